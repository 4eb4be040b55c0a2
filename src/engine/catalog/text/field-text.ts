import { shorten } from '../../../platform/cut-text.ts'
import type { Dataset, Field, Format } from '../../question/catalog.ts'
import { NotWritableError, writeExpression } from '../expression/write-expression.ts'

export const also = (synonyms: string[]) => (synonyms.length > 0 ? ` (also: ${synonyms.slice(0, 8).join(', ')})` : '')
export const about = (description: string | null) =>
  description ? `: ${shorten(description.replace(/\s+/g, ' '), 300)}` : ''

/** An expression that has no text is told as such. */
export function textOf(write: () => string): string {
  try {
    return write()
  } catch (error) {
    if (error instanceof NotWritableError) return 'a question'
    throw error
  }
}

function formatInWords(format: Format | null): string[] {
  if (!format || format.kind === 'number' || format.kind === 'id' || format.kind === 'date')
    return format?.unit ? [`in ${format.unit}`] : []
  if (format.kind === 'percent') return [format.scale === 1 ? 'a percentage kept as a fraction' : 'a percentage']
  return [format.unit ? `${format.kind} in ${format.unit}` : format.kind]
}

/** A list of values that is complete and no longer is told whole. */
const maxComplete = 12

/** What the profile says, where it may be told: without one nothing. */
function valuesInWords({ profile, role, type }: Field): string[] {
  if (!profile) return []
  const words: string[] = []
  const isText = type === 'text'
  if (profile.min !== null && profile.max !== null && !isText && role !== 'id' && role !== 'flag')
    words.push(`${shorten(String(profile.min), 30)} to ${shorten(String(profile.max), 30)}`)
  if (profile.nulls > 0) words.push(`${profile.nulls} empty`)
  // Of a sample nobody knows what else there is.
  const isComplete = !profile.sampled && profile.top.length === profile.distinct && profile.distinct <= maxComplete
  const top = profile.top
    .slice(0, isComplete ? maxComplete : 5)
    .map(({ value }) => JSON.stringify(shorten(String(value), 40)))
  if (isText && top.length > 0)
    words.push(
      isComplete
        ? `values ${top.join(', ')}`
        : `${profile.sampled ? '' : `${profile.distinct} `}values such as ${top.join(', ')}`,
    )
  return words
}

export function fieldLine(field: Field, dataset: Dataset): string {
  const { name, label, type, role, aggregation, expression, column, valueLabels } = field
  const words = [
    role,
    ...(aggregation ? [`default ${aggregation}`] : []),
    ...formatInWords(field.format),
    ...(expression ? [`= ${textOf(() => writeExpression(expression, { dataset: dataset.name }))}`] : []),
    ...(column !== null && column !== name ? [`column ${column}`] : []),
    ...valuesInWords(field),
  ]
  const said = label.toLowerCase() === name.toLowerCase() ? '' : ` "${shorten(label, 60)}"`
  const values =
    valueLabels.length > 0 && role !== 'flag'
      ? `; ${valueLabels
          .slice(0, 10)
          .map((one) => `${one.value} = ${one.label}`)
          .join(', ')}`
      : ''
  return `    ${name} ${type}${said} [${words.join('; ')}]${also(field.synonyms)}${about(field.description)}${values}`
}

export function datasetLine({
  name,
  label,
  table,
  rows,
  thing,
  primaryKey,
  timeField,
  nameFields,
  synonyms,
  description,
}: Dataset): string {
  const place = table.schema ? `${table.schema}.${table.name}` : table.name
  const facts = [
    ...(place === name ? [] : [`table ${place} in SQL`]),
    ...(rows === null ? [] : [`${rows} rows`]),
    ...(thing ? [`one row is one ${thing.one}`] : []),
    ...(primaryKey.length > 0 ? [`key ${primaryKey.join(', ')}`] : []),
    ...(timeField ? [`its time is ${timeField}`] : []),
    ...(nameFields.length > 0 ? [`named by ${nameFields.join(', ')}`] : []),
  ]
  const said = label.toLowerCase() === name.toLowerCase() ? '' : ` "${shorten(label, 60)}"`
  return `  ${name}${said}${facts.length > 0 ? ` [${facts.join('; ')}]` : ''}${also(synonyms)}${about(description)}`
}
