"""Given names and the short forms people go by."""

from __future__ import annotations

from itertools import combinations

_GROUPS = """
abigail abby gail | albert al bert bertie | alexander alex alec sandy sasha xander
| alexandra alex sandra sasha lexi | alfred alf fred alfie | amanda mandy | andrew andy drew | angela angie
| anne ann anna annie nan nancy | anthony tony ant | antonio tony | archibald archie | arthur art
| barbara barb babs | benjamin ben benny | bernard bernie | beverley bev | bradley brad | bridget bridie biddy
| caroline carrie caro | catherine katherine kathryn kate katie kathy cathy kay kitty
| charles charlie chuck chas | charlotte lottie charlie
| christine christina chris chrissie tina | christopher chris kit | clifford cliff | cynthia cindy
| daniel dan danny | david dave davey | deborah debra deb debbie | dennis denis den
| diana diane di | donald don donnie | dorothy dot dottie dolly | douglas doug | edward ed eddie ted teddy ned
| eleanor ellie nell nora
| elizabeth elisabeth liz lizzie beth betty betsy eliza libby bess lisa | emily em emmy | eugene gene
| florence flo florrie | frances fran francie | francis frank | franklin frank | frederick fred freddie
| gabriel gabe | gabrielle gabby | geoffrey jeffrey geoff jeff | george georgie | gerald gerry jerry
| gerard gerry | gillian gill jill | gregory greg | gwendolyn gwen | harold harry hal
| harriet hattie | helen nell nellie | henry harry hank hal | hubert bert | isabella isabel bella izzy
| jacob jake | jacqueline jackie | james jim jimmy jamie | jane janey jenny | janet jan | jason jay
| jennifer jen jenny | jessica jess jessie | joan joanie | joanna joanne jo | john jack johnny jon
| jonathan jon john | joseph joe joey | josephine jo josie | joshua josh | joyce joy | judith judy | julia julie
| katarzyna kasia | kenneth ken kenny | kimberly kim | lawrence laurence larry laurie | leonard len lenny leo
| leslie les | louis lou louie | louise lou | lucille lucy | madeline maddie | malcolm mal
| margaret maggie meg peg peggy marge margie madge daisy greta rita | maria mary | marjorie marge
| martin marty | mary molly polly mamie may | matilda tilly | matthew matt | maureen mo | maurice mo
| maxwell max | megan meg | melanie mel | melissa mel missy | michael mike mick mickey mikey | michelle shelly
| mildred millie | mohammed muhammad mohamed mohammad mo | nathan nate | nathaniel nate nathan nat
| nicholas nick nicky | nicola nicky nikki | norman norm | oliver ollie | olivia liv livvy | pamela pam
| patricia pat patty patsy trish tricia | patrick pat paddy | penelope penny | peter pete | philip phil pip
| phillip phil | phyllis phyl | priscilla cilla | rachel rae | raymond ray | rebecca becky bec becca
| reginald reg reggie | richard rick rich dick ricky richie | robert bob rob bobby robbie bert | roberta bobbie
| roderick rod | rodney rod | roger rog | ronald ron ronnie | rosemary rose rosie | russell russ
| samantha sam | samuel sam sammy | sarah sara sally sadie | sebastian seb | shirley shirl | sidney sid
| simon si | sophia sophie | stanley stan | stephanie steph | stephen steven steve | stuart stu
| susan sue susie suzie | suzanne sue | sylvia syl | terence terry | teresa theresa terry tess tessa
| thaddeus tad | theodore ted theo | thomas tom tommy | timothy tim | valerie val | vanessa nessa
| veronica ronnie | victor vic | victoria vicky vikki tori | vincent vince vinny | virginia ginny | vivian viv
| walter walt wally | wilfred wilf | william bill will billy willy liam | winifred win winnie | yvonne von
| zachary zach zack | francisco paco pancho | jose pepe | guadalupe lupe | ignacio nacho | manuel manolo
| dolores lola | concepcion concha | johannes hans jan joh | wilhelm willi | friedrich fritz
| elisabeth elise lisbeth
"""

SHORT_FORMS = frozenset(
    frozenset(pair) for group in _GROUPS.split("|") for pair in combinations(group.split(), 2)
)
"""Pairs of folded given names that can be the same person's."""
