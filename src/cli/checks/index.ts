export { runChecks } from './run-checks.ts'
