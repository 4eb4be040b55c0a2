import type { EngineName } from '../../connection.ts'
import type { Padding, SqlDialect } from '../../sources/question-sql.ts'
import { questionSqlOf } from '../../sources/registry.ts'
import type { Catalog } from '../catalog.ts'
import { refuse } from '../fault.ts'
import type { OutputColumn, Plan, Test } from '../plan.ts'
import type { Question, Scalar } from '../question.contract.ts'
import { resolve } from '../resolve/resolve.ts'
import { rowsThatMatter } from '../rows-that-matter.ts'
import { conditions, rowsOf } from './facts.ts'
import { fromDataset } from './from.ts'
import { withGroupSizes } from './group-sizes.ts'
import { behindSteps, writeGroups } from './groups.ts'
import { createNaming, nameOf } from './names.ts'
import { writeRows } from './rows.ts'
import { writeTerm } from './terms.ts'
import { writeTest } from './tests.ts'
import type { Writer } from './writer.ts'

export type Compiled = {
  /** `:name` stands for a bound value. */
  sql: string
  params: Record<string, Scalar>
  /** The data sources whose tables it reads. It can run where one statement reaches all of them. */
  sources: string[]
  /** In the order of the statement; `name` is what it calls them. */
  columns: (OutputColumn & { name: string })[]
  /** Columns after those: how many rows each group stands on. Asked for by `sizes`. */
  sizes: string[]
  /** Which rows of a dataset can have a part in the answer; null: any. */
  matters(dataset: string): Test | null
}

export type CompileOptions = {
  /** Default: that of the data. */
  dialect?: EngineName | undefined
  /** The values stand in the statement, as a person would write it: to show and to keep. What runs has them bound. */
  written?: boolean
  /** With the sizes of the groups; throws a QuestionFault where a group could tell of a single row. */
  sizes?: boolean
  /** Of listed rows, only those that meet this as well. */
  only?: Test | null
  /** What its columns are called; default: after their labels. */
  names?: ((column: OutputColumn) => string) | undefined
}

const MAX_LENGTH = 200_000
const MAX_TERMS = 20_000

/** Whether a column of the engine's type keeps instants, not what a clock somewhere showed. */
export const keepsInstants = (dialect: EngineName, nativeType: string): boolean =>
  questionSqlOf(dialect).instants?.test(nativeType) ?? false

/** Whether text of the engine's type has spaces at its end that mean nothing. */
export const paddingOf = (dialect: EngineName, nativeType: string): Padding => questionSqlOf(dialect).padded(nativeType)

/** Whether every statement there costs money, or waits for a machine to wake. */
export const isCostly = (dialect: EngineName): boolean => questionSqlOf(dialect).isCostly

/** The statement that answers a question. Throws a QuestionFault where `check` tells one. */
export function compile(
  question: Question,
  catalog: Catalog,
  { dialect, written = false, sizes = false, only = null, names }: CompileOptions = {},
): Compiled {
  const asked = narrowed(resolve(question, catalog), only)
  const plan = sizes ? withGroupSizes(asked) : asked
  const spoken = dialect ?? catalog.datasets.find(({ source }) => source === plan.source)?.dialect
  if (spoken === undefined) return refuse('', 'There is no data to ask.')
  const { writer, params, sources } = createWriter(catalog, questionSqlOf(spoken), written)
  const named = names ? { ...plan, columns: plan.columns.map((one) => ({ ...one, label: names(one) })) } : plan
  const { sql, columns } = writer.select(named)
  return {
    sql: behindSteps(writer.hoisted, sql, writer),
    params: Object.fromEntries(params),
    sources: [...sources],
    columns: asked.columns.map((column, i) => ({ ...column, name: columns[i] as string })),
    sizes: columns.slice(asked.columns.length),
    matters: (dataset) => rowsThatMatter(asked, dataset),
  }
}

function narrowed(plan: Plan, only: Test | null): Plan {
  if (only === null || plan.kind !== 'rows') return plan
  return { ...plan, where: plan.where ? { kind: 'all', of: [plan.where, only] } : only }
}

function createWriter(catalog: Catalog, dialect: SqlDialect, written: boolean) {
  const params = new Map<string, Scalar>()
  const sources = new Set<string>()
  /** By what they are values of: each with its name. Thousands may be of one field. */
  const bound = new Map<string, { base: string; last: number; names: Map<Scalar, string> }>()
  const tables = catalog.datasets.flatMap(({ name, table }) => [name, table.name])
  let terms = 0
  const writer: Writer = {
    dialect,
    hoisted: [],
    table({ table, source }) {
      sources.add(source)
      return table.statement === undefined ? dialect.table(table) : `(\n${table.statement}\n)`
    },
    name: createNaming(tables),
    bind(value, hint) {
      if (written && typeof value === 'string') return dialect.literal(value)
      const alike = bound.get(hint) ?? { base: nameOf(hint).toLowerCase(), last: 0, names: new Map() }
      bound.set(hint, alike)
      const known = alike.names.get(value)
      if (known !== undefined) return known
      let name: string
      do {
        alike.last++
        name = alike.last === 1 ? alike.base : `${alike.base}_${alike.last}`
      } while (params.has(name))
      params.set(name, value)
      alike.names.set(value, `:${name}`)
      return `:${name}`
    },
    dataset: (name) =>
      catalog.datasets.find((dataset) => dataset.name === name) ?? refuse('', `There is no dataset "${name}".`),
    from: (dataset) => fromDataset(dataset, writer),
    term(term, names) {
      const sql = writeTerm(term, names, writer)
      // Some functions are written with their value twice: nested deeply, that would never end.
      if (sql.length > MAX_LENGTH || ++terms > MAX_TERMS)
        refuse('', 'This is too long to be written as one statement. Ask for less at once.')
      return sql
    },
    test: (test, names) => writeTest(test, names, writer),
    select: (plan: Plan) => (plan.kind === 'rows' ? writeRows(plan, writer) : writeGroups(plan, writer)),
    keys(test) {
      const { names, clause } = rowsOf(test.from, writer)
      const keys = test.from.dimensions.map((term) => writer.term(term, names))
      const tests = [...keys.map((key) => `${key} IS NOT NULL`), ...conditions(test.from.where, names, writer)]
      return `SELECT ${keys.join(', ')}\n${clause()}\nWHERE ${tests.join(' AND ')}`
    },
    latest(term) {
      const from = writer.from(term.home)
      const moment = writer.term(term.of, from)
      const day = (text: string) => (term.type === 'date' ? dialect.date(text) : dialect.datetime(`${text} 00:00:00`))
      const where = term.where ? ` WHERE ${writer.test(term.where, from)}` : ''
      const last = dialect.aggregate('max', moment, null, 0, '', term.type)
      return `SELECT CASE WHEN ${last} < ${day(term.since)} THEN ${last} ELSE ${day(term.today)} END ${from.clause().replaceAll('\n', ' ')}${where}`
    },
  }
  return { writer, params, sources }
}
