"""Given names of French speakers, without marks: in France, Belgium, Romandy, Luxembourg and Quebec."""

from __future__ import annotations

SURELY_GIVEN = frozenset(
    (
        "achille adelaide adele adeline adrien adrienne agathe agnes aicha aimee alain alban alexandra alexandre "
        "alexia alexis alice alicia aline alison alizee alphonse amandine amaury ambre amelie anais anastasia anatole "
        "andrea angele angelina angelique anna annabelle anne annick annie anouk anthony antoinette antonin apolline "
        "ariane arlette armand armelle arsene astrid aude audrey aurelie aurelien aurore axelle aymeric barbara "
        "beatrice benedicte benjamin berangere berengere bernadette berthe blandine boris brice brigitte bruno "
        "candice capucine carine carla carole caroline cassandra catherine cecile cedric celeste celestin celestine "
        "celia celine chantal charlene charlotte chloe christelle christiane christine christophe cindy claire clara "
        "clarisse claudette claudie claudine clemence clementine cleo clotilde clovis colette coline coralie corentin "
        "corinne cyprien cyrielle cyril cyrille daniele danielle daphne deborah delphine denise diane dimitri dorian "
        "dorothee edgar edith edmonde edouard edwige elea eleonore eliane eliott elisabeth elise elodie eloise elsa "
        "emeline emeric emile emilie emilien emma emmanuel emmanuelle enzo eric erwan estelle esther etienne eugene "
        "eugenie eulalie eva evan eve evelyne fabienne fabrice fabrizio fanny fatima fatou felicien fernand fernande "
        "flavie flora florence florian floriane francine franck francoise frederic frederique gabrielle gaelle gaetan "
        "gaspard genevieve georgette gerald geraldine geraud germaine ghislain ghislaine gilberte ginette gisele "
        "gregory guilhem gustave gwenael gwenaelle gwendoline hadrien helene heloise henri henriette hermine "
        "hippolyte hortense hugo huguette hyacinthe ibrahim ignace ines ingrid irene iris isabelle ivana jacqueline "
        "janine jeanine jeanne jeannine jennifer jeremie jeremy jerome jessica joachim jocelyn jocelyne joel joelle "
        "johan johanna jonathan joris josephine josette josiane josselin josselyne judith julia julie juliette "
        "justine karine katia kevin laetitia lara laura laure laurence laurine lea leandre leila leo leonie leontine "
        "leopold leslie lila liliane lilou lina lisa lise loic lola lorenzo loris lorraine louane louisa louise "
        "lucette lucie lucienne ludivine ludovic lydia lydie madeleine mael maelle maelys magali magalie maite malika "
        "mamadou manon marceline marcelle margaux margot marguerite marianne marielle mariette marina marine marion "
        "marjorie marlene marthe martine maryline maryse maryvonne mateo mathilde mathis matthieu maud mauricette "
        "maxence maya mehdi melanie melina melissa melodie michele micheline michelle mickael mireille mohamed "
        "monique morgane moussa mylene myriam nadege nadia nadine natacha nathalie nathan nathanael nicole nina ninon "
        "noam noelle noemie nolwenn oceane odette odile olivia ondine ophelie oscar ousmane pascale patricia patrick "
        "paule paulette pauline perrine philibert philippine pierrette pierrick priscilla quentin rachel raphael "
        "raphaelle raymonde rebecca regine rejane rejeanne remi renee rodolphe rodrigue romane romuald rosalie "
        "roseline rosine roxane ruben sabine sabrina sacha salome samantha sandra sandrine sarah sebastien segolene "
        "serge severin severine sidonie simone sofia solange solene sonia sophie stanislas stella stephane stephanie "
        "suzanne suzette sylvain sylvaine sylvette sylvia sylviane sylvie tanguy tatiana thelma theo theodore "
        "theophile therese thibaud thibault thibaut thierry tiffany timothee tiphaine titouan tristan valentine "
        "valerie valery vanessa vera veronique vianney victoire victorine violaine violette virgile virginie viviane "
        "wilfried william yann yannick yannis yolande yvan yves yvette yvonne zelie zoe"
    ).split()
)
"""Those that hardly any family has."""
GIVEN_TOO = frozenset(
    (
        "abel adam aime albert alix ambroise andre andree antoine arnaud arthur aubert aubin auguste augustin aure "
        "baptiste bastien benoit benoite bernard bertrand blaise blanchard blanche camille charles christian clair "
        "claude clement colin constant constantin cosme damien daniel david denis denys desire didier dominique dupre "
        "edmond eloi ernest fabien fabre felix ferdinand fleur flore florent francis francois gabriel gaston gaudin "
        "gauthier gautier georges gerard germain gilbert gilles girard gregoire guerin guillaume guy hector henry "
        "herve honore hubert isaac jacob jacques jean jordan joseph jude jules julien lambert laurent leger leon "
        "leonard lionel louis luc lucas lucien marc marcel marcellin marie marius martial martin mathias mathieu "
        "maurice maxime michel morin muriel nicolas noel olive olivier parfait pascal patrice paul paulin perrin "
        "philippe pierre prosper raoul raymond regis remy rene richard robert robin roger roland romain roman rose "
        "sage samuel simon solal sylvestre thomas urbain valentin victor vidal vincent vivien xavier yvon zacharie"
    ).split()
)
"""Those that families have too: "Camille Laurent" may be either."""
