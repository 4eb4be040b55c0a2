import type { Random } from '../random.fixture.ts'
import type { ParamValue } from '../sandbox/index.ts'

const CALLS = [
  'canary()',
  'canary ()',
  'canary/**/()',
  '"canary"()',
  '`canary`()',
  'CANARY()',
  'public.canary()',
  'canary\n()',
  // PostgreSQL calls a function of one argument so, where there is no such field.
  'x.canary',
  '(x).canary',
]
/** What may begin, end or confuse a string, a name, a comment or a place for a value, in some engine. */
const EDGES = [
  ...["'", "''", "'''", '"', '""', '"""', '`', '``', '$$', '$a$', '$a', '$1', '$', '\\', "\\'", "'\\", '\\"', '[', ']'],
  ...[
    '--',
    '-- ',
    '--\n',
    '#',
    '/*',
    '*/',
    '/*/',
    '/**/',
    '/*!',
    '/*+',
    '//',
    '//*',
    '\n',
    '\r',
    '\t',
    '\f',
    '\v',
    ' ',
  ],
  ...[':a', ':b', '?', ':a::text', '::', ':', '@a', '@', '{a:String}', '{a:Identifier}', '{', '}', ';', '(', ')', ','],
  ...["E'", "e'", "U&'", 'U&"', "N'", "x'", "b'", "r'", 'r"', "_utf8'", 'UESCAPE', '0x', '0b', '.', '\\\n'],
  ...['1.', '1e', '1e-', '1.e', '1.5e', '1.5E+', '.5e', '.5e-', '`a`.1e', '1_', '1.5x', '/*T!', '/*vt+'],
  ...['\u00a0', '\u2028', '\ufeff', '\u0085', '😀', '\ud83d', 'é', 'ſ'],
]
const PLAIN = [
  '1',
  "'x'",
  ':a',
  ':b',
  '?',
  'null',
  '1 as x',
  "'a' || 'b'",
  '(select 1)',
  'case when 1=1 then 2 end',
  '1 + 1',
]
const TAILS = [
  '',
  '',
  '',
  " from lower('a') x",
  " from coalesce('a') as x",
  ' where 1=1',
  ' order by 1',
  ' limit 1',
  ' union all select 1',
  ';',
  ' -- end',
  ' /* end */',
]
const VALUES: ParamValue[] = ['1', 'canary()', "'", "' || canary() || '", '$$', '*/', '--', 1, null, true]

/** The call where it should be no code: within a string, a name or a comment. */
function hidden(random: Random): string {
  const call = random.pick(CALLS)
  const [open, close] = random.pick([
    ["'", "'"],
    ['$$', '$$'],
    ['$a$', '$a$'],
    ["E'", "'"],
    ["E'\\'", "'"],
    ["'\\", "'"],
    ['1 as "', '"'],
    ['1 as `', '`'],
    ['1 as [', ']'],
    ['1 /* ', ' */'],
    ['1 /* /* */ ', ' */'],
    ['1 -- ', '\n'],
    ['1 # ', '\n'],
    ['1 // ', '\n'],
    ['1e-- ', '\n'],
    ['1.e-- ', '\n'],
    ['.5e-- ', '\n'],
    ['1.5E+# ', '\n'],
    ["'''", "'''"],
    ['"""', '"""'],
    ['"', '"'],
    [':a$$', '$$'],
    ['1 as x:a$$', '$$'],
    [':a/*', '*/'],
    ["?'", "'"],
  ] as const)
  return `${open}${random.below(3) === 0 ? random.pick(EDGES) : ''} ${call} ${random.below(3) === 0 ? random.pick(EDGES) : ''}${close}`
}

function piece(random: Random): string {
  const kind = random.below(10)
  if (kind < 4) return hidden(random)
  if (kind < 8) return random.pick(PLAIN)
  if (kind === 8) return random.pick(CALLS)
  return Array.from({ length: 1 + random.below(6) }, () => random.pick([...EDGES, ...CALLS, ...PLAIN])).join('')
}

/** A statement in which the canary's name stands in many disguises; some are code, most are not. */
export function randomStatement(random: Random): { sql: string; params: Record<string, ParamValue> | ParamValue[] } {
  const pieces = Array.from({ length: 1 + random.below(4) }, () => piece(random))
  let sql = `select ${pieces.join(random.below(6) === 0 ? random.pick(EDGES) : ', ')}${random.pick(TAILS)}`
  if (random.below(4) === 0) {
    const at = random.below(sql.length)
    sql = sql.slice(0, at) + random.pick(EDGES) + sql.slice(at)
  }
  const value = () => random.pick(VALUES)
  if (random.below(4) > 0) return { sql, params: { a: value(), b: value() } }
  return { sql, params: Array.from({ length: sql.split('?').length - 1 }, value) }
}

type Quotes = {
  strings: string[]
  /** The mark around a name, or the two of them. */
  names: string[]
  lines: string[]
  returnEndsLine: boolean
  backslash: boolean
  /** Comments may stand in comments. */
  nested?: true
  /** A backslash within a name is a letter. */
  plainNames?: true
  /** What the server reads over, as though it were not there. */
  dropped?: string
}

const comment = (within: string) => `/\\*(?:${within}(?!\\*/)[^])*?(?:\\*/|$)`
const NESTED = Array.from({ length: 5 }).reduce<string>((inner) => comment(`${inner && `${inner}|`}(?!/\\*)`), '')

/**
 * Whether the canary is called, by a reading of the text that shares nothing with the tokenizer under test: what is quoted or
 * commented is blanked, piece by piece, with one expression per engine.
 */
export function callsCanary(sql: string, quotes: Quotes): boolean {
  const quoted = (marks: string) => {
    const isPlain = quotes.plainNames && quotes.names.includes(marks)
    const escaped = quotes.backslash && !isPlain ? '\\\\[^]|' : ''
    // A closing bracket that is written twice ends no name.
    if (marks === '[]') return '\\[(?:\\]\\]|[^\\]])*(?:\\]|$)'
    return `${marks}(?:${escaped}(?!${marks})[^])*(?:${marks}|$)`
  }
  const all = [
    ...quotes.lines.map((start) => `${start}[^\\n${quotes.returnEndsLine ? '\\r' : ''}]*`),
    ...[...quotes.strings].sort((a, b) => b.length - a.length).map(quoted),
    quotes.nested ? NESTED : comment(''),
    ...(quotes.dropped ? [quotes.dropped] : []),
  ]
  const kept = new RegExp(
    [...all, ...quotes.names.map((mark) => `(?<name${quotes.names.indexOf(mark)}>${quoted(mark)})`)].join('|'),
    'g',
  )
  // The canary's own name stays, without its quotes: it may be called so too.
  const bare = sql.replace(kept, (text) =>
    quotes.names.some((marks) => marks[0] === text[0]) && /^.canary.$/i.test(text) ? ' canary ' : ' x ',
  )
  return /(?<!\w)canary\s*\(/i.test(bare)
}
