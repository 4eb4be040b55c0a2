import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveBlock, readBlocks } from './markup-blocks.ts'

const markup = `# Sales

{% select name="region" label="Region" options="regions" all=true /%}

\`\`\`sql regions
select region

from orders
\`\`\`

{% grid columns=2 %}
{% chart query="a" title="First" /%}
{% table query="b" /%}
{% /grid %}

Some text
over two lines`

test('a document is read as blocks that can be moved', () => {
  const blocks = readBlocks(markup)
  assert.deepEqual(
    blocks.map(({ kind, label }) => [kind, label]),
    [
      ['text', 'Sales'],
      ['select', 'Region'],
      ['query', 'regions'],
      ['grid', ''],
      ['text', 'Some text'],
    ],
  )
  assert.deepEqual(
    blocks[3]!.children.map(({ kind, label }) => [kind, label]),
    [
      ['chart', 'First'],
      ['table', 'b'],
    ],
  )
})

test('a moved block keeps all of its lines and nothing of the others is lost', () => {
  for (let from = 0; from < 5; from++)
    for (let to = 0; to < 5; to++) {
      const after = moveBlock(markup, readBlocks(markup), from, to)
      const labels = readBlocks(markup).map(({ label }) => label)
      const [moved] = labels.splice(from, 1)
      labels.splice(to, 0, moved!)
      assert.deepEqual(
        readBlocks(after).map(({ label }) => label),
        labels,
        `${from} to ${to}`,
      )
      const words = (text: string) =>
        text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .sort()
      assert.deepEqual(words(after), words(markup))
    }
})

test('blocks within a grid change places within it', () => {
  const grid = readBlocks(markup)[3]!
  const after = moveBlock(markup, grid.children, 0, 1)
  assert.match(after, /\{% table query="b" \/%\}\n+\{% chart query="a" title="First" \/%\}\n+\{% \/grid %\}/)
})

test('what is not closed is one block to the end, and moving it changes nothing else', () => {
  assert.deepEqual(
    readBlocks('{% grid columns=2 %}\ntext\n\n```sql x\nselect 1').map(({ kind, from, to }) => [kind, from, to]),
    [['grid', 0, 5]],
  )
  assert.deepEqual(
    readBlocks('```sql x\nselect 1').map(({ kind, from, to }) => [kind, from, to]),
    [['query', 0, 2]],
  )
})
