export { rowsCopied } from './piece-writer.ts'
export * from './query.ts'
export * from './sandbox.ts'
