/** An Apache Ossie document as data. What it holds beside this is kept as it came. */
export type Extension = { vendor_name: string; data: string }
export type AiContext =
  | string
  | { instructions?: string; synonyms?: string[]; examples?: string[]; [key: string]: unknown }
type Described = { description?: string; ai_context?: AiContext; custom_extensions?: Extension[] }
export type OssieExpression = { dialects: { dialect: string; expression: string }[] }
export type OssieField = Described & {
  name: string
  expression: OssieExpression
  dimension?: { is_time?: boolean }
  label?: string
  datatype?: string
}
export type OssieDataset = Described & {
  name: string
  source: string
  primary_key?: string[]
  unique_keys?: string[][]
  fields?: OssieField[]
}
export type OssieRelationship = Omit<Described, 'description'> & {
  name: string
  from: string
  to: string
  from_columns: string[]
  to_columns: string[]
}
export type OssieMetric = Described & { name: string; expression: OssieExpression; datatype?: string }
export type SemanticModel = Described & {
  name: string
  datasets: OssieDataset[]
  relationships?: OssieRelationship[]
  metrics?: OssieMetric[]
}

export const ossieVersion = '0.2.0.dev0'

export type CoreDocument = { version: string; semantic_model: SemanticModel[] }
/** A model of concepts whose mappings hold a semantic model each; the concepts are kept, and not looked into. */
export type OntologyDocument = {
  version: string
  name: string
  ontology: Record<string, unknown>[]
  ontology_mappings?: { name: string; semantic_model?: SemanticModel; [key: string]: unknown }[]
  [key: string]: unknown
}
export type OssieDocument = CoreDocument | OntologyDocument

export type Path = (string | number)[]

export const isOntology = (document: object): document is OntologyDocument => 'ontology' in document

/** The semantic models of a document, and where each stands. */
export const modelsOf = (document: OssieDocument): { model: SemanticModel; path: Path }[] =>
  isOntology(document)
    ? (document.ontology_mappings ?? []).flatMap(({ semantic_model: model }, at) =>
        model ? [{ model, path: ['ontology_mappings', at, 'semantic_model'] }] : [],
      )
    : document.semantic_model.map((model, at) => ({ model, path: ['semantic_model', at] }))

/** A document whose models can be given other parts without changing those of the first; what they are made of is the same. */
export const withOwnModels = (document: OssieDocument): OssieDocument =>
  isOntology(document)
    ? {
        ...document,
        ...(document.ontology_mappings && {
          ontology_mappings: document.ontology_mappings.map((mapping) =>
            mapping.semantic_model ? { ...mapping, semantic_model: { ...mapping.semantic_model } } : mapping,
          ),
        }),
      }
    : { ...document, semantic_model: document.semantic_model.map((model) => ({ ...model })) }

/** `semantic_model[0].datasets[2].fields[1]`. */
export const pathInWords = (path: Path): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('')
