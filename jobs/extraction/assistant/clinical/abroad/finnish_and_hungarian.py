"""Conditions and complaints as letters in Finnish and in Hungarian name them."""

from __future__ import annotations

_FINNISH = (
    r"verenpainetau\w+|rr-tau\w+|kohonnu\w+ verenpain\w+|eteisvärin\w+|flimmeri\w*|sepelvaltimotau\w+|"
    r"sydämen vajaatoimin\w+|sydäninfarkt\w*|aorttasteno\w+|aivoinfarkt\w*|aivohalvau\w+|epilepsia\w*|migreeni\w*|"
    r"parkinsonin tau\w+|alzheimerin tau\w+|muistisairau\w+|masennu(?:s|sta|ksen)|ahdistuneisuushäiriö\w*|astma\w*|"
    r"keuhkoahtaumatau\w+|uniapne\w+|keuhkokuum\w+|(?:tyypin [12] )?diabete\w+|dm ?[12]|kilpirauhasen vajaatoimin\w+|"
    r"hypotyreoo\w+|hypertyreoo\w+|hyperkolesterolemi\w+|dyslipidemi\w+|kihti|osteoporoo\w+|anemi\w+|"
    r"munuaisten vajaatoimin\w+|munuaiskiv\w+|virtsatieinfekti\w+|eturauhas\w*liikakasvu\w*|eturauhassyö\w+|"
    r"refluksitau\w+|mahahaava\w*|keliaki\w+|crohnin tau\w+|haavai\w+ paksusuolentulehdu\w+|sappikiv\w+|nivustyrä\w*|"
    r"nivelriko\w*|nivelrikko|(?:lonkan|polven) nivelriko\w*|nivelreuma\w*|psoriasi\w*|ihottumatau\w+|atooppi\w+ \w+|"
    r"(?:vanhuuden)?kaihi\w*|glaukooma\w*|silmänpainetau\w+|makuladegeneraati\w+|rintasyö\w+|melanoom\w+|murtuma\w*"
)
_HUNGARIAN = (
    r"magas ?vérnyomás\w*|hypertoni\w*|hipertóni\w*|pitvarfibrilláció\w*|szívelégtelenség\w*|szívinfarktus\w*|"
    r"koszorúér-?betegség\w*|ischaemiás szívbetegség\w*|aortastenosis\w*|stroke|agyi infarktus\w*|epilepszi\w+|"
    r"migrén\w*|"
    r"parkinson-?kór\w*|alzheimer-?kór\w*|demenci\w+|depresszió\w*|szorongásos zavar\w*|asztm\w+|copd|alvási apnoe\w*|"
    r"tüdőgyulladás\w*|(?:[12]-es típusú )?(?:cukorbetegség|diabétesz|diabetes)\w*(?: mellitus)?|hypothyreos\w*|"
    r"hypothyreosis\w*|pajzsmirigy-?(?:alul|túl)működés\w*|hyperthyreos\w*|hypercholesterin[ae]emi\w+|köszvény\w*|"
    r"csontritkulás\w*|osteoporos\w+|vérszegénység\w*|anaemi\w+|veseelégtelenség\w*|vesekő\w*|húgyúti fertőzés\w*|"
    r"prosztata ?megnagyobbodás\w*|reflux\w*|gyomorfekély\w*|coeliaki\w+|crohn-?betegség\w*|colitis ulceros\w+|"
    r"epekő\w*|"
    r"epekövesség\w*|lágyéksérv\w*|ízületi gyulladás\w*|(?:rheumatoid|reumatoid) arthritis\w*|arthrosis\w*|"
    r"(?:csípő|térd)ízületi kopás\w*|(?:cox|gon)arthros\w+|porckorongsérv\w*|pikkelysömör\w*|psoriasis\w*|ekcém\w+|"
    r"szürkehályog\w*|zöldhályog\w*|cataract\w+|glaucom\w+|melanom\w+|emlőrák\w*|emlődaganat\w*|csonttörés\w*"
)
CONDITIONS = f"{_FINNISH}|{_HUNGARIAN}"

COMPLAINTS = (
    r"(?:rinta|vatsa|selkä|pään?)särky\w*|päänsärky\w*|rintakip\w+|vatsakip\w+|selkäkip\w+|hengenahdistu\w+|ysk[äi]\w*|"
    r"kuume\w*|väsymy\w+|huimau\w+|pahoinvoin\w+|ripuli\w*|ummetu\w+|laihtumi\w+|turvotu\w+|puutumi\w+|unettomuu\w+|"
    r"mellkas\w+ fájdal\w+|hasi fájdal\w+|hasfájás\w*|fejfájás\w*|derékfájás\w*|ízületi fájdal\w+|fájdalom|"
    r"nehézlégzés\w*|"
    r"fulladás\w*|köhögés\w*|láz\b|fáradékonyság\w*|szédülés\w*|hányinger\w*|hányás\w*|hasmenés\w*|székrekedés\w*|"
    r"fogyás\w*|duzzanat\w*|reggeli (?:ízületi )?merevség\w*|zsibbadás\w*|viszketés\w*|álmatlanság\w*"
)
