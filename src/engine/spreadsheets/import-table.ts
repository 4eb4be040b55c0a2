import type { FitColumns } from './append/fit-columns.ts'
import type { TableChoices } from './report/import-choices.contract.ts'
import {
  createNotes,
  type ImportedTable,
  type ImportLimits,
  type ImportPhase,
  note,
  type RowNotes,
  UnreadableFileError,
} from './report/import-report.ts'
import { createRowEncoder } from './targets/encode-row.ts'
import { createPlainRows } from './targets/plain-rows.ts'
import type { RowSink } from './targets/row-sink.ts'
import type { TableTarget } from './targets/table-target.ts'
import type { ColumnEvidence } from './typing/column-evidence.ts'
import { findLayout, type HeadRow, type Layout } from './typing/find-header.ts'
import type { ColumnPlan } from './typing/infer-column.ts'
import { columnNames } from './typing/names.ts'
import { look, planAll, readHead, SAMPLE_ROWS } from './typing/plan-table.ts'
import { cellText, type Row, type RowSource } from './typing/row.ts'
import { chosenLayout, footerLine, planAsChosen } from './typing/table-choices.ts'
import { scanData } from './typing/table-end.ts'

export type TableJob = {
  source: RowSource
  name: string
  label: string
  hidden: boolean
  target: TableTarget
  limits: Pick<ImportLimits, 'maxColumns'>
  decimalComma: boolean | null
  /** Whether a short row is worth a note: in a text file it is, in a sheet empty cells are simply not there. */
  ragged: boolean
  phase(phase: ImportPhase): void
  rowWritten(): void
  layout?: (head: HeadRow[]) => Layout | Promise<Layout>
  /** What somebody said of how it is to be read. */
  choices?: TableChoices | undefined
  /** Where the rows are added to a table: reads the columns as that table has them. */
  fit?: FitColumns | undefined
}

type Written = {
  rows: number
  nulls: Float64Array
  notes: Record<'skipped' | 'padded' | 'long', RowNotes>
  /** Texts of the notes below the table, which are no rows of it. */
  below: string[]
  plans: ColumnPlan[]
}

/** Writes the table, or answers null at the first value that does not fit its column. */
async function write(job: TableJob, layout: Layout, names: string[], plans: ColumnPlan[]): Promise<Written | null> {
  const columns = plans.map((plan, c) => ({ name: names[c]!, type: plan.type }))
  for (;;) {
    const written = await encodeRows(job, layout, plans, await job.target.begin(job.name, columns))
    if (!written) {
      await job.target.abandon()
      return null
    }
    if (await job.target.end()) return written
  }
}

/** Hands every row of data to the sink; null at the first value that does not fit its column. */
async function encodeRows(job: TableJob, layout: Layout, plans: ColumnPlan[], sink: RowSink): Promise<Written | null> {
  const encoder = createRowEncoder(plans, sink)
  const { marks } = job.source
  const notes = { skipped: createNotes(), padded: createNotes(), long: createNotes() }
  for (const line of layout.preamble) note(notes.skipped, line)
  const announced = layout.width
  let rows = 0
  let fits = true
  // Where hardly a row is plain, or a whole one may be worth a note, trying costs more than it saves.
  let tried = 0
  let plain = 0
  const takeRow =
    marks && plans.length === announced && !layout.isEndChosen ? createPlainRows(plans, marks, encoder, sink) : null
  const count = () => {
    sink.endRow()
    rows++
    job.rowWritten()
  }
  const notesBelow = await scanData(job.source, layout, {
    blankRowsCome: job.ragged,
    onBlank: (line) => note(notes.skipped, line),
    onRow(row) {
      fits = encoder.encode(row)
      if (!fits) return false
      if (row.count < announced && job.ragged) note(notes.padded, row.line)
      if (row.count > announced && overflows(row, announced)) note(notes.long, row.line)
      count()
      return true
    },
    takePlain(bytes, begin, limit) {
      if (!takeRow || plain < (tried >> 1) - 1000) return -1
      tried++
      const next = takeRow(bytes, begin, limit)
      if (next < 0) return -1
      plain++
      count()
      return next
    },
    typeOf: (column) => plans[column]?.type ?? 'text',
  })
  if (!fits) return null
  for (const { line } of notesBelow) note(notes.skipped, line)
  return {
    rows,
    nulls: encoder.nulls,
    notes,
    below: notesBelow.map(textOfNote),
    plans: plans.map((plan, c) => withCounts(plan, c, encoder)),
  }
}

/** A note as it is told of in the report. */
function textOfNote(row: Row): string {
  const cells = Array.from({ length: row.count }, (_, c) => cellText(row, c).trim()).filter(Boolean)
  const text = cells.join(', ').replace(/\s+/g, ' ')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

function overflows(row: Row, announced: number): boolean {
  for (let c = announced; c < row.count; c++) if (row.end[c] !== row.start[c]) return true
  return false
}

/** The plan's warnings may have been made from a sample: those that count are made again from what was written. */
function withCounts(plan: ColumnPlan, column: number, encoder: ReturnType<typeof createRowEncoder>): ColumnPlan {
  const warnings = plan.warnings.filter((warning) => !warning.endsWith('read as no value'))
  for (const [word, count] of encoder.nullWords[column]!) warnings.push(`${count} × “${word}” read as no value`)
  const errors = encoder.errors[column]!
  if (errors) warnings.push(`${errors} error cells read as no value`)
  return { ...plan, warnings }
}

export async function importTable(job: TableJob): Promise<ImportedTable | null> {
  const { source, limits } = job
  job.phase('reading')
  const head = await readHead(source)
  const layout = await layoutOf(job, head)
  if (layout.labels.length === 0) return null
  if (layout.labels.length > limits.maxColumns) {
    throw new UnreadableFileError(`${layout.labels.length} columns, the limit is ${limits.maxColumns}`, {
      table: job.label,
      row: layout.headerLine ?? 1,
    })
  }
  job.phase('typing')
  const { decimalComma, types } = job.choices ?? {}
  const known = {
    decimalComma: decimalComma ?? job.decimalComma,
    isCommaChosen: decimalComma === true,
    finest: job.target.finest,
  }
  const lookAt = async (most: number) => {
    const looked = { most, maxColumns: limits.maxColumns, blankRowsCome: job.ragged }
    const sight = await look(source, layout, looked)
    if (sight.end !== undefined) layout.end = sight.end
    return sight
  }
  const namesOf = (columns: unknown[]) => columnNames(columns.map((_, c) => layout.labels[c] ?? ''))
  const planned = (evidence: ColumnEvidence[]) => {
    const free = planAll(evidence, known)
    if (types) return planAsChosen(namesOf(free), { evidence, plans: free }, types, known)
    return job.fit ? job.fit(namesOf(free), evidence, free, known) : free
  }
  // What does not fit a table that is there already is told of all the rows, before any is written; a type that was chosen holds for all.
  let sight = await lookAt(job.fit || types ? Number.POSITIVE_INFINITY : SAMPLE_ROWS)
  let plans = planned(sight.evidence)
  let written: Written | null = null
  if (sight.complete || plans.every((plan) => plan.settled)) {
    job.phase('writing')
    written = await write(job, layout, namesOf(plans), plans)
  }
  if (!written) {
    job.phase('typing')
    sight = await lookAt(Number.POSITIVE_INFINITY)
    plans = planned(sight.evidence)
    job.phase('writing')
    written = await write(job, layout, namesOf(plans), plans)
  }
  if (!written) throw new Error(`a value of ${job.label} fits no column although every value was looked at`)
  return describeTable(job, layout, namesOf(plans), written)
}

async function layoutOf({ source, choices, layout: find = findLayout }: TableJob, head: HeadRow[]): Promise<Layout> {
  if (!choices) return find(head)
  const layout = await chosenLayout(head, choices, find)
  if (choices.footerRows === undefined) return layout
  return { ...layout, end: await footerLine(source, choices.footerRows), isEndChosen: true }
}

function describeTable(
  job: Pick<TableJob, 'name' | 'label' | 'hidden'>,
  layout: Layout,
  names: string[],
  written: Written,
): ImportedTable {
  const { rows, notes, nulls } = written
  return {
    name: job.name,
    label: job.label,
    hidden: job.hidden,
    rows,
    columns: written.plans.map((plan, c) => {
      const label = layout.labels[c] ?? ''
      const name = names[c]!
      const warnings = [...plan.warnings]
      if (label !== '' && name !== label)
        warnings.push(`named ${name}: the heading “${label}” is taken, reserved or not a plain name`)
      const { type, reason, format, reading } = plan
      return { name, label, type, reason, nulls: nulls[c]!, format, ...(reading && { reading }), warnings }
    }),
    header: { row: layout.headerLine, found: layout.headerLine !== null },
    skippedRows: notes.skipped,
    paddedRows: notes.padded,
    longRows: notes.long,
    warnings: [...tableWarnings(job, layout, written), ...gapWarnings(layout, names, written)],
  }
}

/** A column with neither heading nor values between others that have them: perhaps the space between two tables. */
function gapWarnings({ labels }: Layout, names: string[], { rows, nulls }: Written): string[] {
  const last = labels.findLastIndex((label) => label !== '')
  const gaps = names.filter((_, c) => c > 0 && c < last && labels[c] === '' && nulls[c] === rows)
  if (rows === 0 || labels[0] === '' || gaps.length === 0) return []
  return [`nothing stands in ${gaps.join(', ')}: tables side by side are read as one, with a gap between them`]
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function tableWarnings(
  job: Pick<TableJob, 'name' | 'label'>,
  layout: Layout,
  { rows, notes, below }: Written,
): string[] {
  const warnings: string[] = []
  if (job.name !== job.label) warnings.push(`named ${job.name} after “${job.label}”`)
  if (layout.headerLine === null) warnings.push('no header row was found: the columns are numbered')
  if (rows === 0) warnings.push('there is nothing below the headings: the table has no rows')
  const place = layout.headerLine === null ? 'table' : 'header'
  const above = layout.preamble.length
  if (above) warnings.push(`${counted(above, 'line')} above the ${place} ${above === 1 ? 'was' : 'were'} left out`)
  for (const text of below.slice(0, 10)) warnings.push(`left out below the table: “${text}”`)
  const more = below.length - 10
  if (more > 0) warnings.push(`${counted(more, 'more note')} below the table ${more === 1 ? 'was' : 'were'} left out`)
  const { padded, long } = notes
  if (padded.count) warnings.push(`${counted(padded.count, 'row')} with fewer fields than the header`)
  if (long.count) warnings.push(`${counted(long.count, 'row')} with more fields than the header: columns were added`)
  return warnings
}
