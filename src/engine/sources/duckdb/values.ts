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

export function duckdbType(type: DuckDBType): ColumnType {
  switch (type.typeId) {
    case DuckDBTypeId.BOOLEAN:
      return 'boolean'
    case DuckDBTypeId.TINYINT:
    case DuckDBTypeId.SMALLINT:
    case DuckDBTypeId.INTEGER:
    case DuckDBTypeId.BIGINT:
    case DuckDBTypeId.UTINYINT:
    case DuckDBTypeId.USMALLINT:
    case DuckDBTypeId.UINTEGER:
    case DuckDBTypeId.UBIGINT:
    case DuckDBTypeId.HUGEINT:
    case DuckDBTypeId.UHUGEINT:
    case DuckDBTypeId.BIGNUM:
      return 'integer'
    case DuckDBTypeId.FLOAT:
    case DuckDBTypeId.DOUBLE:
      return 'real'
    case DuckDBTypeId.DECIMAL:
      return 'decimal'
    case DuckDBTypeId.DATE:
      return 'date'
    case DuckDBTypeId.TIMESTAMP:
    case DuckDBTypeId.TIMESTAMP_S:
    case DuckDBTypeId.TIMESTAMP_MS:
    case DuckDBTypeId.TIMESTAMP_NS:
    case DuckDBTypeId.TIMESTAMP_TZ:
      return 'datetime'
    case DuckDBTypeId.TIME:
    case DuckDBTypeId.TIME_TZ:
      return 'time'
    case DuckDBTypeId.BLOB:
      return 'blob'
    case DuckDBTypeId.LIST:
    case DuckDBTypeId.ARRAY:
    case DuckDBTypeId.STRUCT:
    case DuckDBTypeId.MAP:
    case DuckDBTypeId.UNION:
    case DuckDBTypeId.VARIANT:
      return 'json'
    case DuckDBTypeId.VARCHAR:
      return type.alias === 'JSON' ? 'json' : 'text'
    case DuckDBTypeId.ENUM:
    case DuckDBTypeId.UUID:
    case DuckDBTypeId.SQLNULL:
      return 'text'
    default:
      return 'other'
  }
}

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
