export * from './documents.contract.ts'
export {
  type DocumentQuery,
  type ParsedDocument,
  parseDocument,
  placeInQuery,
  placeOf,
  type QueryUse,
  shownDocumentOf,
} from './parse-document.ts'
export { type Bound, type BoundValue, bindTemplate, type Template } from './template.ts'
export { InvalidValue, optionsFromRows, readValues, type ValueContext } from './values.ts'
export { fenceOf, tagOf } from './write-markup.ts'
