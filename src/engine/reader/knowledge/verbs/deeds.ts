import { stem } from '../../words/words.ts'

/** What people do, and the things that come of it where the two words have little in common. */
const lines = [
  'gift donation contribution: give gives gave given donate donates donated donating contribute contributes contributed contributing',
  'payment receipt instalment transaction: pay pays paid paying settle settles settled repay repaid',
  'loan lending checkout issue: borrow borrows borrowed borrowing lend lends lent lending loan loaned loans issued',
  'lease tenancy letting: leased lease leases let letting',
  'rental hire lease tenancy booking: rent rents rented renting hire hires hired hiring',
  'booking reservation: book books booked booking reserve reserves reserved reserving',
  'delivery shipment consignment: deliver delivers delivered delivering ship ships shipped shipping dispatch dispatched send sent',
  'subscription: subscribe subscribes subscribed',
  'enrolment enrollment registration signup: enrol enrols enroll enrolls enrolled register registers registered join joined',
  'game match fixture: play plays played playing',
  'flight: fly flies flew flown flying',
  'visit attendance checkin admission: visit visits visited visiting attend attends attended attending come came',
  'appointment consultation session: see seen consult consulted examine examined treat treated',
  'sample reading measurement observation test: sample samples sampled sampling measure measures measured test tests tested',
  'inspection survey audit check: inspect inspects inspected inspecting survey surveyed audit audited check checks checked',
  'service repair maintenance job: service services serviced repair repairs repaired fix fixed maintain maintained',
  'review rating feedback: review reviews reviewed rate rates rated comment commented',
  'vote ballot: vote votes voted voting',
  'claim: claim claims claimed claiming',
  'complaint ticket case: complain complains complained raise raises raised report reports reported',
  'call: call calls called calling phone phoned ring rang rung',
  'message email mail: email emails emailed write writes wrote written message messaged contact contacted',
  'invoice bill: invoice invoices invoiced bill bills billed charge charged',
  'expense spending cost expenditure: spend spends spent spending expense expensed',
  'hour timesheet entry log time: work works worked working log logs logged logging',
  'shift rota roster: work works worked working roster rostered',
  'trip journey ride drive: travel travels travelled traveled drive drives drove driven ride rides rode ridden',
  'run race result: run runs ran race races raced compete competes competed finish finished',
  'lesson class course session: teach teaches taught learn learned learnt',
  'training: train trains trained training',
  'treatment prescription dose: treat treats treated prescribe prescribes prescribed take takes took taken',
  'vaccination jab: vaccinate vaccinated jab jabbed',
  'application: apply applies applied applying',
  'publication paper article: publish publishes published publishing',
  'exhibition loan show: exhibit exhibited exhibits show shown display displayed',
  'harvest yield crop: harvest harvests harvested harvesting pick picks picked',
  'sighting observation record: sight sighted spot spots spotted observe observes observed',
  'catch landing: catch catches caught catching land landed',
  'accident incident crash: crash crashed',
  'download: download downloads downloaded downloading',
  'viewing view watch: view views viewed watch watches watched watching',
  'play stream listen: listen listens listened stream streams streamed play plays played',
  'goal score: score scores scored scoring',
  'award prize win: win wins won winning award awarded',
  'return refund: return returns returned returning refund refunded',
  'adoption: adopt adopts adopted adopting',
  'assignment task: assign assigns assigned assigning',
  'submission: submit submits submitted submitting',
  'transfer move: transfer transfers transferred move moves moved',
  'meeting: meet meets met meeting',
  'exam mark grade result: sit sat mark marked grade graded pass passed fail failed',
  'absence leave: miss misses missed absent',
  'request: request requests requested requesting ask asks asked',
  'movement stock: stock stocked restock restocked supply supplied supplies',
]

const things = new Map<string, Set<string>>()
for (const line of lines) {
  const [nouns = '', verbs = ''] = line.split(': ')
  for (const verb of verbs.split(' '))
    things.set(verb, new Set([...(things.get(verb) ?? []), ...nouns.split(' ').map(stem)]))
}

/** The stems of the things that come of a deed: "gave" makes gifts. */
export const thingsOf = (verb: string): ReadonlySet<string> | null => things.get(verb) ?? null

const irregular =
  /^(?:taken|taught|lent|let|bought|sold|sent|given|shown|seen|read|worn|run|driven|flown|ridden|caught|hit|won|lost|kept|held|met|made|put|hurt|eaten|drunk|sung|cut|dug|fed|grown|built|written|spoken|told|heard|found|chosen|drawn|thrown|broken|stolen|paid|spent)$/

/** "hired", "lent": what was done with something. */
export const isDone = (word: string): boolean =>
  things.has(word)
    ? /(?:ed|t|n|d|en)$/.test(word) || irregular.test(word)
    : /\p{L}{2}ed$/u.test(word) || irregular.test(word)
