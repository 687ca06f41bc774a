"""Conditions and complaints as letters in Indonesian name them."""

from __future__ import annotations

CONDITIONS = (
    r"hipertensi(?: grade \w+)?|ht grade \w+|hhd|fibrilasi atrium|gagal jantung(?: kongestif)?|chf|"
    r"penyakit jantung koroner|pjk|stroke(?: (?:iskemik|hemoragik|non hemoragik))?|epilepsi|migrain|parkinson|demensia|"
    r"depresi|gangguan cemas|skizofrenia|asma(?: bronkial)?|ppok|pneumonia|tb(?: paru)?|tuberkulosis|"
    r"(?:dm|diabetes(?: mellitus| melitus)?)(?: tipe ?(?:1|2|i{1,2}))?|kencing manis|hipotiroid(?:isme)?|"
    r"hipertiroid(?:isme)?|struma|dislipidemia|hiperkolesterolemia|obesitas|gout|asam urat|osteoporosis|anemia|"
    r"gagal ginjal(?: kronik)?|ckd|batu (?:ginjal|saluran kemih|empedu)|isk|infeksi saluran kemih|bph|gerd|gastritis|"
    r"dispepsia|tukak lambung|hepatitis(?: [abc])?|sirosis|hernia(?: \w+)?|hemoroid|wasir|"
    r"otitis media(?: \w+){0,2}|omsk|sinusitis|rinitis alergi|katarak|glaukoma|pterigium|osteoartritis|oa genu|"
    r"artritis reumatoid|hnp|psoriasis|dermatitis(?: atopik| kontak)?|eksim|ca mammae|kanker \w+|mioma uteri|"
    r"kista ovarium|"
    r"fraktur(?: \w+)?"
)
COMPLAINTS = (
    r"nyeri (?:dada|perut|kepala|pinggang|sendi|lutut|ulu hati|punggung|telinga|tenggorokan)|sesak(?: napas| nafas)?|"
    r"batuk(?: (?:kering|berdahak|darah))?|demam|lemas|pusing(?: berputar)?|mual|muntah|diare|sembelit|"
    r"penurunan berat badan|berat badan turun|bengkak|kesemutan|kebas|berdebar|pingsan|gatal(?:-gatal)?|sulit tidur|"
    r"keluar cairan(?: \w+)?|pendengaran (?:berkurang|menurun)|penglihatan (?:kabur|menurun)|perdarahan"
)
