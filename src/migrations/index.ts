export { migrations } from './all-migrations.ts'
