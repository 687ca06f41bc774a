"""Wordings of labels in languages further off, as referral forms print them: Swedish, Danish, Norwegian, Finnish,
Polish, Czech, Slovak, Hungarian, Romanian, Croatian, Slovenian, Turkish, Vietnamese, Indonesian, Swahili, Catalan,
Estonian, Latvian, Lithuanian, Icelandic and Albanian.

Written as in `synonyms`; a keyboard without their marks leaves these out, which needs not be written here either.
"""

from __future__ import annotations

SYNONYMS_FURTHER_OFF: tuple[tuple[str, str, str], ...] = (
    (
        "name",
        "patient",
        "patientens namn|patientnamn|patientens navn|patientnavn|pasientens navn|pasientnavn|potilaan nimi|"
        "imię i nazwisko|imię i nazwisko pacjenta|nazwisko i imię|nazwisko i imię pacjenta|nazwisko, imię|"
        "dane pacjenta|"
        "jméno a příjmení|příjmení a jméno|jméno pacienta|jméno a příjmení pacienta|příjmení, jméno|"
        "meno a priezvisko|priezvisko a meno|meno pacienta|priezvisko, meno|"
        "beteg neve|a beteg neve|páciens neve|beteg|páciens|beutalt neve|a beutalt neve|beutalt|beutalt beteg neve|"
        "név (viselt név)|viselt név|viselt neve|"
        "numele și prenumele|nume și prenume|nume/prenume|nume, prenume|numele pacientului|pacientul|pacienta|"
        "ime i prezime|prezime i ime|ime in priimek|priimek in ime|ime bolnika|pacijent|pacijentica|bolnik|"
        "hastanın adı soyadı|hasta adı soyadı|adı soyadı|ad soyad|adı ve soyadı|hastanın adı|hasta adı|"
        "họ và tên|họ tên|họ tên người bệnh|họ và tên bệnh nhân|tên bệnh nhân|bệnh nhân|người bệnh|"
        "nama lengkap|nama px|nama peserta|jina la mgonjwa|jina kamili|jina|mgonjwa|"
        "nom i cognoms|cognoms i nom|nom del pacient|ees- ja perekonnanimi|patsient|patsiendi nimi|"
        "vārds, uzvārds|vārds un uzvārds|uzvārds, vārds|pacients|vardas, pavardė|vardas ir pavardė|pacientas|"
        "tilvísun|nafn sjúklings|sjúklingur|emri, atësia, mbiemri|emër mbiemër|emri mbiemri|emri dhe mbiemri|pacienti",
    ),
    (
        "full_name",
        "",
        "nama|namn|navn|nimi|név|neve|fullt namn|fullt navn|fulde navn|nafn|emri",
    ),
    (
        "last_name",
        "",
        "efternamn|efternavn|etternavn|sukunimi|nazwisko|příjmení|priezvisko|vezetéknév|családi név|családnév|"
        "nume|nume de familie|numele|prezime|priimek|soyadı|soyad|soyisim|nama keluarga|cognoms|primer cognom|"
        "perekonnanimi|uzvārds|pavardė|"
        "mbiemri",
    ),
    (
        "first_name",
        "",
        "förnamn|fornavn|etunimi|etunimet|imię|imiona|jméno|křestní jméno|meno|keresztnév|utónév|prenume|"
        "prenumele|adı|nama depan|eesnimi|vārds|vardas",
    ),
    (
        "birth_date",
        "patient",
        "fødselsdag|født|född|syntynyt|synt|data ur|ur. dn|urodzony|urodzona|urodzony/a|datum narození|dat. nar|nar|"
        "narozen|narozena|dátum narodenia|narodený|narodená|születési dátum|születési idő|született|szül|"
        "szül. dátum|szül. idő|születési hely, idő|data nașterii|data naşterii|născut|născută|născut la data|"
        "datum rođenja|rođen|rođena|datum rojstva|rojen|rojena|doğum tarihi|d. tarihi|doğum yeri ve tarihi|"
        "ngày sinh|ngày tháng năm sinh|sinh ngày|năm sinh|tanggal lahir|tgl lahir|tgl. lahir|tempat/tanggal lahir|"
        "tempat, tanggal lahir|tempat/tgl lahir|tempat, tgl lahir|ttl|tarehe ya kuzaliwa|data de naixement|"
        "sünniaeg|sünnikuupäev|dzimšanas datums|gimimo data|"
        "fæðingardagur|fædd|fæddur|datëlindja|datëlindja, vendlindja|datëlindja, vendlindja, gjinia|"
        "tempat/tgl lahir/umur",
    ),
    (
        "age",
        "patient",
        "ikä|věk|vek|életkor|kor|vârsta|vârstă|vârsta (ani)|starost|dob pacijenta|yaşı|yaş|tuổi|usia|edat|umri|vanus|"
        "vecums|amžius",
    ),
    (
        "sex",
        "patient",
        "płeć|kön|kjønn|køn|sukupuoli|pohlaví|pohlavie|neme|nem|sexul|spol|cinsiyet|cinsiyeti|giới tính|giới|nam/nữ|"
        "jenis kelamin|jns kelamin|j. kelamin|jk|l/p|jinsia|sexe/gènere|sugu|dzimums|lytis|"
        "kyn|gjinia",
    ),
    (
        "address",
        "patient",
        "hemadress|bostadsadress|bopæl|bopel|kotiosoite|adres zamieszkania|miejsce zamieszkania|adres pacjenta|"
        "bydliště|trvalé bydliště|bydlisko|trvalé bydlisko|lakcím|lakcíme|lakóhely|domiciliul|domiciliu|"
        "adresa pacientului|adresa stanovanja|prebivalište|stalno prebivališče|ev adresi|ikametgah|địa chỉ|nơi ở|"
        "chỗ ở|alamat|alamat rumah|alamat pasien|makazi|domicili|elukoht|dzīvesvieta|gyvenamoji vieta|"
        "heimilisfang|lögheimili|vendbanimi|banimi",
    ),
    ("address", "", "adress|osoite|adresa|cím|címe|adresi|anwani|adreça|aadress|adrese|adresas"),
    (
        "phone",
        "patient",
        "mobilnummer|mobiltelefonnummer|tel. domowy|tel. pacjenta|telefon pacjenta|kontakt na pacienta|"
        "beteg telefonszáma|telefon pacient|hasta telefonu|cep telefonu|cep tel|số điện thoại|điện thoại|"
        "sđt|đt|no hp|no. hp|nomor hp|no wa|no telp pasien",
    ),
    (
        "phone",
        "",
        "puhelin|puh|puhelinnumero|tlf|telefonnr|telefonnummer|telefonszám|telefonszáma|nr tel|nr telefonu|numer "
        "telefonu|tel. kom|tel. komórkowy|č. tel|tel. č|telefonní číslo|telefónne číslo|nr. telefon|număr de telefon|"
        "broj telefona|telefonska številka|telefon numarası|tel no|telp|no telp|no. telp|no. telepon|telepon|simu|"
        "namba ya simu|telèfon|tālrunis|telefonas|telefoni nr|"
        "sími|símanúmer",
    ),
    (
        "email",
        "",
        "e-post|epost|e-postadress|sähköposti|e-posta|elektronická pošta|surel|barua pepe|e-pasts|netfang",
    ),
    (
        "health_card",
        "patient",
        "personnr|pnr|personnummer/samordningsnummer|cpr-nr|cpr-nummer|fødselsnummer|fødselsnr|fnr|hetu|"
        "henkilötunnus|pesel|nr pesel|pesel nr|numer pesel|rodné číslo|r.č|rč|č. pojištěnce|číslo pojištěnce|"
        "taj|taj szám|taj-szám|taj száma|tb szám|cnp|c.n.p|cod numeric personal|oib|mbo|emšo|kzz|zzzs|"
        "tc kimlik no|t.c. kimlik no|tc no|t.c. no|kimlik no|tckn|cccd|số cccd|số cmnd|cmnd|"
        "số thẻ bhyt|mã thẻ bhyt|thẻ bhyt|nik|no ktp|no. ktp|no bpjs|no. bpjs|nomor bpjs|no kartu bpjs|"
        "no. kartu bpjs|no. kartu|nida|isikukood|personas kods|asmens kodas|amka|cip/nass|"
        "kennitala|kt|nr. personal|numri personal|no bpjs/jkn|no. bpjs/jkn|no. jkn",
    ),
    (
        "mrn",
        "patient",
        "journalnummer|journalnr|nr historii choroby|nr kartoteki|nr karty|číslo karty|č. karty|törzsszám|"
        "kórlapszám|nr. fișă|nr. foaie de observație|broj kartona|protokol no|dosya no|hasta no|mã bệnh nhân|"
        "mã bn|mã hồ sơ|mã y tế|no rm|no. rm|no rekam medis|no. rekam medis|nomor rekam medis|no. mr|"
        "namba ya jalada|namba ya faili|història clínica|núm. història",
    ),
    (
        "payer",
        "insurance",
        "försäkringsbolag|forsikringsselskab|forsikringsselskap|oddział nfz|zdravotní pojišťovna|pojišťovna|"
        "zdravotná poisťovňa|poisťovňa|biztosító|casa de asigurări|casa de asigurări de sănătate|"
        "osiguravajuće društvo|zdravstvena zavarovalnica|kurumu|sosyal güvencesi|sigorta|sigorta şirketi|"
        "penjamin|cara bayar|jaminan|asuransi|ubezpieczenie|ubezpieczyciel|płatnik|vakuutus|vakuutusyhtiö|"
        "försäkring|forsikring|osiguranje|"
        "maksaja|convênio|convenio|plano de saúde|operadora|subsistema|subsistema de saúde|seguradora|"
        "entidade financeira responsável|efr|obra social|eps|previsión",
    ),
    (
        "provider",
        "referrer",
        "remitterande läkare|inremitterande läkare|remittent|remitterad av|avsändare|remiss från|henvisende læge|"
        "henviser|henvisende lege|afsender|avsender|henvist av|henvist af|lähettävä lääkäri|"
        "lähettäjä|lekarz kierujący|kierujący|"
        "lekarz|podpis lekarza|odesílající lékař|ošetřující lékař|lékař|odosielajúci lekár|ošetrujúci lekár|lekár|"
        "beutaló orvos|beküldő orvos|kezelőorvos|háziorvos|orvos|medic trimițător|medicul trimițător|"
        "medic de familie|medicul de familie|liječnik|izabrani liječnik|upućuje|napotni zdravnik|"
        "osebni zdravnik|zdravnik|sevk eden hekim|sevk eden doktor|hekim|gönderen hekim|sevk eden|doktor|"
        "bác sĩ|bác sĩ chuyển|bác sĩ điều trị|dokter pengirim|dokter perujuk|dokter yang merujuk|perujuk|"
        "daktari|daktari anayetuma|metge|metge derivador|suunav arst|saatja|nosūtītājs|ārsts|siuntė|gydytojas",
    ),
    (
        "organization",
        "referrer",
        "remitterande enhet|inremitterande enhet|henvisende enhed|henvisende enhet|lähettävä yksikkö|"
        "podmiot kierujący|jednostka kierująca|poradnia kierująca|odesílající zařízení|odosielajúce zariadenie|"
        "beutaló intézmény|beküldő intézmény|unitatea sanitară|unitate trimițătoare|unitatea trimițătoare|"
        "ustanova|napotna ustanova|sevk eden kurum|gönderen kurum|cơ sở chuyển|nơi chuyển|nơi gửi|faskes perujuk|"
        "faskes pengirim|asal rujukan|dari faskes|kituo kinachotuma|kituo|centre derivador",
    ),
    ("organization", "", "vårdcentral|vårdenhet|lægehus|lægepraksis|legekontor|przychodnia|ordinace|rendelő"),
    (
        "recipient",
        "recipient",
        "remiss till|mottagare|modtager|mottaker|vastaanottaja|do kogo|lékaři|přijímající lékař|címzett|"
        "către|către medic|doktora|kepada|kepada yth|yth|ditujukan kepada|kính gửi|kwa daktari|saaja",
    ),
    (
        "recipient_organization",
        "recipient",
        "mottagande enhet|mottagande klinik|remitteras till|modtagende afdeling|mottakende enhet|"
        "vastaanottava yksikkö|kierowany do|kieruje do|skierowanie do|poradnia|do poradni|odeslán na|"
        "fogadó intézmény|beutalva|hova|hová|beutalás helye|beutalva ide|"
        "către unitatea|trimis la|upućuje se u|napoten v|sevk edilen kurum|"
        "sevk edildiği kurum|gönderildiği kurum|nơi chuyển đến|chuyển đến|nơi nhận|faskes tujuan|rs tujuan|"
        "rumah sakit tujuan|dirujuk ke|kituo kinachopokea|centre receptor|"
        "dërgohet te",
    ),
    (
        "specialty",
        "",
        "medicinskt område|speciale|fagområde|erikoisala|specjalność|specjalizacja|odbornost|obor|odbornosť|odbor|"
        "szakterület|szakrendelés|specialitatea|specialitate|specijalnost|specijalizacija|specialnost|branş|branşı|"
        "bölüm|bölümü|poliklinik|polikliniği|chuyên khoa|khoa|spesialis|poli|poli tujuan|poliklinik tujuan|"
        "especialitat|eriala",
    ),
    (
        "date",
        "",
        "remissdatum|henvisningsdato|dato|lähetepäivä|päivämäärä|pvm|lähetteen pvm|"
        "data wystawienia|data skierowania|datum vystavení|"
        "dátum vystavenia|dátum|kelt|dátuma|beutaló kelte|data emiterii|data completării|datum izdavanja|"
        "datum uputnice|sevk tarihi|tarih|tarihi|düzenlenme tarihi|ngày|ngày chuyển|ngày giới thiệu|tanggal|tgl|"
        "tanggal rujukan|tgl rujukan|tgl. rujukan|tarehe|kuupäev|datums|data de derivació|"
        "lähetepvm|dagsetning",
    ),
    (
        "reason",
        "",
        "remissorsak|remissfråga|frågeställning|henvisningsårsag|henvisningsgrunn|problemstilling|spørgsmål|"
        "lähetteen syy|lähetesyy|syy|kysymyksenasettelu|ønskes|"
        "henvisningens formål|ønsket undersøgelse|cel skierowania|cel porady|powód skierowania|důvod odeslání|"
        "důvod vyšetření|dôvod odoslania|beutalás oka|beutalás indoka|kérdés|motivul trimiterii|motivul|"
        "razlog upućivanja|razlog uputnice|razlog napotitve|sevk nedeni|sevk gerekçesi|lý do chuyển|"
        "lý do chuyển viện|lý do khám|alasan rujukan|alasan dirujuk|keperluan|sababu ya rufaa|motiu de derivació|"
        "tulosyy|tulosyy/kysymyksenasettelu|arsyeja e rekomandimit|beiðni",
    ),
    (
        "urgency",
        "",
        "henvisningstype|remisstyp|henvisningens type|prioritet|hastegrad|angelägenhetsgrad|"
        "kiireellisyys|kiireellisyysluokka|tryb|pilność|"
        "naléhavost|naliehavosť|sürgősség|sürgősségi fok|urgența|hitnost|"
        "stupanj hitnosti|nujnost|stopnja nujnosti|aciliyet|öncelik|mức độ ưu tiên|sifat rujukan",
    ),
    (
        "medications",
        "",
        "läkemedel|medicin|gyógyszerei|lekovi|lääkkeet|lääkitys|leki|léky|lieky|gyógyszerek|medicamente|lijekovi|obat",
    ),
    (
        "allergies",
        "",
        "allergier|allergiat|uczulenia|alergie|allergiák|alergii|alergije|alerjiler|alerji|dị ứng|alergi",
    ),
    ("fax", "", "faks|faksi|faksnr|bréfasími|faxnr|faks no"),
    (
        "relative",
        "",
        "närstående|pårørende|omaiset|lähiomainen|osoba bliska|hozzátartozó|aparținător|yakını|ndugu|"
        "lähiom|nama kk|aðstandandi",
    ),
    (
        "ignore",
        "",
        "medborgarskap|civilstånd|obywatelstwo|národnost|rodinný stav|állampolgárság|anyja neve|cetățenie|"
        "stare civilă|medeni hali|uyruğu|dân tộc|nghề nghiệp|quốc tịch|agama|pekerjaan|status perkawinan|kabila|"
        "ocupația|zawód|povolání|foglalkozás|ammatti|yrke|diplomasicil no|dip. no|nr prawa wykonywania zawodu|"
        "pecsétszám|cod parafă|icd|kod icd-10|stampila|pieczęć|razítko|imza|tanda tangan|podpis|aláírás|semnătura|"
        "kotikunta|äidinkieli|ríkisfang|kategoria|térítési kategória|leánykori név|leánykori neve|születési név|"
        "születési neve|születéskori név|születéskori neve|anyja születési neve|anyja leánykori neve|"
        "nazwisko rodowe|nazwisko panieńskie|imię matki|imię ojca|imiona rodziców|rodné příjmení|rodné priezvisko|"
        "djevojačko prezime|ime oca|ime majke|očevo ime|kızlık soyadı|anne adı|baba adı|numele tatălui|"
        "numele mamei|nama ibu kandung|nama ibu|entinen sukunimi",
    ),
)
