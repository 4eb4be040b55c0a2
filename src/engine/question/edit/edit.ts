import type { Catalog } from '../catalog.ts'
import { check } from '../check.ts'
import { both } from '../desugar.ts'
import { type Fault, QuestionFault, refuse } from '../fault.ts'
import { parseQuestion } from '../parse-question.ts'
import type { ColumnRef, Condition, Over, Question } from '../question.contract.ts'
import type { Change } from './change.contract.ts'
import { closerMark, compareMark, onlyMark, rowsOfMark, withoutMark } from './mark.ts'

export type Edited = { ok: true; question: Question } | { ok: false; faults: Fault[] }

type Node = Record<string, unknown> | unknown[]

/** A changed question, which can be asked, or why there is none: several changes are judged by where they lead. The question itself is not touched. */
export function edit(question: Question, changes: Change | readonly Change[], catalog: Catalog): Edited {
  try {
    const draft = [changes].flat().reduce((at: Question, change: Change) => apply(at, change, catalog), question)
    const edited = parseQuestion(draft)
    const checked = check(edited, catalog)
    return checked.ok ? { ok: true, question: edited } : checked
  } catch (error) {
    if (error instanceof QuestionFault) return { ok: false, faults: error.faults }
    throw error
  }
}

function apply(question: Question, change: Change, catalog: Catalog): Question {
  if ('only' in change) return onlyMark(question, change.only, catalog, 'only')
  if ('without' in change) return withoutMark(question, change.without, catalog, 'without')
  if ('rows' in change) return rowsOfMark(question, change.rows, catalog, 'rows')
  if ('closer' in change) return closerMark(question, change.closer, catalog, 'closer')
  if ('compare' in change) return compareMark(question, change.compare, catalog, 'compare')
  const path = 'set' in change ? change.set : 'add' in change ? change.add : change.drop
  const steps =
    stepsOf(path) ?? refuse(path, `"${path}" is no path of a question. Write it as measures[0] or where.all[1].`)
  const draft = copiedAlong(question, steps)
  const told =
    'drop' in change
      ? drop(draft, steps)
      : 'add' in change
        ? add(draft, steps, change.value)
        : set(draft, steps, change.value)
  return told === null ? (tidy(draft) as unknown as Question) : refuse(path, told)
}

function stepsOf(path: string): (string | number)[] | null {
  const steps: (string | number)[] = []
  for (const part of path.match(/[^.[\]]+|\[\d+\]/g) ?? []) {
    const index = /^\[(\d+)\]$/.exec(part)
    steps.push(index ? Number(index[1]) : part)
  }
  const written = steps
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${step}`))
    .join('')
  return steps.length > 0 && written === path ? steps : null
}

/** A copy down to the part, which can be changed there; what is beside that is shared. */
function copiedAlong(question: Question, steps: (string | number)[]): Record<string, unknown> {
  const copy = (node: object): Node => (Array.isArray(node) ? [...node] : { ...node })
  const draft = copy(question)
  let at = draft
  for (const step of steps) {
    const inner = Object.hasOwn(at, step) ? (at as Record<string | number, unknown>)[step] : null
    if (typeof inner !== 'object' || inner === null) break
    const own = copy(inner)
    Object.defineProperty(at, step, { value: own, enumerable: true, configurable: true, writable: true })
    at = own
  }
  return draft as Record<string, unknown>
}

function find(draft: Node, steps: (string | number)[]): unknown {
  let at: unknown = draft
  for (const step of steps) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, step)) return undefined
    at = (at as Record<string | number, unknown>)[step]
  }
  return at
}

function set(draft: Node, steps: (string | number)[], value: unknown): string | null {
  const parent = find(draft, steps.slice(0, -1))
  const last = steps.at(-1) as string | number
  if (parent === null || typeof parent !== 'object') return 'There is no such part.'
  if (Array.isArray(parent) && (typeof last !== 'number' || last >= parent.length))
    return 'There is no such part. Use `add` for a new one.'
  Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true })
  return null
}

/** To a list at its end; to the conditions as one more that must hold. */
function add(draft: Record<string, unknown>, steps: (string | number)[], value: unknown): string | null {
  if (steps.length === 1 && steps[0] === 'where') {
    const where = draft.where as Condition | undefined
    draft.where = where && 'all' in where ? { all: [...where.all, value] } : both(where, value as Condition)
    return null
  }
  const list = find(draft, steps)
  if (list === undefined && steps.length === 1) return set(draft, steps, [value])
  if (!Array.isArray(list)) return 'Only a list or the condition can be added to.'
  if (steps.length === 1 && steps[0] === 'compare')
    move(
      draft,
      'measures',
      ofParts(list.length, list.length + 1, (part) => part),
    )
  list.push(value)
  return null
}

function drop(draft: Record<string, unknown>, steps: (string | number)[]): string | null {
  const parent = find(draft, steps.slice(0, -1))
  const last = steps.at(-1) as string | number
  if (parent === null || typeof parent !== 'object' || !Object.hasOwn(parent, last)) return 'There is no such part.'
  const [list] = steps
  const index = Number(last)
  const parts = Array.isArray(draft.compare) ? draft.compare.length : 1
  if (steps.length === 1 && list === 'compare') move(draft, 'measures', ofParts(parts, 1, onlyPart(parts - 1)))
  if (!Array.isArray(parent)) {
    delete (parent as Record<string, unknown>)[last]
    return null
  }
  parent.splice(index, 1)
  if (steps.length !== 2) return null
  if (list === 'measures')
    move(draft, list, (at) => (Math.floor(at / parts) === index ? null : at - (at >= index * parts ? parts : 0)))
  if (list === 'by' || list === 'over' || list === 'fields') move(draft, list, without(index))
  if (list === 'compare' && parts > 1) move(draft, 'measures', ofParts(parts, parts - 1, without(index)))
  return null
}

/** Where a column stands afterwards; null: it is gone. */
type Move = (at: number) => number | null

const without =
  (index: number): Move =>
  (at) =>
    at === index ? null : at > index ? at - 1 : at
const onlyPart =
  (part: number): Move =>
  (at) =>
    at === part ? 0 : null

/** Each measure is as many columns as there are parts that it is compared in. */
const ofParts =
  (before: number, after: number, part: Move): Move =>
  (at) => {
    const within = part(at % before)
    return within === null ? null : Math.floor(at / before) * after + within
  }

const NAMES = { measures: 'measure', by: 'by', over: 'over', fields: 'field' } as const

/** What was said of a column that is gone goes with it; what was said of others follows them to where they stand now. */
function move(draft: Partial<Question>, list: keyof typeof NAMES, to: Move): void {
  const name = NAMES[list]
  const moved = (ref: ColumnRef): ColumnRef | null => {
    const at = (ref as Record<string, number>)[name]
    const next = at === undefined ? null : to(at)
    return at === undefined ? ref : next === null ? null : ({ [name]: next } as ColumnRef)
  }
  const kept = <Item, Key extends string>(items: (Item & Record<Key, unknown>)[] | undefined, key: Key) =>
    items?.flatMap((item) => {
      const ref = item[key] as ColumnRef | { of: unknown }
      if ('of' in ref) return [item]
      const next = moved(ref)
      return next ? [{ ...item, [key]: next }] : []
    })
  if (draft.order) draft.order = kept(draft.order, 'column') as NonNullable<Question['order']>
  if (draft.having) draft.having = kept(draft.having, 'column') as NonNullable<Question['having']>
  if (draft.asked) draft.asked = draft.asked.flatMap((ref) => moved(ref) ?? [])
  if (list === 'measures') moveMeasured(draft, to)
  if (list === 'by' || list === 'fields') movePlaces(draft, list, to)
}

/** Columns that no longer can be computed go, and what was said of them. */
function moveMeasured(draft: Partial<Question>, to: Move): void {
  const overs = draft.over ?? []
  const isGone = ({ measure, from }: Over) => to(measure) === null || (from !== undefined && to(from) === null)
  for (let i = overs.length - 1; i >= 0; i--) if (isGone(overs[i] as Over)) move(draft, 'over', without(i))
  if (draft.over)
    draft.over = overs
      .filter((over) => !isGone(over))
      .map((over) => ({
        ...over,
        measure: to(over.measure) as number,
        ...(over.from === undefined ? {} : { from: to(over.from) as number }),
      }))
}

function movePlaces(draft: Partial<Question>, list: 'by' | 'fields', to: Move): void {
  const placed = (places: number[]) => places.flatMap((at) => to(at) ?? [])
  if (draft.limitWithin) draft.limitWithin = { ...draft.limitWithin, by: placed(draft.limitWithin.by) }
  if (list === 'by' && draft.over)
    draft.over = draft.over.map(({ along, within, ...over }) => {
      const next = along === undefined ? null : to(along)
      return { ...over, ...(next === null ? {} : { along: next }), ...(within ? { within: placed(within) } : {}) }
    })
}

const LISTS = ['order', 'having', 'asked', 'over', 'compare'] as const

/** Nothing is left empty: no condition of nothing, no order of nothing. */
function tidy(draft: Record<string, unknown>): Record<string, unknown> {
  const where = draft.where as Condition | undefined
  if (where && ('all' in where || 'any' in where)) {
    const list = 'all' in where ? where.all : where.any
    if (list.length === 0) delete draft.where
    if (list.length === 1) draft.where = list[0]
  }
  for (const list of LISTS) if (Array.isArray(draft[list]) && draft[list].length === 0) delete draft[list]
  const within = draft.limitWithin as Question['limitWithin']
  if (within && within.by.length === 0) delete draft.limitWithin
  return draft
}
