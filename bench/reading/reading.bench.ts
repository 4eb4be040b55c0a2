import type { Catalog, Dataset } from '../../src/engine/question/catalog.ts'
import { read } from '../../src/engine/reader/index.ts'
import { shopCatalog } from '../../src/engine/reader/reader.fixture.ts'

/** How long it takes to read a question over 40 tables with about 600 columns. Goal: 50 ms at the median, 250 ms at worst. */
const words =
  'amount price date status city country region weight height name code total score rank type level channel owner team budget'.split(
    ' ',
  )
const word = (at: number) => words[at % words.length] ?? ''

const wide = (pattern: Dataset, at: number): Dataset => ({
  ...pattern,
  name: `thing_${at}`,
  label: `thing ${at}`,
  thing: { one: `thing ${at}`, many: `things ${at}` },
  fields: Array.from({ length: 16 }, (_, k) => {
    const label = `${word(at + k)} ${word(at * 3 + k)} ${k}`
    return {
      ...(pattern.fields[k % pattern.fields.length] as Dataset['fields'][number]),
      name: label.replaceAll(' ', '_'),
      label,
    }
  }),
})

const pattern = shopCatalog.datasets.at(-1) as Dataset
const catalog: Catalog = {
  ...shopCatalog,
  datasets: [...shopCatalog.datasets, ...Array.from({ length: 36 }, (_, i) => wide(pattern, i))],
}
const questions = [
  'how many customers are in Germany',
  'average price by category',
  'top 5 customers by number of orders in 2024',
  'which products cost more than 100',
  'mean and standard deviation of price and weight',
  'orders per month in 2025',
  'customers who have never ordered',
  'share of orders that are cancelled by country',
]
for (const question of questions) read(question, catalog)
const times: number[] = []
for (let round = 0; round < 10; round++)
  for (const question of questions) {
    const began = performance.now()
    read(question, catalog)
    times.push(performance.now() - began)
  }
times.sort((a, b) => a - b)
const columns = catalog.datasets.reduce((sum, d) => sum + d.fields.length, 0)
console.log(
  `${catalog.datasets.length} tables, ${columns} columns: median ${times[times.length >> 1]?.toFixed(0)} ms, worst ${times.at(-1)?.toFixed(0)} ms`,
)
