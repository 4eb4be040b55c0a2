/** An Ossie document as the page edits it. What it holds beside this is kept as it came. */
export type Extension = { vendor_name: string; data: string }
type AiContext = string | { instructions?: string; synonyms?: string[]; [key: string]: unknown }
type Described = { description?: string; ai_context?: AiContext; custom_extensions?: Extension[] }
type Expression = { dialects: { dialect: string; expression: string }[] }
export type DraftField = Described & { name: string; expression: Expression; label?: string; datatype?: string }
export type DraftDataset = Described & {
  name: string
  source: string
  primary_key?: string[]
  unique_keys?: string[][]
  fields?: DraftField[]
}
export type DraftRelationship = Described & {
  name: string
  from: string
  to: string
  from_columns: string[]
  to_columns: string[]
}
export type DraftMetric = Described & { name: string; expression: Expression }
export type DraftModel = Described & {
  name: string
  datasets: DraftDataset[]
  relationships?: DraftRelationship[]
  metrics?: DraftMetric[]
}
export type DraftDocument = { version: string; semantic_model?: DraftModel[]; [key: string]: unknown }

export const roles = ['id', 'name', 'category', 'measure', 'time', 'place', 'flag', 'text'] as const
export type Role = (typeof roles)[number]
export const aggregations = ['sum', 'avg', 'median', 'min', 'max', 'count', 'distinct'] as const
export type Aggregation = (typeof aggregations)[number]
export const formatKinds = ['number', 'currency', 'percent', 'year', 'duration', 'date', 'id'] as const
export type FieldFormat = { kind: (typeof formatKinds)[number]; unit?: string; decimals?: number; scale?: 1 | 100 }
export type ValueLabel = { value: string | number | boolean; label: string }
/** What Ossie has no word for, under our name. */
export type Own = {
  role?: Role
  aggregation?: Aggregation | null
  format?: FieldFormat | null
  hidden?: boolean
  valueLabels?: ValueLabel[]
  label?: string
  thing?: { one: string; many: string } | null
  timeField?: string | null
  where?: string
  /** What follows the profile, or that all of it does. */
  suggested?: string[] | true
  fiscalYearStart?: number
  timeZone?: string
  [key: string]: unknown
}

const vendor = 'TALLYROOM'

export function ownOf({ custom_extensions }: Described): Own {
  const data = custom_extensions?.find(({ vendor_name }) => vendor_name === vendor)?.data
  if (data === undefined) return {}
  try {
    const read: unknown = JSON.parse(data)
    return typeof read === 'object' && read !== null ? (read as Own) : {}
  } catch {
    // The check tells that it is no JSON; here there is nothing to show of it.
    return {}
  }
}

/** What a person changes is their word from then on. */
export function withOwn<Part extends Described>(part: Part, change: Own): Part {
  const before = ownOf(part)
  const changed = new Set(Object.keys(change))
  const suggested = Array.isArray(before.suggested)
    ? before.suggested.filter((name) => !changed.has(name))
    : before.suggested
  const next: Own = { ...before, ...change }
  if (Array.isArray(suggested)) next.suggested = suggested
  for (const [key, value] of Object.entries(next)) if (value === undefined) delete next[key]
  const others = (part.custom_extensions ?? []).filter(({ vendor_name }) => vendor_name !== vendor)
  return { ...part, custom_extensions: [...others, { vendor_name: vendor, data: JSON.stringify(next) }] }
}

export const synonymsOf = ({ ai_context }: Described): string[] =>
  typeof ai_context === 'object' ? (ai_context.synonyms ?? []) : []

export function withSynonyms<Part extends Described>(part: Part, synonyms: string[]): Part {
  const before = typeof part.ai_context === 'string' ? { instructions: part.ai_context } : part.ai_context
  const { synonyms: _, ...rest } = before ?? {}
  const next = synonyms.length > 0 ? { ...rest, synonyms } : rest
  const { ai_context: __, ...others } = part
  return (Object.keys(next).length > 0 ? { ...others, ai_context: next } : others) as Part
}

/** An empty text is none. */
export function withText<Part extends object>(part: Part, key: 'description' | 'label', text: string): Part {
  const { [key as keyof Part]: _, ...rest } = part
  return (text.trim() === '' ? rest : { ...rest, [key]: text }) as Part
}

export const expressionOf = ({ expression }: { expression: Expression }): string =>
  (expression.dialects.find(({ dialect }) => dialect === 'ANSI_SQL') ?? expression.dialects[0])?.expression ?? ''
export const expressionFrom = (text: string): Expression => ({ dialects: [{ dialect: 'ANSI_SQL', expression: text }] })

export const modelOf = (document: DraftDocument | null): DraftModel | null => document?.semantic_model?.[0] ?? null
export const datasetsOf = (document: DraftDocument | null): DraftDataset[] =>
  (document?.semantic_model ?? []).flatMap(({ datasets }) => datasets)

/** The document with its first model changed; one is made where there is none. */
export function changeModel(
  document: DraftDocument,
  change: (model: DraftModel) => DraftModel,
  name = 'definitions',
): DraftDocument {
  const [first = { name, datasets: [] }, ...rest] = document.semantic_model ?? []
  return { ...document, semantic_model: [change(first), ...rest] }
}

export const changeDataset = (
  document: DraftDocument,
  name: string,
  change: (dataset: DraftDataset) => DraftDataset,
): DraftDocument => ({
  ...document,
  semantic_model: (document.semantic_model ?? []).map((model) => ({
    ...model,
    datasets: model.datasets.map((dataset) => (dataset.name === name ? change(dataset) : dataset)),
  })),
})

/** By its place: a name that is being typed may be that of another field. */
export const changeField = (
  document: DraftDocument,
  dataset: string,
  place: number,
  change: (field: DraftField) => DraftField,
): DraftDocument =>
  changeDataset(document, dataset, (one) => ({
    ...one,
    fields: (one.fields ?? []).map((entry, at) => (at === place ? change(entry) : entry)),
  }))

/** A name that none of them has: `field`, `field_2` ... */
export function freeName(stem: string, taken: { name: string }[]): string {
  let name = stem
  for (let n = 2; taken.some((one) => one.name === name); n++) name = `${stem}_${n}`
  return name
}
