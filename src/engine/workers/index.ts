export { workErrors } from '../../platform/workers/workers.errors.ts'
export { isTooMuch } from '../../platform/workers/workers.ts'
export { createEngineWorkers, type EngineWorkers } from './engine-workers.ts'
