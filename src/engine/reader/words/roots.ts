import { stem } from './words.ts'

/** Words of one family that look like two. */
const irregular: ReadonlyMap<string, string> = new Map(
  [
    ['pay', 'paid', 'payment', 'payer'],
    ['choos', 'chose', 'chosen', 'choice'],
    ['break', 'broke', 'broken', 'breakage'],
    ['steal', 'stole', 'stolen', 'theft'],
    ['bite', 'bit', 'bitten'],
    ['freez', 'froze', 'frozen'],
    ['withdraw', 'withdrew', 'withdrawn', 'withdrawal'],
    ['fail', 'failed', 'failure'],
    ['pass', 'passed', 'passes'],
    ['deliver', 'delivered', 'delivery'],
  ].flatMap(([root = '', ...words]) => [root, ...words].map((word): [string, string] => [stem(word), root])),
)

const endings = ['ation', 'ition', 'ment', 'ance', 'ing', 'ion', 'al', 'or', 'er']

/** What words of one family share: survived, survivors and survival; smokes, smoker and smoking. Coarser than a stem: only for words of a state. */
export const rootOf = (word: string): string => {
  const own = stem(word)
  const known = irregular.get(own)
  if (known !== undefined) return known
  const ending = endings.find((each) => own.endsWith(each) && own.length - each.length >= (each.length > 2 ? 4 : 3))
  const base = ending ? own.slice(0, -ending.length) : own
  return family(ending === 'ion' ? asVerb(base) : base)
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i')
    .replace(/(?<=\p{L}{5})i$/u, '')
}

/** "admission" is of admit, "subscription" of subscribe. */
const asVerb = (base: string): string => {
  const found = verbs.find(([noun]) => base.endsWith(noun))
  return found ? base.slice(0, -found[0].length) + found[1] : base
}
const verbs: readonly (readonly [string, string])[] = [
  ['admiss', 'admit'],
  ['submiss', 'submit'],
  ['permiss', 'permit'],
  ['omiss', 'omit'],
  ['decis', 'decid'],
  ['divis', 'divid'],
  ['extens', 'extend'],
  ['suspens', 'suspend'],
  ['convers', 'convert'],
  ['resolut', 'resolv'],
  ['solut', 'solv'],
  ['script', 'scrib'],
  ['retent', 'retain'],
  ['detent', 'detain'],
  ['reduct', 'reduc'],
  ['product', 'produc'],
  ['provis', 'provid'],
  ['collis', 'collid'],
  ['explos', 'explod'],
  ['intrus', 'intrud'],
]

/** "disqualification" is of disqualify, "vaccinated" of a vaccination, "cancellation" of cancel, "complaint" of complain. */
const family = (base: string): string =>
  base
    .replace(/ific$/, 'if')
    .replace(/ifi$/, 'if')
    .replace(/(?<=\p{L}{5})at$/u, '')
    .replace(/(?<=\p{L}{4})ll$/u, 'l')
    .replace(/plaint$/, 'plain')

const notSo = /^(?:un|non|in|im|ir|dis)(\p{L}{4,})$/u

/** "employed" of "unemployed"; null of what denies nothing. */
export const withoutNot = (word: string): string | null => notSo.exec(word)?.[1] ?? null
