import type { Random } from '../../random.fixture.ts'

/** Statements of SQLite's over two tables, made by chance, and the tables. */

export type Declared = 'INTEGER' | 'REAL' | 'BOOLEAN' | 'DATE' | 'DATETIME' | 'TIME' | 'TEXT'
export type Sample = { name: string; columns: { name: string; type: Declared }[]; rows: (string | number | null)[][] }

const two = (n: number) => String(n).padStart(2, '0')

export function makeTables(random: Random): Sample[] {
  const maybe = <T>(value: T): T | null => (random.chance(0.1) ? null : value)
  const day = () => `${2019 + random.below(4)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`
  const clock = () => `${two(random.below(24))}:${two(random.below(60))}:${two(random.below(60))}`
  const words = ['north', 'South', 'EAST', 'west', 'Nord-Ouest', 'a%b', "it's", ' pad ', '12', '']
  const letters = ['Äpfel', 'äpfel', 'Kelvin \u212a', 'straße', 'naïve', 'Zoë', 'plain', '東京', 'İzmir', 'x_y']
  const amounts = [
    () => random.below(100_000) / 100,
    () => -random.below(5000) / 8,
    () => random.below(50),
    () => random.below(1e6) / 997,
  ]
  const orders = Array.from({ length: 400 }, (_, i) => [
    i + 1,
    maybe(random.pick(words)),
    maybe(random.pick(letters)),
    maybe(day()),
    maybe(`${day()} ${clock()}`),
    maybe(clock()),
    maybe(random.pick(amounts)()),
    maybe(random.below(40) - 10),
    maybe(random.below(2)),
    random.below(30),
  ])
  const customers = Array.from({ length: 30 }, (_, i) => [
    i,
    maybe(random.pick(letters)),
    maybe(random.pick(words)),
    maybe(day()),
    maybe(random.below(1000) / 10),
  ])
  return [
    {
      name: 'Orders',
      columns: [
        { name: 'id', type: 'INTEGER' },
        { name: 'region', type: 'TEXT' },
        { name: 'Product Name', type: 'TEXT' },
        { name: 'day', type: 'DATE' },
        { name: 'at', type: 'DATETIME' },
        { name: 'clock', type: 'TIME' },
        { name: 'amount', type: 'REAL' },
        { name: 'quantity', type: 'INTEGER' },
        { name: 'paid', type: 'BOOLEAN' },
        { name: 'customer', type: 'INTEGER' },
      ],
      rows: orders,
    },
    {
      name: 'customers',
      columns: [
        { name: 'id', type: 'INTEGER' },
        { name: 'name', type: 'TEXT' },
        { name: 'region', type: 'TEXT' },
        { name: 'since', type: 'DATE' },
        { name: 'credit', type: 'REAL' },
      ],
      rows: customers,
    },
  ]
}

type Kind = 'integer' | 'real' | 'text' | 'day' | 'truth'

const COLUMNS: Record<'o' | 'c', Record<Kind, string[]>> = {
  o: {
    integer: ['id', 'quantity', 'customer', 'paid'],
    real: ['amount'],
    text: ['region', '"Product Name"', 'clock'],
    day: ['day', 'at'],
    truth: ['paid'],
  },
  c: { integer: ['id'], real: ['credit'], text: ['name', 'region'], day: ['since'], truth: [] },
}

export type Statement = {
  sql: string
  /** Columns that the answer is ordered by; null: no order was asked for. */
  ordered: number[] | null
}

/** One statement by chance. Most of them DuckDB can run as well; some it must not. */
export function createStatements(random: Random) {
  const { pick, chance, below } = random

  function column(tables: ('o' | 'c')[], kind: Kind): string {
    const table = pick(tables.filter((name) => COLUMNS[name][kind].length > 0))
    const name = table ? pick(COLUMNS[table][kind]) : 'id'
    return tables.length > 1 || chance(0.3) ? `${table ?? 'o'}.${name}` : name
  }

  const literal = (kind: Kind): string => {
    if (kind === 'integer') return String(below(40) - 8)
    if (kind === 'real') return pick(['0.5', '12.25', '1e2', '.5', '3.', '99.99', '0'])
    if (kind === 'truth') return pick(['1', '0', 'TRUE', 'false'])
    if (kind === 'day')
      return `'${2019 + below(4)}-${two(1 + below(12))}-${pick(['01', '15', '28'])}${chance(0.2) ? ' 12:00:00' : ''}'`
    return `'${pick(['north', 'NORTH', 'Äpfel', 'a', '', '12', "it''s", 'plain', 'South'])}'`
  }

  function number(t: ('o' | 'c')[], depth: number, kind: 'integer' | 'real'): string {
    const other = () =>
      chance(0.7) ? number(t, depth - 1, kind) : number(t, depth - 1, kind === 'integer' ? 'real' : 'integer')
    if (depth <= 0 || chance(0.3)) return chance(0.75) ? column(t, kind) : literal(kind)
    return pick([
      () => `${number(t, depth - 1, kind)} ${pick(['+', '-', '*', '/'])} ${other()}`,
      () => `(${number(t, depth - 1, kind)} ${pick(['+', '-', '*', '/', '%'])} ${number(t, depth - 1, kind)})`,
      () => `abs(${number(t, depth - 1, kind)})`,
      () => `-${column(t, kind)}`,
      () => `coalesce(${number(t, depth - 1, kind)}, ${literal(pick(['integer', kind]))})`,
      () => `round(${number(t, depth - 1, 'real')}${pick(['', ', 1', ', 2', ', 0'])})`,
      () =>
        `CASE WHEN ${test(t, depth - 1)} THEN ${number(t, depth - 1, kind)} ${chance(0.6) ? `ELSE ${other()} ` : ''}END`,
      () => `CAST(${other()} AS ${kind === 'integer' ? pick(['INTEGER', 'INT']) : 'REAL'})`,
      () => (kind === 'integer' ? whole(t, depth) : `julianday(${day(t, depth - 1)})`),
      () => `nullif(${number(t, depth - 1, kind)}, ${literal(kind)})`,
      () => `iif(${test(t, depth - 1)}, ${number(t, depth - 1, kind)}, ${other()})`,
    ])()
  }

  const whole = (t: ('o' | 'c')[], depth: number): string =>
    pick([
      () => `length(${text(t, depth - 1)})`,
      () => `instr(${text(t, depth - 1)}, ${literal('text')})`,
      () =>
        `CAST(strftime('${pick(['%Y', '%m', '%d', '%w', '%j', '%H', '%u', '%V'])}', ${day(t, depth - 1)}) AS INTEGER)`,
      () =>
        `${pick(['year', 'month', 'day', 'quarter', 'dayofweek', 'isodow', 'hour', 'week', 'dayofyear'])}(${day(t, depth - 1)})`,
      () => `unixepoch(${day(t, depth - 1)})`,
      () => `(substr(${column(t, 'day')}, 6, 2) + 2) / 3`,
    ])()

  function day(t: ('o' | 'c')[], depth: number): string {
    if (depth <= 0 || chance(0.5)) return column(t, 'day')
    return pick([
      () => `date(${day(t, depth - 1)})`,
      () =>
        `date(${day(t, depth - 1)}, ${pick(["'start of month'", "'start of year'", "'+7 days'", "'-1 day'", "'-6 days', 'weekday 1'", "'start of month', '+1 month', '-1 day'", "'start of month', '-3 months'", "'+1 month', 'floor'", "'+1 month'"])})`,
      () => `datetime(${day(t, depth - 1)})`,
      () => `date_trunc('${pick(['month', 'week', 'quarter', 'year', 'day'])}', ${day(t, depth - 1)})`,
      () => `substr(${column(t, 'day')}, 1, 7) || '-01'`,
      () => `coalesce(${day(t, depth - 1)}, '2020-02-29')`,
      () => `strftime('%Y-%m-%d', ${day(t, depth - 1)})`,
    ])()
  }

  function text(t: ('o' | 'c')[], depth: number): string {
    if (depth <= 0 || chance(0.4)) return chance(0.85) ? column(t, 'text') : literal('text')
    return pick([
      () => `${pick(['lower', 'upper', 'trim', 'ltrim', 'rtrim'])}(${text(t, depth - 1)})`,
      () => `substr(${text(t, depth - 1)}, ${1 + below(4)}${chance(0.7) ? `, ${below(5)}` : ''})`,
      () => `substr(${column(t, 'day')}, 1, ${pick([4, 7, 10])})`,
      () =>
        `strftime('${pick(['%Y', '%Y-%m', '%Y-%m-01', '%d.%m.%Y', '%H:%M', '%Y-W%W', '%m'])}', ${day(t, depth - 1)})`,
      () => `${text(t, depth - 1)} || ${chance(0.7) ? text(t, depth - 1) : column(t, 'integer')}`,
      () => `replace(${text(t, depth - 1)}, ${literal('text')}, ${literal('text')})`,
      () => `coalesce(${text(t, depth - 1)}, ${literal('text')})`,
      () => `CAST(${column(t, pick(['integer', 'text', 'day']))} AS TEXT)`,
      () => `CASE WHEN ${test(t, depth - 1)} THEN ${text(t, depth - 1)} ELSE ${text(t, depth - 1)} END`,
      () => `ifnull(${text(t, depth - 1)}, 'none')`,
    ])()
  }

  function test(t: ('o' | 'c')[], depth: number): string {
    const sign = pick(['=', '<>', '!=', '<', '>', '<=', '>=', '=='])
    const simple = pick([
      () => `${number(t, depth - 1, 'integer')} ${sign} ${number(t, depth - 1, pick(['integer', 'real']))}`,
      () => `${column(t, 'real')} ${sign} ${literal('real')}`,
      () => `${text(t, depth - 1)} ${sign} ${chance(0.6) ? literal('text') : text(t, depth - 1)}`,
      () =>
        `${day(t, depth - 1)} ${sign} ${chance(0.9) ? literal('day') : pick(["'2020'", "'2020-06'", '2020', `${column(t, 'text')}`])}`,
      () => `${day(t, depth - 1)} BETWEEN ${literal('day')} AND ${literal('day')}`,
      () => `${column(t, 'integer')} ${pick(['', 'NOT '])}BETWEEN ${literal('integer')} AND ${literal('integer')}`,
      () => `${column(t, 'integer')} ${pick(['', 'NOT '])}IN (${[1, 2, 3].map(() => literal('integer')).join(', ')})`,
      () => `${column(t, 'text')} ${pick(['', 'NOT '])}IN (${[1, 2].map(() => literal('text')).join(', ')})`,
      () =>
        `${column(t, 'text')} ${pick(['', 'NOT '])}LIKE '${pick(['n%', '%ST', 'ä%', '%k%', 'a_b', '%', '_o%', "it''s", '%İ%', '1%'])}'`,
      () => `${column(t, pick(['text', 'integer', 'day', 'real']))} IS ${pick(['', 'NOT '])}NULL`,
      () => `${column(t, 'integer')} IS NOT DISTINCT FROM ${column(t, 'integer')}`,
      () => (t.includes('o') ? column(['o'], 'truth') : 'TRUE'),
      () => `${column(t, 'integer')} IN (SELECT x.id FROM customers x WHERE x.credit > ${literal('real')})`,
      () => `EXISTS (SELECT 1 FROM customers x WHERE x.id = ${column(t, 'integer')})`,
      () => `${column(t, 'real')} > (SELECT avg(x.credit) FROM customers x)`,
      // What must stay on SQLite, or be judged with care.
      () => `${column(t, 'text')} ${sign} ${below(20)}`,
      () => `${column(t, 'integer')} ${sign} '${below(20)}'`,
    ])
    if (depth <= 0 || chance(0.6)) return simple()
    return pick([
      () => `${test(t, depth - 1)} AND ${test(t, depth - 1)}`,
      () => `(${test(t, depth - 1)} OR ${test(t, depth - 1)})`,
      () => `NOT ${simple()}`,
      () => `NOT (${test(t, depth - 1)})`,
    ])()
  }

  function aggregate(t: ('o' | 'c')[], depth: number): string {
    const call = pick([
      () => 'count(*)',
      () => `count(${pick([text, day])(t, depth)})`,
      () => `count(DISTINCT ${text(t, depth)})`,
      () => `${pick(['sum', 'avg', 'total', 'min', 'max'])}(${number(t, depth, pick(['integer', 'real']))})`,
      () => `${pick(['sum', 'avg', 'total', 'min', 'max', 'median'])}(${column(t, pick(['integer', 'real']))})`,
      () => `sum(${test(t, depth - 1)})`,
      () => `${pick(['min', 'max'])}(${pick([text, day])(t, depth)})`,
      () => `sum(DISTINCT ${column(t, 'integer')})`,
      () => `sum(CASE WHEN ${test(t, depth)} THEN ${column(t, pick(['integer', 'real']))} ELSE 0 END)`,
    ])()
    const filtered = chance(0.15) ? `${call} FILTER (WHERE ${test(t, 0)})` : call
    return pick([
      () => filtered,
      () => filtered,
      () => (/^(sum|avg|total)\(/.test(filtered) ? `round(${filtered}, ${below(3)})` : filtered),
      () => (/^(sum|avg|total|count)\(/.test(filtered) ? `${filtered} * 100.0 / count(*)` : filtered),
      () => (/^(sum|count)\(/.test(filtered) ? `${filtered} / count(*)` : filtered),
    ])()
  }

  const key = (t: ('o' | 'c')[]): string =>
    pick([
      () => column(t, pick(['text', 'day', 'integer'])),
      () => text(t, 1),
      () => day(t, 1),
      () => number(t, 1, 'integer'),
    ])()

  function from(): { sql: string; tables: ('o' | 'c')[] } {
    if (chance(0.7)) return { sql: 'orders o', tables: ['o'] }
    if (chance(0.15)) return { sql: 'customers c', tables: ['c'] }
    const sql = pick([
      'orders o JOIN customers c ON o.customer = c.id',
      'orders o LEFT JOIN customers c ON o.customer = c.id',
      'orders o LEFT JOIN customers c ON c.id = o.quantity AND c.credit > 20',
      'orders o, customers c',
      'orders o JOIN customers c ON o.region = c.region',
    ])
    return { sql: sql === 'orders o, customers c' ? `${sql} WHERE o.customer = c.id` : sql, tables: ['o', 'c'] }
  }

  const where = (sql: string, t: ('o' | 'c')[]) =>
    chance(0.6) ? ` ${sql.includes(' WHERE ') ? 'AND' : 'WHERE'} ${test(t, 1)}` : ''
  const direction = () => pick(['', ' ASC', ' DESC', ' DESC', ' DESC NULLS LAST', ' NULLS LAST'])

  function order(width: number): { sql: string; ordered: number[] | null } {
    if (chance(0.4)) return { sql: '', ordered: null }
    const ordered = [...new Set([below(width), ...(chance(0.4) ? [below(width)] : [])])]
    return { sql: ` ORDER BY ${ordered.map((at) => `${at + 1}${direction()}`).join(', ')}`, ordered }
  }
  const limit = () => (chance(0.3) ? ` LIMIT ${1 + below(20)}${chance(0.2) ? ` OFFSET ${below(5)}` : ''}` : '')

  function grouped(): Statement {
    const { sql, tables } = from()
    const keys = Array.from({ length: chance(0.2) ? 0 : 1 + below(2) }, () => key(tables))
    const values = Array.from({ length: 1 + below(3) }, () => aggregate(tables, 1))
    const items = [...keys.map((item, i) => `${item} AS k${i}`), ...values.map((item, i) => `${item} AS v${i}`)]
    const by = keys.map((item, i) => pick([item, `k${i}`, String(i + 1)]))
    const { sql: ordering, ordered } = order(items.length)
    const having =
      keys.length && chance(0.2) ? ` HAVING ${pick(['count(*) > 2', 'v0 > 10', 'sum(1) >= 1', 'v0 IS NOT NULL'])}` : ''
    const text = `SELECT ${items.join(', ')} FROM ${sql}${where(sql, tables)}${by.length ? ` GROUP BY ${by.join(', ')}` : ''}${having}${ordering}${limit()}`
    return { sql: text, ordered }
  }

  function listed(): Statement {
    const { sql, tables } = from()
    const items = Array.from({ length: 1 + below(3) }, () =>
      pick([
        () => key(tables),
        () => number(tables, 2, 'real'),
        () => `CASE WHEN ${test(tables, 1)} THEN 1 ELSE 0 END`,
        () => window(tables),
      ])(),
    )
    const { sql: ordering, ordered } = order(items.length)
    const distinct = chance(0.2)
    const text = `SELECT ${distinct ? 'DISTINCT ' : ''}${items.map((item, i) => `${item} AS i${i}`).join(', ')} FROM ${sql}${where(sql, tables)}${ordering}${limit()}`
    return { sql: text, ordered }
  }

  const window = (t: ('o' | 'c')[]): string =>
    pick([
      () => `row_number() OVER (ORDER BY ${column(t, 'real')}${direction()})`,
      () =>
        `${pick(['rank', 'dense_rank'])}() OVER (PARTITION BY ${column(t, 'text')} ORDER BY ${column(t, 'integer')}${direction()})`,
      () => `sum(${column(t, 'integer')}) OVER (PARTITION BY ${column(t, 'text')})`,
      () => `sum(${column(t, 'real')}) OVER (${chance(0.7) ? `PARTITION BY ${column(t, 'text')}` : ''})`,
      () => `sum(${column(t, 'real')}) OVER (ORDER BY ${column(t, 'day')})`,
      () => `lag(${column(t, 'integer')}) OVER (PARTITION BY ${column(t, 'text')} ORDER BY ${column(t, 'day')})`,
      () => `avg(${column(t, 'integer')}) OVER (ORDER BY ${column(t, 'day')} ROWS BETWEEN 3 PRECEDING AND CURRENT ROW)`,
    ])()

  function nested(): Statement {
    const inner = grouped()
    const width = (inner.sql.split(' FROM ')[0] as string).match(/ AS [kv]\d/g)?.map((name) => name.slice(4)) ?? ['v0']
    const items = [...new Set([pick(width), 'v0'])]
    // Of an order within, SQLite sometimes takes the order of all for given.
    const body = inner.sql.replace(/ ORDER BY (?!.* OVER ).*$/, '')
    const sql = pick([
      () => `WITH x AS (${body}) SELECT ${items.join(', ')} FROM x ORDER BY ${items.map((_, i) => i + 1).join(', ')}`,
      () => `SELECT count(*), max(v0), min(v0) FROM (${body}) x`,
      () =>
        `WITH x AS (${body}) SELECT a.${items[0]}, count(*) AS n FROM x a JOIN x b ON a.v0 = b.v0 GROUP BY 1 ORDER BY 1`,
      () =>
        `SELECT region, sum(quantity) AS s FROM orders GROUP BY region UNION ${pick(['', 'ALL '])}SELECT region, count(*) FROM customers GROUP BY region ORDER BY 1, 2`,
    ])()
    return { sql, ordered: sql.includes('ORDER BY') ? [0] : null }
  }

  return { next: (): Statement => pick([grouped, grouped, grouped, listed, listed, nested])() }
}
