import type { Assembled } from './assemble.ts'
import type { Chosen } from './draft.ts'
import type { Filter, Measure, Query } from './query.ts'
import { periodsSaid } from './read-periods.ts'
import type { Parts } from './read-question.ts'

/** All conditions of a query, wherever they stand. */
const filtersOf = (query: Query): Filter[] => {
  const ofMeasure = (m: Measure): Filter[] =>
    m.kind === 'some'
      ? [...m.of, ...ofMeasure(m.measure)]
      : m.kind === 'ratio'
        ? [...ofMeasure(m.top), ...ofMeasure(m.bottom)]
        : []
  const top = [
    ...query.filters,
    ...query.part,
    ...query.sides.flatMap((s) => s.filters),
    ...[...query.measures, ...query.having.map((h) => h.measure)].flatMap(ofMeasure),
  ]
  return top.flatMap((f) => (f.kind === 'link' ? [f, ...(f.inside ?? [])] : [f]))
}

const flat = (m: Measure): Measure[] =>
  m.kind === 'ratio' ? [m, ...flat(m.top), ...flat(m.bottom)] : m.kind === 'some' ? [m, ...flat(m.measure)] : [m]

/**
 * What a question says that its query does not: a period, a value, a division, a comparison, an operation. Looks at the query itself, not at
 * how it was made, so that nothing recognised can be lost on the way.
 */
export const droppedParts = (
  { query, used, groups, done }: Assembled,
  chosen: Chosen[],
  parts: Parts,
  leftover: string[],
): string[] => {
  const { tokens, periods, comparisons, rank, operations } = parts
  const dropped: string[] = []
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map((t) => t.raw)
      .join(' ')
  const filters = filtersOf(query)
  const measures = [...query.measures, ...query.having.map((h) => h.measure)].flatMap(flat)
  const covered = (at: number) =>
    [...chosen.filter((u) => used.has(u)), ...periods, ...comparisons, ...operations, ...(rank ? [rank] : [])].some(
      (p) => p.start <= at && at < p.end,
    )
  const said = (pattern: RegExp) => tokens.find((t, at) => pattern.test(t.word) && !covered(at))

  // Periods: each is a condition, or one of the sides.
  for (const part of periodsSaid(periods)) {
    const { period } = part
    const ends = period.label.split(' to ')
    if (ends.length === 2 && ends.every((end) => query.sides.some((side) => side.label === end))) continue
    const kept = filters.some(
      (f) =>
        f.kind === 'period' &&
        (f.period.label === period.label ||
          f.period.label.includes(period.label) ||
          (f.period.from === period.from && f.period.to === period.to)),
    )
    if (!kept) dropped.push(words(part.start, part.end))
  }
  // Values, and columns and tables that were named but not used.
  for (const unit of chosen) {
    const { option } = unit
    if (option.kind === 'value') {
      const kept = filters.some(
        (f) =>
          (f.kind === 'in' && f.column === option.column && option.values.every((v) => f.values.includes(v))) ||
          (f.kind === 'contains' && option.values.some((v) => String(v).toLowerCase().includes(f.text.toLowerCase()))),
      )
      if (!kept && (used.has(unit) || option.score >= 0.9)) dropped.push(words(unit.start, unit.end))
    } else if (!used.has(unit) && option.score >= 0.9 && !(option.kind === 'column' && option.column.role === 'date')) {
      const plain = tokens
        .slice(unit.start, unit.end)
        .every((t) =>
          /^(?:sale|sales|sold|order|orders|month|year|day|date|name|names|number|total|value|amount|title|business|company|shop|store|record|place|rank|people|time|group|type)$/.test(
            t.word,
          ),
        )
      if (!plain) dropped.push(words(unit.start, unit.end))
    }
  }
  // "by region" where nothing is known as a region; "directed by" divides nothing.
  const divides =
    query.dims.length > 0 || measures.some((m) => m.kind === 'ratio') || query.averageGroups || query.countGroups
  for (const group of parts.groups) {
    const before = tokens[group.start - 1]?.word ?? ''
    if (groups.has(group) && (divides || query.mode === 'rows')) continue
    if (group.grain === null && /(?:ed|en|wn|ld|un|de|ht)$/.test(before)) continue
    if (
      group.grain === null &&
      chosen.some((u) => u.option.kind === 'value' && u.start >= group.end && u.start <= group.end + 1)
    )
      continue
    if (!groups.has(group) || group.grain !== null || !divides) {
      const ranked = rank !== null || query.order !== null
      if (!(ranked && query.mode !== 'value') || group.grain !== null)
        dropped.push(words(group.start, group.end + (group.grain ? 0 : 1)))
    }
  }
  // Comparisons and superlatives.
  const applied = query.having.length + filters.filter((f) => f.kind === 'compare').length
  if (applied < comparisons.length) for (const c of comparisons.slice(applied)) dropped.push(words(c.start, c.end))
  if (
    rank &&
    query.order === null &&
    query.limit === null &&
    !measures.some((m) => m.kind === 'aggregate' && (m.fn === 'max' || m.fn === 'min'))
  )
    dropped.push(words(rank.start, rank.end))
  for (const o of operations) if (!done.has(o)) dropped.push(words(o.start, o.end))

  // Words that say how to reckon.
  const reckons = (pattern: RegExp, kept: boolean) => {
    const token = kept ? undefined : said(pattern)
    if (token) dropped.push(token.raw)
  }
  const fn = (name: string) =>
    measures.some((m) => m.kind === 'aggregate' && m.fn === name) || query.nested?.fn === name
  reckons(
    /^(?:average|avg|mean|typical|typically)$/,
    fn('avg') || query.averageGroups || measures.some((m) => m.kind === 'ratio') || query.running !== null,
  )
  reckons(/^median$/, fn('median'))
  reckons(
    /^(?:share|percent|percentage|proportion|fraction)$/,
    query.mode === 'share' ||
      query.mode === 'growth' ||
      query.sides.length > 0 ||
      query.yearBefore ||
      measures.some((m) => m.kind === 'ratio'),
  )
  reckons(
    /^(?:growth|grew|grow|growing|grown|increased?|declined?|dropped|drop|rise|rose|fell)$/,
    query.mode === 'growth' ||
      query.sides.length > 0 ||
      query.yearBefore ||
      (query.dims.some((d) => d.kind === 'time') && query.mode !== 'best'),
  )
  reckons(
    /^(?:compare|compared|comparison|versus|vs)$/,
    query.dims.length > 0 || query.sides.length > 0 || query.difference,
  )
  reckons(
    /^(?:not|except|excluding|without|never|nothing|nobody|besides|outside|ignoring|minus|non)$|n't$/,
    query.dims.some((d) => d.kind === 'column' && d.column.role === 'flag') ||
      filters.some(
        (f) =>
          f.kind === 'null' ||
          ('negated' in f && f.negated) ||
          (f.kind === 'in' && f.column.role === 'flag') ||
          (f.kind === 'compare' && (f.op === '<>' || f.value === 0)),
      ),
  )
  reckons(/^(?:predict|prediction|forecast|forecasted|projected|projection|expect|expected|will)$/, false)
  // "new customers": those who came in the period, if the table says when
  const fresh = measures.some(
    (m) =>
      m.kind === 'count' &&
      [...query.dims, ...filters].some((x) => 'column' in x && x.column.role === 'date' && x.column.table === m.table),
  )
  reckons(/^new$/, fresh)
  // An unknown word in the place of a condition or of a thing: "revenue from Atlantis", "the average age of".
  const lost = new Set(leftover)
  tokens.forEach((token, at) => {
    if (!lost.has(token.raw) || covered(at)) return
    // "top 2 gadgets", "by salesperson commission"
    const ranked = rank !== null && at >= rank.end && at <= rank.end + 1
    const compound = parts.groups.some((g) => chosen.some((u) => u.start === g.end && u.end === at && used.has(u)))
    let before = at - 1
    while (/^(?:the|our|my|a|an|all|their|its|other|or|and|,)$/.test(tokens[before]?.word ?? '')) before--
    if (
      ranked ||
      compound ||
      /^(?:in|from|for|by|per|of|at|with|without|to|on|except|excluding|than|which)$/.test(tokens[before]?.word ?? '')
    )
      dropped.push(token.raw)
  })
  return [...new Set(dropped)]
}
