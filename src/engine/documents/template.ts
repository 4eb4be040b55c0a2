import type { ParamValue } from '../sandbox/query.ts'

/** `{{name}}` or `{{period.from}}`: a place for a value. */
export type Place = { name: string; field: 'from' | 'to' | null; offset: number }
type Text = { text: string; offset: number }
type Part = Text | Place | { clause: (Text | Place)[] }

/** A query's text with its places for values. What runs is made of these parts; values never become part of the text. */
export type Template = { sql: string; parts: Part[]; places: (Place & { optional: boolean })[] }
export type TemplateProblem = { offset: number; message: string }

const place = /\{\{\s*([A-Za-z_][A-Za-z0-9_]{0,59})(?:\.([A-Za-z]+))?\s*\}\}/y

/** Where quotes and comments end. Dialects differ in details; those only decide what is reported here, never what is run. */
function endOfQuoted(sql: string, at: number): number | null {
  const c = sql[at]
  if (c === "'" || c === '"' || c === '`') {
    for (let i = at + 1; i < sql.length; i++)
      if (sql[i] === c) {
        if (sql[i + 1] === c) i++
        else return i + 1
      }
    return sql.length
  }
  if (sql.startsWith('--', at)) {
    const end = sql.indexOf('\n', at)
    return end === -1 ? sql.length : end
  }
  if (sql.startsWith('/*', at)) {
    const end = sql.indexOf('*/', at + 2)
    return end === -1 ? sql.length : end + 2
  }
  return null
}

export function parseTemplate(sql: string): { template: Template; problems: TemplateProblem[] } {
  const problems: TemplateProblem[] = []
  const parts: Part[] = []
  const places: Template['places'] = []
  let clause: { start: number; parts: (Text | Place)[] } | null = null
  let text = ''
  let at = 0
  const flush = () => {
    if (text !== '') (clause?.parts ?? parts).push({ text, offset: at - text.length })
    text = ''
  }
  while (at < sql.length) {
    const quoted = endOfQuoted(sql, at)
    if (quoted !== null) {
      const inside = sql.slice(at, quoted)
      const found = /\{\{\s*[A-Za-z_][\w.]*\s*\}\}/.exec(inside)
      if (found && !inside.startsWith('--') && !inside.startsWith('/*'))
        problems.push({
          offset: at + found.index,
          message: `${found[0]} stands within quotes: values are bound, so write it without them (for a search: like '%' || {{name}} || '%')`,
        })
      text += inside
      at = quoted
    } else if (sql.startsWith('{{', at)) {
      place.lastIndex = at
      const match = place.exec(sql)
      if (!match) {
        problems.push({ offset: at, message: '{{ must be followed by the name of a control and }}' })
        text += '{{'
        at += 2
        continue
      }
      const field = match[2] ?? null
      if (field !== null && field !== 'from' && field !== 'to')
        problems.push({ offset: at, message: `a range has from and to, not ${field}` })
      flush()
      const found: Place = { name: match[1]!, field: field === 'from' || field === 'to' ? field : null, offset: at }
      ;(clause?.parts ?? parts).push(found)
      places.push({ ...found, optional: clause !== null })
      at += match[0].length
    } else if (sql.startsWith('[[', at) && opensClause(sql, at)) {
      if (clause) problems.push({ offset: at, message: '[[ ]] cannot stand within another' })
      flush()
      clause = { start: at, parts: [] }
      at += 2
    } else if (clause && sql.startsWith(']]', at)) {
      flush()
      parts.push({ clause: clause.parts })
      clause = null
      at += 2
    } else text += sql[at++]
  }
  if (clause) problems.push({ offset: clause.start, message: '[[ is not closed by ]]' })
  flush()
  if (clause) parts.push({ clause: clause.parts })
  return { template: { sql, parts, places }, problems }
}

/** `[[1, 2], [3]]` is an array of some dialects; a clause holds a place for a value before it closes. */
function opensClause(sql: string, at: number): boolean {
  const value = sql.indexOf('{{', at)
  if (value === -1) return false
  const end = sql.indexOf(']]', at)
  return end === -1 || value < end
}

/** What a control gives: undefined when it is not set. */
export type BoundValue = ParamValue | ParamValue[] | { from: string | null; to: string | null } | undefined

/** Before and after any day that data has. */
const firstDay = '0001-01-01'
const lastDay = '9999-12-31'

export type Bound = {
  sql: string
  params: Record<string, ParamValue>
  /** Where in the template a position of the statement came from. */
  toTemplate(position: number): number
}

/** Whether a control's value is one; a toggle that is off, and a choice of nothing, are not. */
export function isSetValue(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object') return true
  const { from, to } = value as { from?: unknown; to?: unknown }
  // A range open at one end is bound to the first or last day there.
  return (from ?? to ?? null) !== null
}

/**
 * With the clauses of locked values as parts of the statement: left to itself, a clause goes as soon as any other value in it is not
 * set, and the locked condition with it.
 */
export function withLockedClauses(template: Template, locked: Record<string, unknown>): Template {
  const isFixed = (clause: (Text | Place)[]) => {
    const fixed = clause.filter((part): part is Place => 'name' in part && Object.hasOwn(locked, part.name))
    return fixed.some(({ name }) => isSetValue(locked[name]))
  }
  return {
    ...template,
    parts: template.parts.flatMap((part) => ('clause' in part && isFixed(part.clause) ? part.clause : [part])),
  }
}

/** The statement with a named placeholder per value (`:v1`), as the sandbox takes it for every dialect. */
export function bindTemplate(template: Template, valueFor: (name: string) => BoundValue): Bound {
  const params: Record<string, ParamValue> = {}
  let count = 0
  const bind = (value: ParamValue): string => {
    const name = `v${++count}`
    params[name] = value
    return `:${name}`
  }
  const written = ({ name, field }: Place): string => {
    const value = valueFor(name)
    if (value === undefined && field !== null) return bind(field === 'from' ? firstDay : lastDay)
    if (value === undefined) return bind(null)
    // A list that is empty finds nothing, as the absence of every choice should.
    if (Array.isArray(value)) return value.length === 0 ? bind(null) : value.map(bind).join(', ')
    if (typeof value === 'object' && value !== null)
      return bind(field === 'to' ? (value.to ?? lastDay) : (value.from ?? firstDay))
    return bind(value)
  }
  let sql = ''
  const segments: { bound: number; offset: number }[] = []
  const write = (part: Text | Place) => {
    segments.push({ bound: sql.length, offset: part.offset })
    sql += 'text' in part ? part.text : written(part)
  }
  for (const part of template.parts) {
    if (!('clause' in part)) write(part)
    else if (part.clause.every((inner) => 'text' in inner || isSetValue(valueFor(inner.name))))
      part.clause.forEach(write)
  }
  const toTemplate = (position: number) => {
    const found = segments.findLast(({ bound }) => bound <= position)
    return found ? found.offset + position - found.bound : 0
  }
  return { sql, params, toTemplate }
}
