export { createBuiltinAnalyst } from './model.ts'
