import type { Dataset, Relationship } from '../catalog.ts'
import type { Fact, Facts, Term, Way } from '../plan.ts'
import { kindOf } from '../types.ts'
import { writePieces } from './facts.ts'
import { indent, type Names, type Writer } from './writer.ts'

type From = Names & { clause(): string }
/** A subquery that was joined: which fact it is of, and its columns by the number of the aggregate. */
type Joined = { fact: number; has(index: number): boolean; column(index: number): string }

/** Rows of a dataset, with one row at most of each dataset that they lead to: joins go from many to one. */
export function fromDataset(home: Dataset, writer: Writer): From {
  const { dialect } = writer
  const taken = new Set<string>()
  const joins: string[] = []
  const aliases = new Map<string, string>()
  const boundaries = new Map<Facts, Joined>()
  const rollups = new Map<Facts, Joined[]>()

  const alias = (wanted: string) => {
    let name = wanted
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted}_${n}`
    taken.add(name.toLowerCase())
    return name
  }
  const named = (dataset: Dataset, name: string) =>
    dataset.table.name === name && dataset.table.schema === null && dataset.table.statement === undefined
      ? writer.table(dataset)
      : `${writer.table(dataset)} AS ${dialect.quote(name)}`
  const homeAlias = alias(home.name)
  const columnOf = (dataset: Dataset, field: string) =>
    dataset.fields.find(({ name }) => name === field)?.column ?? field

  function aliasOf(way: Way, dataset: Dataset): string {
    if (way.length === 0) return homeAlias
    const key = JSON.stringify(way.map(({ name }) => name))
    const found = aliases.get(key)
    if (found !== undefined) return found
    const step = way.at(-1) as Relationship
    const own = datasetBefore(way)
    const before = aliasOf(way.slice(0, -1), own)
    const name = alias(dataset.name)
    aliases.set(key, name)
    const on = step.fromFields.map(
      (field, i) =>
        `${dialect.quote(name)}.${dialect.quote(columnOf(dataset, step.toFields[i] as string))} = ${dialect.quote(before)}.${dialect.quote(columnOf(own, field))}`,
    )
    joins.push(`LEFT JOIN ${named(dataset, name)} ON ${on.join(' AND ')}`)
    return name
  }
  const datasetBefore = (way: Way): Dataset => {
    const step = way.at(-1) as Relationship
    return step.from === home.name && way.length === 1 ? home : writer.dataset(step.from)
  }

  const from: From = {
    column: (way, dataset, column) => `${dialect.quote(aliasOf(way, dataset))}.${dialect.quote(column)}`,
    position(way, dataset) {
      const write = dialect.position
      if (!write) throw new TypeError('rows have no position in this engine')
      return write(dialect.quote(aliasOf(way, dataset)))
    },
    rollup: (term) => joinRollup(term),
    bounds(facts) {
      const one = boundaries.get(facts) ?? joinBounds(facts)
      boundaries.set(facts, one)
      return { low: one.column(0), high: one.column(1) }
    },
    aggregate() {
      throw new TypeError('an aggregate cannot stand in a row')
    },
    output() {
      throw new TypeError('rows of a dataset have no outputs')
    },
    clause: () => [`FROM ${named(home, homeAlias)}`, ...joins].join('\n'),
  }

  const joined = (name: string, fact: number, columns: (string | undefined)[]): Joined => ({
    fact,
    has: (index) => columns[index] !== undefined,
    column: (index) => `${dialect.quote(name)}.${dialect.quote(columns[index] as string)}`,
  })

  function joinBounds(facts: Facts): Joined {
    const [piece] = writePieces(facts[0] as Fact, writer)
    const name = alias(writer.name('bounds'))
    joins.push(`CROSS JOIN (\n  ${indent(piece?.sql ?? '')}\n) AS ${dialect.quote(name)}`)
    return joined(name, 0, piece?.columns ?? [])
  }

  /** Aggregated by the key before it is joined: one row at most for each row here. */
  function joinRollup(term: Extract<Term, { kind: 'rollup' }>): string {
    const key = term.facts
    let known = rollups.get(key)
    if (!known) {
      known = term.facts.flatMap((fact, index) =>
        writePieces(fact, writer).map((piece) => {
          const child = 'dataset' in fact.from ? fact.from.dataset.name : 'rows'
          const name = alias(writer.name(`${child}_of_${term.dataset.name}`))
          const keys = term.keys.map((field, i) => {
            const own = from.column(term.way, term.dataset, field.column as string)
            const isText = kindOf(field.type) === 'text' && !dialect.mixesCollations
            return `${dialect.quote(name)}.${dialect.quote(piece.keys[i] as string)} = ${isText ? dialect.exact(own, true) : own}`
          })
          joins.push(`LEFT JOIN (\n  ${indent(piece.sql)}\n) AS ${dialect.quote(name)} ON ${keys.join(' AND ')}`)
          return joined(name, index, piece.columns)
        }),
      )
      rollups.set(key, known)
    }
    const pieces = known
    const names: Names = {
      ...from,
      aggregate({ fact, index, empty }) {
        const column = pieces.find((piece) => piece.fact === fact && piece.has(index))?.column(index) as string
        return empty === 0 ? `COALESCE(${column}, 0)` : column
      },
    }
    return writer.term(term.value, names)
  }
  return from
}
