"""What those say who offer a clinic something, or wish to be sent its patients, beside the titles of their papers. It
counts only on pages that are about nobody."""

from __future__ import annotations

ADVERTISEMENTS: tuple[tuple[str, float, str], ...] = (
    (
        "marketing",
        4.0,
        r"(?:you|you['’]re|you are|all (?:doctors|staff)) (?:are )?(?:cordially )?invited|"
        r"lunch (?:and|&|n) learn|\brsvp\b|"
        r"(?:limited|reserved?) (?:seats|seating|spaces|places)|seats are limited|new in town|now open|grand opening|"
        r"(?:now )?(?:accepting|welcoming|seeing|taking) (?:new |your |more )?(?:patients|referrals)|"
        r"physician liaison|lunch (?:at|for|in) your|do your patients\b|every patient you (?:send|refer)|"
        r"our fax list|valued (?:referring )?(?:provider|physician|partner|colleague|customer|client)|"
        r"offer (?:not valid|void|expires|ends)|void where prohibited|refer (?:\w+ ){1,2}patients\b|"
        r"(?:do not|don['\u2019]t|no longer) (?:wish|want) to (?:get|receive) (?:\w+ ){0,2}fax\w*|"
        r"same[- ](?:week|day) (?:appointments?|service)|"
        r"(?:for|refer|of) your (?:patients|referrals|practice|office|staff)\b|"
        r"(?:learn|discover|find out) (?:how|which|why|more|about)|contact (?:our (?:team|sales))|"
        r"limited[- ]time|(?<!on )(?<!on-)call (?:now|today|us today)|act now|special (?:offer|pricing|price|rate)|"
        r"exclusive (?:\w+ )?(?:offer|deal|discount)|"
        r"save (?:up to |over )?[$£€]?\d+|\d+ ?% (?:off|discount|savings|less)|free (?:trial|demo\w*|on-?site|"
        r"data|quote|shipping|"
        r"consultation|estimate|sample|webinar|gift|seminar|lunch|delivery|installation|ebook|guide)|sign up|"
        r"register (?:now|today|by|at)|advertis\w+|"
        r"unsolicited|remov(?:e|ed) (?:\w+ ){0,4}from (?:our|this|the) (?:\w+ )?(?:list|database)|opt[- ]?out|"
        r"to be removed|unsubscribe|webinar|"
        r"discounts?\b|order (?:now|today|online)|switch to|newsletter|visit (?:us|our (?:web ?site|booth|"
        r"showroom))|(?:new|our) (?:patients )?(?:product|"
        r"location|range|brochure|catalog(?:ue)?)\b|lowest price|grow your (?:practice|revenue|business)|"
        r"increase (?:your )?(?:revenue|referrals|profit)|"
        r"dear (?:office|practice) manager|attention (?:office|practice) manager|schedule (?:a|your) (?:free|"
        r"demo|call)|pre-?approved|"
        r"(?:business|merchant|working capital) (?:loan|funding|cash)|(?:proudly )?(?:introduc|announc)ing|"
        r"we are (?:pleased|excited|delighted|proud) to (?:announce|introduce|offer)|"
        r"promo(?:tion|tional)?(?: code)?\b|money[- ]back|satisfaction guaranteed|(?:book|"
        r"reserve) your (?:place|spot|seat|demo)|"
        r"why (?:choose|practices)|testimonial|(?:cme|cpd) (?:event|dinner|course|evening)|angebot|rabatt|"
        r"promotion|oferta|descuento|aanbieding|korting",
    ),
    (
        "marketing",
        4.0,
        r"(?:lunch|dinner|breakfast|coffee|tacos?|drinks?|refreshments) (?:is|are|will be) (?:on us|provided|served)|"
        r"lunch is on us|send (?:your |them |patients )+(?:to us|our way|over)|why (?:\w+ ){0,2}(?:send|refer|choose|"
        r"trust|"
        r"pick) (?:them|us|patients)|(?:easy|simple|fast|quick) (?:\w+ )?referrals?\b(?! (?:to|for))|refer in \w+ "
        r"(?:minutes?|steps?|clicks?|seconds?)|tak(?:e|en) (?:\w+ )?off (?:our|this|the) (?:\w+ )?list|open (?:house|"
        r"evening|day)\b|opens? (?:its|our|their) doors|(?:new|second|two|three) (?:\w+ ){0,3}(?:locations?|clinics?|"
        r"offices?) (?:opens?|to serve|now|is open)|opens in \w+|self-pay (?:packages?|prices?|pricing|rates?)|"
        r"(?:account|practice) (?:manager|executive|representative)\b(?=[^\n]{0,40}\d{3})|community liaison|"
        r"(?:all|most|major) (?:major )?(?:plans|insurers|insurances?) (?:\w+ )?(?:taken|welcome|accepted)|"
        r"(?:fax|send) (?:us )?your (?:orders|referrals)|ask (?:us )?about our|our clients (?:see|get|save|love)|"
        r"tired of|struggling with (?:denied|claims|billing|staff)|no[- ]cost|lowest (?:\S+ ){0,2}prices?|"
        r"(?:five|5)[- ]stars?\b|no waiting list|same[- ](?:week|day) (?:openings?|reads?|visits?)|openings? this week|"
        r"your patients (?:deserve|can|will|come|get|love|back|better|for|hiding|suffering|over)|(?:are|is|do|when|"
        r"for) (?:\w+ ){0,4}?your patients['\u2019]?(?! (?:name|record|chart))|we can help\b(?= *[.!\n]|$)|book a free|"
        r"meet (?:our|the) (?:\w+ )?(?:specialists?|team|doctors?|surgeons?)|meet dr|trusted (?:in|by)|"
        r"(?:do not|don['\u2019]t) (?:want|wish)(?: to receive)? (?:further |more |our |these |any )?(?:fax\w*|"
        r"offers?|mail\w*)|"
        r"start of care within|join us (?:for|at|on)|referral pads? (?:enclosed|attached|available)|serving "
        r"(?:[A-Z]\w+,? ){1,4}(?:and [A-Z]\w+ )?counties|over [\d,]+ (?:procedures|patients|cases|treatments)|"
        r"(?:we are|are) (?:delighted|thrilled|excited) to (?:tell|let|share|welcome)|"
        r"half[- ]price|\d+ days free|(?:see|watch|request) a demo|get an? free|(?:holiday|spring|summer|winter|"
        r"monthly) "
        r"specials?|refer (?:a|two|three|\d+|your) friends?|(?:text|reply|write) (?:stop|remove)|your partner (?:in|"
        r"for)|mak(?:e|es|ing) (?:referring|referrals) (?:simple|easy)|(?:clinics|practices|doctors|offices) (?:have|"
        r"already) switched|need (?:cover|staff|help|more patients)\b[^\n?]{0,30}\?|places are (?:free|limited)|"
        r"(?:cpd|cme) (?:certificates?|points|accredited|hours|credits?)|education(?:al)? (?:evening|event)|buffet|"
        r"supper|speakers?:|ready to start|"
        r"(?:medicare|medicaid|insurance) (?:and \w+ )?accepted|fax (?:your )?orders to",
    ),
)
"""As `SIGNS` of `kind_signs` has them."""
