export { entryMigrations, migrations } from './all-migrations.ts'
