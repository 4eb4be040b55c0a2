import type { Cell } from '../tool-contract.ts'
import { type AnswerColumn, cellWords, decimalsOf, grainOf, periodCell } from './cell-words.ts'
import { asNumber, cleanCell, joinWords, sentence } from './format.ts'
import type { ToldReading } from './read-question.ts'

/** What is said of a result. `answer` has the fewest cells that answer the question; null: there is nothing to say. */
export type Presented = { text: string; answer: { columns: string[]; rows: Cell[][] } | null }

type Told = Pick<ToldReading, 'question' | 'title' | 'chips' | 'columns'> & { locale: string }
type View = Told & {
  rows: Cell[][]
  /** Every row of the result is here. */
  whole: boolean
  dims: number[]
  measures: number[]
  overs: number[]
  words(row: Cell[], at: number): string
  /** What a column is called, with the condition of its measure. */
  called(at: number): string
  /** " where country is Germany". */
  tail: string
}

const maxLines = 20
const maxCells = 1_000

/** A result in words, from its cells alone. */
export function presentAnswer(told: Told, result: { rows: Cell[][]; truncated: boolean }): Presented {
  const { question, columns, locale } = told
  const at = (kind: 'by' | 'measure' | 'over') => columns.flatMap(({ ref }, i) => (kind in ref ? [i] : []))
  // Numbers that are read against each other have one number of decimals.
  const shown = result.rows.length > 1 ? result.rows.slice(0, maxCells) : []
  const decimals = columns.map((column, i) =>
    decimalsOf(
      shown.map((row) => row[i] ?? null),
      column,
    ),
  )
  const view: View = {
    ...told,
    rows: result.rows,
    whole: !result.truncated,
    dims: at('by'),
    measures: at('measure'),
    overs: at('over'),
    words: (row, i) =>
      cellWords(row[i] ?? null, columns[i] as AnswerColumn, question, { locale, decimals: decimals[i] }),
    called: (i) => measureWords(told, columns[i]) ?? columns[i]?.label ?? '',
    tail: conditionWords(told),
  }
  const [first] = result.rows
  if (!first) return { text: `Nothing in the data fits: ${lower(told.title)}.`, answer: null }
  if (question.measures.length === 0 && question.by.length === 0) return presentRows(view)
  if (view.dims.length === 0) return presentFigures(view, first)
  return presentGroups(view)
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A measure that is of some rows alone is told with them; side by side the sides are told. */
function measureWords({ question, chips }: Told, column: AnswerColumn | undefined): string | undefined {
  const at = column && 'measure' in column.ref && !question.compare ? column.ref.measure : -1
  const isOfSome = JSON.stringify(question.measures[at] ?? null).includes('"where"')
  return isOfSome ? chips.find(({ path }) => path === `measures[${at}]`)?.text : undefined
}

function conditionWords({ chips }: Pick<Told, 'chips'>): string {
  const of = (wanted: 'only' | 'period') => chips.filter(({ kind }) => kind === wanted).map(({ text }) => text)
  const [only, period] = [of('only'), of('period')]
  return `${only.length > 0 ? ` where ${joinWords(only)}` : ''}${period.length > 0 ? ` (${joinWords(period)})` : ''}`
}

/** The cells that answer, periods by their names. */
function answerOf({ question, columns, rows }: View, only: number[] | null = null): Presented['answer'] {
  const asked = columns.flatMap((column, i) => (column.asked ? [i] : []))
  const shown = only ?? (asked.length > 0 ? asked : columns.map((_, i) => i))
  const isFraction = (i: number) => columns[i]?.format?.kind === 'percent' && columns[i]?.format?.scale !== 100
  const cell = (row: Cell[], i: number) => {
    const value = row[i] ?? null
    if (typeof value === 'number' && isFraction(i)) return cleanCell(value * 100)
    return cleanCell(periodCell(value, grainOf(question, columns[i] as AnswerColumn)))
  }
  return {
    columns: shown.map((i) => `${columns[i]?.label ?? ''}${isFraction(i) ? ' (%)' : ''}`),
    rows: rows.slice(0, maxCells).map((row) => shown.map((i) => cell(row, i))),
  }
}

/** One row: one figure, or several. */
function presentFigures(view: View, row: Cell[]): Presented {
  const { columns, measures, tail, words, called } = view
  const asked = measures.filter((i) => columns[i]?.asked)
  const told = asked.length > 0 ? asked : measures
  if (told.every((i) => row[i] === null || row[i] === undefined))
    return { text: `Nothing in the data fits: ${lower(view.title)}.`, answer: null }
  const [only] = told
  if (told.length === 1 && only !== undefined && columns[only]?.type === 'boolean') {
    const others = measures.filter((i) => i !== only).map((i) => `${called(i)} ${words(row, i)}`)
    return {
      text: `**${sentence(words(row, only))}.** ${sentence(others.length > 0 ? joinWords(others) : lower(view.title))}.`,
      answer: answerOf(view),
    }
  }
  const said = told.map((i) => `the ${called(i)} is **${words(row, i)}**`)
  const aside = measures.filter((i) => !told.includes(i)).map((i) => `${called(i)} ${words(row, i)}`)
  const text =
    told.length === 1
      ? `The ${called(told[0] ?? 0)}${tail} is **${words(row, told[0] ?? 0)}**`
      : `${sentence(joinWords(said))}${tail}`
  return { text: `${text}${aside.length > 0 ? ` (${joinWords(aside)})` : ''}.`, answer: answerOf(view) }
}

function presentGroups(view: View): Presented {
  const { question, columns, rows, dims, measures, overs, tail, words, called } = view
  const parts = namesOf(view)
  const name = (row: Cell[]) => parts.map((part) => part.map((i) => words(row, i)).join(' ')).join(', ')
  const shares = overs.map((i) => ({ i, kind: question.over?.[overs.indexOf(i)]?.kind }))
  const amount = (row: Cell[]) => {
    const values = measures.map((i) => words(row, i)).join(' and ')
    const beside = shares.filter(({ i }) => row[i] !== null && row[i] !== undefined).map(({ i }) => words(row, i))
    return beside.length > 0 ? `${values} (${beside.join(', ')})` : values
  }
  if (measures.length === 0) {
    const names = rows.map(name)
    const shown = `${joinWords(names.slice(0, 15))}${names.length > 15 ? ' ...' : '.'}`
    return {
      text: rows.length === 1 ? `**${names[0]}**${tail}.` : `${countOf(view)}${tail}: ${shown}`,
      answer: answerOf(view),
    }
  }
  const label = joinWords([...measures, ...overs].map(called))
  const by = joinWords(dims.map((i) => columns[i]?.label ?? ''))
  const [order] = question.order ?? []
  const isRanked = question.limit !== undefined && order !== undefined
  const end = order?.descending === false ? 'lowest' : 'highest'
  const [first] = rows
  if (isRanked && rows.length === 1 && first)
    return {
      text: question.offset
        ? `**${name(first)}** is number ${question.offset + 1} by ${label}${tail}: ${amount(first)}.`
        : `**${name(first)}** has the ${end} ${label}${tail}: ${amount(first)}.`,
      answer: answerOf(view, dims),
    }
  const lines = rows.slice(0, maxLines).map((row, n) => `${isRanked ? `${n + 1}.` : '-'} ${name(row)}: ${amount(row)}`)
  const more = rows.length > maxLines || !view.whole ? '\n...' : ''
  const answer = answerOf(view)
  if (isRanked)
    return { text: `The ${rows.length} with the ${end} ${label}${tail}:\n${lines.join('\n')}${more}`, answer }
  if (rows.length <= 12) return { text: `${sentence(label)} by ${by}${tail}:\n${lines.join('\n')}`, answer }
  return { text: `${sentence(label)} by ${by}${tail}: ${extremes(view, name)}`, answer }
}

/**
 * The groups as people name them: first and last names as one, and no id beside the name of what it stands for. Two rows with one name
 * keep their ids apart.
 */
function namesOf({ question, columns, rows, dims }: View): number[][] {
  const datasetOf = (i: number) => {
    const ref = columns[i]?.ref
    const of = ref && 'by' in ref ? question.by[ref.by]?.of : undefined
    return of && 'field' in of ? of.field.dataset : null
  }
  const isNameOf = (i: number, dataset: string | null) =>
    columns[i]?.role === 'name' && dataset !== null && datasetOf(i) === dataset
  const named = dims.filter((i) => columns[i]?.role !== 'id' || !dims.some((other) => isNameOf(other, datasetOf(i))))
  const key = (row: Cell[]) => JSON.stringify(named.map((i) => row[i]))
  const kept = new Set(rows.map(key)).size === rows.length ? named : dims
  return kept.reduce<number[][]>((parts, i) => {
    const last = parts.at(-1)
    if (last && isNameOf(i, datasetOf(i)) && last.every((other) => isNameOf(other, datasetOf(i)))) last.push(i)
    else parts.push([i])
    return parts
  }, [])
}

/** Of many groups, how many there are and which stand at the ends. */
function extremes({ rows, measures, whole, words }: View, name: (row: Cell[]) => string): string {
  const at = measures[0] ?? 0
  const count = `${whole ? rows.length : `more than ${rows.length}`} rows.`
  const known = rows.filter((row) => asNumber(row[at]) !== null)
  if (known.length === 0 || !whole) return count
  const sorted = known.toSorted((a, b) => (asNumber(b[at]) ?? 0) - (asNumber(a[at]) ?? 0))
  const [top, low] = [sorted[0] as Cell[], sorted.at(-1) as Cell[]]
  return `${count} The highest is ${name(top)} with **${words(top, at)}**, the lowest ${name(low)} with ${words(low, at)}.`
}

/** As many as were asked for are not all that there are. */
function countOf({ question: { limit, offset }, rows, whole }: View): string {
  if (offset) return `Here are **${rows.length}**`
  const all = whole && (limit === undefined || rows.length < limit)
  return all ? `There are **${rows.length}**` : `Here are the first **${rows.length}**`
}

function presentRows(view: View): Presented {
  const { question, columns, rows, tail, words } = view
  const line = (row: Cell[]) => columns.map((_, i) => words(row, i)).join(', ')
  const answer = answerOf(view)
  const [first] = rows
  if (rows.length === 1 && first) {
    const rest = columns.slice(1).map(({ label }, i) => `${label} ${words(first, i + 1)}`)
    return { text: `**${words(first, 0)}**${rest.length > 0 ? `: ${joinWords(rest)}` : ''}.`, answer }
  }
  const marks = question.order && question.limit !== undefined ? (n: number) => `${n + 1}.` : () => '-'
  const lines = rows.slice(0, maxLines).map((row, n) => `${marks(n)} ${line(row)}`)
  return { text: `${countOf(view)}${tail}:\n${lines.join('\n')}${rows.length > maxLines ? '\n...' : ''}`, answer }
}
