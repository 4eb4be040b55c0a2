export * from './documents.contract.ts'
export {
  type DocumentQuery,
  linesOf,
  type ParsedDocument,
  placeInQuery,
  placeOf,
  shownDocumentOf,
} from './parse-document.ts'
export { type BoundValue, bindTemplate, isSetValue, withLockedClauses } from './template.ts'
export { InvalidValue, optionsFromRows, readValues } from './values.ts'
export { isPivot, showsTotal, viewsOf } from './views.ts'
export { fenceOf, tagOf } from './write-markup.ts'
