import { together } from '../../connection.contract.ts'
import type { EngineName } from '../../connection.ts'
import { type Catalog, type Compiled, compile, type Dataset, QuestionFault } from '../../question/index.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import type { AttachedFile, Pull, QueryTarget } from '../../sandbox/query.ts'
import { type AnalystSource, type KeptTable, type LinkedPart, notTogether, sourceReading } from '../workbench.ts'

/** A statement that answers a question, with where it runs. */
export type PlacedStatement = {
  compiled: Compiled
  /** What it was compiled against: the tables as they are called where it runs. */
  catalog: Catalog
  /** The tables as people call them, to show a statement that can be gone on from. */
  shown: Catalog
  source: string
  engine: EngineName
  target: QueryTarget
  /** All that it can reach. */
  parts: LinkedPart[]
  /** When the oldest of the kept tables was read that it answers from; null: it asks where the data is. */
  asOf: string | null
}

const noLongerThere = 'Its data source is no longer in the space: add it again, or ask of another.'

/** Files that one statement can open. */
const MAX_FILES = 10

/**
 * Where a question is answered: from tables that are kept here where all that it needs of a server is, else where the data is;
 * where that is in several places, here, from what is kept and what is read for it. Throws a QuestionFault.
 */
export function placeStatement(
  sources: AnalystSource[],
  catalog: Catalog,
  compileOn: (catalog: Catalog) => Compiled,
): PlacedStatement {
  const kept = fromKept(sources, catalog, compileOn)
  if (kept) return kept
  const compiled = compileOn(catalog)
  const place = sourceReading(sources, compiled.sources)
  if (!place) {
    if (compiled.sources.some((id) => !sourceReading(sources, [id])))
      throw new QuestionFault([{ path: '', message: noLongerThere }])
    return placeTogether(sources, catalog, compileOn)
  }
  const { source, engine, target, parts } = place
  const results = 'databases' in target ? keptTables([place]) : []
  const asOf = oldest(results.filter(({ dataSourceId }) => compiled.sources.includes(dataSourceId)))
  return { compiled, catalog, shown: catalog, source, engine, target, parts, asOf }
}

type Kept = KeptTable & { schema: string; part: LinkedPart; source: string }

const keptTables = (sources: AnalystSource[]): Kept[] =>
  sources
    .flatMap(({ kept = [], parts, source }) =>
      kept.map((table) => {
        const part = parts.find(({ dataSourceId }) => dataSourceId === table.dataSourceId) as LinkedPart
        return { ...table, source, part }
      }),
    )
    .map((table, i) => ({ ...table, schema: `kept_${i + 1}` }))

const oldest = (tables: Kept[]): string | null => tables.map(({ asOf }) => asOf).toSorted()[0] ?? null

function fromKept(
  sources: AnalystSource[],
  catalog: Catalog,
  compileOn: (catalog: Catalog) => Compiled,
): PlacedStatement | null {
  const tables = keptTables(sources)
  if (tables.length === 0) return null
  const inFiles: Catalog = {
    ...catalog,
    datasets: catalog.datasets.map((dataset) => {
      const table = tables.find((one) => isOf(one, dataset))
      return table ? keptDataset(dataset, table) : dataset
    }),
  }
  let compiled: Compiled
  try {
    compiled = compileOn(inFiles)
  } catch (error) {
    // A table or a column of it is not kept; what is wrong with the question itself is told by the catalog as it is.
    if (error instanceof QuestionFault) return null
    throw error
  }
  const used = tables.filter(({ schema }) => compiled.sources.includes(schema))
  if (used.length === 0 || used.length !== compiled.sources.length || used.length > MAX_FILES) return null
  const databases: AttachedFile[] = used.map(({ schema, path }) => ({ schema, path }))
  const [source, other] = new Set(used.map((table) => table.source))
  return {
    compiled,
    catalog: inFiles,
    // No statement at one of several databases would give it.
    shown: other === undefined ? catalog : asNamed(inFiles, catalog),
    source: other === undefined ? source! : together,
    engine: 'duckdb',
    target: { kind: 'DUCKDB', databases, kept: true },
    parts: [...new Set(used.map(({ part }) => part))],
    asOf: oldest(used),
  }
}

/** Everything as tables of one place: those that are kept, and the others as they are read for this question. */
function placeTogether(
  sources: AnalystSource[],
  catalog: Catalog,
  compileOn: (catalog: Catalog) => Compiled,
): PlacedStatement {
  const tables = keptTables(sources)
  const pulled = new Map<string, Dataset>()
  const joined: Catalog = {
    ...catalog,
    datasets: catalog.datasets.map((dataset, i) => {
      const table = tables.find((one) => isOf(one, dataset))
      if (table) return keptDataset(dataset, table)
      const name = `read_${i + 1}`
      pulled.set(name, dataset)
      return { ...dataset, source: name, dialect: 'duckdb', table: { schema: null, name }, ordered: false }
    }),
  }
  const compiled = compileOn(joined)
  const used = tables.filter(({ schema }) => compiled.sources.includes(schema))
  const placeOf = (id: string) => sourceReading(sources, [id]) as AnalystSource
  const read = [...pulled].filter(([name]) => compiled.sources.includes(name))
  const pulls = read.map(([name, dataset]) => pullOf(name, dataset, catalog, placeOf(dataset.source), compiled))
  if (used.length > MAX_FILES) throw new QuestionFault([{ path: '', message: notTogether }])
  return {
    compiled,
    catalog: joined,
    shown: asNamed(joined, catalog),
    source: together,
    engine: 'duckdb',
    target: { kind: 'DUCKDB', databases: used.map(({ schema, path }) => ({ schema, path })), pulls, kept: true },
    parts: [...new Set([...used.map(({ part }) => part), ...read.flatMap(([, { source }]) => placeOf(source).parts)])],
    asOf: oldest(used),
  }
}

/** The tables by the names that they have where they are. */
const asNamed = (joined: Catalog, { datasets }: Catalog): Catalog => ({
  ...joined,
  datasets: joined.datasets.map((dataset, i) => ({ ...dataset, table: (datasets[i] as Dataset).table })),
})

/** The columns of a dataset that a statement names, of the rows that matter to it, as their source gives them. */
function pullOf(name: string, dataset: Dataset, catalog: Catalog, place: AnalystSource, statement: Compiled): Pull {
  const physical = dataset.fields.filter(({ column }) => column !== null)
  const named = physical.filter(({ column }) => statement.sql.includes(quoteIdentifier(column as string)))
  // A statement that only counts names none.
  const fields = [
    ...new Map((named.length > 0 ? named : physical.slice(0, 1)).map((one) => [one.column, one])).values(),
  ]
  const plain = fields.map((field) => ({ ...field, instant: false }))
  const { sql, params } = compile(
    {
      measures: [],
      by: [],
      dataset: dataset.name,
      fields: plain.map((field) => ({ of: { field: { dataset: dataset.name, field: field.name } } })),
    },
    {
      datasets: [{ ...dataset, fields: plain, primaryKey: [], uniqueKeys: [], ordered: false, isView: false }],
      relationships: [],
      metrics: [],
      timeZone: catalog.timeZone,
      fiscalYearStart: 1,
      today: catalog.today,
    },
    { only: statement.matters(dataset.name) },
  )
  return {
    name,
    columns: fields.map(({ column }) => column as string),
    types: fields.map(({ type }) => type),
    instants: fields.map(({ instant, type }) => instant === true && type === 'datetime'),
    target: place.target,
    sql,
    params,
    label: dataset.label,
    wayOut:
      'databases' in place.target
        ? 'Ask it of the file alone, or of fewer rows.'
        : `Make an extract of ${dataset.table.name}: then it is read from there. Or ask of fewer of its rows.`,
  }
}

const isOf = ({ dataSourceId, table, part }: Kept, { source, table: of }: Dataset): boolean =>
  source === dataSourceId && of.name === table.name && of.schema === (part.schemaName ?? table.schema)

/** The same under the name of its file, with the columns that are in it as the catalog has them. */
function keptDataset(dataset: Dataset, { schema, table, columns }: Kept): Dataset {
  return {
    ...dataset,
    source: schema,
    dialect: 'duckdb',
    table: { schema, name: table.name },
    fields: dataset.fields.filter(
      ({ column, type }) => column === null || columns.some((one) => one.name === column && one.type === type),
    ),
  }
}
