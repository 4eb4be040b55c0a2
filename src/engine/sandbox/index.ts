export { rowsCopied } from './piece-writer.ts'
export { withPulls } from './pulls.ts'
export * from './query.ts'
export * from './sandbox.ts'
