import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bindTemplate, InvalidValue, readValues, shownDocumentOf, withLockedClauses } from './index.ts'
import { parseDocument } from './parse-document.ts'
import { compilePattern, maxPatternSteps, patternSteps } from './safe-pattern.ts'
import { parseTemplate } from './template.ts'
import type { ValueContext } from './values.ts'

const sales = `# Sales

{% select name="region" label="Region" options="regions" all=true /%}
{% daterange name="period" /%}
{% multiselect name="kinds" options=["a", "b", {value: 3, label: "Three"}] /%} {% toggle name="open" /%}

\`\`\`sql regions
select distinct region from orders order by 1
\`\`\`

\`\`\`sql revenue source="shop"
select month, sum(amount) as revenue from orders -- {{ignored}} here
where day between {{period.from}} and {{period.to}} [[ and region = {{region}} ]]
[[ and kind in ({{kinds}}) ]] [[ and (closed is null) = {{ open }} ]] and note like '{%'
group by month order by month
\`\`\`

{% grid columns=2 %}
{% chart query="revenue" type="line" x="month" y=["revenue"] format="EUR" /%}
{% table query="revenue" sort="revenue desc" totals=["revenue"] /%}
{% /grid %}

{% metric query="revenue" value="revenue" delta="change" /%}
`
const context: ValueContext = {
  today: '2026-03-31',
  optionsOf: () => [
    { value: 'North', label: 'North' },
    { value: 'South', label: 'South' },
  ],
}

async function bind(markup: string, params: unknown, name: string) {
  const { document, problems } = parseDocument(markup)
  assert.deepEqual(
    problems.filter(({ severity }) => severity === 'error'),
    [],
  )
  const values = await readValues(document.controls, params, context)
  const query = document.queries.find((each) => each.name === name)!
  return bindTemplate(query.template, (control) => values.get(control))
}

const canvas = `# Sales <!-- the title -->

<!-- nobody reads this -->

{% select name="region" field="orders.region" options="regions" all=true /%}

\`\`\`question regions
{"measures": [], "by": [{"of": {"field": {"dataset": "orders", "field": "region"}}}]}
\`\`\`

{% note at=[0, 0, 12, 4] %}
## Revenue
{% /note %}

{% chart query="regions" type="bar" x="region" at=[0, 4, 6, 40] link="/dashboards" /%}
`

describe('a document with places and questions', () => {
  test('is read with both, and without its comments', () => {
    const { document, problems } = parseDocument(canvas)
    assert.deepEqual(problems, [])
    assert.deepEqual(shownDocumentOf(document).queries, [
      {
        name: 'regions',
        sql: '{"measures": [], "by": [{"of": {"field": {"dataset": "orders", "field": "region"}}}]}',
        controls: ['region'],
        question: { measures: [], by: [{ of: { field: { dataset: 'orders', field: 'region' } } }] },
      },
    ])
    assert.ok(!JSON.stringify(document.nodes).includes('nobody reads'))
    assert.deepEqual(document.nodes.slice(-2), [
      {
        type: 'note',
        at: [0, 0, 12, 4],
        children: [{ type: 'element', tag: 'h2', children: ['Revenue'] }],
      },
      { type: 'chart', query: 'regions', at: [0, 4, 6, 40], link: '/dashboards', chart: { type: 'bar', x: 'region' } },
    ])
  })

  test('tells a place beyond the twelve columns, a link that runs something, and what is no question', () => {
    const { problems } = parseDocument(
      canvas
        .replace('[0, 4, 6, 40]', '[8, 4, 6, 40]')
        .replace('link="/dashboards"', 'link="javascript:alert(1)"')
        .replace('{"measures": [],', '{"mesures": [],'),
    )
    const told = problems.map(({ message }) => message).join('\n')
    assert.match(told, /of twelve columns/)
    assert.match(told, /a link leads to/)
    assert.match(told, /regions is no question: .*mesures/s)
  })

  test('leads nowhere else by a link to a page here, and has no control that an object cannot hold', () => {
    for (const link of ['//other.test', '/\\\\other.test']) {
      const { problems } = parseDocument(canvas.replace('link="/dashboards"', `link="${link}"`))
      assert.match(problems.map(({ message }) => message).join(), /a link leads to/, link)
    }
    const { problems } = parseDocument('{% select name="__proto__" options=["a"] /%}')
    assert.match(problems.map(({ message }) => message).join(), /a name has letters/)
  })
})

describe('a document', () => {
  test('is read into controls, queries and what is drawn', () => {
    const { document, problems } = parseDocument(sales)
    assert.deepEqual(problems, [])
    const shown = shownDocumentOf(document)
    assert.deepEqual(
      shown.controls.map(({ kind, name, label }) => ({ kind, name, label })),
      [
        { kind: 'select', name: 'region', label: 'Region' },
        { kind: 'daterange', name: 'period', label: 'Period' },
        { kind: 'multiselect', name: 'kinds', label: 'Kinds' },
        { kind: 'toggle', name: 'open', label: 'Open' },
      ],
    )
    assert.deepEqual(
      shown.queries.map(({ name, controls }) => ({ name, controls })),
      [
        { name: 'regions', controls: [] },
        { name: 'revenue', controls: ['period', 'region', 'kinds', 'open'] },
      ],
    )
    assert.equal(document.queries[1]!.source, 'shop')
    assert.ok(shown.queries[1]!.sql.startsWith('select month') && shown.queries[1]!.sql.endsWith('order by month'))
    assert.deepEqual(shown.nodes.slice(1), [
      { type: 'control', name: 'region' },
      { type: 'control', name: 'period' },
      { type: 'control', name: 'kinds' },
      { type: 'control', name: 'open' },
      {
        type: 'grid',
        columns: 2,
        children: [
          {
            type: 'chart',
            query: 'revenue',
            chart: { type: 'line', x: 'month', y: ['revenue'], format: { style: 'currency', currency: 'EUR' } },
          },
          { type: 'table', query: 'revenue', sort: { column: 'revenue', descending: true }, totals: ['revenue'] },
        ],
      },
      { type: 'metric', query: 'revenue', value: 'revenue', delta: 'change' },
    ])
  })

  test('is told all of its problems at once, each with its line and column', () => {
    const { problems } = parseDocument(`{% nope a=1 /%}
{% select name="region" options="missing" /%}
{% number name="n" min=3 max=1 /%}
{% text name="1a" /%}
{% date name="unused" default="someday" colour="red" /%}
{% toggle name="never" /%}

\`\`\`sql a
select {{region}}, {{ghost}}
\`\`\`
\`\`\`sql a
select '{{region}}'
\`\`\`
\`\`\`sql
select 1
\`\`\`

{% chart query="b" type="line" /%}
{% chart query="a" type="cube" /%}
{% grid %}
![x](http://example.com/a.png) [y](javascript:alert(1)) {% $variable %}
`)
    const at = (line: number) => problems.filter((each) => each.line === line).map(({ message }) => message)
    assert.match(at(1)[0]!, /there is no tag nope/)
    assert.match(at(2)[0]!, /there is no query named missing/)
    assert.match(at(3)[0]!, /min must not be above max/)
    assert.match(at(4)[0]!, /name: a name has letters/)
    assert.equal(at(5).length, 2)
    assert.match(at(6)[0]!, /no query uses \{\{never\}\}/)
    assert.match(at(9)[0]!, /there is no control named ghost/)
    assert.match(at(11)[0]!, /two queries named a/)
    assert.match(at(12)[0]!, /within quotes/)
    assert.match(at(14)[0]!, /needs a name/)
    assert.match(at(18)[0]!, /no query named b/)
    assert.match(at(19)[0]!, /type: /)
    assert.match(at(20).join(), /not closed/)
    assert.match(at(21).join(), /images are not shown/)
    assert.match(at(21).join(), /variables/)
    assert.deepEqual({ line: 9, column: 20 }, pick(problems.find(({ line }) => line === 9)!))
    assert.deepEqual({ line: 18, column: 17 }, pick(problems.find(({ line }) => line === 18)!))
  })

  test('has no query with more places for values than can be bound', () => {
    const markup = (places: number) =>
      `{% text name="a" /%}\n\n\`\`\`sql q\nselect ${Array.from({ length: places }, () => '{{a}}').join()}\n\`\`\`\n{% table query="q" /%}\n`
    assert.deepEqual(parseDocument(markup(1000)).problems, [])
    const { document, problems } = parseDocument(markup(1001))
    const errors = problems.filter(({ severity }) => severity === 'error')
    assert.deepEqual(
      errors.map(({ line, message }) => [line, message]),
      [[3, 'a query has 1000 places for values at most']],
    )
    assert.deepEqual(document.queries[0]!.template.places, [])
  })

  test('has no more parts than can be passed on at once, nor addresses that come to as much', () => {
    const table = (cells: number) => `| a | b\n|---|---\n${'| c | d\n'.repeat(cells / 2)}`
    assert.deepEqual(parseDocument(table(10_000)).problems, [])
    const links = (count: number) => `[x]: http://a.example/${'b'.repeat(1_900)}\n\n${'[x] '.repeat(count)}`
    assert.deepEqual(parseDocument(links(500)).problems, [])
    for (const [markup, line] of [
      [table(40_000), 1],
      ['| a | b\n|---|---\n'.repeat(20_000).slice(0, 200_000), 1],
      ['a\n\n'.repeat(40_000), 30_001],
      [links(20_000), 3],
    ] as const) {
      const { document, problems } = parseDocument(markup)
      const [problem, ...others] = problems.filter(({ severity }) => severity === 'error')
      assert.match(problem!.message, /^a document has 30000 texts, cells, links and other parts at most$/)
      assert.deepEqual([others, problem!.line >= line], [[], true])
      assert.ok(JSON.stringify(document.nodes).length < 2_000_000)
    }
  })

  test('never carries HTML, whatever its text holds', () => {
    const { document } = parseDocument(
      '# <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](http://b.example/"onclick=1)',
    )
    const tags = JSON.stringify(document.nodes).match(/"tag":"\w+"/g)
    assert.deepEqual(tags, ['"tag":"h1"', '"tag":"p"', '"tag":"p"', '"tag":"a"'])
  })
})

const pick = ({ line, column }: { line: number; column: number }) => ({ line, column })

describe('values', () => {
  test('are bound, never spliced; clauses without a value are left out', async () => {
    const nothing = await bind(sales, {}, 'revenue')
    assert.deepEqual(Object.values(nothing.params), ['0001-01-01', '9999-12-31'])
    assert.ok(!nothing.sql.includes('region =') && !nothing.sql.includes('kind in'))
    const all = await bind(
      sales,
      { region: 'South', period: { from: '2024-01-01' }, kinds: ['a', '3'], open: true },
      'revenue',
    )
    assert.deepEqual(Object.values(all.params), ['2024-01-01', '9999-12-31', 'South', 'a', 3, true])
    assert.match(all.sql, /between :v1 and :v2 +and region = :v3/)
    assert.match(all.sql, /kind in \(:v4, :v5\)/)
  })

  test('that a control does not allow are refused with its name', async () => {
    const { document } =
      parseDocument(`{% select name="s" options=[1, 2] /%} {% date name="d" min="2024-01-01" max="today" /%}
{% number name="n" min=0 max=10 step=0.5 /%} {% text name="t" maxLength=5 pattern="[A-Z]{2}\\\\d+" /%} {% toggle name="g" /%} {% daterange name="r" /%} {% multiselect name="m" options=["x"] /%}`)
    const bad: Record<string, unknown[]> = {
      s: [3, null, '1 ', [1], {}, '', true, '１'],
      d: ['2023-12-31', '2026-04-01', '2024-02-30', '2024-1-1', 20240101, null, '2024-01-01 '],
      n: [-1, 11, 0.3, '5', null, Number.NaN, Infinity, [5]],
      t: ['ab1', 'AB12345', 'AB\u0000', 'ＡＢ1', 5, null, ['AB1']],
      g: ['true', 1, null, {}],
      r: ['2024', { from: '2024-02-01', to: '2024-01-01' }, { from: null }, { form: '2024-01-01' }, [], null],
      m: ['x', ['y'], [['x']], null, Array(501).fill('x')],
    }
    for (const [name, values] of Object.entries(bad))
      for (const value of values)
        await assert.rejects(readValues(document.controls, { [name]: value }, context), (error) => {
          assert.ok(error instanceof InvalidValue, String(error))
          assert.equal(error.control, name)
          return true
        })
    for (const params of [null, [], 'x', 5, JSON.parse('{"__proto__": 1}'), { constructor: 1 }, { S: 1 }])
      await assert.rejects(readValues(document.controls, params, context), InvalidValue)
    const good = await readValues(document.controls, { s: '2', n: 0.5, t: 'AB12', d: '2024-02-29', m: [] }, context)
    assert.deepEqual(Object.fromEntries(good), {
      s: 2,
      n: 0.5,
      t: 'AB12',
      d: '2024-02-29',
      g: false,
      r: undefined,
      m: [],
    })
  })

  test('past 2^53 are bound as the integers they are, and find the options that a query answered as text', async () => {
    const { document } = parseDocument(
      '{% number name="n" min=1 step=2 /%} {% number name="m" max=5 /%} {% select name="s" options="ids" /%}',
    )
    const withIds = { ...context, optionsOf: () => [{ value: '9007199254740993', label: 'x' }] }
    const good = await readValues(document.controls, { n: 9007199254740993n, s: 9007199254740993n }, withIds)
    assert.deepEqual([good.get('n'), good.get('s')], [9007199254740993n, '9007199254740993'])
    for (const bad of [{ n: 9007199254740992n }, { m: 9007199254740993n }, { s: 9007199254740992n }])
      await assert.rejects(readValues(document.controls, bad, withIds), InvalidValue)
  })

  test('that are absent are the defaults, words for days included', async () => {
    const { document } = parseDocument(
      '{% daterange name="r" default="last-month" /%} {% date name="d" default="start-of-year" /%} {% select name="s" options=["a","b"] /%} {% select name="q" options="regions" /%}',
    )
    assert.deepEqual(Object.fromEntries(await readValues(document.controls, {}, context)), {
      r: { from: '2026-02-01', to: '2026-02-28' },
      d: '2026-01-01',
      s: 'a',
      q: 'North',
    })
  })
})

describe('patterns', () => {
  test('match as regular expressions do', () => {
    const sources = [
      'a*b',
      '(ab|c)+',
      '[^a-c]{2,3}',
      '\\d{4}-\\d\\d',
      '^x?y$',
      'a|',
      '(?:a{0,2}b){2}',
      '.+\\.csv',
      '[\\w.-]+@[\\w-]+',
    ]
    const texts = [
      '',
      'a',
      'aab',
      'abcab',
      'xyz',
      'dd',
      'ddd',
      '2024-01',
      'y',
      'xy',
      'bb',
      'aabb',
      'q.csv',
      'a.b@c-d',
      'ab',
      'c',
    ]
    for (const source of sources)
      for (const text of texts)
        assert.equal(
          compilePattern(source).test(text),
          new RegExp(`^(?:${source})$`).test(text),
          `${source} on ${text}`,
        )
  })

  test('that would take a backtracking matcher for ever end at once', () => {
    const evil = ['(a*)*', '(a+)+b', '(a|a)*b', 'a*a*a*a*a*a*a*a*b', '(a|aa)+$', '([a-z]+)*1']
    for (const source of evil) assert.equal(typeof compilePattern(source).test(`${'a'.repeat(1000)}!`), 'boolean')
  })

  test('outside of the subset are refused with a reason', () => {
    for (const source of ['(?=a)', '(a)\\1', 'a**', '*a', '(', ')', '[a', 'a{2', '[b-a]', 'a{999}', '\\'])
      assert.throws(() => compilePattern(source), Error, source)
  })

  test('that repeat nothing are no larger for it, and those of too many states are not built', () => {
    assert.equal(compilePattern('((((){200}){200}){200}){6}a').size, 1)
    assert.equal(compilePattern('(((()|){200}){200}(){0,200}()*){200}a{0}b').size, 1)
    assert.equal(compilePattern('([\\sa]{0,200}){4}').size, 1600)
    for (const source of ['(((a{200}){200}){200})', `(${'|'.repeat(60)}a){200}`]) {
      const { size, test: fits } = compilePattern(source)
      assert.deepEqual([size, fits('a')], [Infinity, false], source)
    }
  })

  const loops = '(.{0,10}[^\\d])*'
  const texts = (count: number, pattern: string, maxLength: number) =>
    Array.from(
      { length: count },
      (_, i) => `{% text name="t${i}" maxLength=${maxLength} pattern="${pattern.replaceAll('\\', '\\\\')}" /%}`,
    ).join('\n')
  const errorsOf = (markup: string) => parseDocument(markup).problems.filter(({ severity }) => severity === 'error')

  test('of all controls of a document have a limit together, and the controls stay', () => {
    assert.deepEqual(errorsOf(texts(30, '[A-Z]{2}\\d{4,12}', 200)), [])
    const most = Math.floor(maxPatternSteps / patternSteps(compilePattern(loops), 1000))
    const errors = errorsOf(texts(30, loops, 1000))
    assert.deepEqual([errors.length, errors[0]?.line], [30 - most, most + 1])
    assert.match(errors[0]?.message ?? '', /^pattern: takes too much work/)
    assert.equal(parseDocument(texts(30, loops, 1000)).document.controls.length, 30)
    assert.equal(errorsOf(texts(1, '(.{0,200}){4}z', 800)).length, 1)
    assert.equal(errorsOf(texts(1, '((a{200}){200}){200}', 1)).length, 1)
  })

  test('that are too dear, in a document from before the limit, allow no value, and the other controls go on', async () => {
    const { controls } = parseDocument(`${texts(1, '(.{0,200}){4}z', 800)}\n{% text name="other" /%}`).document
    assert.equal((await readValues(controls, { other: 'x' }, context)).get('other'), 'x')
    const long = 'a'.repeat(1000)
    const refused = (error: unknown) => error instanceof InvalidValue && /takes too much work/.test(error.message)
    await assert.rejects(readValues(controls, { t0: long.slice(0, 800) }, context), refused)
    const many = parseDocument(texts(30, loops, 1000)).document.controls
    assert.equal((await readValues(many, { t29: long }, context)).get('t29'), long)
    const all = Object.fromEntries(many.map(({ name }) => [name, long]))
    await assert.rejects(readValues(many, all, context), refused)
  })
})

describe('a locked value', () => {
  const { template } = parseTemplate(
    'select 1 where true [[ and region = {{region}} and word = {{word}} ]] [[ and n = {{n}} ]]',
  )
  const statement = (locked: Record<string, unknown>, set: Record<string, string> = {}) =>
    bindTemplate(withLockedClauses(template, locked), (name) => (locked[name] ?? set[name]) as string | undefined)

  test('stays a condition when another value of its clause is not set', () => {
    const { sql, params } = statement({ region: 'North' })
    assert.equal(sql.trim(), 'select 1 where true  and region = :v1 and word = :v2')
    assert.deepEqual(params, { v1: 'North', v2: null })
  })
  test('that is a toggle turned off, or a choice of nothing, leaves its clause out as it does elsewhere', () => {
    for (const region of [false, [], { from: null, to: null }])
      assert.equal(statement({ region }, { word: 'x' }).sql.trim(), 'select 1 where true')
  })
  test('stays beside another that is locked to nothing', () => {
    const { sql, params } = statement({ region: 'North', word: false })
    assert.equal(sql.trim(), 'select 1 where true  and region = :v1 and word = :v2')
    assert.deepEqual(params, { v1: 'North', v2: false })
  })
  test('leaves the clauses of other values to be set or not', () => {
    assert.match(statement({ region: 'North' }, { word: 'x', n: '1' }).sql, /word = :v2 +and n = :v3/)
  })
})
