import { isGrade, relevanceTo } from '../catalog/index.ts'
import type { Catalog, Dataset, Expression, Field } from '../question/index.ts'
import { fieldOf, type SubjectMeasure } from './subject-measures.ts'
import { sentenceCase } from './subject-words.ts'

/** Groups that can be told apart at a glance. */
const fewValues = 15
const maxValues = 60
const maxDimensions = 4

export type SubjectDimension = {
  label: string
  of: Expression
  values: number
  type: Field['type']
  /** It names the rows themselves: each value is one of the things. */
  each: boolean
  /** Each value is of one row alone. */
  alone: boolean
  /** The words ask for it. */
  said: boolean
}

type Place = { each: Dataset; field: Field }
/** How well the words that say by what to split mean a field; 0: not at all. */
export type SaidBy = (place: Place) => number

/** Of "returns by customer country", the country of customers more than their name. */
export function saidBy(words: string, catalog: Catalog): SaidBy {
  const each = words.match(/\p{L}[\p{L}\p{N}_-]*/gu) ?? []
  const relevances = each.map((word) => relevanceTo(word, catalog))
  return ({ each: { name, label, thing, nameFields }, field }) => {
    const ofField = [field.name, field.label, ...field.synonyms]
    const ofDataset = [name, label, thing?.one ?? '']
    const own = [...ofField, ...(namesRows(field, { nameFields }) ? ofDataset : [])]
    if (!relevances.some(({ shares }) => shares(own))) return 0
    return relevances.filter(({ shares }) => shares([...ofField, ...ofDataset])).length
  }
}

/**
 * What was asked for first; then its own, what it belongs to by name (a category, a shop), few groups and then places of the datasets
 * above it, one of each before a second of the same, the nearest first; few enough values to be told apart, and several rows to each.
 */
export function dimensionsOf(dataset: Dataset, above: Dataset[], said: SaidBy): SubjectDimension[] {
  const rank = ({ each, field }: Place) => {
    const [isOwn, isName] = [each === dataset, namesRows(field, each)]
    const few = (field.profile?.distinct ?? 0) <= fewValues
    if (field.role === 'measure') return 5
    if (isOwn) return isName ? 4 : few ? 0 : 3
    if (few && isName) return 0
    return few && !isName ? 1 : field.role === 'place' ? 2 : 3
  }
  const all = [dataset, ...above].flatMap((each) =>
    each.fields
      .map((field) => ({ each, field }))
      .filter((place) => isGroup(place.field, each) || (said(place) > 0 && isSplit(place.field)))
      .map((place) => ({ ...place, rank: rank(place), said: said(place) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map((place, nth) => ({ ...place, nth: each === dataset ? 0 : nth })),
  )
  const labels = new Set<string>()
  const found = all
    .toSorted((a, b) => b.said - a.said || a.rank - b.rank || a.nth - b.nth)
    .map((place) => ({
      label: sentenceCase(labelOf(place.field, place.each, dataset)),
      of: labelled(fieldOf(place.each, place.field), place.field),
      values: place.field.profile?.distinct ?? 0,
      // A choice is made among the values themselves.
      type: place.field.valueLabels.length > 0 ? ('other' as const) : place.field.type,
      each: place.each === dataset && namesRows(place.field, place.each),
      alone: place.each === dataset && isUnique(place.field),
      said: place.said > 0,
    }))
    .filter(({ label }) => !labels.has(label) && labels.add(label))
  // Each by itself is worth a look where nothing puts them together.
  const groups = found.filter((one) => !one.each || one.said)
  return (groups.length >= 2 ? groups : found).slice(0, maxDimensions)
}

const isUnique = ({ profile }: Field) => profile !== null && profile.distinct === profile.rows - profile.nulls

/** Whether rows can be put together by it at all. */
const isSplit = ({ role, hidden, profile }: Field) =>
  !hidden && (profile?.distinct ?? 0) > 1 && ['category', 'flag', 'place', 'name'].includes(role)

/** Values by their labels, where all of them have one: yes and no instead of 1 and 0. */
function labelled(of: Expression, { valueLabels, profile }: Field): Expression {
  if (valueLabels.length === 0 || valueLabels.length < (profile?.distinct ?? 0)) return of
  return {
    case: valueLabels.map(({ value, label }) => ({
      when: { compare: '=' as const, left: of, right: { value } },
      result: { value: sentenceCase(label) },
    })),
    else: null,
  }
}

/** "Name" of another dataset says nothing without it. */
const labelOf = (field: Field, each: Dataset, dataset: Dataset) =>
  each === dataset || field.role !== 'name' ? field.label : (each.thing?.one ?? field.label)

const namesRows = ({ name }: Pick<Field, 'name'>, { nameFields }: Pick<Dataset, 'nameFields'>) =>
  nameFields.length === 1 && nameFields[0] === name

function isGroup({ name, role, type, hidden, profile }: Field, dataset: Dataset): boolean {
  if (hidden || profile === null || profile.rows === 0) return false
  if (profile.distinct < 2 || profile.nulls > profile.rows / 2) return false
  const isName = namesRows({ name }, dataset)
  if (profile.distinct > maxValues) return isName
  if (role === 'measure' && type === 'integer') return isGrade(profile) && profile.distinct <= profile.rows / 4
  if (role === 'category' || role === 'flag' || role === 'place')
    // One value for nearly each row tells rows apart and groups nothing: a fax number, an address.
    return profile.distinct <= Math.max(2, profile.rows / 2)
  return isName
}

/** Numbers stand in their own order, everything else by what is measured. */
export const groupsOrder = ({ type }: SubjectDimension) =>
  type === 'integer' ? [{ column: { by: 0 }, descending: false }] : [{ column: { measure: 0 }, descending: true }]

/** What is told of each group: how many of the things one of them is would be 1, and of one row there is no average. */
export const measuresFor = ({ each, alone }: SubjectDimension, measures: SubjectMeasure[]): SubjectMeasure[] => {
  const others = measures.filter(({ measure }) => !('count' in measure))
  const told = each && others.length > 0 ? others : measures
  if (!alone) return told
  return told.map((one) => ({ ...one, label: one.ofOne, measure: { ...one.measure, label: one.ofOne } }))
}
