"""Names that papers of Finland, Italy, Poland, Romania, of the Croats, Serbs and Slovenes, of Flanders and of speakers
of German and French write with the family's first: "Raudaskoski Aino Kyllikki", "GRUBIŠIĆ ANTE", "Pichler Roswitha",
"Maes Wim", "Roux-Delay Solène".

All words behind the first are given names of the country, the first is none.
"""

from __future__ import annotations

import re

from jobs.extraction.assistant.values.given_names_in_french import GIVEN_TOO, SURELY_GIVEN
from jobs.extraction.assistant.values.marks_of_letters import without_marks

_FINNISH = frozenset(
    "aada aila ailakki aili aino aira alli anita anja anna anne anni annikki antero anton antti ari arja armas "
    "arto arttu arvo asko auli aulis aune eero eeva eevi eila eino elina ella ellen elli elsa elviira emilia emma "
    "erkki esa esko eva hanna hannele hannu harri heikki heimo helena heli helmi helvi henna henri hilja hilkka "
    "hilma iida iiris ilkka ilma ilmari ilona impi inkeri irja irma ismo jaakko jaana jani janne jari jarmo jenni "
    "jere johanna johannes jonna joona jorma jouko jouni juha juhana juhani jukka julia jussi juuso jyrki kaarina "
    "kaarlo kai kaija kaisa kaisu kalervo kalevi kalle kari katariina kati katja katri kauko kerttu kimmo kirsi "
    "kirsti kristiina kyllikki kyosti laila lasse lauri lea leena leevi leila leo liisa lilja linnea maarit maija "
    "maire mari maria marika marita marja marjatta marjo markku marko markus martta martti matias matti mauno "
    "mauri merja mervi mika mikael mikko minna mirja mirjam miro nea niilo niina niko olavi olli onni orvokki "
    "oskari osmo ossi outi paavo paivi paula pauli pekka pentti petri petteri pia piia pirjo pirkko raija raili "
    "raimo raisa rauha rauni reetta reijo reino riikka riitta risto ritva roope saana saara saila sakari sami "
    "sampo samuli sanna sanni santeri sari satu seija seppo siiri silja simo sini sirkka sirpa sofia soile sointu "
    "susanna suvi taimi taina taisto tapani tapio tarja tauno tea teemu tellervo teppo terhi tero terttu tiina "
    "timo toini toivo tommi toni topi tuija tuomas tuomo tuula tuulikki tuure tyyne tyyni ulla uolevi urho urpo "
    "vaino valdemar valma vappu veera veikko veli venla vesa vieno viivi vilho viljami ville vilma virpi voitto "
    "vuokko yrjo".split()
)
_POLISH = frozenset(
    "adam adrian agata agnieszka albert aldona aleksander aleksandra alicja alina amelia andrzej aneta angelika "
    "anita anna antoni antonina arkadiusz artur barbara bartlomiej bartosz beata blazej bogdan bogumila boguslaw "
    "boguslawa bozena bronislaw bronislawa cecylia cezary czeslaw czeslawa damian daniel danuta dariusz dawid "
    "dominik dominika dorota edward edyta eliza elzbieta emilia eryk eugenia eugeniusz ewa ewelina feliks filip "
    "franciszek franciszka gabriela genowefa grazyna grzegorz halina hanna helena henryk henryka honorata hubert "
    "ignacy igor irena ireneusz iwona izabela jacek jadwiga jakub jan janina janusz jaroslaw jerzy joanna jolanta "
    "jozef jozefa julia julian justyna kacper kamil kamila karol karolina katarzyna kazimiera kazimierz kinga "
    "klaudia konrad krystian krystyna krzysztof lech lena leokadia leon leszek lidia lucja lucyna ludwik lukasz "
    "maciej magdalena maja malgorzata marcel marcin marek maria marian marianna mariola mariusz marlena marta "
    "mateusz michal mieczyslaw mieczyslawa mikolaj milena miroslaw miroslawa monika natalia nikodem norbert olga "
    "oliwia oskar patrycja patryk paulina pawel piotr przemyslaw radoslaw rafal regina renata robert roman "
    "ryszard sabina sebastian slawomir stanislaw stanislawa stefan stefania sylwester sylwia szymon tadeusz "
    "teresa tomasz urszula waclaw waldemar wanda weronika wieslaw wieslawa wiktor wiktoria witold wladyslaw "
    "wladyslawa wlodzimierz wojciech zbigniew zdzislaw zdzislawa zenon zofia zuzanna zygmunt".split()
)
_ROMANIAN = frozenset(
    "adela adina adrian adriana alexandra alexandru alin alina ana anca andreea andrei angela aurel aurelia "
    "aurica bianca bogdan camelia carmen catalin catalina cecilia cezar claudia claudiu constanta constantin "
    "corina cornel cornelia cosmin cristian cristina cristinel dan dana daniel daniela denisa diana doina dorel "
    "dorin dorina dragos dumitra dumitru ecaterina elena elisabeta emil emilia eugen eugenia eva felicia florea "
    "florentina florica florin florina gabriel gabriela george georgeta georgiana gheorghe gheorghita gina "
    "grigore horia iacob ileana ilie ilinca ioan ioana ion ionel ionela ionut irina iulia iulian iuliana iustin "
    "larisa laura laurentiu lavinia lenuta leonard lidia ligia liliana livia liviu loredana lucia lucian luminita "
    "madalina magdalena marcel margareta maria marian mariana maricel maricica marin marinela marioara marius "
    "marta matei mihaela mihai mihail mircea mirela monica nadia natalia neculai nicolae nicoleta nicu nina oana "
    "octavian olga olimpia ovidiu parascheva pavel petre petronela petru petruta radu raluca ramona razvan remus "
    "robert rodica roxana ruxandra sabina sanda sebastian silvia silviu simona sorin sorina stefan stefania "
    "steliana tatiana teodor teodora tiberiu traian tudor valentin valentina valeriu vasile vasilica veronica "
    "victor victoria viorel viorica vlad zamfira zoe".split()
)
_SOUTH_SLAVIC = frozenset(
    "ada adrijana aleksandar aleksandra alen ales alojz ana andela andrea andreja andrija anita anka ankica ante "
    "anton antonija antun barbara bernarda biljana blaz bojan bojana boris bozena bozidar bozo branimir branislav "
    "branka brankica branko bruno dalibor damir danica daniel danijela darija darinka dario darko davor davorka "
    "dejan denis desanka dijana dinko domagoj dora dorotea dragan dragana dragica dragutin drazen dubravka dunja "
    "durda durdica duro dusan dusanka elena ema emil filip frane franjo goran gordana grgo helena hrvoje igor "
    "ilija irena iva ivan ivana ivanka ivica ivka ivo jadranka jakob jakov jana janez janja jasminka jasna jelena "
    "jelka jerko josip josipa jovan jovana jozo juraj jure jurica jurka karlo karmen kata katarina kornelija "
    "kresimir kreso kristijan kristina lana ljiljana ljubica ljubomir lovro luca lucija luka magdalena maja manda "
    "mara marica marija marijan marijana marin marina marinko mario marjan marko marta martin martina mate matej "
    "mateja matija mato mia mihael mila milan milena milica milka milorad milos mirela mirjana mirko miroslav "
    "mladen monika nada natasa neven nevenka nikica niko nikola nikolina nina nives ozren paula pavao pavle pero "
    "petar petra predrag rade radmila radoslav ranko ratko renata robert roko roman ruza ruzica sandra sanja sara "
    "senka sime simun sinisa slaven slavica slavko slobodan smiljana sonja stana stanislav stanko stefica stipan "
    "stipe stjepan suzana svjetlana tanja tatjana tea tena terezija tihana tihomir tin toma tomislav toni tonka "
    "vedran vera veronika vesna viktor viktorija vinko vjekoslav vladimir vlado vlasta zdenka zdenko zdravko "
    "zeljka zeljko zlata zlatko zoran zorica zorka zvonimir zvonko".split()
)
# Names that are surnames as well (Walter, Frank, Robert) are left out of the next two.
_GERMAN = frozenset(
    "adelheid agnes alexandra alfons alina alois aloisia andrea andreas angela angelika angelina anita anja "
    "anke anna anneliese annemarie annette annika antje antonia arne astrid babette balthasar barbara bastian "
    "beat beate beatrice bernadette bernd berta bettina bianca birgit birgitta birte bjorn brigitte carina "
    "carmen carola carolin charlotte christa christel christian christiane christina christine christoph "
    "claudia clemens corina corinna cornelia dagmar daniela denise detlef diana dieter dirk dominik doris "
    "dorothea dorothee edeltraud edith egon eleonore elfriede elisabeth elke ella elsbeth emilia emma erich "
    "erika erna esther eva eveline evelyn florian franziska frieda friederike gabriela gabriele gerda gerhard "
    "gerlinde gertraud gertrud gisela gitta gudrun guenter gunda gunter gunther gustav hannah hannelore "
    "hannes hans hansjorg hansruedi harald hartmut hedwig heide heidemarie heidi heike heiko heinz helene "
    "helga helmut helmuth herbert hermine herta hertha hilde hildegard holger horst ida ilona ilse inge "
    "ingeborg ingo ingrid irene iris irmgard irmtraud isabella ivo jana janine jasmin jens jessica joachim "
    "jochen johanna johannes jonas jorg jorn josef josefa josefine julia juliane jurgen jutta karin karla "
    "karolin karoline karsten katharina kathrin katja katrin kerstin kirsten klara klaus kornelia kristina "
    "lara laura lea lena leni leonie liane lieselotte lilli lina linda lisa lore lothar luca luise lukas "
    "luzia magdalena maik manfred manuel manuela marc marco margarete margaretha margarethe margit margot "
    "margrit maria marianne marie mariella marina mario marion markus marlene marlies marta martha martina "
    "mathias mathilde matthias maximilian mechthild melanie mia michaela mike miriam mirjam monika nadine "
    "nadja natalie nicole niklas nils nina nora olga oliver oskar ottilie patricia patrick paula pauline "
    "petra philipp philippe pia rainer ralf ramona rebecca regina reiner reinhard reinhold renate reto rita "
    "rolf romana ronald rosa rosemarie rosi rosina rosmarie roswitha rudi rudolf ruth sabine sabrina sandra "
    "sarah sascha sebastian selina severin siegfried sieglinde sigrid silke silvia simone sofia sofie sonja "
    "sophie stefan stefanie steffen stephan stephanie susanne susi sven svenja sybille sylvia tamara tanja "
    "tatjana thea theodor theresa therese theresia thorsten tilo timo tina tobias torsten traude trudi udo "
    "ueli ulla ulrike urs ursula uschi ute uwe valentina vanessa vera verena veronika viktor viktoria "
    "waltraud wendelin wilfried wilhelmine willi wolfgang yvonne".split()
)
_FLEMISH = frozenset(
    "aagje adriaan adriana ann anneke annelies annemie anouk ans arjan bart bieke carine cees chantal "
    "christel cornelia daan danny dirk dries eddy elke els erna esther etienne evelien femke filip freddy "
    "frederik geert geertje gerda gerrit gert gijs godelieve goedele greet greta griet guido hanneke "
    "hannelore hans heidi helena hilde ilse inge ingrid jaak jacqueline jan janneke jasper jeannine jeroen jo "
    "johan johanna joke jolanda joost joyce jozef jurgen kaat karen karin katrien kobe koen kristel kristien "
    "kristof lien lies liesbet liesbeth liesje lieve lotte luc lucien ludo maaike maarten machteld magda marc "
    "margriet maria marianne marieke marijke marijn marina mark marleen marloes martine mathias mia mieke "
    "miet monique nadia nadine nancy nele nicole niek niels paula peggy petra raf ria riet rita roel roos "
    "rosa ruben rudy ruth ryanne sabine sander sandra sanne saskia simonne sofie sonja stefaan steven stijn "
    "suzanne sven tania tess thijs tine tineke tinne toon truus ursula veerle vera veronique viviane wannes "
    "wendy wilfried wim wouter yannick yolande yves yvonne zoe".split()
)
_ITALIAN = frozenset(
    "adele adriana agata agnese agostino alba alberto alda aldo alessandra alessandro alessia alessio "
    "alfredo alice amalia ambra amedeo amelia andrea angela angelica angelo anita anna annalisa annamaria "
    "annarita antonella antonello antonia antonietta antonino antonio arianna armando arturo assunta augusta "
    "augusto aurora barbara bartolomeo beatrice benedetta bianca brigida bruna calogero camilla candida "
    "carla carlo carlotta carmela carmelo carmine carolina cataldo caterina cecilia cesare chiara cinzia "
    "clara claudia claudio concetta corrado cosimo cristian cristiana cristiano cristina damiano daniela "
    "daniele dario davide debora delia denise diego dino domenica domenico donatella donato edda edoardo "
    "egidio elda elena eleonora elio elisa elisabetta elsa elvira emanuela emanuele emilia emilio emma enea "
    "enrica enrico enzo ermanno ernesto ersilia ester ettore eugenio eva fabiana fabio fabiola fabrizio "
    "fausta fausto federica federico felice ferdinando fernanda filippo filomena fiorella fiorenza flavia "
    "flavio francesca francesco gabriella gaetano gaia gennaro gerardo giacomo giada giampaolo gianfranco "
    "gianluca gianmarco gianni gianpaolo gilberto gilda gino gioacchino gioele giorgia giorgio giosue "
    "giovanna giovanni giuditta giulia giuliana giuliano giulio giuseppe giuseppina grazia graziano "
    "graziella greta guido ida ignazio ilaria immacolata ines iolanda irene irma isabella ivana ivano jacopo "
    "lamberto laura letizia lidia liliana lina livia livio loredana lorena lorenza lorenzo luca lucia "
    "luciana luciano luigi luigia luisa luisella maddalena manuela mara marcella marcello marco margherita "
    "maria mariagrazia mariangela marianna mariella marika marina mario marisa marta martina massimiliano "
    "massimo matilde matteo mattia maura maurizio mauro michela michelangelo michele milena mirella mirko "
    "monica nadia nello nicola nicoletta nicolo nives noemi norma nunzia nunzio olga oreste oriana orietta "
    "ornella osvaldo ottavio palmira paola paolina paolo pasquale patrizia pier piera pierangelo piergiorgio "
    "pierluigi piero pietro pina raffaele raffaella raimondo regina remo renata renato riccardo rina rino "
    "rita roberta roberto rocco romina rosalba rosalia rosanna rosaria rosetta rosina rosita rossana "
    "rossella ruggero sabrina salvatore samuele sandra sandro santina sara saverio sebastiano serena sergio "
    "silvana silvano silvia simona simone sofia sonia stefania stefano susanna teodoro teresa teresina "
    "tiziana tiziano tommaso tullio ubaldo ugo umberto valentina valentino valeria valerio vanda vanessa "
    "vanna vera veronica vincenza vincenzo viola virgilio virginia vito vittoria vittorio viviana walter "
    "wanda".split()
)
_COUNTRIES: tuple[tuple[re.Pattern[str], frozenset[str]], ...] = (
    (
        re.compile(
            r"\b(?:potilas|lähete|syntymäaika|henkilötunnus|terveys(?:keskus|asema)|poliklinikka|hetu)", re.I
        ),
        _FINNISH,
    ),
    (
        re.compile(
            r"\b(?:data di nascita|nat[oa] (?:a|il)\b|codice fiscale|paziente\b.{0,80}\bnat[oa]\b|egregi[oa]|"
            r"gentil(?:e|issim[oa])|si (?:richiede|invia)|quesito (?:diagnostico|clinico))",
            re.IGNORECASE,
        ),
        _ITALIAN,
    ),
    (re.compile(r"\b(?:pesel|pacjent|skierowani|rozpoznani|poradni|urodzon|nfz)", re.IGNORECASE), _POLISH),
    (
        re.compile(
            r"\b(?:cnp|pacient(?:a|ul|ă)\b|n[ăa]scut[ăa]?\b|doamna|domnul|stimat|bilet de trimitere|spitalul)",
            re.I,
        ),
        _ROMANIAN,
    ),
    (
        re.compile(
            r"\b(?:oib|mbo|jmbg|emšo|pacijent|bolesnik|ordinacija|po[šs]tovan|spo[šs]tovan|ro[đd]j?en[ao]?\b|uputnic|napotnic|"
            r"lije[čc]nik)",
            re.IGNORECASE,
        ),
        _SOUTH_SLAVIC,
    ),
    (
        re.compile(
            r"\b(?:geb\.|geboren|versichert|überweisung|zuweisung|krankenkasse|anschrift|sv-nr|ahv)",
            re.IGNORECASE,
        ),
        _GERMAN,
    ),
    (
        re.compile(
            r"\b(?:rijksregister|insz|mutualiteit|betreft|geachte|verwijsbrief|riziv|huisarts)", re.IGNORECASE
        ),
        _FLEMISH,
    ),
    (
        re.compile(
            r"\b(?:n[ée]\(?e?\)? le|naissance|m[ée]decin|docteur|confr[èe]re|cons(?:œ|oe)ur|patiente|mutuelle|"
            r"ordonnance|lamal|ramq|traitements?|antécédents)\b",
            re.IGNORECASE,
        ),
        SURELY_GIVEN,
    ),
)


def is_family_first_by_given_names(content: str, words: list[str]) -> bool:
    """Tell whether the first word of a name is the family's: in a paper of one of these countries all others are given
    names, of which each half of a double one is one, and the first is none."""
    first, *rest = ([half for half in without_marks(word.casefold()).split("-") if half] for word in words)
    return any(
        all(half in given for halves in rest for half in halves)
        and not all(half in given or half in GIVEN_TOO for half in first)
        and country.search(content) is not None
        for country, given in _COUNTRIES
    )
