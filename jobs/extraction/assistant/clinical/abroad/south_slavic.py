"""Conditions and complaints as letters in Croatian, Serbian, Bosnian and Slovene name them."""

from __future__ import annotations

CONDITIONS = (
    r"(?:arterijsk\w+ )?hipertenzij\w+|povišen\w* (?:krvni )?tlak\w*|fibrilacij\w+ atrij\w+|atrijsk\w+ fibrilacij\w+|"
    r"zatajenj\w+ srca|srčn\w+ popuščanj\w+|ishemijsk\w+ bolest\w* srca|koronarn\w+ bolest\w*|infarkt\w*(?: miokarda)?|"
    r"aortn\w+ stenoz\w+|moždan\w+ udar\w*|cvi|epilepsij\w+|migren\w+|parkinsonov\w+ bolest\w*|"
    r"alzheimerov\w+ bolest\w*|demencij\w+|depresij\w+|anksiozn\w+ poremećaj\w*|astm\w+|kopb|upal\w+ pluća|"
    r"apnej\w+(?: u snu)?|(?:šećern\w+ bolest\w*|dijabetes|diabetes mellitus)(?: tip\w* ?(?:1|2|i{1,2}))?|"
    r"hipotireoz\w+|hipertireoz\w+|hipotiroz\w+|hashimoto\w*|dislipidemij\w+|hiperlipidemij\w+|"
    r"hiperkolesterolemij\w+|giht\w*|osteoporoz\w+|anemij\w+|kronič\w+ bubrežn\w+ bolest\w*|bubrežn\w+ kamenc\w+|"
    r"(?:uro)?infekcij\w+ mokraćn\w+|hiperplazij\w+ prostate|gerb|refluks\w*|gastritis\w*|ulkus\w*|"
    r"crohnov\w+ bolest\w*|"
    r"ulcerozn\w+ kolitis\w*|celijakij\w+|žučn\w+ kamenc\w+|kolelitijaz\w+|ingvinaln\w+ kil\w+|"
    r"(?:gon|koks|cox)artroz\w+|reumatoidn\w+ artritis\w*|psorijaz\w+|ekcem\w*|atopijsk\w+ dermatitis\w*|katarakt\w+|"
    r"mren\w+|glaukom\w*|melanom\w*|karcinom\w*(?: (?:dojke|prostate|pluća|kolona))?|rak\w* (?:dojke|prostate|pluća)|"
    r"diskus hernij\w+|hernij\w+ disk\w+|lumboishialgij\w+|prijelom\w*|"
    r"(?:ruptur|rekonstrukcij)\w+ (?:prednjeg |stražnjeg )?(?:križnog ligamenta|meniska|rotatorne manšete|"
    r"ahilove tetive)"
)
COMPLAINTS = (
    r"bol(?:ov\w+|i)? (?:u|na) (?:prsi\w*|trbuh\w*|leđ\w+|koljen\w+|ram\w+|glav\w+|prsnom košu|križima)|glavobolj\w+|"
    r"otežan\w+ disanj\w+|zaduh\w+|kaš[al]lj?\w*|temperatur\w+|povišen\w+ temperatur\w+|umor\w*|vrtoglavic\w+|"
    r"mučnin\w+|"
    r"povraćanj\w+|proljev\w*|zatvor\w*|gubitak (?:na )?(?:težini|tjelesne mase|apetita)|otok\w*|oteklin\w+|trnc\w+|"
    r"utrnulost\w*|nesanic\w+|svrbež\w*|osip\w*|palpitacij\w+|sinkop\w+|zimic\w+|krvarenj\w+"
)
