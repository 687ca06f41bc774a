"""Conditions and complaints as letters in Romanian name them."""

from __future__ import annotations

CONDITIONS = (
    r"hta|hipertensiun\w+(?: arterial[ăe])?|fibrila[țţ]i\w+ atrial[ăe]|insuficien[țţ][ăa] (?:cardiac|renal|venoas|"
    r"hepatic)\w+|"
    r"cardiopati\w+(?: ischemic[ăe])?|infarct\w*(?: miocardic(?: acut)?)?|angin[ăa] pectoral[ăa]|stenoz[ăa] aortic[ăa]|"
    r"avc|accident\w* vascular\w* cerebral\w*|tromboz[ăa] venoas[ăa](?: profund[ăa])?|epilepsi[ea]|migren[ăe]|"
    r"boal[ăa] (?:parkinson|alzheimer|crohn|celiac[ăa]|cronic[ăa] de rinichi|de reflux(?: gastroesofagian)?)|"
    r"dement[ăa]|"
    r"depresi[ea]|tulburare anxioas[ăa]|astm(?: bron[șş]ic)?|bpoc|pneumoni[ea]|apnee(?: de somn| în somn)?|"
    r"diabet(?: zaharat)?(?: de)?(?: tip(?:ul)? ?(?:1|2|i{1,2}))?|dz(?: tip)? ?(?:1|2|ii?)|hipotiroidi\w+|"
    r"hipertiroidi\w+|"
    r"gu[șş][ăa](?: nodular[ăa])?|tiroidit[ăa]\w*|dislipidemi[ea]|hipercolesterolemi[ea]|obezitat\w+|gut[ăa]|"
    r"osteoporoz[ăa]|anemi[ea](?: feripriv[ăa])?|litiaz[ăa] (?:vezicular|biliar|renal|urinar)\w+(?: simptomatic[ăa])?|"
    r"colecistit[ăa](?: (?:acut|cronic)[ăa])?|infec[țţ]i\w+ urinar[ăe]|adenom de prostat[ăa]|gastrit[ăa]|"
    r"ulcer (?:gastric|duodenal)|hepatit[ăa](?: cronic[ăa])?(?: [abc])?|ciroz[ăa](?: hepatic[ăa])?|"
    r"herni[ea] (?:inghinal|ombilical|hiatal|de disc)\w*|colit[ăa] ulcerativ[ăa]|poliartrit[ăa] reumatoid[ăa]|"
    r"artroz[ăa]|(?:gon|cox)artroz[ăa]|spondiloz[ăa]|discopati[ea]|psoriazis|eczem[ăa]|dermatit[ăa] atopic[ăa]|"
    r"cataract[ăa]|glaucom|melanom|cancer(?:ul)? (?:de|la) \w+|neoplasm\w*|fibrom uterin|endometrioz[ăa]|fractur[ăa]"
)
COMPLAINTS = (
    r"dureri?(?: (?:toracic|abdominal|lombar|articular)\w*)?|cefalee|colici? biliar[ăe]|dispnee|tuse(?: seac[ăa])?|"
    r"febr[ăa]|"
    r"astenie|ame[țţ]eli|gre[țţ]uri|v[ăa]rs[ăa]turi|diaree|constipa[țţ]ie|sc[ăa]dere (?:ponderal[ăa]|în greutate)|"
    r"edeme|"
    r"parestezii|insomnie|palpita[țţ]ii|sincop[ăa]|prurit|rectoragii|hematurie|disurie"
)
