import {
  DuckDBArrayValue,
  DuckDBBlobValue,
  DuckDBListValue,
  DuckDBMapValue,
  DuckDBStructValue,
  type DuckDBType,
  DuckDBTypeId,
  DuckDBUnionValue,
  type DuckDBValue,
} from '@duckdb/node-api'
import { RawJson } from '../../sandbox/row-writer.ts'
import type { ColumnType } from '../../schema.ts'
import { isoMoment } from '../sql/iso-moment.ts'

const TYPES: Partial<Record<DuckDBTypeId, ColumnType>> = {
  [DuckDBTypeId.BOOLEAN]: 'boolean',
  [DuckDBTypeId.TINYINT]: 'integer',
  [DuckDBTypeId.SMALLINT]: 'integer',
  [DuckDBTypeId.INTEGER]: 'integer',
  [DuckDBTypeId.BIGINT]: 'integer',
  [DuckDBTypeId.UTINYINT]: 'integer',
  [DuckDBTypeId.USMALLINT]: 'integer',
  [DuckDBTypeId.UINTEGER]: 'integer',
  [DuckDBTypeId.UBIGINT]: 'integer',
  [DuckDBTypeId.HUGEINT]: 'integer',
  [DuckDBTypeId.UHUGEINT]: 'integer',
  [DuckDBTypeId.BIGNUM]: 'integer',
  [DuckDBTypeId.FLOAT]: 'real',
  [DuckDBTypeId.DOUBLE]: 'real',
  [DuckDBTypeId.DECIMAL]: 'decimal',
  [DuckDBTypeId.DATE]: 'date',
  [DuckDBTypeId.TIMESTAMP]: 'datetime',
  [DuckDBTypeId.TIMESTAMP_S]: 'datetime',
  [DuckDBTypeId.TIMESTAMP_MS]: 'datetime',
  [DuckDBTypeId.TIMESTAMP_NS]: 'datetime',
  [DuckDBTypeId.TIMESTAMP_TZ]: 'datetime',
  [DuckDBTypeId.TIME]: 'time',
  [DuckDBTypeId.TIME_TZ]: 'time',
  [DuckDBTypeId.BLOB]: 'blob',
  [DuckDBTypeId.LIST]: 'json',
  [DuckDBTypeId.ARRAY]: 'json',
  [DuckDBTypeId.STRUCT]: 'json',
  [DuckDBTypeId.MAP]: 'json',
  [DuckDBTypeId.UNION]: 'json',
  [DuckDBTypeId.VARIANT]: 'json',
  [DuckDBTypeId.VARCHAR]: 'text',
  [DuckDBTypeId.ENUM]: 'text',
  [DuckDBTypeId.UUID]: 'text',
  [DuckDBTypeId.SQLNULL]: 'text',
}

export const duckdbType = ({ typeId, alias }: DuckDBType): ColumnType =>
  typeId === DuckDBTypeId.VARCHAR && alias === 'JSON' ? 'json' : (TYPES[typeId] ?? 'other')

/** From DuckDB's value to one that the row writer knows; null when there is nothing to do for this type. */
export function duckdbConverter(type: DuckDBType): ((value: DuckDBValue) => unknown) | null {
  switch (duckdbType(type)) {
    case 'boolean':
    case 'integer':
    case 'real':
      return null
    case 'text':
      return type.typeId === DuckDBTypeId.UUID ? (value) => (value === null ? null : String(value)) : null
    case 'datetime':
      return (value) => (value === null ? null : isoMoment(String(value)))
    case 'json':
      return type.typeId === DuckDBTypeId.VARCHAR
        ? (value) => (value === null ? null : new RawJson(String(value)))
        : plain
    default:
      return plain
  }
}

function plain(value: DuckDBValue): unknown {
  if (value === null || typeof value !== 'object') return value
  if (value instanceof DuckDBBlobValue) return value.bytes
  if (value instanceof DuckDBListValue || value instanceof DuckDBArrayValue) return value.items.map(plain)
  if (value instanceof DuckDBStructValue)
    return Object.fromEntries(Object.entries(value.entries).map(([key, item]) => [key, plain(item)]))
  if (value instanceof DuckDBMapValue)
    return Object.fromEntries(value.entries.map(({ key, value: item }) => [String(key), plain(item)]))
  if (value instanceof DuckDBUnionValue) return plain(value.value)
  return String(value)
}
