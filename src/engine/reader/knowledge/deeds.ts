import { stem } from '../words/words.ts'

/** What people do, and the things that come of it where the two words have little in common. */
const lines = [
  'gift donation contribution: give gives gave given donate donates donated contribute contributes contributed',
  'payment: pay pays paid',
  'loan: borrow borrows borrowed lend lends lent',
  'lease tenancy letting: leased',
  'rental hire lease tenancy: rent rents rented hire hires hired',
  'booking reservation: book books booked reserve reserves reserved',
  'delivery: deliver delivers delivered',
  'subscription: subscribe subscribes subscribed',
  'enrolment enrollment registration: enrol enrols enroll enrolls enrolled register registers registered',
  'game match: play plays played',
  'flight: fly flies flew flown',
]

const things = new Map<string, Set<string>>()
for (const line of lines) {
  const [nouns = '', verbs = ''] = line.split(': ')
  for (const verb of verbs.split(' ')) things.set(verb, new Set(nouns.split(' ').map(stem)))
}

/** The stems of the things that come of a deed: "gave" makes gifts. */
export const thingsOf = (verb: string): ReadonlySet<string> | null => things.get(verb) ?? null
