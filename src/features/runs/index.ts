export { assembleMessage } from './assemble-message.ts'
export { createRuns, type RunOutcome, type Runs, type RunWork } from './create-runs.ts'
export { followRun } from './follow-run.ts'

export { runErrors } from './runs.errors.ts'
export { runRoutes } from './runs.routes.ts'
export type { RunRow } from './runs.store.ts'
export { answerStream, type StreamDeps, serveStream } from './serve-stream.ts'
export { untilEnded } from './until-ended.ts'
