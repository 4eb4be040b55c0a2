import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bindTemplate } from '../../engine/documents/index.ts'
import { parseDocument } from '../../engine/documents/parse-document.ts'
import type { Query } from '../../engine/sandbox/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { ServiceError } from '../../platform/errors.ts'
import { dashboardQueryInput } from '../dashboards/index.ts'
import type { ShareRow } from './dashboard-shares.store.ts'
import { runSharedQuery } from './run-shared-query.ts'

/**
 * Whatever is sent to a published dashboard, what runs is one of its own queries with values bound. 200,000 mutated texts and parameter
 * objects from a fixed seed, as the route takes them once the share is open; a failure prints its number. The same over HTTP, with fewer,
 * is in acceptance/shared-dashboard-values.test.ts.
 */
const markup = `{% select name="region" options="regions" all=true /%}
{% daterange name="period" /%} {% number name="least" min=0 max=100 step=0.5 default=0 /%}
{% multiselect name="only" options=["North", "South", 3] /%} {% text name="word" maxLength=20 pattern="[A-Za-z]+" /%} {% toggle name="kept" /%}
{% date name="since" default="2024-01-01" /%}

\`\`\`sql regions
select distinct region from orders
\`\`\`
\`\`\`sql revenue
select month, sum(amount) from orders -- a comment; with a semicolon
where day between {{period.from}} and {{period.to}} and amount >= {{least}} and day > {{since}}
[[ and region = {{region}} ]] [[ and region in ({{only}}) ]] [[ and name like {{word}} || '%' ]] [[ and kept = {{kept}} ]]
group by 1
\`\`\`
{% table query="revenue" /%}
`
const rounds = 200_000

function random(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    next,
    below: (n: number) => Math.floor(next() * n),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
  }
}

const nasty = [
  "'; drop table orders; --",
  '/* */',
  '--',
  ';',
  '\u0000',
  '\ud800',
  '{{region}}',
  ']]',
  '[[',
  '%}',
  'ｓｅｌｅｃｔ',
  'sеlect',
  '\u202e',
  '\u200b',
  ' union select password from users',
  '$1}',
  ':v1',
  '?',
  '$1',
  '@v1',
  '\\',
  '"',
  '`',
  "''",
  '\r\n',
  '\t',
  '1=1',
  'or true',
  '\u00a0',
  '0x41',
  'NULL',
] as const
const names = [
  'region',
  'period',
  'least',
  'only',
  'word',
  'kept',
  'since',
  '__proto__',
  'constructor',
  'toString',
  'Region',
  'region ',
  'period.from',
  'v1',
  '',
  'hasOwnProperty',
  'regiоn',
] as const
const days = [
  '2024-01-01',
  '2024-12-31',
  '2024-02-30',
  '0000-00-00',
  '9999-99-99',
  '2024-01-01T00:00:00Z',
  '２０２４-01-01',
  '2024-1-1',
  '',
  'today',
] as const

test('200,000 mutated texts and parameter objects run nothing but a stored query, and none is a fault', {
  timeout: 240_000,
}, async () => {
  const { document, problems } = parseDocument(markup)
  assert.deepEqual(problems, [])
  const revenue = document.queries.find(({ name }) => name === 'revenue')!
  // Every statement that may run, with its places made alike.
  const alike = (sql: string) => sql.replace(/:v\d+(, :v\d+)*/g, ':v')
  const allowed = new Set([document.queries[0]!.template.sql])
  for (let bits = 0; bits < 16; bits++) {
    const set: Record<string, unknown> = {
      region: bits & 1 ? 'x' : undefined,
      only: bits & 2 ? ['x'] : undefined,
      word: bits & 4 ? 'x' : undefined,
      kept: bits & 8 ? true : undefined,
    }
    allowed.add(
      alike(
        bindTemplate(revenue.template, (name) =>
          name === 'period' ? { from: 'x', to: 'x' } : name in set ? (set[name] as string) : 'x',
        ).sql,
      ),
    )
  }
  assert.equal(allowed.size, 17)
  const ran: Query[] = []
  const rows = Buffer.from('[{"region":"North"},{"region":"South"},{"region":7}]')
  const results = {
    query: async (query: Query) => {
      ran.push(query)
      return { columns: ['region'], types: ['text' as const], json: rows, rowCount: 3, truncated: false }
    },
    forget: () => {},
    size: () => ({ entries: 0, bytes: 0 }),
  }
  const part = {
    dataSourceId: 'd',
    name: 'shop',
    schemaName: null,
    grounding: '',
    groundingGenerated: true,
    privacy: 'full' as const,
    tables: [],
  }
  const target = { kind: 'SQLITE' as const, databases: [{ schema: null, path: '/nowhere' }] }
  const runner = {
    results,
    clock: systemClock,
    sourcesOf: async () => [{ source: 'sqlite', engine: 'sqlite' as const, parts: [part], target }],
    closedOf: () => assert.fail(),
    // Its controls ask for the day alone.
    catalogOf: async () => ({ today: '2026-01-15' }) as never,
  }
  const row = { title: 'Sales', spaceId: 's', publishedVersion: 1, createdAt: '2026-01-01T00:00:00.000Z' }
  const published = {
    runner,
    dashboards: { find: async () => row as never },
    documents: async () => ({ ...row, document }) as never,
  }
  const open = {
    teamId: 't',
    dashboardId: 'd',
    lockedParams: '{}',
    crossFilters: '[]',
    allowedOrigins: '[]',
    theme: '{}',
    maxRows: 10,
  } as ShareRow
  const locked: ShareRow = { ...open, lockedParams: '{"region":"North","least":5}' }
  const { next, below, pick } = random(20261115)

  const text = (original: string): string => {
    const at = below(original.length + 1)
    switch (below(9)) {
      case 0:
        return original.slice(0, at) + pick(nasty) + original.slice(at)
      case 1:
        return original.slice(0, at) + original.slice(at + 1 + below(10))
      case 2:
        return original.slice(0, at) + String.fromCharCode(below(0x3000)) + original.slice(at + 1)
      case 3:
        return original + pick(nasty)
      case 4:
        return pick(nasty) + original
      case 5:
        return original.replace(/ /g, pick([' ', '  ', '\t', '\n', '\u00a0', '/**/']))
      case 6:
        return original.toUpperCase()
      case 7:
        return original.normalize(pick(['NFD', 'NFKC'])) + ' '.repeat(below(3))
      default:
        return original
    }
  }
  const value = (depth = 0): unknown => {
    switch (below(depth > 2 ? 8 : 12)) {
      case 0:
        return null
      case 1:
        return next() < 0.5
      case 2:
        return below(200) / 2 - 20
      case 3:
        return pick([Number.MAX_SAFE_INTEGER, -0, 1e308, 0.1, 1e-7])
      case 4:
        return pick(nasty)
      case 5:
        return pick(['North', 'South', 'North\u0000', 'ＮORTH', 'north', 'Nоrth', '3', '7'])
      case 6:
        return pick(days)
      case 7:
        return ''
      case 8:
        return Array.from({ length: below(4) }, () => value(depth + 1))
      case 9:
        return { from: pick(days), to: pick(days) }
      case 10:
        return JSON.parse('{"__proto__": {"from": "2024-01-01"}, "from": "2024-01-01"}')
      default:
        return Object.fromEntries(Array.from({ length: below(3) }, () => [pick(names), value(depth + 1)]))
    }
  }
  const params = (): unknown => {
    const kind = below(20)
    if (kind === 0) return value()
    // As JSON.parse makes it: __proto__ is then an own name.
    return JSON.parse(
      JSON.stringify(Object.fromEntries(Array.from({ length: below(4) }, () => [pick(names), value()]))),
    )
  }

  const counts: Record<string, number> = {}
  const signal = new AbortController().signal
  for (let round = 0; round < rounds; round++) {
    const original = pick(document.queries).template.sql
    const sql = round % 3 === 0 ? original : text(original)
    const share = round % 5 === 0 ? locked : open
    ran.length = 0
    let outcome = 'ran'
    try {
      const body = dashboardQueryInput.safeParse(
        below(200) === 0 ? value() : { sql, params: params(), ...(below(4) === 0 && { filters: value() }) },
      )
      if (!body.success) outcome = 'not read'
      else {
        await runSharedQuery(published, share, body.data, signal)
        assert.ok(
          document.queries.some(({ template }) => template.sql === body.data.sql.trimEnd()),
          `round ${round}`,
        )
      }
    } catch (error) {
      assert.ok(
        error instanceof ServiceError && error.status < 500,
        `round ${round}: ${error instanceof Error ? error.stack : error}`,
      )
      outcome = error.code
    }
    counts[outcome] = (counts[outcome] ?? 0) + 1
    if (outcome !== 'ran')
      assert.ok(
        ran.every(({ sql: each }) => each === document.queries[0]!.template.sql),
        `round ${round}`,
      )
    for (const each of ran) {
      assert.ok(allowed.has(alike(each.sql)), `round ${round} ran ${each.sql}`)
      assert.equal(each.target, target)
      for (const [name, bound] of Object.entries(each.params ?? {})) {
        assert.match(name, /^v\d+$/)
        assert.ok(bound === null || ['string', 'number', 'boolean'].includes(typeof bound), `round ${round}`)
      }
    }
  }
  const told = JSON.stringify(counts)
  assert.ok(counts.ran! > 5_000 && counts['not read']! > 1_000, told)
  assert.ok(counts['dashboard-share/invalid-parameter']! > 20_000, told)
  assert.ok(counts['dashboard-share/template-mismatch']! > 50_000, told)
  assert.deepEqual(Object.keys(counts).length, 4, told)
})
