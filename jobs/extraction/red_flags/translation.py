"""The commonest words that danger is told with in German, French, Spanish, Italian, Dutch and Portuguese, read as
their English ones, so that every idea is looked for in each of these languages. What is an English word too ("sang",
"pie") is left out.
"""

from __future__ import annotations

_FORMS = """
blood: blut blutig blutige blutiger blutiges sangre sangue bloed
bleeding: blutung blutungen sangrado saignement saignements sanguinamento bloeding
bleeds: blutet saigne sangra sanguina bloedt
cough: husten hustet tousse toux tosse hoest hoesten
sputum: auswurf esputo esputos crachat crachats
smoker: raucher raucherin fumeur fumeuse fumador fumadora fumatore fumatrice roker rookt tabagique exfumador
pain: schmerz schmerzen douleur douleurs dolor dolores dolore dolori pijn bauchschmerzen unterbauchschmerz
pain: unterbauchschmerzen
painful: douloureux douloureuse doloroso dolorosa schmerzhaft pijnlijk
abdomen: bauch ventre vientre buik
headache: kopfschmerz kopfschmerzen cephalee cephalees cefalea hoofdpijn
worst: starkste starksten peor pire
sudden: plotzlich plotzliche plotzlicher schlagartig soudain soudaine brusco brusca subito subita plots
sudden: plotse improvviso improvvisa plotseling plotselinge repentino repentina
weakness: schwache faiblesse debilidad debolezza zwakte
legs: beine beinen jambes piernas gambe benen
leg: bein jambe pierna gamba
arm: brazo braccio
foot: pied piede fuss voet
cold: kalt froid froide frio fria freddo fredda koud
white: blass palido palida pallido pallida bleek blanc blanche
pulses: pouls pulsos polsi
swollen: geschwollen geschwollene geschwollenes angeschwollen gonfle gonflee hinchado hinchada gonfio gonfia gezwollen
calf: wade mollet pantorrilla polpaccio
tongue: zunge langue lengua lingua
breathless: atemnot dyspnee disnea dispnea
breathe: respirar respirer atmen
fever: fieber fiebre febbre koorts
confused: verwirrt confus confuso confusa verward
hypotension: hypotonie hipotension ipotensione
bp: blutdruck
vomiting: erbrechen erbricht vomissement vomissements vomitos vomito vomita braakt braken
black: schwarz schwarzer schwarze noir noires negra negras nere nera zwart zwarte
stool: stuhl stuhlgang selles heces deposiciones feci ontlasting
urinate: orinar uriner urinare plassen
urine: urin harn orina
red: rouge rouges roja rosso
clots: caillots coagulos coaguli gerinnsel
menopause: menopausia wechseljahren wechseljahre
pregnant: schwanger enceinte embarazada embarazo gravidanza incinta zwanger grossesse
gestation: ssw
movements: movimientos mouvements kindsbewegungen
swallow: schlucken schluckt tragar avaler inghiottire slikken
swallowed: avale geschluckt tragado
tablets: tabletten comprimes comprimidos compresse pillen pastillas cachets
die: sterben mourir morir morire sterven
live: leben vivre vivir vivere leven
wants: mochte quiere veut vuole wil
rope: strick soga corde
bought: besorgt gekauft compro achete
hits: frappe pega schlagt picchia slaat
fear: miedo peur paura
fall: sturz gesturzt chute caida caduta gevallen
hip: hufte hanche cadera anca heup
walk: gehen laufen marcher caminar camminare lopen
stand: apoyar auftreten stehen
shortened: verkurzt raccourci raccourcie acortada
rotated: aussenrotiert
years: jahre jahren anos anni jaar
weeks: wochen semaines semanas settimane weken
days: tage tagen jours dias giorni dagen
hours: stunden heures horas uren
infant: saugling nourrisson lactante neugeborenes zuigeling
refuses: rechaza refuse weigert
feeds: tomas mahlzeiten
potassium: kalium potasio kaliemie
creatinine: kreatinin creatinina
ketones: ketone cetonemie cetonas ketonen
glucose: blutzucker glycemie glucemia glicemia bloedsuiker
photophobia: lichtscheu fotofobia
mass: masa massa raumforderung rundherd
lung: pulmonar pulmonaire polmonare lunge oberlappen unterlappen
lymphadenopathy: lymphknotenschwellung
mouth: mundwinkel bouche boca bocca mond
droops: hangender hangt scheve torcida storta deviee schiefer
speak: sprechen hablar parler parlare praten
speech: sprachstorung
metastases: knochenmetastasen metastasico metastasica
tearing: reissender reissend dechirante desgarrador
interscapular: schulterblattern
aneurysm: anevrisme aneurisma bauchaortenaneurysma
aorta: aorte
numbness: taubheit engourdissement adormecimiento
anesthesia: anestesia anesthesie
proteinuria: proteinurie
hives: quaddeln urticaire ronchas
pain: dor dores buikpijn hoofdpijnen
fever: febre
bleeding: sangramento bloedverlies schmierblutung schmierblutungen metrorragie metrorragies metrorragia metrorragias
bleeding: zwischenblutung zwischenblutungen
stool: fezes
abdomen: barriga
leg: perna
legs: pernas
arm: braco
lips: lippen levres labios labbra labio
breathless: luftnot kurzatmig kurzatmigkeit benauwd kortademig
weak: kraftlos schwach faible debil debole fraco fraca
weakness: fraqueza krachtsverlies krachtverlies
paralyzed: gelahmt paralyse paralizado verlamd
numbness: dormencia hormigueo
clammy: kaltschweissig
rigors: schuttelfrost frissons escalofrios brividi calafrios
mottled: marbrures marmoriert marezzature
unconscious: bewusstlos inconsciente inconscient bewusteloos
fainted: desmayo svenuto desmaiou ohnmachtig evanoui flauwgevallen
seizure: krampfanfalle convulsao convulsione convulsiones stuip
neck: nacken nuque nuca nek cuello
nodes: ganglios lymphknoten linfonodi ganglien lymfeklieren adenopathies adenopatias
hoarse: ronquera ronco heiser rouquidao hees
ulcer: ulcera ulcere geschwur zweer
heals: heilt cicatriza guarisce geneest
diplopia: diplopie doppelbilder doppeltsehen dubbelzien
eyelid: parpado palpebra ooglid augenlid paupiere
droops: torta caido schief scheef
white: wit
calf: kuit
swollen: dik inchado inchada opgezwollen
painful: pijnlijk dolente doloroso
red: rood rouge vermelho
pulses: pulsaties pulsations pulso
ketones: cetones chetoni
blasts: blasten blastes blastos
leukocytes: leukozyten leucocitos leucociti leukocyten
hematuria: hamaturie hematurie ematuria
macroscopic: makroskopisch makroskopische makroscopische
painless: schmerzlos schmerzlose schmerzloser indolore indolores indolora indolor pijnloze pijnloos
postmenopausal: postmenopauzaal postmenopauzale postmenopausale postmenopausica
enlarged: ingrandito ingrandita vergrossert agrandi
metastases: metastasen metastasi
amylase: amilasa amilasi amilase
lipase: lipasa lipasi
hour: stunde heure hora uur un'ora
wants: veux quiero quero voglio
die: morirme
live: viver
move: movia muove mueve
droops: torcio
baby: bambino bambina bebe
speech: spraakstoornis fala sprache
cough: tos tosse
sputum: catarro escarro
smoker: fumante
suspected: suspeita sospechoso
no: geen kein keine keinen keiner keinem ohne sans senza zonder sem
not: nao
not: nicht niet ne
"""
PHRASES = """
diplopia: vision_doble vision_double visao_dupla visione_doppia
breathless: falta_de_ar falta_de_aire falta_de_aria manque_de_air
bleeding: perdita_di_sangue perdite_di_sangue perte_de_sang perdida_de_sangre perda_de_sangue perdite_ematiche
slurred: fala_arrastada habla_arrastrada voz_arrastrada parola_impastata verwaschene_sprache troubles_de_la_parole
clammy: sudor_frio sudores_frios suores_frios sueurs_froides sudori_freddi sudorazione_fredda kalter_schweiss
bruises: blaue_flecken
painless: sin_dolor
"""
"""Phrases that say an English word, its words as they are written, without accents."""
_ENGLISH = {
    form: english
    for line in _FORMS.strip().splitlines()
    for english, forms in [line.split(":")]
    for form in forms.split()
}
_VERBS_DENIED = frozenset(
    "puede quiere nota orina come bebe mueve siente respira ve tolera puo vuole riesce sente mangia cura sana "
    "cicatriza "
    "duele pasa desaparece desaparecen habla responde despierta guarisce cammina parla urina risponde "
    "movia muove voglio quiero puedo".split()
)


def in_english(word: str) -> str | None:
    """Return the English word for one of another language, without accents; None for other words."""
    return _ENGLISH.get(word)


def is_denied_verb(word: str) -> bool:
    """Tell whether a Spanish or Italian "no" or "non" before a word denies it: "no puede orinar"."""
    return word in _VERBS_DENIED
