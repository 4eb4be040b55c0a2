import {
  compareText,
  type DataRow,
  filterTest,
  isEmpty,
  isNumber,
  plainText,
  type TableColumn,
} from './data-table-values.ts'

export type SortStep = { id: string; desc: boolean }
export type FilterStep = { id: string; value: unknown }

/** The rows to show, in order. Reads each value once per pass, so that a hundred thousand rows sort while one blinks. */
export function orderedRows(
  rows: readonly DataRow[],
  columns: readonly TableColumn[],
  sorting: readonly SortStep[],
  filters: readonly FilterStep[],
  search: string,
): readonly DataRow[] {
  const kept = filtered(rows, columns, filters, search)
  const steps = sorting.flatMap((step) => {
    const column = columns.find((c) => c.name === step.id)
    return column ? [comparison(kept, column, step.desc)] : []
  })
  if (steps.length === 0) return kept
  const order = Array.from(kept, (_, i) => i)
  order.sort((a, b) => {
    for (const step of steps) {
      const difference = step(a, b)
      if (difference !== 0) return difference
    }
    return a - b
  })
  return order.map((i) => kept[i]!)
}

/** Compares by place in `rows`. Empty cells (not a number) stay last in both directions. */
function comparison(rows: readonly DataRow[], column: TableColumn, desc: boolean): (a: number, b: number) => number {
  const keys = sortKeys(
    rows.map((row) => row[column.name]),
    column,
  )
  const sign = desc ? -1 : 1
  return (a, b) => {
    const [x, y] = [keys[a]!, keys[b]!]
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y))
    return x < y ? -sign : x > y ? sign : 0
  }
}

/** Comparing texts as people do is slow, and most columns repeat few values: each is ranked once, and ranks are compared. */
function sortKeys(values: unknown[], column: TableColumn): Float64Array {
  if (column.align === 'right' || values.every((value) => isEmpty(value) || isNumber(value)))
    return Float64Array.from(values, (value) => (isEmpty(value) ? Number.NaN : Number(value)))
  const texts = values.map((value) => (isEmpty(value) ? null : plainText(value)))
  const different = [...new Set(texts)].filter((text) => text !== null).sort(compareText)
  const ranks = new Map(different.map((text, rank) => [text, rank]))
  return Float64Array.from(texts, (text) => (text === null ? Number.NaN : ranks.get(text)!))
}

function filtered(
  rows: readonly DataRow[],
  columns: readonly TableColumn[],
  filters: readonly FilterStep[],
  search: string,
): readonly DataRow[] {
  const tests = filters.flatMap(({ id, value }) => {
    const column = columns.find((c) => c.name === id)
    const test = column && typeof value === 'string' ? filterTest(value, column.align) : null
    return test ? [(row: DataRow) => test(row[id])] : []
  })
  const needle = search.trim().toLowerCase()
  if (needle !== '') {
    const names = columns.map((column) => column.name)
    // A number never contains a word.
    const inNumbers = /^[\d.e+-]+$/.test(needle)
    tests.push((row) =>
      names.some((name) => {
        const value = row[name]
        if (isEmpty(value) || (isNumber(value) && !inNumbers)) return false
        return plainText(value).toLowerCase().includes(needle)
      }),
    )
  }
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
}
