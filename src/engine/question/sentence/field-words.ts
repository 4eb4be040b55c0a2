import { plural } from '../../nouns.ts'
import type { Catalog, Dataset, Field } from '../catalog.ts'
import type { Names } from '../names.ts'
import type { FieldRef, Measure, Question, Scalar } from '../question.contract.ts'
import { kindOf } from '../types.ts'

/** The dataset that a question is about: its fields need no further word. */
export type Scope = string | null

export const fieldNamed = ({ datasets }: Catalog, ref: FieldRef): Field | null =>
  datasets.find(({ name }) => name === ref.dataset)?.fields.find(({ name }) => name === ref.field) ?? null

export function datasetWords(dataset: string, { datasets }: Catalog): string {
  const label = datasets.find(({ name }) => name === dataset)?.label ?? dataset
  return datasets.filter((one) => one.label === label).length === 1 ? label : dataset
}

const labels = new WeakMap<Catalog, Map<string, string[]>>()
/** The datasets in which a label is used, one for each field. */
function datasetsWith(label: string, catalog: Catalog): string[] {
  let known = labels.get(catalog)
  if (!known) {
    known = new Map()
    for (const { name, fields } of catalog.datasets)
      for (const field of fields) known.set(field.label, [...(known.get(field.label) ?? []), name])
    labels.set(catalog, known)
  }
  return known.get(label) ?? []
}

/** A field by its label; where another has the same, with the dataset it is of, unless that is what the question is about. */
export function fieldWords(ref: FieldRef, scope: Scope, { catalog }: Names, many = false): string {
  const label = fieldNamed(catalog, ref)?.label ?? ref.field
  const found = datasetsWith(label, catalog)
  const own = found.filter((dataset) => dataset === ref.dataset).length
  const word = own > 1 ? ref.field : label
  const shown = many ? plural(word) : word
  return found.length < 2 || ref.dataset === scope ? shown : `${shown} of ${datasetWords(ref.dataset, catalog)}`
}

/** Whether the relationships say nothing that is not clear without them: from the home where they begin there, else from wherever they lead. */
export function isClearWay(via: readonly string[], names: Names, home: Scope): boolean {
  const steps = via.map((name) => names.catalog.relationships.find((one) => one.name === name))
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return via.length === 0
  const wayFrom = (from: Dataset, said?: readonly string[]) => {
    try {
      return JSON.stringify(names.way(from, last.to, said, '').map(({ name }) => name))
    } catch {
      return null
    }
  }
  const { datasets } = names.catalog
  const own = datasets.find(({ name }) => name === first.from)
  if (!own || wayFrom(own) !== JSON.stringify(via)) return false
  return first.from === home || datasets.every((from) => [null, wayFrom(from)].includes(wayFrom(from, via)))
}

/** Which way leads there, where there are several. */
export const wayWords = (via: readonly string[] | undefined, names: Names, home: Scope): string =>
  via === undefined || isClearWay(via, names, home) ? '' : ` through ${via.join(' > ')}`

/** The one dataset whose rows are listed or measured; null where there may be several. */
export function onlyHomeOf({ dataset, measures }: Pick<Question, 'dataset' | 'measures'>): Scope {
  const [home = null, ...others] = new Set(measures.length > 0 ? measures.flatMap(homesOf) : [dataset ?? null])
  return others.length === 0 ? home : null
}

function homesOf(measure: Measure): Scope[] {
  if ('op' in measure || 'compare' in measure) return [...homesOf(measure.left), ...homesOf(measure.right)]
  if ('value' in measure) return []
  const of = 'of' in measure && 'field' in measure.of && !measure.of.field.via ? measure.of.field.dataset : null
  return [homeOf(measure) ?? of]
}

function homeOf(measure: Measure): Scope {
  if ('count' in measure) return measure.count
  if ('op' in measure || 'compare' in measure) return homeOf(measure.left)
  return 'of' in measure ? (measure.rows ?? null) : null
}

/** Only where the sentence names it: of two fields with the same label, "total amount" alone could be either. */
export const scopeOf = ({ dataset, measures: [measure] }: Question): Scope =>
  measure ? homeOf(measure) : (dataset ?? null)

/** Words that go on with the sentence: a value that has one is quoted. */
const RESERVED = /(?:^| )(?:and|or|of|where|by|with|within|along|over|through|if|else|is|not)(?: |$)/i
const PLAIN = /^[\p{L}\p{N}_$€%+./:'&-]+(?: [\p{L}\p{N}_$€%+./:'&-]+)*$/u
const OWN_WORDS = new Set(['missing', 'empty', 'yes', 'no'])

/** Words that a comparison may go on with. */
const BEGINS =
  /^(?:at least|at most|less than|more than|before|until|after|from|like|among|known|the|its|position)(?: |$)/i

const isName = ({ datasets }: Catalog, text: string): boolean =>
  datasets.some(({ fields }) => fields.some(({ label, name }) => label === text || name === text))

/** Behind a value that another value of the field is called by. */
export const AS_WRITTEN = ' as it is written'

/** A value as it is said beside a field; text that could be read as something else is quoted. */
export function valueWords(value: Scalar, beside: Field | null, catalog: Catalog): string {
  const label = beside?.valueLabels.find((one) => one.value === value)?.label
  const text = label ?? value
  if (label === undefined && typeof text === 'string' && beside?.valueLabels.some((one) => one.label === text))
    return `${quotedWords(text)}${AS_WRITTEN}`
  if (text === null) return 'missing'
  if (typeof text !== 'string') return typeof text === 'boolean' ? (text ? 'yes' : 'no') : String(text)
  if (text === '') return 'empty'
  const typed = label !== undefined || (beside && kindOf(beside.type) !== 'number' && kindOf(beside.type) !== 'boolean')
  const clear = typed && PLAIN.test(text) && !RESERVED.test(text) && !BEGINS.test(text) && !OWN_WORDS.has(text)
  return clear && !isName(catalog, text) ? text : quotedWords(text)
}

/** A closing quote within is written twice. */
export const quotedWords = (text: string): string => `“${text.replaceAll('”', '””')}”`
