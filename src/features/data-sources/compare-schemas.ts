import type { SourceTable } from '../../engine/sources/index.ts'
import type { SchemaChanges } from './data-sources.contract.ts'

/** What became of the tables and columns. Tables that are as they were are not named. */
export function compareSchemas(before: SourceTable[], after: SourceTable[]): SchemaChanges {
  const was = new Map(before.map((table) => [table.name, table]))
  const is = new Map(after.map((table) => [table.name, table]))
  return {
    addedTables: after.filter(({ name }) => !was.has(name)).map(({ name }) => name),
    removedTables: before.filter(({ name }) => !is.has(name)).map(({ name }) => name),
    changedTables: after.flatMap((table) => {
      const old = was.get(table.name)
      if (!old) return []
      const oldTypes = new Map(old.columns.map(({ name, type }) => [name, type]))
      const newNames = new Set(table.columns.map(({ name }) => name))
      const change = {
        name: table.name,
        rowsBefore: old.rows,
        rowsAfter: table.rows,
        addedColumns: table.columns.filter(({ name }) => !oldTypes.has(name)).map(({ name }) => name),
        removedColumns: old.columns.filter(({ name }) => !newNames.has(name)).map(({ name }) => name),
        changedColumns: table.columns.flatMap(({ name, type }) => {
          const from = oldTypes.get(name)
          return from !== undefined && from !== type ? [{ name, from, to: type }] : []
        }),
      }
      const same =
        old.rows === table.rows &&
        change.addedColumns.length + change.removedColumns.length + change.changedColumns.length === 0
      return same ? [] : [change]
    }),
  }
}
