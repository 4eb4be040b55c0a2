import assert from 'node:assert/strict'
import type { SourceTable } from '../../schema.ts'
import { type CatalogSource, defineSource } from '../build-catalog.ts'
import { numbers, rowsOf, schemaOf, tableOf } from '../catalog.fixture.ts'
import type { OssieDocument } from '../index.ts'
import { readDocument } from '../ossie/read-document.ts'
import { showDefinitions } from './show-definitions.ts'

export const customers = tableOf(
  'customers',
  ['id', 'name'],
  rowsOf(
    numbers(40, (n) => n + 1),
    numbers(40, (n) => `Person ${n}`),
  ),
)
export const orders = tableOf(
  'orders',
  ['order_id', 'customer_id', 'amount', 'status'],
  rowsOf(
    numbers(400, (n) => n + 1),
    numbers(400, (n) => (n % 35) + 1),
    numbers(400, (n) => (n % 90) * 1.5),
    numbers(400, (n) => (n % 9 ? 'paid' : 'cancelled')),
  ),
)
export const sourceOf = (
  definitions: OssieDocument | null = null,
  tables: SourceTable[] = [orders, customers],
): CatalogSource => ({
  id: 'shop',
  dialect: 'sqlite',
  schema: schemaOf(...tables),
  isFile: true,
  definitions,
})
export const read = (text: string): OssieDocument => {
  const { document, faults } = readDocument(text)
  assert.deepEqual(faults, [])
  return document as OssieDocument
}
export const shown = (definitions: OssieDocument | null, tables?: SourceTable[]) => {
  const { applied } = defineSource(sourceOf(definitions, tables))
  return showDefinitions(applied, definitions, 'shop')
}
export const fieldOf = (definitions: OssieDocument | null, name: string, tables?: SourceTable[]) =>
  defineSource(sourceOf(definitions, tables)).applied.datasets[0]?.fields.find((field) => field.name === name)
export const faultsOf = (text: string) => {
  const found = readDocument(text)
  if (!found.document) return found.faults
  return defineSource(sourceOf(found.document)).applied.faults.map(found.place)
}
