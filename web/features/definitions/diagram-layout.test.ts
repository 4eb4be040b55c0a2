import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOut } from './diagram-layout.ts'

const node = (name: string) => ({ name, title: name, lines: ['id'] })
const link = (from: string, to: string) => ({ name: `${from}_${to}`, from, to, text: '', suggested: false })

test('many stand left of the one they point at, and no two boxes lie on each other', () => {
  const nodes = ['customers', 'lines', 'orders', 'products', 'returns'].map(node)
  const links = [
    link('lines', 'orders'),
    link('orders', 'customers'),
    link('lines', 'products'),
    link('returns', 'lines'),
  ]
  const drawn = layOut(nodes, links)
  const x = Object.fromEntries(drawn.nodes.map((box) => [box.name, box.x]))
  for (const { from, to } of links) assert.ok(x[from]! < x[to]!, `${from} is left of ${to}`)
  for (const a of drawn.nodes)
    for (const b of drawn.nodes)
      assert.ok(a === b || a.x !== b.x || a.y + a.height <= b.y || b.y + b.height <= a.y, `${a.name} lies on ${b.name}`)
  assert.equal(drawn.links.length, 4)
})

test('circles, links to itself and links to what is not there end', () => {
  const drawn = layOut([node('a'), node('b')], [link('a', 'b'), link('b', 'a'), link('a', 'a'), link('a', 'gone')])
  assert.equal(drawn.links.length, 3)
  assert.ok(drawn.links.every(({ path }) => !path.includes('NaN')))
})

test('a line that passes a column goes between its boxes', () => {
  const nodes = ['a', 'b', 'c', 'd'].map(node)
  const drawn = layOut(nodes, [link('a', 'b'), link('b', 'c'), link('a', 'd'), link('d', 'c'), link('a', 'c')])
  const long = drawn.links.find(({ name }) => name === 'a_c')
  const flat = [...(long?.path ?? '').matchAll(/L([\d.]+),([\d.-]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  assert.ok(flat.length > 0, long?.path)
  for (const [x, y] of flat)
    for (const box of drawn.nodes)
      assert.ok(x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height, `${long?.path} ${box.name}`)
})

test('a table that points at itself has room for its line', () => {
  const itself = { name: 'reports_to', from: 'people', to: 'people', text: '', suggested: false }
  const { links, width } = layOut([{ name: 'people', title: 'people', lines: [] }], [itself])
  const across = [...links[0]!.path.matchAll(/[MC ]([\d.]+),/g)].map(([, x]) => Number(x))
  assert.ok(Math.max(...across) <= width, `${across} in ${width}`)
})
