import { addsUp } from '../adds-up.ts'
import type { Catalog, Field } from '../catalog.ts'
import { QuestionFault } from '../fault.ts'
import type { OutputColumn } from '../plan.ts'
import type { Question } from '../question.contract.ts'
import { createReach } from '../resolve/reach.ts'
import type { Mark } from './change.contract.ts'
import { twoPeriods } from './mark.ts'

type Expression = Question['by'][number]['of']
type Sides = { before: number; after: number }
type Candidate = { label: string; field: Field; of: Expression }
type Answer = {
  columns: (Pick<OutputColumn, 'label' | 'format'> & { name: string })[]
  rows: Record<string, unknown>[]
  truncated: boolean
}
export type ExplainedChange = Awaited<ReturnType<typeof explainChange>>

const maxFields = 8
const maxParts = 10
/** More values than this are no parts that a person would compare. */
export const maxValues = 500
const groupable = ['category', 'place', 'flag', 'name']

/**
 * Which parts explain the difference between two periods. Every field that the rows can be grouped by is looked at; first stands the one
 * whose parts changed least alike. It tells what changed, never why. Throws a QuestionFault where there is no period or no measure.
 */
export async function explainChange(
  { question, mark, catalog }: { question: Question; mark: Mark; catalog: Catalog },
  ask: (question: Question) => Promise<Answer>,
) {
  const measure = question.measures[mark.measure ?? 0] ?? question.measures[0]
  if (!measure) throw new QuestionFault([{ path: 'measures', message: 'Only a measure has a difference; add one.' }])
  const periods = twoPeriods(question, mark, catalog, 'mark')
  const base: Question = {
    measures: [measure],
    by: [],
    ...(periods.rest.where ? { where: periods.rest.where } : {}),
    compare: [periods.before, periods.after],
  }
  const total = await ask(base)
  const whole = sidesOf(total.rows[0], total.columns, 0)
  const fields = []
  for (const candidate of candidatesFor(question, base, catalog)) {
    const answer = await ask({ ...base, by: [{ of: candidate.of }] })
    fields.push(fieldOf(candidate, answer, whole, addsUp({ measures: [measure], by: [{ of: candidate.of }] }, catalog)))
  }
  return {
    measure: (await ask({ measures: [measure], by: [], limit: 1 })).columns[0]?.label ?? '',
    format: total.columns[0]?.format ?? null,
    /** The question that holds the two periods against each other; by a field it shows its parts. */
    compared: base,
    before: { label: periods.before.label, value: whole.before },
    after: { label: periods.after.label, value: whole.after },
    difference: whole.after - whole.before,
    fields: fields
      .filter(({ parts }) => parts.length > 1)
      .toSorted((a, b) => b.unevenness - a.unevenness)
      .map(({ unevenness: _, ...field }) => field),
  }
}

/** Fields with few values, of the rows themselves before those that they lead to; not those that are fixed already. */
function candidatesFor(question: Question, base: Question, catalog: Catalog): Candidate[] {
  const reach = createReach(catalog)
  const [measure] = base.measures
  const homes = measure ? reach.homesOf(measure) : []
  const fixed = JSON.stringify([base.where ?? null, question.by.filter(({ grain }) => grain)])
  return catalog.datasets
    .filter(({ name, hidden }) => !hidden && homes.every((home) => reach.reaches(home, name)))
    .toSorted((a, b) => Number(homes.includes(b.name)) - Number(homes.includes(a.name)))
    .flatMap((dataset) =>
      dataset.fields
        .filter(({ hidden, role, profile }) => {
          const distinct = profile?.distinct ?? 0
          return !hidden && groupable.includes(role) && distinct > 1 && distinct <= maxValues
        })
        .map((field) => ({
          label: field.label,
          field,
          of: { field: { dataset: dataset.name, field: field.name } },
        })),
    )
    .filter(({ of }) => !fixed.includes(JSON.stringify(of)))
    .slice(0, maxFields)
}

function sidesOf(row: Answer['rows'][number] | undefined, columns: Answer['columns'], from: number): Sides {
  const at = (i: number) => Number(row?.[columns[from + i]?.name ?? ''] ?? 0)
  return { before: at(0), after: at(1) }
}

function fieldOf({ label, field, of }: Candidate, { rows, columns, truncated }: Answer, whole: Sides, isSum: boolean) {
  const said = new Map(field.valueLabels.map(({ value, label: text }) => [String(value), text]))
  const all = rows
    .map((row) => {
      const value = (row[columns[0]?.name ?? ''] ?? null) as string | number | boolean | null
      const sides = sidesOf(row, columns, 1)
      return {
        value,
        label: value === null ? null : (said.get(String(value)) ?? String(value)),
        ...sides,
        difference: sides.after - sides.before,
      }
    })
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  const difference = whole.after - whole.before
  const adds = isSum && !truncated
  const share = (part: number) => (adds && difference !== 0 ? part / difference : null)
  const rest = all.slice(maxParts)
  const restDifference = rest.reduce((total, part) => total + part.difference, 0)
  return {
    label,
    of,
    adds,
    unevenness: unevennessOf(all, whole),
    parts: all.slice(0, maxParts).map((part) => ({ ...part, share: share(part.difference) })),
    rest: rest.length === 0 ? null : { count: rest.length, difference: restDifference, share: share(restDifference) },
  }
}

const fewParts = 3

/** 0 where every part changed by the same share; towards 1 where the change is in a few of them. Many small parts never change alike, and explain nothing. */
function unevennessOf(parts: (Sides & { difference: number })[], { before, after }: Sides): number {
  const moved = parts.reduce((sum, { difference }) => sum + Math.abs(difference), 0)
  if (moved === 0) return 0
  const growth = before === 0 ? 0 : (after - before) / before
  const unlike = parts
    .map((part) => Math.abs(part.difference - growth * part.before))
    .toSorted((a, b) => b - a)
    .slice(0, fewParts)
    .reduce((sum, part) => sum + part, 0)
  return unlike / (moved + Math.abs(growth) * Math.abs(before))
}
