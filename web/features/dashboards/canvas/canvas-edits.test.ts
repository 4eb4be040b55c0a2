import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DocumentNode, Place } from '../../../../src/engine/documents/documents.contract.ts'
import { parseDocument } from '../../../../src/engine/documents/parse-document.ts'
import { flowOf } from '../document/placed-nodes.ts'
import {
  addBlocks,
  addControl,
  addText,
  copyItem,
  duplicateItem,
  placeAdded,
  removeItem,
  setAttributes,
  setPlaces,
  setQuestion,
  setText,
} from './canvas-edits.ts'
import { everyPart, readCanvas, textOf } from './canvas-items.ts'

const start = `# Sales

<!-- kept: who made this -->

{% select name="region" label="Region" options="regions" all=true /%}
{% daterange name="period"   default="last-12-months" /%}

\`\`\`sql regions
select distinct region from orders -- {% not a tag %}
\`\`\`

~~~sql revenue source="shop"
select month, sum(amount) as revenue from orders
where day between {{period.from}} and {{period.to}} [[ and region = {{region}} ]]
~~~

Words before, *with marks*.

A second paragraph.

{% grid columns=2 %}
{% chart query="revenue" type="line"
   x="month" y=["revenue"] format={style: "currency", currency: "EUR"} /%}
<!-- kept: between two -->
{% table query="revenue" sort="revenue desc" /%}
{% /grid %}

## Second

\`\`\`question by_region
{"measures": [{"count": "orders"}], "by": [{"of": {"field": {"dataset": "orders", "field": "region"}}}]}
\`\`\`

{% metric query="by_region" title="Say \\"so\\"" /%} {% metric query="revenue" /%}

\`\`\`
kept: code
\`\`\`
`
const kept = (markup: string) => markup.match(/kept: [^\n]*/g)
const queriesOf = (markup: string) =>
  parseDocument(markup)
    .document.queries.map(({ name }) => name)
    .sort()
const viewsOf = (nodes: readonly DocumentNode[]): { tag: string; query: string; at: Place | null }[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    if ('children' in node) return viewsOf(node.children)
    return 'query' in node ? [{ tag: node.type, query: node.query, at: node.at ?? null }] : []
  })

/** What the service reads in the text is what the canvas shows. */
function assertEqual(markup: string, told: string): void {
  const { document, problems } = parseDocument(markup)
  const canvas = readCanvas(markup, 'Sales')
  const errors = problems.filter(({ severity }) => severity === 'error')
  assert.deepEqual(errors, [], `${told}\n${markup}`)
  const shown = canvas.items
    .filter(({ kind }) => kind === 'view')
    .map(({ part, place }) => ({ tag: part.tag, query: textOf(part, 'query'), at: place }))
  assert.deepEqual(shown, viewsOf(document.nodes), told)
  assert.deepEqual(
    canvas.controls.map((part) => textOf(part, 'name')),
    document.controls.map(({ name }) => name),
    told,
  )
  assert.deepEqual(canvas.queries.map(({ name }) => name).sort(), queriesOf(markup), told)
  const read = flowOf(document.nodes, 'Sales')
  assert.deepEqual(
    canvas.items.map(({ kind, place }) => [kind, place]),
    read.map(({ kind, place }) => [kind, place]),
    `${told}\n${markup}`,
  )
}

/** mulberry32: the same edits in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}
const texts = [
  '## Heading',
  'Words, "quoted" {% chart /%} and `code`',
  '- one\n- two',
  'Two\n\nparagraphs',
  '<!-- x',
  '```\nopen',
  '> quoted\nlazy',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '',
]

function edit(markup: string, below: (n: number) => number): [string, string] {
  const canvas = readCanvas(markup, 'Sales')
  const { items } = canvas
  const item = items[below(items.length)]
  const place: Place = [below(6), below(200), 1 + below(6), 4 + below(40)]
  const text = texts[below(texts.length)]!
  switch (item ? below(10) : 8) {
    case 0:
    case 1:
      return [
        'places',
        setPlaces(
          canvas,
          canvas.places.map((one) => (below(3) === 0 ? place : one)),
        ),
      ]
    case 2:
      return item!.kind === 'view'
        ? [
            'title',
            setAttributes(markup, item!.part, { title: `T ${below(9)} "q" %} x`, ...(below(2) && { link: '/a' }) }),
          ]
        : ['text', item!.kind === 'text' ? setText(markup, item!, text) : markup]
    case 3:
      return [
        'no title',
        item!.kind === 'view' ? setAttributes(markup, item!.part, { title: undefined, link: undefined }) : markup,
      ]
    case 4:
      return ['duplicate', items.length < 40 && item!.kind !== 'other' ? duplicateItem(canvas, item!, place) : markup]
    case 5:
      return ['remove', items.length > 6 && item!.kind !== 'other' ? removeItem(canvas, item!) : markup]
    case 6: {
      const query = canvas.queries.find(({ tag }) => tag === 'question')
      return [
        'question',
        query ? setQuestion(markup, query, { measures: [{ count: 'orders' }], by: [], limit: 1 + below(9) }) : markup,
      ]
    }
    case 7:
      return ['text tile', items.length < 40 ? addText(markup, text, place) : markup]
    case 8: {
      const name = `n${below(1e9)}`
      return [
        'view',
        items.length < 40
          ? addBlocks(markup, [`\`\`\`sql ${name}\nselect 1 as a\n\`\`\``, `{% table query="${name}" /%}`])
          : markup,
      ]
    }
    default: {
      const name = `c${below(1e9)}`
      return [
        'control',
        canvas.controls.length < 12 && canvas.queries.some(({ tag }) => tag === 'question')
          ? addControl(markup, `{% text name="${name}" field="orders.note" /%}`, [])
          : markup,
      ]
    }
  }
}

test('canvas and text stay equal over 500 random edits, comments and order are kept, and undo gives back each text', () => {
  assertEqual(start, 'start')
  for (const seed of [1]) {
    const below = dice(seed)
    let markup = start
    const history: string[] = []
    const made: Record<string, number> = {}
    for (let round = 0; round < 500; round++) {
      const [what, next] = edit(markup, below)
      assertEqual(next, `seed ${seed}, round ${round}: ${what}`)
      assert.deepEqual(kept(next)?.slice(0, 2), kept(start)?.slice(0, 2), `${round}: ${what}`)
      if (next !== markup) made[what] = (made[what] ?? 0) + 1
      const before = everyPart(readCanvas(markup).parts).filter(({ kind }) => kind === 'query')
      const order = before.map(({ name }) => name)
      const now = readCanvas(next).queries.map(({ name }) => name)
      const still = order.filter((name) => now.includes(name))
      assert.deepEqual(
        now.filter((name) => order.includes(name)),
        still,
        'queries keep their order',
      )
      history.push(markup)
      markup = next
    }
    assert.ok(Object.keys(made).length >= 9, JSON.stringify(made))
    assert.equal(history[0], start)
  }
})

test('a tile that is moved changes its own tag alone', () => {
  const canvas = readCanvas(start, 'Sales')
  const chart = canvas.items.find(({ part }) => part.tag === 'chart')!
  const after = setAttributes(start, chart.part, { at: [0, 0, 6, 40] })
  assert.equal(after.replace(' at=[0, 0, 6, 40]', ''), start)
})

test('a copy for another dashboard brings its query and the controls that it has places for', () => {
  const canvas = readCanvas(start, 'Sales')
  const chart = canvas.items.find(({ part }) => part.tag === 'chart')!
  const other = copyItem(
    canvas,
    chart,
    '# Other\n\n```sql revenue\nselect 1 as a\n```\n\n{% table query="revenue" /%}\n',
  )
  const { document, problems } = parseDocument(other)
  assert.deepEqual(problems, [])
  assert.deepEqual(
    document.controls.map(({ name }) => name),
    ['region', 'period'],
  )
  assert.deepEqual(
    document.queries.map(({ name }) => name),
    ['revenue', 'regions', 'revenue_2'],
  )
})

test('what is added first to a dashboard without places goes to the bottom, and what is duplicated below its model', () => {
  const canvas = readCanvas(start, 'Sales')
  const bottom = Math.max(...canvas.places.map(([, y, , high]) => y + high))
  const place: Place = [0, bottom, 12, 8]
  const after = readCanvas(
    placeAdded(canvas, addText(canvas.markup, 'Words', place), canvas.items.length, place),
    'Sales',
  )
  assert.deepEqual(after.places, [...canvas.places, place])
  const at = canvas.items.findIndex(({ kind }) => kind === 'view')
  const copied = readCanvas(duplicateItem(canvas, canvas.items[at]!, place), 'Sales')
  assert.deepEqual(copied.places, canvas.places.toSpliced(at + 1, 0, place))
})
