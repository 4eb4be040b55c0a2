import random, csv, datetime as D
R=random.Random(8127)
def w(fn,head,rows):
    with open(fn,'w',newline='') as f:
        c=csv.writer(f); c.writerow(head); c.writerows(rows)
def days(a,b): return (D.date.fromisoformat(b)-D.date.fromisoformat(a)).days
def day(a,b): return D.date.fromisoformat(a)+D.timedelta(R.randint(0,days(a,b)))
def ch(items): return R.choices([i for i,_ in items],[p for _,p in items])[0]
def miss(v,p): return '' if R.random()<p else v

# A seed bank germination tests
sp=[('Centaurea cyanus','Asteraceae',.86),('Campanula patula','Campanulaceae',.55),('Primula veris','Primulaceae',.42),('Agrostemma githago','Caryophyllaceae',.91),('Silene dioica','Caryophyllaceae',.78),('Arnica montana','Asteraceae',.48),('Trollius europaeus','Ranunculaceae',.31),('Pulsatilla vulgaris','Ranunculaceae',.6),('Leontodon hispidus','Asteraceae',.7),('Dianthus deltoides','Caryophyllaceae',.83),('Gentiana cruciata','Gentianaceae',.27)]
rows=[]
pw=[9,6,8,5,7,10,4,6,5,8,3]
for i in range(148):
    s=R.choices(sp,pw)[0]
    coll=R.choices([2009,2012,2014,2015,2017,2018,2019,2020,2021,2022],[3,5,6,8,9,10,12,13,9,5])[0]
    t=day('2023-01-09','2024-11-28')
    n=R.choices([50,100,25,200],[5,8,3,1])[0]
    pre=ch([('none',9),('cold 6 wks',6),('scarified',3),('gibberellic acid',2)])
    p=max(.02,min(.99,s[2]-.013*(t.year-coll)+{'none':-.04,'cold 6 wks':.07,'scarified':.02,'gibberellic acid':.1}[pre]+R.gauss(0,.1)))
    g=sum(R.random()<p for _ in range(n))
    temp=ch([(20,7),(15,4),(25,2),('',.6)])
    first=max(2,int(R.gauss(14-8*p,3)))
    mould=sum(R.random()<.04*(1.4-p) for _ in range(n))
    mould=min(mould,n-g)
    rows.append((t,[f'{R.choice("GS")}{coll%100:02d}-{R.randint(101,989)}',s[0],s[1],coll,t.isoformat(),n,g,mould,miss(first,.07),temp,pre,ch([('Ilse',5),('Marek',4),('Oona',3)])]))
rows.sort(key=lambda r:r[0])
seen=set()
for r in rows:
    while r[1][0] in seen: r[1][0]=r[1][0][:4]+str(R.randint(101,989))
    seen.add(r[1][0])
w('germination_tests.csv',['accession','species','family','year collected','test date','seeds sown','seeds germinated','mouldy','days to first sprout','temp (°C)','pretreatment','tester'],[[f'T{1001+i}']+r[1] for i,r in enumerate(rows)] if 0 else [r[1] for r in rows])

# B piano tuner
fn=['Abbott','Baines','Carrick','Dunmore','Ellery','Fenwick','Garland','Hobday','Ingle','Jessop','Kerridge','Lomas','Merrow','Nuttall','Orme','Pell','Quayle','Rudge','Sallis','Tranter','Upjohn','Vickers','Wragg','Yardley']
inst=['St Olave School','Bluebell Care Home','Corn Exchange','Methodist Hall','Harper Jazz Bar','Wentlow College']
cl=[]
for n in fn: cl.append((ch([('Mr ',1),('Mrs ',1),('Ms ',1),('Dr ',.3)])+n,'private'))
for n in inst: cl.append((n,{'St Olave School':'school','Wentlow College':'school','Bluebell Care Home':'care home','Corn Exchange':'venue','Methodist Hall':'church','Harper Jazz Bar':'venue'}[n]))
mk=[('Yamaha',6),('Kawai',3),('Bechstein',2),('Steinway',1.4),('Broadwood',3),('Kemble',3),('Petrof',1),('Chappell',2)]
pi={c[0]:(ch(mk),ch([('upright',7),('grand',2),('baby grand',1.5)]),R.choice(['Thornby','Ashwell','Melsham','Ashwell','Little Orton','Melsham','Melsham'])) for c in cl}
rows=[];used=set()
for i in range(236):
    c=R.choices(cl,[1]*24+[4,2,6,2.5,5,5])[0]
    d=day('2022-02-01','2024-12-20')
    if d.weekday()==6: d-=D.timedelta(R.randint(1,4))
    job=ch([('tuning',14),('pitch raise',2.5),('repair',3),('regulation',1.5),('inspection',1)])
    h=round({'tuning':1.5,'pitch raise':2.5,'repair':2.2,'regulation':4.5,'inspection':.75}[job]*R.uniform(.7,1.4)*4)/4
    fee={'tuning':R.choice([70,75,75,80]),'pitch raise':R.choice([105,110,120]),'repair':R.randint(60,310),'regulation':R.randint(190,420),'inspection':R.choice([0,40,45])}[job]+(15 if pi[c[0]][1]!='upright' else 0)
    parts=round(R.uniform(4,140),2) if job in('repair','regulation') and R.random()<.8 else ''
    miles=miss({'Thornby':9,'Ashwell':14,'Melsham':3,'Little Orton':22}[pi[c[0]][2]]+R.randint(0,3),.05)
    paid=R.random()>.09
    pd=(d+D.timedelta(int(R.expovariate(1/11)) if c[1]!='private' else int(R.expovariate(1/3)))).isoformat() if paid else ''
    pitch=round(R.gauss(439.2,1.3),1) if job in('tuning','pitch raise') and R.random()<.85 else ''
    rows.append([d.isoformat(),c[0],c[1],pi[c[0]][2],pi[c[0]][0],pi[c[0]][1],job,h,fee,parts,miles,pitch,pd])
rows.sort()
w('piano jobs.csv',['Date','Client','Client type','Town','Make','Piano type','Job','Hours','Fee £','Parts £','Miles (one way)','A4 found at (Hz)','Paid on'],rows)

# C lost property at a bus/rail company
items=[('umbrella',12),('phone',10),('wallet',7),('glove(s)',9),('backpack',6),('glasses',6),('keys',7),('hat',6),('laptop',2),('toy',3),('instrument',.8),('walking stick',1.5)]
rows=[]
for i in range(372):
    d=day('2024-01-02','2024-09-30'); 
    it=ch(items)
    hh=int(min(23,max(5,R.choice([R.gauss(8.5,1.5),R.gauss(17.5,2),R.gauss(13,3.5)]))))
    line=ch([('Red',5),('Blue',4),('Coast',2),('Airport',2.5),('Night',.8)])
    p={'phone':.66,'wallet':.6,'laptop':.72,'keys':.38,'backpack':.45,'glasses':.25,'umbrella':.08,'glove(s)':.05,'hat':.1,'toy':.2,'instrument':.9,'walking stick':.3}[it]
    ret=R.random()<p
    rd=d+D.timedelta(int(R.expovariate(1/6.)))
    st='returned' if ret else ch([('stored',4),('donated',4),('destroyed',1)])
    val={'phone':(60,900),'wallet':(5,180),'laptop':(250,1600),'keys':(5,20),'backpack':(10,150),'glasses':(10,260),'umbrella':(3,25),'glove(s)':(3,35),'hat':(3,40),'toy':(2,40),'instrument':(120,2400),'walking stick':(8,60)}[it]
    rows.append([d,hh,[f'{hh:02d}:{R.randint(0,59):02d}',line,ch([('train',6),('platform',3),('waiting room',1.2),('ticket office',.6)]),it,miss(ch([('black',9),('blue',4),('red',2),('grey',3),('green',1.5),('brown',2)]),.12),miss(round(val[0]+(val[1]-val[0])*R.betavariate(1.5,3)),.15),ch([('cleaner',4),('driver',3),('passenger',3.4),('guard',2)]),st,rd.isoformat() if ret else '',miss({0:0}.get(0),0) if 0 else (ch([(5,5),(0,2),(10,1.5)]) if ret else ''),R.choice('ABCDEF')+str(R.randint(1,24)) if st=='stored' else '']])
rows.sort(key=lambda r:(r[0],r[2][0]))
w('lost_property_2024.csv',['Ref','Found on','Found at','Line','Place','Item','Colour','Est. value (EUR)','Handed in by','Status','Collected on','Fee paid (EUR)','Shelf'],[[f'LP-{i+1:04d}',r[0].isoformat()]+r[2] for i,r in enumerate(rows)])

# D kiln firings
rows=[];d=D.date(2023,3,4)
names=['Birgit','Tom','Anselm','Yuki','Pauline','Noor']
kl={'Big Bertha':(210,1.0),'Rohde':(100,.55),'Test kiln':(18,.17)}
for i in range(131):
    d+=D.timedelta(R.choice([1,2,3,4,5,5,7,8]))
    k=ch([('Big Bertha',5),('Rohde',6),('Test kiln',3)])
    ty=ch([('bisque',5),('glaze',6),('raku',.7),('lustre',.9)])
    tt={'bisque':1000,'glaze':R.choice([1220,1240,1240,1260]),'raku':960,'lustre':780}[ty]
    reach=int(tt+R.gauss(-2,9))
    pc=max(3,int(R.gauss(kl[k][0]*.33,kl[k][0]*.08)))
    hrs=round(max(3,R.gauss({'bisque':9.4,'glaze':11.2,'raku':3.4,'lustre':6}[ty],.9)),1)
    kwh=round(kl[k][1]*tt/1000*R.gauss(88,7),1)
    bad=R.random()<.07
    cr=min(pc,sum(R.random()<(.22 if bad else .035) for _ in range(pc)))
    gf=min(pc-cr,sum(R.random()<.05 for _ in range(pc))) if ty=='glaze' else ''
    rows.append([i+1,d.strftime('%d/%m/%Y'),k,ty,miss(names[R.choices(range(6),[6,4,4,2,3,2])[0]],.04),tt,miss(reach,.05),hrs,miss(kwh,.06),pc,cr,gf,'yes' if R.random()<.27 else 'no',ch([('',7),('shelf slipped',.4),('power cut',.3),('cone 6 did not bend',.5),('glaze ran',.6),('element 3 weak',.4)])])
for r in rows:
    if r[6]!='' and r[6]-r[5]==22 and r[0]!=99: r[6]-=5
w('kiln_log.csv',['firing no','date','kiln','type','loaded by','target temp C','reached temp C','hours','kWh','pieces','cracked','glaze faults','overnight','remarks'],rows)

# E lift call-outs
b=[('Mill Court','residential',9),('Harbour House','office',11),('Ferris Hospital','hospital',6),('Tannery Lofts','residential',5),('Station Arcade','retail',4),('Queen Street Car Park','car park',5),('Civic Library','public',3)]
lifts=[]
for n,ty,fl in b:
    for k in range(R.choice([1,2,2,3,4]) if n!='Ferris Hospital' else 4):
        lifts.append((n,ty,fl,''.join(x[0] for x in n.split())+f'-{k+1}',R.choice([1988,1996,2003,2008,2014,2019])))
rows=[]
lw=[R.uniform(.5,2)*(2026-l[4])**.7 for l in lifts]
for i in range(214):
    l=R.choices(lifts,lw)[0]
    t=D.datetime.combine(day('2023-01-03','2024-06-28'),D.time(int(min(23,max(0,R.gauss(13.5,4.6)))),R.randint(0,59)))
    trap=R.random()<.17
    mins=int(max(9,R.gauss(34 if trap else 95,14 if trap else 48)))
    if 19<=t.hour or t.hour<7: mins+=R.randint(5,35)
    dur=int(max(10,R.lognormvariate(4.1,.8)))
    arr=t+D.timedelta(minutes=mins)
    open_=R.random()<.04
    fault=ch([('door',9),('control board',4),('levelling',4),('button / display',4),('rope / brake',1.5),('vandalism',2.4),('no fault found',3)])
    rows.append([t,[t.strftime('%Y-%m-%d %H:%M'),arr.strftime('%Y-%m-%d %H:%M'),'' if open_ else (arr+D.timedelta(minutes=dur+(R.choice([0,0,0,1440,2880]) if fault in('control board','rope / brake') else 0))).strftime('%Y-%m-%d %H:%M'),l[3],l[0],l[1],l[2],l[4],fault,'Y' if trap else 'N',R.choices([1,2,3,4,6],[5,4,2,1,.4])[0] if trap else 0,ch([('Okafor',5),('Lindqvist',4),('Brandt',3),('Sousa',2)]),miss(round(65+dur*.9+R.choice([0,0,0,48,120,385,910])*1.0,2),.06),'Y' if R.random()<.62 else 'N']])
rows.sort(key=lambda r:r[0])
w('lift_callouts.csv',['job_no','reported_at','engineer_arrived','back_in_service','lift','building','building_type','floors','lift_installed','fault','people_trapped','n_trapped','engineer','invoice_eur','under_contract'],[[f'C{2301+i}']+r[1] for i,r in enumerate(rows)])

# F pigeon racing
lofts=['Hargreaves & Son','Ogden','P. Whelan','Stubbs Bros','Kaczmarek','Miss Tully','Dyson','Rathbone']
birds=[]
for lo in lofts:
    for k in range(R.randint(4,8)):
        yr=R.choice([19,20,21,21,22])
        birds.append((f'GB{yr}-{R.choice("NSXP")}{R.randint(10000,69999)}',lo,R.choices(['cock','hen'],[5,4])[0],2000+yr,miss(ch([('blue bar',5),('chequer',5),('red',1.5),('mealy',1),('grizzle',1),('white',.5)]),.05),R.gauss(0,45)))
races=[('2023-04-22','Peterborough',92.4),('2023-05-06','Huntingdon',115.8),('2023-05-20','Maidstone',187.3),('2023-06-03','Arras',262.1),('2023-06-17','Clermont',338.6),('2023-07-01','Bourges',474.9),('2023-07-15','Peterborough',92.4),('2023-07-29','Huntingdon',115.8),('2023-08-12','Maidstone',187.3),('2023-08-26','Arras',262.1)]
rows=[]
for dt,pt,di in races:
    ent=[x for x in birds if R.random()<.72-.0006*di]
    base=R.choice([1180,1260,1320,1410,1500]); out=[]
    wind=R.choice(['SW 2','W 3','NE 4','calm','S 3','E 2'])
    for x in ent:
        v=base+x[5]+R.gauss(0,75)-(22 if x[2]=='hen' and di<200 else 0)
        lost=R.random()<.03+.00025*di
        out.append([None if lost else v,x])
    done=sorted([o for o in out if o[0]],key=lambda o:-o[0])
    for i,o in enumerate(done):
        dist=di+ lofts.index(o[1][1])*1.3-4
        m=dist*1760/o[0]
        ar=D.datetime.fromisoformat(dt+'T07:30')+D.timedelta(minutes=m)
        rows.append([dt,pt,wind,o[1][1],o[1][0],o[1][2],o[1][3],o[1][4],round(dist,1),'07:30',ar.strftime('%H:%M:%S'),round(o[0],2),i+1,{0:60,1:30,2:15}.get(i,'')])
    for o in out:
        if not o[0]: 
            dist=di+ lofts.index(o[1][1])*1.3-4
            rows.append([dt,pt,wind,o[1][1],o[1][0],o[1][2],o[1][3],o[1][4],round(dist,1),'07:30','','','',''])
w('race_results_23.csv',['Race date','Release point','Wind','Loft','Ring no','Sex','Hatched','Colour','Distance (miles)','Released','Clocked in','Velocity (yds/min)','Place','Prize (£)'],rows)

# G translation agency
lang=[('German','English'),('English','German'),('French','English'),('English','Spanish'),('Polish','English'),('English','Japanese'),('Dutch','English'),('Swedish','German')]
tr={'German':['Haas','Peele'],'English':['Peele','Marchetti','Dubois-Kerr','Zielinska','de Groot'],'Spanish':['Ibarra'],'Japanese':['Sato'],}
cli=[('Novalux Pumps',5),('Brandauer Legal',4),('Hotel Seeblick',2),('Medirex',4),('Fjellvik Outdoor',3),('Museum of Glass',1.2),('Tessel Foods',2)]
fld={'Novalux Pumps':'technical','Brandauer Legal':'legal','Hotel Seeblick':'tourism','Medirex':'medical','Fjellvik Outdoor':'marketing','Museum of Glass':'culture','Tessel Foods':'marketing'}
rows=[]
for i in range(264):
    c=ch(cli); s,t=R.choices(lang,[8,6,5,4,3,2,2,1.5])[0]
    per={('German','English'):['Peele','Marchetti'],('English','German'):['Haas','Vogt'],('French','English'):['Dubois-Kerr'],('English','Spanish'):['Ibarra'],('Polish','English'):['Zielinska'],('English','Japanese'):['Sato'],('Dutch','English'):['de Groot','Marchetti'],('Swedish','German'):['Vogt']}[s,t]
    d=day('2023-01-09','2024-12-13')
    if d.weekday()>4: d-=D.timedelta(2)
    wd=int(R.lognormvariate(7.1,.9))+80
    rate=round({'legal':.14,'medical':.15,'technical':.12,'marketing':.11,'tourism':.1,'culture':.105}[fld[c]]*(1.5 if t=='Japanese' else 1)+R.choice([0,0,.01,-.01]),3)
    rush=R.random()<.18
    inv=round(wd*rate*(1.3 if rush else 1),2)
    cost=round(wd*rate*R.uniform(.48,.72),2)
    due=d+D.timedelta(max(1,int(wd/1700)+R.randint(1,6)-(2 if rush else 0)))
    canc=R.random()<.035; opn=(not canc) and d>D.date(2024,12,4)
    dl=due+D.timedelta(R.choices([-3,-2,-1,0,1,2,5],[1,2,4,9,2,1,.6])[0])
    dl=max(dl,d)
    rows.append([d,[c,fld[c],s,t,R.choice(per),wd,rate,'rush' if rush else 'normal',due.isoformat(),'' if canc or opn else dl.isoformat(),'cancelled' if canc else 'in progress' if opn else 'delivered','' if canc else inv,'' if canc else cost,'' if canc or opn else miss(R.choices([5,4,3,2,1],[9,7,3,1,.4])[0],.33)]])
rows.sort(key=lambda r:r[0])
w('translation_jobs.csv',['order_id','received','client','field','source_lang','target_lang','translator','words','rate_per_word_eur','priority','due','delivered','status','invoiced_eur','translator_cost_eur','client_rating'],[[f'TR{5001+i}',r[0].isoformat()]+r[1] for i,r in enumerate(rows)])

# H escape room
rooms={'The Alchemist':(.62,60),'Bank Vault':(.48,60),'Submarine 9':(.33,75),'Grandma\'s Attic':(.74,60),'Ward 13':(.41,75)}
rows=[]
for i in range(318):
    d=day('2024-03-01','2024-08-31')
    if R.random()<.45:
        while d.weekday() not in (4,5,6): d+=D.timedelta(1)
    if d>D.date(2024,8,31): d=D.date(2024,8,31)
    st=R.choices(['10:30','12:30','14:30','16:30','18:30','20:30'],[1,2,4,4,5,4])[0]
    r=ch([('The Alchemist',5),('Bank Vault',4),('Submarine 9',3),("Grandma's Attic",4.5),('Ward 13',3)])
    n=R.choices([2,3,4,5,6,7,8],[5,5,7,5,4,1.2,.8])[0]
    grp=ch([('friends',6),('family',4),('company',2),('birthday',2),('stag/hen',.7)])
    ns=R.random()<.05
    hints=min(9,int(R.expovariate(1/2.4)))
    esc=R.random()<rooms[r][0]+.02*(n-4)+.0*hints
    lim=rooms[r][1]
    used=min(lim-.5,max(lim*.5,R.gauss(lim*.86,lim*.08)))
    mm=int(used); 
    price=round((24 if n>=5 else 28)*n*(0.85 if grp=='birthday' else 1),2)
    rows.append([d.isoformat(),st,[r,n,grp,ch([('website',7),('phone',2),('voucher',2.4),('walk-in',.8)]),price,'' if ns else ch([('Kim',4),('Radek',4),('Leila',3),('Ove',2)]),'no show' if ns else 'escaped' if esc else 'failed','' if ns or not esc else mm,'' if ns else hints,'' if ns else miss(R.choices([5,4,3,2,1],[10,6,2,.7,.4])[0],.4)]])
R2=random.Random(5)
for r in rows:
    d=D.date.fromisoformat(r[0])
    if d.weekday()==4 and d<D.date(2024,8,30): r[0]=(d+D.timedelta(R2.choices([0,1,2],[5,6,3])[0])).isoformat()
rows.sort(key=lambda r:r[:2])
w('escape room bookings.csv',['booking date','start','room','players','group type','booked via','price EUR','game master','result','minutes used','hints given','rating'],[r[:2]+r[2] for r in rows])

# I pool water checks
rows=[];d=D.date(2024,5,18)
ci={'Lap pool':27.2,'Teaching pool':30.4,'Paddling pool':31.8}
while d<=D.date(2024,8,25):
    for p in ci:
        if R.random()<.2: continue
        tm=R.choice(['07:15','07:30','12:00','12:30','17:45']) if p!='Paddling pool' else R.choice(['07:30','12:00'])
        bath=int(max(0,R.gauss({'Lap pool':150,'Teaching pool':60,'Paddling pool':85}[p]*(1.5 if d.weekday()>4 else 1)*(1.3 if d.month in(7,8) else .8),30)))
        fc=max(.05,R.gauss(.62 if p!='Paddling pool' else .5,.17)-.0004*bath)
        cc=max(.02,R.gauss(.14+.0006*bath,.05)); ph=R.gauss(7.2,.16)
        clo=fc<.25 or R.random()<.012
        rows.append([d.isoformat(),tm,p,miss(round(fc,2),.03),miss(round(cc,2),.06),round(ph,1),round(R.gauss(ci[p],.6),1),miss(round(max(.05,R.gauss(.3,.12)),2),.1),bath,miss(round(max(0,R.gauss(1.8 if bath>100 else 1,.6)),1),.05),ch([('Jo',5),('Serkan',4),('Mette',3)]),'x' if clo else ''])
    d+=D.timedelta(1)
w('pool_checks_summer24.csv',['Date','Time','Pool','Free chlorine (mg/l)','Combined chlorine (mg/l)','pH','Water temp (°C)','Turbidity (NTU)','Bathers that day','Chlorine used (kg)','Checked by','Closed'],rows)

# J marina
bn=['Sea Thrift','Puffin','Blue Moon II','Merganser','Old Faithful','Kittiwake','Calypso','Wanderlust','Jolly Roger','Halcyon','Saltwind','Dulcinea','Stormy','Tern Tide','Amberjack','Lady Maud','Nordlys','Pelican','Grebe','Zephyr','Anchovy','Bonnie Jean','Curlew','Daydream','Eider','Freya','Gannet','Hebe','Isolde','Juno','Kestrel','Limpet','Mistral','Nauti Buoy','Osprey','Petrel','Quicksilver','Razorbill','Selkie','Turnstone','Undine','Valhalla','Whimbrel','Yarrow','Avocet','Brisk','Cormorant','Driftwood']
rows=[];ids=[]
for i,n in enumerate(bn):
    pon=ch([('A',4),('B',4),('C',3),('Visitor',1)])
    ty=ch([('sailing yacht',6),('motor boat',4),('fishing boat',1.5),('catamaran',.8)])
    L=round(max(5.2,R.gauss({'sailing yacht':9.8,'motor boat':8.1,'fishing boat':7.4,'catamaran':11.6}[ty],1.6)),1)
    bid=f'{pon[0]}{i+1:02d}'
    ids.append((bid,n,ty,L))
    since=day('2006-03-01','2023-05-20')
    ins=day('2023-11-01','2025-03-31')
    rows.append([bid,n,pon,ty,L,miss(round(L*.17+R.uniform(-.2,.4),2),.08),since.isoformat(),round(L*R.choice([118,118,124,131]),0).__int__(),miss(ins.isoformat(),.1),ch([('yes',2),('no',3)]),ch([('paid',8),('part',1.5),('overdue',1.3)])])
w('berths.csv',['berth','boat','pontoon','boat type','length (m)','draught (m)','here since','annual fee (£)','insurance expires','liveaboard','fee status'],rows)
rd=[]
for (bid,n,ty,L),r in zip(ids,rows):
    if R.random()<.13: continue
    for m in range(1,10):
        if R.random()<.1: continue
        live=r[9]=='yes'
        k=R.gauss(190 if live else 32,40 if live else 15)*(1.5 if m in(1,2,3) and live else .9)
        rd.append([D.date(2024,m,R.randint(27,29)).isoformat(),bid,round(max(0,k),1),miss(round(max(0,R.gauss(4.1 if live else 1.3,.8)),2),.07),ch([('dockmaster',5),('Eddie',3),('self-read',2)])])
rd.sort()
w('meter_readings_2024.csv',['read on','berth','kWh used','water (m3)','read by'],rd)

# K choir library
pcs=[('Requiem','Fauré','SATB',1890),('Gloria','Vivaldi','SATB',1715),('Lux Aurumque','Whitacre','SATB div',2000),('Ave Verum Corpus','Mozart','SATB',1791),('Locus Iste','Bruckner','SATB',1869),('Te Deum','Charpentier','SATB',1692),('Messiah','Handel','SATB',1741),('Magnificat','Bach','SSATB',1723),('The Lamb','Tavener','SATB',1982),('Sicut Cervus','Palestrina','SATB',''),('Ubi Caritas','Duruflé','SATB',1960),('Abendlied','Rheinberger','SSATTB',1873),('Cantique de Jean Racine','Fauré','SATB',1865),('Ceremony of Carols','Britten','SSA',1942),('Missa Brevis','Palestrina','SATB',1570),('Nunc Dimittis','Pärt','SATB',2001),('O Magnum Mysterium','Lauridsen','SATB',1994),('Elijah','Mendelssohn','SATB',1846),('Laudate Pueri','Mendelssohn','SSA',1830),('Bogoroditse Devo','Rachmaninoff','SATB div',1915),('Psalm 42','Mendelssohn','SATB',1838),('If Ye Love Me','Tallis','SATB',1565),('Sing Joyfully','Byrd','SSATTB',''),('The Blue Bird','Stanford','SSATB',1910),('Three Shakespeare Songs','Vaughan Williams','SATB',1951),('Five Negro Spirituals','Tippett','SATB div',1941),('Hymn to St Cecilia','Britten','SSATB',1942),('Cloudburst','Whitacre','SATB div',1991),('Stabat Mater','Pergolesi','SSA',1736),('Gloria','Rutter','SATB',1974),('Requiem','Rutter','SATB',1985),('Mass in G','Schubert','SATB',1815),('In Paradisum','Howells','SATB',1932),('Vespers','Rachmaninoff','SATB div',1915),('Chichester Psalms','Bernstein','SATB',1965),('Agnus Dei','Barber','SATB div',1967),('Jubilate Deo','Gabrieli','SSATTB',1597),('Sleep','Whitacre','SATB div',2000),('Evening Hymn','Gardiner','SATB',1908),('Beati Quorum Via','Stanford','SSATTB',1905),('Faire is the Heaven','Harris','SATB div',1925),('My Spirit Sang All Day','Finzi','SATB',1937)]
pcs=[p if p[0]!='Five Negro Spirituals' else ('A Child of Our Time','Tippett','SATB',1941) for p in pcs]
acap={'Lux Aurumque','Locus Iste','The Lamb','Sicut Cervus','Ubi Caritas','Abendlied','Missa Brevis','Nunc Dimittis','O Magnum Mysterium','Bogoroditse Devo','If Ye Love Me','Sing Joyfully','The Blue Bird','Three Shakespeare Songs','Hymn to St Cecilia','Vespers','Agnus Dei','Sleep','Beati Quorum Via','Faire is the Heaven','My Spirit Sang All Day','Jubilate Deo'}
mins={('Requiem','Fauré'):36,('Gloria','Vivaldi'):29,('Te Deum','Charpentier'):24,('Messiah','Handel'):141,('Magnificat','Bach'):28,('Ceremony of Carols','Britten'):23,('Missa Brevis','Palestrina'):21,('Elijah','Mendelssohn'):131,('Psalm 42','Mendelssohn'):26,('A Child of Our Time','Tippett'):66,('Hymn to St Cecilia','Britten'):11,('Stabat Mater','Pergolesi'):38,('Gloria','Rutter'):17,('Requiem','Rutter'):40,('Mass in G','Schubert'):24,('Vespers','Rachmaninoff'):62,('Chichester Psalms','Bernstein'):19,('Cloudburst','Whitacre'):9}
rows=[]
for i,p in enumerate(pcs):
    rows.append([f'S{i+1:03d}',p[0],p[1],p[2],ch([('Latin',1)]) if 0 else p[3],R.choices([24,36,40,48,60,72],[2,4,5,4,3,1])[0],miss(round(R.choice([1.95,2.5,3.2,4.75,7.95,9.99,12.5])*1.0,2),.07),'yes' if (R.random()<2 and p[0] in acap) else 'no',miss(mins.get(p[:2],R.choice([3,4,4,5,6,7])+R.randint(0,2)),.08),ch([('good',5),('worn',3),('poor',1)])])
w('scores.csv',['score_id','title','composer','voicing','composed','copies','price per copy (€)','a cappella','minutes','condition'],rows)
bor=[('Dorstadt Kantorei',4),('St Anne Parish Choir',5),('Uni Chamber Choir',6),('Vox Feminae',2),('Police Choir',2),('Liederkranz 1887',3)]
ln=[]
for i in range(167):
    s=R.choices(rows[:39],[R.uniform(.3,3) for _ in range(39)] if i==0 else lw2)[0] if i else None
    if i==0:
        lw2=[R.uniform(.2,3) for _ in range(39)]
        s=R.choices(rows[:39],lw2)[0]
    d=day('2022-01-10','2024-10-30')
    n=min(s[5],R.choice([12,18,20,24,30,36,40,45]))
    due=d+D.timedelta(R.choice([60,90,90,120]))
    out=R.random()<.07
    back=due+D.timedelta(int(R.gauss(-6,18)))
    if back<=d: back=d+D.timedelta(9)
    lost=0 if out else R.choices([0,1,2,3,5],[12,4,2,1,.5])[0]
    ln.append([d,s[0],ch(bor),d.isoformat(),n,due.isoformat(),'' if out else back.isoformat(),'' if out else lost,R.choice([0,15,20,20,25,30])])
ln.sort(key=lambda r:r[0])
w('score_loans.csv',['loan_no','score_id','borrower','lent_on','copies_lent','due_back','returned_on','copies_missing','loan_fee_eur'],[[i+1]+r[1:] for i,r in enumerate(ln)])
