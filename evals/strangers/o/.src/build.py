import json
S=[]
def space(*f): S.append({"files":list(f),"questions":[]})
def q(ask,*sql):
    out=[]
    for x in sql:
        out+= x if isinstance(x,list) else [x]
    S[-1]["questions"].append({"ask":ask,"sql":list(dict.fromkeys(out))})
def share(t,c,w='1'):
    n=f"SUM(CASE WHEN {c} THEN 1 ELSE 0 END)"; f=f" FROM {t} WHERE {w}"
    P=f"100.0*{n}/COUNT(*)"; F=f"1.0*{n}/COUNT(*)"
    return [f"SELECT {P}{f}",f"SELECT {F}{f}",f"SELECT {n}, {P}{f}",f"SELECT {n}, {F}{f}",f"SELECT {n}, COUNT(*), {P}{f}",f"SELECT {n}, COUNT(*), {F}{f}"]
def pct(expr,rest,lead='',extra=()):
    """expr is a fraction; rest 'FROM ...'; lead 'g, ' ; extra = raw figures that may stand beside it"""
    o=[]
    for e in (f"100.0*{expr}",f"1.0*{expr}"):
        o.append(f"SELECT {lead}{e} {rest}")
        if extra: o.append(f"SELECT {lead}{', '.join(extra)}, {e} {rest}")
    return o
def top(name,fig,rest,limit=1,order='DESC'):
    e=f" ORDER BY {fig} {order} LIMIT {limit}"
    return [f"SELECT {name} {rest}{e}",f"SELECT {name}, {fig} {rest}{e}"]
def cmpg(t,g,a,b,agg,w='1',la=None,lb=None):
    """agg uses {x} wrapped: give as lambda cond->expr. a,b are conditions; la, lb labels"""
    A=agg(a);B=agg(b)
    return [f"SELECT '{la}', {agg(a)} FROM {t} WHERE {w} UNION ALL SELECT '{lb}', {agg(b)} FROM {t} WHERE {w}",
            f"SELECT {A}, {B} FROM {t} WHERE {w}"]
def avg(e): return lambda c: f"AVG(CASE WHEN {c} THEN {e} END)"
def summ(e): return lambda c: f"SUM(CASE WHEN {c} THEN {e} END)"
def cnt(c): return f"SUM(CASE WHEN {c} THEN 1 ELSE 0 END)"
def yn(cols,t,w,A,B,op='>',la='',lb=''):
    f=f"FROM {t} WHERE {w}"
    y=f"CASE WHEN {A} {op} {B} THEN 'yes' ELSE 'no' END"
    return [f"SELECT {y} {f}",f"SELECT {A}, {B} {f}",f"SELECT {y}, {A}, {B} {f}",f"SELECT '{la}', {A} {f} UNION ALL SELECT '{lb}', {B} {f}"]
def median(e,t,w):
    return f"SELECT AVG(v) FROM (SELECT {e} AS v, ROW_NUMBER() OVER (ORDER BY {e}) AS rn, COUNT(*) OVER () AS n FROM {t} WHERE {w} AND {e} IS NOT NULL) WHERE rn IN ((n+1)/2, (n+2)/2)"
def months(d,fig,rest,grp_where=''):
    o=[]
    for m in (f"strftime('%Y-%m', {d})",f"strftime('%m', {d})",f"CAST(strftime('%m', {d}) AS INTEGER)"):
        o.append(f"SELECT {m} AS m, {fig} {rest} GROUP BY 1")
    return o
WD=lambda d: f"CASE strftime('%w', {d}) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' ELSE 'Saturday' END"

# ---- A
space("germination_tests.csv"); T="germination_tests"
q("how many seeds did we sow in total in 2024?",f"SELECT SUM(seeds_sown) FROM {T} WHERE strftime('%Y',test_date)='2024'")
q("Taking all its seeds together, which species comes up best?",
  top("species","1.0*SUM(seeds_germinated)/SUM(seeds_sown)",f"FROM {T} GROUP BY species"),
  top("species","100.0*SUM(seeds_germinated)/SUM(seeds_sown)",f"FROM {T} GROUP BY species"),
  f"SELECT species, SUM(seeds_germinated), SUM(seeds_sown), 100.0*SUM(seeds_germinated)/SUM(seeds_sown) FROM {T} GROUP BY species ORDER BY 4 DESC LIMIT 1")
g="pretreatment IN ('cold 6 wks','none')"
for_a=[]
for k in ("100.0","1.0"):
    f=lambda c: f"{k}*SUM(CASE WHEN pretreatment='{c}' THEN seeds_germinated END)/SUM(CASE WHEN pretreatment='{c}' THEN seeds_sown END)"
    for_a.append(f"SELECT {f('cold 6 wks')}, {f('none')} FROM {T}")
q("What percentage of the seeds germinated after six weeks of cold, and what percentage with no treatment at all? Count all the seeds in each group together.",
  pct("SUM(seeds_germinated)/SUM(seeds_sown)",f"FROM {T} WHERE {g} GROUP BY pretreatment","pretreatment, ",("SUM(seeds_sown)","SUM(seeds_germinated)")),for_a)
w="seeds_germinated < 0.25*seeds_sown AND strftime('%Y',test_date)='2023'"
q("list the 2023 tests where less than a quarter of the seeds germinated",
  f"SELECT accession FROM {T} WHERE {w}",f"SELECT accession, species FROM {T} WHERE {w}",
  f"SELECT accession, species, seeds_sown, seeds_germinated FROM {T} WHERE {w}",f"SELECT accession, seeds_sown, seeds_germinated FROM {T} WHERE {w}",
  f"SELECT accession, species, test_date, seeds_sown, seeds_germinated FROM {T} WHERE {w}",
  f"SELECT accession, species, test_date, seeds_sown, seeds_germinated, 100.0*seeds_germinated/seeds_sown FROM {T} WHERE {w}",f"SELECT * FROM {T} WHERE {w}")
q("median number of days until Primula veris shows its first sprout?",median("days_to_first_sprout",T,"species='Primula veris'"))
q("For each of us three testers: how many of our tests stayed completely free of mould?",
  f"SELECT tester, COUNT(*) FROM {T} WHERE mouldy=0 GROUP BY tester",
  "SELECT "+", ".join(f"SUM(CASE WHEN tester='{x}' AND mouldy=0 THEN 1 ELSE 0 END)" for x in("Ilse","Marek","Oona"))+f" FROM {T}",
  f"SELECT tester, SUM(mouldy=0), COUNT(*) FROM {T} GROUP BY tester",
  f"SELECT tester, SUM(mouldy=0), 100.0*SUM(mouldy=0)/COUNT(*) FROM {T} GROUP BY tester")
q("On average how many years old were the Arnica montana seeds when tested (test year less the year they were collected)?",
  f"SELECT AVG(CAST(strftime('%Y',test_date) AS INTEGER)-year_collected) FROM {T} WHERE species='Arnica montana'")

# ---- B
space("piano jobs.csv"); T="piano_jobs"
q("What did schools pay me in fees for work done in 2024? parts not included",
  f"SELECT SUM(Fee) FROM {T} WHERE Client_type='school' AND strftime('%Y',Date)='2024'")
w="Paid_on IS NULL AND Date < '2024-01-01' AND Fee>0"
q("who still hasn't paid for a job from 2022 or 2023",
  f"SELECT DISTINCT Client FROM {T} WHERE {w}",f"SELECT Client FROM {T} WHERE {w}",f"SELECT Client, SUM(Fee) FROM {T} WHERE {w} GROUP BY Client",f"SELECT Client, Date FROM {T} WHERE {w}",
  f"SELECT Client, Date, Job, Fee FROM {T} WHERE {w}",f"SELECT Date, Client, Fee FROM {T} WHERE {w}",f"SELECT Client, COUNT(*) FROM {T} WHERE {w} GROUP BY Client",f"SELECT Client, COUNT(*), SUM(Fee) FROM {T} WHERE {w} GROUP BY Client",f"SELECT * FROM {T} WHERE {w}")
q("median fee for a repair?",median("Fee",T,"Job='repair'"))
q("How many days on average do private customers take to pay, and how many do venues?",
  f"SELECT Client_type, AVG(julianday(Paid_on)-julianday(Date)) FROM {T} WHERE Client_type IN ('private','venue') GROUP BY Client_type",
  cmpg(T,'',"Client_type='private'","Client_type='venue'",avg("julianday(Paid_on)-julianday(Date)"),la='private',lb='venue')[1])
q("Of the tunings where I wrote down the pitch I found, what % were below 438 Hz?",share(T,"A4_found_at_Hz<438","Job='tuning' AND A4_found_at_Hz IS NOT NULL"))
q("total fees divided by total hours for each kind of job, best paid first pls",
  f"SELECT Job, 1.0*SUM(Fee)/SUM(Hours) FROM {T} GROUP BY Job ORDER BY 2 DESC",f"SELECT Job, SUM(Fee), SUM(Hours), 1.0*SUM(Fee)/SUM(Hours) FROM {T} GROUP BY Job ORDER BY 4 DESC")
q("Which clients had me round at least 10 times?",
  f"SELECT Client FROM {T} GROUP BY Client HAVING COUNT(*)>=10",f"SELECT Client, COUNT(*) FROM {T} GROUP BY Client HAVING COUNT(*)>=10")

# ---- C
space("lost_property_2024.csv"); T="lost_property_2024"
q("umbrellas found in march - how many",f"SELECT COUNT(*) FROM {T} WHERE Item='umbrella' AND strftime('%m',Found_on)='03'")
q("What share of the phones got back to their owners?",share(T,"Status='returned'","Item='phone'"))
q("Are the things we find on the Airport line worth more on average than those from the Red line?",
  yn('',T,'1',"AVG(CASE WHEN Line='Airport' THEN Est_value_EUR END)","AVG(CASE WHEN Line='Red' THEN Est_value_EUR END)",la='Airport',lb='Red'))
h="WHERE Collected_on IS NOT NULL GROUP BY Item HAVING COUNT(*)>=10"
q("How many days pass on average before someone comes to collect, by kind of item? Only kinds that were collected ten times or more",
  f"SELECT Item, AVG(julianday(Collected_on)-julianday(Found_on)) FROM {T} {h}",f"SELECT Item, COUNT(*), AVG(julianday(Collected_on)-julianday(Found_on)) FROM {T} {h}",f"SELECT Item, AVG(julianday(Collected_on)-julianday(Found_on)), COUNT(*) FROM {T} {h}")
q("Fees taken per month, going by the day of collection",months("Collected_on","SUM(Fee_paid_EUR)",f"FROM {T} WHERE Collected_on IS NOT NULL"))
e=f"FROM {T} WHERE Status='stored' ORDER BY Est_value_EUR DESC LIMIT 1"
q("what is the most valuable thing we still have in storage and which shelf is it on?",
  f"SELECT Item, Shelf {e}",f"SELECT Item, Est_value_EUR, Shelf {e}",f"SELECT Ref, Item, Est_value_EUR, Shelf {e}",f"SELECT Ref, Item, Shelf {e}",f"SELECT Ref, Shelf {e}",f"SELECT Item, Shelf, Est_value_EUR {e}",f"SELECT Ref, Item, Shelf, Est_value_EUR {e}",f"SELECT * {e}")
w="Est_value_EUR>300 AND Collected_on IS NULL"
q("List everything valued above 300 euros that nobody has collected.",
  *[f"SELECT {c} FROM {T} WHERE {w}" for c in("Ref","Ref, Item","Item","Ref, Item, Est_value_EUR","Item, Est_value_EUR","Ref, Item, Est_value_EUR, Status","Ref, Found_on, Item, Est_value_EUR","Ref, Found_on, Item, Est_value_EUR, Status","Ref, Item, Colour, Est_value_EUR, Status","*")])

# ---- D
space("kiln_log.csv"); T="kiln_log"
q("How many pieces did Big Bertha fire in 2023?",f"SELECT SUM(pieces) FROM {T} WHERE kiln='Big Bertha' AND strftime('%Y',date)='2023'")
q("breakage per kiln - cracked pots as a percentage of all pots in it",pct("SUM(cracked)/SUM(pieces)",f"FROM {T} GROUP BY kiln","kiln, ",("SUM(cracked)","SUM(pieces)")),
  [f"SELECT kiln, SUM(cracked), 100.0*SUM(cracked)/SUM(pieces) FROM {T} GROUP BY kiln"])
e=f"FROM {T} ORDER BY reached_temp_C-target_temp_C DESC LIMIT 1"
q("Which firing went furthest over its target temperature, and by how many degrees?",
  *[f"SELECT {c} {e}" for c in("firing_no, reached_temp_C-target_temp_C","firing_no, date, reached_temp_C-target_temp_C","firing_no, date, kiln, reached_temp_C-target_temp_C","firing_no, target_temp_C, reached_temp_C, reached_temp_C-target_temp_C","firing_no, date, kiln, target_temp_C, reached_temp_C, reached_temp_C-target_temp_C","firing_no, date, kiln, type, target_temp_C, reached_temp_C, reached_temp_C-target_temp_C")])
q("average electricity use of a glaze firing in the Rohde versus in Big Bertha?",
  f"SELECT kiln, AVG(kWh) FROM {T} WHERE type='glaze' AND kiln IN('Rohde','Big Bertha') GROUP BY kiln",
  f"SELECT AVG(CASE WHEN kiln='Rohde' THEN kWh END), AVG(CASE WHEN kiln='Big Bertha' THEN kWh END) FROM {T} WHERE type='glaze'")
w="remarks IN ('shelf slipped','power cut')"
q("show me the firings where a shelf slipped or the power went off",
  *[f"SELECT {c} FROM {T} WHERE {w}" for c in("firing_no","firing_no, remarks","firing_no, date","firing_no, date, remarks","firing_no, date, kiln, remarks","firing_no, date, kiln, type, remarks","*")])
q("number of firings in each month of 2024",months("date","COUNT(*)",f"FROM {T} WHERE strftime('%Y',date)='2024'"))
q("Who has loaded the most bisque firings?",top("loaded_by","COUNT(*)",f"FROM {T} WHERE type='bisque' AND loaded_by IS NOT NULL GROUP BY loaded_by"))

# ---- E
space("lift_callouts.csv"); T="lift_callouts"
resp="(julianday(engineer_arrived)-julianday(reported_at))*1440"
q("How many minutes does it take us on average to get there when somebody is stuck inside, and how many when nobody is?",
  f"SELECT people_trapped, AVG({resp}) FROM {T} GROUP BY people_trapped",
  f"SELECT CASE WHEN people_trapped THEN 'trapped' ELSE 'nobody' END, AVG({resp}) FROM {T} GROUP BY 1",
  f"SELECT AVG(CASE WHEN people_trapped THEN {resp} END), AVG(CASE WHEN NOT people_trapped THEN {resp} END) FROM {T}")
q("which lift gives us the most trouble, by number of call-outs?",top("lift","COUNT(*)",f"FROM {T} GROUP BY lift"),
  f"SELECT lift, building FROM {T} GROUP BY lift, building ORDER BY COUNT(*) DESC LIMIT 1",f"SELECT lift, building, COUNT(*) FROM {T} GROUP BY lift, building ORDER BY COUNT(*) DESC LIMIT 1")
q("Number of people who got trapped in lifts during 2023",f"SELECT SUM(n_trapped) FROM {T} WHERE strftime('%Y',reported_at)='2023'")
q("how many calls came in at 8 pm or later?",f"SELECT COUNT(*) FROM {T} WHERE time(reported_at)>='20:00:00'")
w="back_in_service IS NULL"
q("Which jobs have no time noted for the lift going back into service?",
  *[f"SELECT {c} FROM {T} WHERE {w}" for c in("job_no","job_no, lift","job_no, lift, building","job_no, reported_at","job_no, reported_at, lift","job_no, reported_at, lift, building","job_no, reported_at, lift, building, fault","job_no, reported_at, engineer_arrived, lift, building","job_no, lift, building, fault","*")])
q("Total invoiced per building for jobs not covered by a contract, largest first",
  f"SELECT building, SUM(invoice_eur) FROM {T} WHERE NOT under_contract GROUP BY building ORDER BY 2 DESC",f"SELECT building, COUNT(*), SUM(invoice_eur) FROM {T} WHERE NOT under_contract GROUP BY building ORDER BY 3 DESC")
A="SUM(CASE WHEN strftime('%Y',reported_at)='2023' THEN 1 ELSE 0 END)";B=A.replace('2023','2024')
w="strftime('%m',reported_at) BETWEEN '01' AND '05'"
q("did we get more call-outs from January to May 2024 than in the same months of 2023?",
  yn('',T,w,B,A,la='2024',lb='2023'),f"SELECT strftime('%Y',reported_at), COUNT(*) FROM {T} WHERE {w} GROUP BY 1")

# ---- F
space("race_results_23.csv"); T="race_results_23"
q("Which loft took home the most prize money?",top("Loft","SUM(Prize)",f"FROM {T} GROUP BY Loft"))
q("how many birds never clocked in, for each release point",
  f"SELECT Release_point, COUNT(*) FROM {T} WHERE Clocked_in IS NULL GROUP BY Release_point",f"SELECT Release_point, SUM(Clocked_in IS NULL) FROM {T} GROUP BY Release_point",
  f"SELECT Release_point, SUM(Clocked_in IS NULL), COUNT(*) FROM {T} GROUP BY Release_point",f"SELECT Release_point, SUM(Clocked_in IS NULL), 100.0*SUM(Clocked_in IS NULL)/COUNT(*) FROM {T} GROUP BY Release_point")
q("On flights of less than 150 miles, what's the mean velocity of the cocks and of the hens?",
  f"SELECT Sex, AVG(Velocity_yds_min) FROM {T} WHERE Distance_miles<150 GROUP BY Sex",
  f"SELECT AVG(CASE WHEN Sex='cock' THEN Velocity_yds_min END), AVG(CASE WHEN Sex='hen' THEN Velocity_yds_min END) FROM {T} WHERE Distance_miles<150")
q("top 5 individual performances by speed: ring, race date and yards per minute",
  *[f"SELECT {c} FROM {T} WHERE Velocity_yds_min IS NOT NULL ORDER BY Velocity_yds_min DESC LIMIT 5" for c in("Ring_no, Race_date, Velocity_yds_min","Ring_no, Loft, Race_date, Velocity_yds_min","Ring_no, Race_date, Release_point, Velocity_yds_min","Ring_no, Loft, Race_date, Release_point, Velocity_yds_min")])
q("Which birds finished in the first three more than once?",
  f"SELECT Ring_no FROM {T} WHERE Place<=3 GROUP BY Ring_no HAVING COUNT(*)>1",f"SELECT Ring_no, COUNT(*) FROM {T} WHERE Place<=3 GROUP BY Ring_no HAVING COUNT(*)>1",
  f"SELECT Ring_no, Loft FROM {T} WHERE Place<=3 GROUP BY Ring_no, Loft HAVING COUNT(*)>1",f"SELECT Ring_no, Loft, COUNT(*) FROM {T} WHERE Place<=3 GROUP BY Ring_no, Loft HAVING COUNT(*)>1")
q("How many different pigeons did Miss Tully send this season?",f"SELECT COUNT(DISTINCT Ring_no) FROM {T} WHERE Loft='Miss Tully'")
q("what time did the first bird get home from Bourges",
  f"SELECT MIN(Clocked_in) FROM {T} WHERE Release_point='Bourges'",
  *[f"SELECT {c} FROM {T} WHERE Release_point='Bourges' AND Clocked_in IS NOT NULL ORDER BY Clocked_in LIMIT 1" for c in("Clocked_in, Ring_no","Ring_no, Clocked_in","Ring_no, Loft, Clocked_in","Race_date, Clocked_in")])

# ---- G
space("translation_jobs.csv"); T="translation_jobs"
q("How many words went out the door in 2023, split by target language? (by delivery date)",
  f"SELECT target_lang, SUM(words) FROM {T} WHERE strftime('%Y',delivered)='2023' GROUP BY target_lang",f"SELECT target_lang, COUNT(*), SUM(words) FROM {T} WHERE strftime('%Y',delivered)='2023' GROUP BY target_lang",
  "SELECT "+", ".join(f"SUM(CASE WHEN target_lang='{l}' THEN words END)" for l in("English","German","Japanese","Spanish"))+f" FROM {T} WHERE strftime('%Y',delivered)='2023'")
q("what's left per client after paying the translators, for orders that came in in 2024? highest first",
  f"SELECT client, SUM(invoiced_eur-translator_cost_eur) FROM {T} WHERE strftime('%Y',received)='2024' GROUP BY client ORDER BY 2 DESC",
  f"SELECT client, SUM(invoiced_eur), SUM(translator_cost_eur), SUM(invoiced_eur-translator_cost_eur) FROM {T} WHERE strftime('%Y',received)='2024' GROUP BY client ORDER BY 4 DESC")
q("Of the jobs we've delivered, what percentage were late?",share(T,"delivered>due","delivered IS NOT NULL"))
e="GROUP BY source_lang, target_lang ORDER BY SUM(invoiced_eur) DESC LIMIT 1"
q("Which language combination brings in the most money?",f"SELECT source_lang, target_lang FROM {T} {e}",f"SELECT source_lang, target_lang, SUM(invoiced_eur) FROM {T} {e}",
  f"SELECT source_lang||' - '||target_lang, SUM(invoiced_eur) FROM {T} {e}",f"SELECT source_lang||' - '||target_lang FROM {T} {e}")
h="GROUP BY translator HAVING COUNT(client_rating)>=10 AND AVG(client_rating)<4"
q("translators whose ratings average below 4, please only those with at least ten ratings",
  f"SELECT translator FROM {T} {h}",f"SELECT translator, AVG(client_rating) FROM {T} {h}",f"SELECT translator, AVG(client_rating), COUNT(client_rating) FROM {T} {h}",f"SELECT translator, COUNT(client_rating), AVG(client_rating) FROM {T} {h}")
a="SUM(CASE WHEN strftime('%Y',received)='2023' THEN invoiced_eur END)";b=a.replace('2023','2024')
q("By what percentage did the amount invoiced change from 2023 to 2024, going by the date the order was received?",
  f"SELECT 100.0*({b}-{a})/{a} FROM {T}",f"SELECT 1.0*({b}-{a})/{a} FROM {T}",f"SELECT {a}, {b}, 100.0*({b}-{a})/{a} FROM {T}",f"SELECT {a}, {b}, 1.0*({b}-{a})/{a} FROM {T}")

# ---- H
space("escape room bookings.csv"); T="escape_room_bookings"
q("How often do teams get out, per room? Leave out the no-shows.",
  pct("SUM(result='escaped')/COUNT(*)",f"FROM {T} WHERE result<>'no show' GROUP BY room","room, ",("COUNT(*)","SUM(result='escaped')")),
  [f"SELECT room, SUM(result='escaped'), 100.0*SUM(result='escaped')/COUNT(*) FROM {T} WHERE result<>'no show' GROUP BY room",f"SELECT room, SUM(result='escaped'), COUNT(*), 100.0*SUM(result='escaped')/COUNT(*) FROM {T} WHERE result<>'no show' GROUP BY room"])
q("avg hints for teams that escaped vs teams that failed",
  f"SELECT result, AVG(hints_given) FROM {T} WHERE result IN('escaped','failed') GROUP BY result",
  f"SELECT AVG(CASE WHEN result='escaped' THEN hints_given END), AVG(CASE WHEN result='failed' THEN hints_given END) FROM {T}")
o="GROUP BY 1 ORDER BY SUM(price_EUR) DESC LIMIT 1"
ms=("strftime('%Y-%m',booking_date)","strftime('%m',booking_date)","CAST(strftime('%m',booking_date) AS INTEGER)")
q("Which month had the highest turnover? All bookings count, also those who never turned up.",
  *[f"SELECT {m} {x} FROM {T} {o}" for m in ms for x in("",", SUM(price_EUR)")])
q("how many bookings do we have on each day of the week?",
  *[f"SELECT {d}, COUNT(*) FROM {T} GROUP BY strftime('%w',booking_date)" for d in (WD("booking_date"),"strftime('%w',booking_date)","CAST(strftime('%w',booking_date) AS INTEGER)")])
q("What is the record time in Submarine 9, in minutes?",f"SELECT MIN(minutes_used) FROM {T} WHERE room='Submarine 9' AND result='escaped'")
q("Which game master has the best average rating?",top("game_master","AVG(rating)",f"FROM {T} WHERE game_master IS NOT NULL GROUP BY game_master"),
  f"SELECT game_master, AVG(rating), COUNT(rating) FROM {T} WHERE game_master IS NOT NULL GROUP BY game_master ORDER BY 2 DESC LIMIT 1")
q("list the no-shows with date, time and room",
  *[f"SELECT {c} FROM {T} WHERE result='no show'" for c in("booking_date, start, room","booking_date, start, room, players","booking_date, start, room, group_type, price_EUR")])

# ---- I
space("pool_checks_summer24.csv"); T="pool_checks_summer24"
q("on how many days was at least one of the pools closed?",f"SELECT COUNT(DISTINCT Date) FROM {T} WHERE Closed IS NOT NULL")
q("How many checks in the teaching pool showed free chlorine under 0.3 or over 0.8?",f"SELECT COUNT(*) FROM {T} WHERE Pool='Teaching pool' AND (Free_chlorine_mg_l<0.3 OR Free_chlorine_mg_l>0.8)")
wk="strftime('%w',Date) IN ('0','6')"
q("Lap pool: average bathers a day at the weekend compared to Monday to Friday",
  f"SELECT CASE WHEN {wk} THEN 'weekend' ELSE 'weekday' END, AVG(Bathers_that_day) FROM {T} WHERE Pool='Lap pool' GROUP BY 1",
  f"SELECT AVG(CASE WHEN {wk} THEN Bathers_that_day END), AVG(CASE WHEN NOT {wk} THEN Bathers_that_day END) FROM {T} WHERE Pool='Lap pool'")
q("How many degrees warmer was the paddling pool than the lap pool on average in June?",
  f"SELECT AVG(CASE WHEN Pool='Paddling pool' THEN Water_temp_C END)-AVG(CASE WHEN Pool='Lap pool' THEN Water_temp_C END) FROM {T} WHERE strftime('%m',Date)='06'",
  f"SELECT AVG(CASE WHEN Pool='Paddling pool' THEN Water_temp_C END), AVG(CASE WHEN Pool='Lap pool' THEN Water_temp_C END), AVG(CASE WHEN Pool='Paddling pool' THEN Water_temp_C END)-AVG(CASE WHEN Pool='Lap pool' THEN Water_temp_C END) FROM {T} WHERE strftime('%m',Date)='06'")
w="Combined_chlorine_mg_l>0.35"
q("date and pool of every check with combined chlorine above 0.35",
  f"SELECT Date, Pool FROM {T} WHERE {w}",f"SELECT Date, Pool, Combined_chlorine_mg_l FROM {T} WHERE {w}",f"SELECT Date, Time, Pool, Combined_chlorine_mg_l FROM {T} WHERE {w}")
q("who forgot the turbidity how many times?",
  f"SELECT Checked_by, COUNT(*) FROM {T} WHERE Turbidity_NTU IS NULL GROUP BY Checked_by",f"SELECT Checked_by, SUM(Turbidity_NTU IS NULL) FROM {T} GROUP BY Checked_by",f"SELECT Checked_by, SUM(Turbidity_NTU IS NULL), COUNT(*) FROM {T} GROUP BY Checked_by")
q("kilos of chlorine used each month, all pools together",months("Date","SUM(Chlorine_used_kg)",f"FROM {T}"))

# ---- J
space("berths.csv","meter_readings_2024.csv"); J="meter_readings_2024 m JOIN berths b ON b.berth=m.berth"
q("How much electricity did the people living on board use in total, and how much everyone else?",
  f"SELECT b.liveaboard, SUM(m.kWh_used) FROM {J} GROUP BY b.liveaboard",f"SELECT CASE WHEN b.liveaboard THEN 'liveaboard' ELSE 'other' END, SUM(m.kWh_used) FROM {J} GROUP BY 1",
  f"SELECT SUM(CASE WHEN b.liveaboard THEN m.kWh_used END), SUM(CASE WHEN NOT b.liveaboard THEN m.kWh_used END) FROM {J}")
q("which boat has used the most water?",top("b.boat","SUM(m.water_m3)",f"FROM {J} GROUP BY b.berth, b.boat"),f"SELECT b.berth, b.boat, SUM(m.water_m3) FROM {J} GROUP BY 1,2 ORDER BY 3 DESC LIMIT 1",f"SELECT b.boat, b.berth, SUM(m.water_m3) FROM {J} GROUP BY 1,2 ORDER BY 3 DESC LIMIT 1")
w="FROM berths WHERE berth NOT IN (SELECT berth FROM meter_readings_2024)"
q("Which boats don't have a single meter reading?",f"SELECT boat {w}",f"SELECT berth, boat {w}",f"SELECT boat, berth {w}",f"SELECT berth {w}",f"SELECT * {w}",f"SELECT berth, boat, pontoon {w}",f"SELECT berth, boat, boat_type {w}")
w="FROM berths WHERE length_m>9 AND fee_status<>'paid'"
q("boats over 9 m that haven't paid in full",f"SELECT boat {w}",f"SELECT boat, length_m, fee_status {w}",f"SELECT berth, boat {w}",f"SELECT berth, boat, length_m, fee_status {w}",f"SELECT boat, length_m {w}",f"SELECT boat, fee_status {w}",f"SELECT berth, boat, length_m, annual_fee, fee_status {w}",f"SELECT boat, length_m, annual_fee, fee_status {w}",f"SELECT * {w}")
q("How many boats' insurance had run out before 1 June 2024?","SELECT COUNT(*) FROM berths WHERE insurance_expires<'2024-06-01'")
q("What do we charge per metre of boat, by type of boat (all fees over all metres)?","SELECT boat_type, 1.0*SUM(annual_fee)/SUM(length_m) FROM berths GROUP BY boat_type","SELECT boat_type, SUM(annual_fee), SUM(length_m), 1.0*SUM(annual_fee)/SUM(length_m) FROM berths GROUP BY boat_type")
q("average kWh per reading for each pontoon",f"SELECT b.pontoon, AVG(m.kWh_used) FROM {J} GROUP BY b.pontoon",f"SELECT b.pontoon, COUNT(*), AVG(m.kWh_used) FROM {J} GROUP BY b.pontoon")

# ---- K
space("scores.csv","score_loans.csv"); J="score_loans l JOIN scores s ON s.score_id=l.score_id"
q("Which piece gets lent out the most, by number of loans?",
  *[f"SELECT {c} FROM {J} GROUP BY s.score_id, s.title, s.composer ORDER BY COUNT(*) DESC LIMIT 1" for c in("s.title","s.title, COUNT(*)","s.title, s.composer","s.title, s.composer, COUNT(*)","s.score_id, s.title, COUNT(*)","s.score_id, s.title, s.composer, COUNT(*)")])
q("copies that came back missing, by choir, worst first","SELECT borrower, SUM(copies_missing) FROM score_loans GROUP BY borrower ORDER BY 2 DESC")
w="FROM scores WHERE score_id NOT IN (SELECT score_id FROM score_loans)"
q("Which of our pieces has nobody ever borrowed?",f"SELECT title {w}",f"SELECT title, composer {w}",f"SELECT score_id, title {w}",f"SELECT score_id, title, composer {w}",f"SELECT * {w}",f"SELECT score_id {w}")
q("What percentage of the loans that have been returned came back late?",share("score_loans","returned_on>due_back","returned_on IS NOT NULL"))
A="AVG(CASE WHEN borrower='Uni Chamber Choir' THEN julianday(returned_on)-julianday(lent_on) END)";B=A.replace('Uni Chamber Choir','St Anne Parish Choir')
q("does the Uni Chamber Choir keep the music longer on average than the St Anne people?",yn('',"score_loans",'1',A,B,la='Uni Chamber Choir',lb='St Anne Parish Choir'))
w="l.returned_on IS NULL"
q("what's still out, with whom, and when was it due?",
  *[f"SELECT {c} FROM {J} WHERE {w}" for c in("s.title, l.borrower, l.due_back","s.title, s.composer, l.borrower, l.due_back","l.loan_no, s.title, l.borrower, l.due_back","l.loan_no, s.title, s.composer, l.borrower, l.due_back","s.title, l.borrower, l.copies_lent, l.due_back","s.score_id, s.title, l.borrower, l.due_back","l.loan_no, s.title, l.borrower, l.lent_on, l.due_back","s.title, l.borrower, l.lent_on, l.due_back")])

n=sum(len(s["questions"]) for s in S)
json.dump(S,open('questions.json','w'),ensure_ascii=False,indent=1)
print(n,len(S),sum(len(s['files']) for s in S),[len(s['questions']) for s in S])
