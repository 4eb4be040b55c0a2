import type { Catalog, Dataset } from '../../question/catalog.ts'
import type { Dimension, Grain, Measure, Question } from '../../question/question.contract.ts'
import type { EdgeOf, NamedField, Parts } from '../chart.ts'
import { targetsOf } from '../compose.ts'
import { nameDimensions } from '../constructions/groups.ts'
import { fieldOf, isNumber, isTime, isTimeLike, isYear, nearestTime, reach } from '../fields.ts'

/** The datasets whose rows may be listed, given what is said. */
export const rowBases = (parts: Parts): Dataset[] => {
  if (parts.bases.length <= 1) return parts.bases
  const said = new Set<Dataset>()
  for (const e of parts.of('entity')) said.add(e.dataset)
  for (const e of parts.of('field')) said.add(e.dataset)
  if (said.size === 0) for (const e of parts.of('value')) said.add(e.dataset)
  if (said.size === 0) for (const e of parts.of('condition')) said.add(e.on)
  if (said.size === 0) for (const e of parts.of('superlative')) if (e.on) said.add(e.on)
  return [...said].slice(0, 4)
}

export const limitOf = (sup: EdgeOf<'superlative'>): Partial<Question> => ({
  limit: sup.n ?? 1,
  ...(sup.nth && sup.nth > 1 ? { offset: sup.nth - 1 } : {}),
})

export const pairOf = (values: EdgeOf<'value'>[]): [EdgeOf<'value'>, EdgeOf<'value'>] | null => {
  for (let i = values.length - 1; i > 0; i--) {
    const b = values[i]
    const a = values
      .slice(0, i)
      .reverse()
      .find((v) => b && v.field === b.field && !v.values.every((x) => b.values.includes(x)))
    if (a && b) return [a, b]
  }
  return null
}

export const timeDimension = (
  catalog: Catalog,
  base: Dataset,
  grain: Grain,
): { dim: Dimension; field: NamedField } | null => {
  const field = nearestTime(catalog, base.name)
  if (!field) return null
  if (isTime(field.field)) return { dim: { of: fieldOf(field), grain }, field }
  return grain === 'year' ? { dim: { of: fieldOf(field) }, field } : null
}

export const dimensionsFor = (parts: Parts, base: Dataset): { dims: Dimension[]; fields: NamedField[] } | null => {
  const up = reach(parts.chart.catalog, base.name)
  const dims: Dimension[] = []
  const fields: NamedField[] = []
  for (const each of parts.of('dimension').flatMap((d) => d.by)) {
    const found = 'grain' in each ? timeDimension(parts.chart.catalog, base, each.grain) : each
    if (!found || !up.has(found.field.dataset.name)) return null
    if (dims.some((d) => JSON.stringify(d) === JSON.stringify(found.dim))) continue
    dims.push(found.dim)
    fields.push(found.field)
  }
  return { dims, fields }
}

/** The measures that are said; the things themselves are counted where only they and their groups are said. */
export const measuresOf = (parts: Parts): { measure: Measure; on: Dataset }[] => {
  const seen = new Set<string>()
  const said = parts
    .of('measure')
    .flatMap((e) => e.measures.map((measure) => ({ measure, on: e.on })))
    .filter(({ measure }) => {
      const key = JSON.stringify(measure)
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
  const counted = parts.of('ask').some((a) => a.what === 'count')
  if (said.length > 0 || (parts.of('dimension').length === 0 && parts.of('over').length === 0 && !counted)) return said
  return parts
    .of('entity')
    .slice(0, 1)
    .map((e) => ({ measure: { count: e.dataset.name }, on: e.dataset }))
}

/** Ways to group by what is asked for: the field that was said, or the names of the thing. */
export const groupTargets = (
  parts: Parts,
  base: Dataset,
): { dims: Dimension[]; fields: NamedField[]; said: number; names?: number[] }[] => {
  const up = reach(parts.chart.catalog, base.name)
  const out: { dims: Dimension[]; fields: NamedField[]; said: number; names?: number[] }[] = []
  const all = parts.of('field').filter((f) => up.has(f.dataset.name))
  const said = all.filter(
    (f, at) =>
      (!isNumber(f.field) || isYear(f.field) || f.field.role !== 'measure') &&
      all.findIndex((o) => o.field === f.field) === at,
  )
  for (const f of said) out.push({ dims: [{ of: fieldOf(f) }], fields: [f], said: f.score })
  if (said.length > 1) out.push({ dims: said.map((f) => ({ of: fieldOf(f) })), fields: said, said: 0.9 })
  for (const e of parts.of('entity')) {
    const names = up.has(e.dataset.name) ? nameDimensions(e.dataset) : null
    if (names && e.dataset !== base) out.push({ ...names, said: e.score * 0.95 })
    else if (names && !parts.of('measure').some((m) => m.fn === 'count')) out.push({ ...names, said: e.score * 0.6 })
  }
  if (out.length === 0)
    for (const t of targetsOf(parts, base, 4))
      if (!isTimeLike(t.field) || isYear(t.field)) out.push({ dims: [{ of: fieldOf(t) }], fields: [t], said: 0.1 })
  return out.slice(0, 6)
}
