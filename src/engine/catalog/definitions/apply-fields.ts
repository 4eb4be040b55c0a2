import { parseMoment } from '../../calendar.ts'
import type { Dataset, Field, Role } from '../../question/catalog.ts'
import type { Expression } from '../../question/question.contract.ts'
import type { ColumnType } from '../../schema.ts'
import { parseRowExpression } from '../expression/parse-expression.ts'
import type { AiContext, OssieExpression, OssieField, Path } from '../ossie/document.ts'
import type { DocumentFault } from '../ossie/validate.ts'
import { inOrder } from './in-order.ts'
import { finder, namesFor } from './names.ts'
import { readExtension } from './our-extension.ts'
import { saidKey } from './said-key.ts'
import { visit } from './walk.ts'

type Tell = (fault: DocumentFault) => void

/** The text that we read, and where it stands: plain SQL before the dialects of others. */
export function textOf({ dialects }: OssieExpression, path: Path): { text: string; path: Path } {
  const at = Math.max(
    0,
    dialects.findIndex(({ dialect }) => dialect === 'ANSI_SQL'),
  )
  return { text: dialects[at]?.expression ?? '', path: [...path, 'dialects', at, 'expression'] }
}

export const synonymsOf = (context: AiContext | undefined): string[] =>
  typeof context === 'object' && Array.isArray(context.synonyms)
    ? context.synonyms.filter((word) => word.trim() !== '')
    : []

const columnName = (text: string): string | null => {
  const trimmed = text.trim()
  if (/^"(?:[^"]|"")+"$/.test(trimmed)) return trimmed.slice(1, -1).replaceAll('""', '"')
  return /^[\p{L}_][\p{L}\p{M}\p{N}_$]*$/u.test(trimmed) ? trimmed : null
}

/** Lays what people said of fields over what is suggested; fields that they do not name stay as they are. Gives the new names of those that got one. */
export function applyFields(
  dataset: Dataset,
  entries: OssieField[],
  path: Path,
  fault: Tell,
  said: Set<string>,
): Map<string, string> {
  const names = new Set<string>()
  const renamed = new Map<string, string>()
  const computed: { field: Field; entry: OssieField; path: Path }[] = []
  const columns = finder(dataset.fields, (field) => field.column)
  const { near } = namesFor([], [], dataset)
  for (const [at, entry] of entries.entries()) {
    const place = [...path, at]
    if (names.has(entry.name)) {
      fault({
        path: [...place, 'name'],
        message: `two fields are called "${entry.name}"`,
        expected: 'a name of its own',
      })
      continue
    }
    names.add(entry.name)
    const { text, path: where } = textOf(entry.expression, [...place, 'expression'])
    const column = columnName(text)
    const index = column === null ? undefined : columns(column)
    const base = index === undefined ? undefined : dataset.fields[index]
    if (index !== undefined && base) {
      if (base.name !== entry.name) renamed.set(base.name, entry.name)
      dataset.fields[index] = applyField(
        { ...base, name: entry.name },
        entry,
        place,
        { dataset: dataset.name, field: base.name },
        fault,
        said,
      )
    } else if (column !== null && column.toLowerCase() === entry.name.toLowerCase()) {
      fault({
        path: where,
        message: `there is no column "${column}"`,
        expected: near(column) ?? 'a column of the table',
      })
    } else {
      const field = applyField(
        emptyField(entry),
        entry,
        place,
        { dataset: dataset.name, field: entry.name },
        fault,
        said,
      )
      computed.push({ field, entry, path: place })
    }
  }
  addComputed(dataset, computed, fault)
  return renamed
}

const emptyField = (entry: OssieField): Field => ({
  name: entry.name,
  label: entry.name.replaceAll('_', ' '),
  description: null,
  synonyms: [],
  role: 'category',
  type: 'other',
  hidden: false,
  aggregation: null,
  format: null,
  valueLabels: [],
  column: null,
  expression: null,
  profile: null,
})

function applyField(
  field: Field,
  entry: OssieField,
  path: Path,
  key: { dataset: string; field: string },
  fault: Tell,
  said: Set<string>,
): Field {
  const ours = readExtension(entry, 'field', path, fault)
  const follows = new Set(ours.suggested)
  const over = <T>(attribute: string, value: T | undefined, otherwise: T): T => {
    if (value === undefined || follows.has(attribute)) return otherwise
    said.add(saidKey({ ...key, attribute }))
    return value
  }
  const isTime =
    entry.dimension?.is_time ?? (/^(?:Date|DateTime|DateTimeTz)$/.test(entry.datatype ?? '') ? true : undefined)
  const role = over('role', ours.role, field.role)
  return {
    ...field,
    label: over('label', entry.label, field.label),
    description: over('description', entry.description, field.description) || null,
    synonyms: synonymsOf(entry.ai_context),
    role: ours.role === undefined && isTime && role !== 'time' && field.role !== 'id' ? 'time' : role,
    aggregation: over('aggregation', ours.aggregation, field.aggregation),
    format: over('format', ours.format, field.format),
    hidden: over('hidden', ours.hidden, field.hidden),
    valueLabels: over('valueLabels', ours.valueLabels, field.valueLabels),
  }
}

/** Computed fields may be made of one another, in any order and without a circle. */
function addComputed(dataset: Dataset, computed: { field: Field; entry: OssieField; path: Path }[], fault: Tell): void {
  const before = dataset.fields.length
  dataset.fields.push(...computed.map(({ field }) => field))
  const names = namesFor([{ name: dataset.name, dataset }], [], dataset)
  const uses = new Map<string, Set<string>>()
  const read = new Map<string, { field: Field; entry: OssieField }>()
  const places = new Map<string, Path>()
  for (const { field, entry, path } of computed) {
    const { text, path: where } = textOf(entry.expression, [...path, 'expression'])
    const parsed = parseRowExpression(text, names)
    if (!parsed.ok) {
      fault({ path: where, message: parsed.fault.message, expected: parsed.fault.expected, offset: parsed.fault.at })
      continue
    }
    field.expression = parsed.value
    const used = new Set<string>()
    visit(parsed.value, { field: (_, name) => void used.add(name) })
    uses.set(field.name, used)
    places.set(field.name, where)
    read.set(field.name, { field, entry })
  }
  const { order, circular } = inOrder(uses)
  for (const name of circular) {
    fault({ path: places.get(name) ?? [], message: `"${name}" is made of itself`, expected: 'other fields' })
    read.delete(name)
  }
  const fields = new Map(dataset.fields.toReversed().map((field) => [field.name, field]))
  for (const name of order) {
    const one = read.get(name)
    if (one) Object.assign(one.field, shapeOf(one.field, one.entry, fields))
  }
  dataset.fields = dataset.fields.filter((field, at) => at < before || read.has(field.name))
}

const types: Record<string, ColumnType> = {
  String: 'text',
  Integer: 'integer',
  Decimal: 'decimal',
  Float: 'real',
  Boolean: 'boolean',
  Date: 'date',
  Time: 'time',
  DateTime: 'datetime',
  DateTimeTz: 'datetime',
}
const roleOfType = (type: ColumnType): Role =>
  type === 'boolean'
    ? 'flag'
    : type === 'date' || type === 'datetime'
      ? 'time'
      : type === 'integer' || type === 'real' || type === 'decimal'
        ? 'measure'
        : 'category'

type Fields = ReadonlyMap<string, Field>

/** The type that is said, else the one that the expression has; and a role for it where none is said. */
function shapeOf(field: Field, entry: OssieField, fields: Fields): Pick<Field, 'type' | 'role'> {
  const type = types[entry.datatype ?? ''] ?? typeOf(field.expression as Expression, fields)
  const ours = readExtension(entry, 'field')
  return { type, role: ours.role ?? (field.role === 'time' ? 'time' : roleOfType(type)) }
}

const textCalls = new Set(['lower', 'upper', 'trim', 'concat', 'substring', 'replace'])
const wholeCalls = new Set(['length', 'floor', 'ceil', 'sign'])

function typeOf(expression: Expression, fields: Fields): ColumnType {
  if ('field' in expression) return fields.get(expression.field.field)?.type ?? 'other'
  if ('value' in expression) return typeOfValue(expression.value)
  if ('test' in expression) return 'boolean'
  if ('at' in expression) return typeOfGrain(expression.at)
  if ('case' in expression) return typeOf(expression.case[0]?.result ?? { value: null }, fields)
  if (!('call' in expression)) return 'real'
  const [first] = expression.args
  const same = first && /^(?:coalesce|nullif|least|greatest)$/.test(expression.call)
  return same ? typeOf(first, fields) : typeOfCall(expression.call)
}

function typeOfValue(value: unknown): ColumnType {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) && parseMoment(value) ? 'date' : 'text'
  return typeof value === 'boolean' ? 'boolean' : Number.isInteger(value) ? 'integer' : 'real'
}

function typeOfGrain(grain: string): ColumnType {
  if (/_of_|_number$|^weekday$/.test(grain)) return 'integer'
  return /^(?:hour|minute)$/.test(grain) ? 'datetime' : 'date'
}

function typeOfCall(call: string): ColumnType {
  if (textCalls.has(call)) return 'text'
  if (wholeCalls.has(call) || call.startsWith('elapsed_')) return 'integer'
  return call === 'today' ? 'date' : call === 'now' ? 'datetime' : 'real'
}
