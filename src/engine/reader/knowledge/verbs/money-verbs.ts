import { stem } from '../../words/words.ts'

/**
 * What verbs of money are about, where a table has several amounts of it: what was charged is not what the parts cost. The likeliest headings first;
 * those behind are meant only where none before is there.
 */
export type Dealing =
  | 'taken'
  | 'billed'
  | 'received'
  | 'paid'
  | 'spent'
  | 'worth'
  | 'fetched'
  | 'earned'
  | 'given'
  | 'owed'

const tiersOf = (...tiers: string[]): readonly ReadonlySet<string>[] =>
  tiers.map((words) => new Set(words.split(' ').map(stem)))

const taking = 'revenue sales turnover takings income earnings proceeds receipts gross raised winnings'
const charging = 'charged billed invoiced bill invoice'
const plain = 'amount total subtotal sum fee fare charge rent value'
const spending = 'spent spend spending expense expenses expenditure outlay outgoings cost costs'

const headings: Record<Dealing, readonly ReadonlySet<string>[]> = {
  taken: tiersOf(taking, charging, 'amount total subtotal sum paid', 'fee fare charge rent value donation', 'price'),
  billed: tiersOf(charging, 'amount total subtotal sum', `${taking} fee fare charge rent value`, 'price', 'cost'),
  // what others pay us is no cost of ours
  received: tiersOf(
    'paid payment received',
    charging,
    taking,
    'amount total subtotal sum',
    'fee fare charge rent price',
  ),
  paid: tiersOf('paid payment', 'price fare fee', 'amount total bill charge rent', spending),
  spent: tiersOf(spending, 'paid payment', 'amount total bill', 'price fare fee charge rent'),
  worth: tiersOf('worth value valuation valued', 'estimate est current now', 'price amount total'),
  fetched: tiersOf('sold', 'sale final achieved hammer', 'price', 'amount value total'),
  earned: tiersOf('salary wage wages pay earnings compensation', 'income', taking, charging, plain, 'price'),
  given: tiersOf('donation donations gift gifts contribution pledged donated given', 'amount total sum', 'value'),
  owed: tiersOf('owed owing due outstanding balance debt arrears unpaid', 'amount total bill fee rent'),
}

const dealings = new Map<string, Dealing>(
  Object.entries({
    taken:
      'take takes took taken taking make makes made making collect collects collected gross grosses grossed generate generated generates raise raised raises receive receives received bring brings brought yield yielded',
    billed: 'bill bills billed billing charge charges charged charging invoice invoices invoiced',
    paid: 'pay pays paid paying',
    spent: 'spend spends spent spending cost costs costing',
    worth: 'worth valued',
    fetched: 'fetch fetches fetched',
    earned: 'earn earns earned earning',
    given: 'give gives gave given donate donates donated contribute contributes contributed pledge pledged pledges',
    owed: 'owe owes owed owing',
  } satisfies Record<Exclude<Dealing, 'received'>, string>).flatMap(([dealing, words]) =>
    words.split(' ').map((word): [string, Dealing] => [word, dealing as Dealing]),
  ),
)

const twoWords = new Map<string, Dealing>(
  Object.entries({
    taken: 'bring_in brings_in brought_in take_in takes_in took_in pull_in pulled_in rake_in',
    received: 'pay_us pays_us paid_us paying_us pay_me pays_me paid_me paying_me',
    fetched: 'go_for goes_for went_for sell_for sells_for sold_for',
    spent: 'set_back shell_out fork_out lay_out laid_out',
    worth: 'be_worth',
  }).flatMap(([dealing, words]) => words.split(' ').map((word): [string, Dealing] => [word, dealing as Dealing])),
)

export const dealingOf = (word: string, next: string): { dealing: Dealing; words: number } | null => {
  const two = twoWords.get(`${word}_${next}`)
  if (two) return { dealing: two, words: 2 }
  const one = dealings.get(word)
  return one ? { dealing: one, words: 1 } : null
}

export const headingsOf = (dealing: Dealing): readonly ReadonlySet<string>[] => headings[dealing]
