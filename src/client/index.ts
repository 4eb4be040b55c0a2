export { type AnswerStream, type Client, type ClientOptions, createClient } from './client.ts'
export { parseJson, writeJson } from './exact-json.ts'
export type * from './operations.ts'
export { type AnswerChunk, type Cell, chunksOf, eventsOf, type ServerEvent, takeBack } from './streams.ts'
export {
  ApiError,
  type NamedFile,
  type Page,
  type TransportCode,
  type UploadOptions,
} from './transport.ts'
