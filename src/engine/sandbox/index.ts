export * from './query.ts'
export * from './sandbox.ts'
