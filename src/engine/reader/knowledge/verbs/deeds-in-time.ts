import { rootOf } from '../../words/roots.ts'

/** Deeds of which columns keep the time, by words that people use for one another: what was fixed was repaired, what was returned was brought back. */
const groups = [
  'order purchase buy bought',
  'ship dispatch send sent post mail out',
  'deliver delivery arrive arrival receive receipt land',
  'report raise open submit file log lodge create register notify complain',
  'request ask apply application claim',
  'fix repair resolve close solve finish complete completion done mend end',
  'approve decide decision grant',
  'pay payment settle settlement',
  'invoice bill billing',
  'book reserve booking reservation',
  'arrive arrival checkin come stay start begin visit travel',
  'leave checkout depart departure left go',
  'borrow lend loan issue taken take',
  'return bring brought back hand',
  'interview meet',
  'hire join onboard employ',
  'sow plant planting sowing seed',
  'germinate sprout emerge',
  'harvest pick crop reap gather',
  'list listing advertise market',
  'sell sale sold',
  'admit admission intake',
  'discharge release home',
  'drop dropoff in',
  'collect pickup collection pick out',
  'publish release launch',
  'read print write',
  'die death died',
  'birth born hatch',
  'expire expiry expiration end',
  'adopt adoption rehome',
  'sign contract signature',
  'reply respond response answer',
  'test sample result',
  'inspect inspection check',
  'refer referral',
  'call contact',
  'cancel cancellation',
  'upgrade renew renewal',
].map((words) => new Set(words.split(' ').map(rootOf)))

/** Whether two roots are of the same deed. */
export const isSameDeed = (one: string, other: string): boolean =>
  one === other || groups.some((words) => words.has(one) && words.has(other))

/** What was to be, and not what was. */
export const isPlanned = (words: readonly string[]): boolean =>
  words.some((word) =>
    /^(?:due|planned|plan|expected|scheduled|promised|target|deadline|eta|estimated|agreed|needed|required)$/.test(
      word,
    ),
  )
