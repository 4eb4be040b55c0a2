import type { ImportedColumnType } from './import-report.ts'
import type { Conversion } from './infer-column.ts'

export const duckdbTypes: Record<ImportedColumnType, string> = {
  integer: 'BIGINT',
  real: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'TIMESTAMP',
  time: 'TIME',
  text: 'VARCHAR',
  other: 'VARCHAR',
}

const trueWords = ['true', 'yes', 't', 'y']

/**
 * How DuckDB itself reads a column whose every value is known to fit: the type for its CSV reader and the expression over it.
 * Null when only our own reader does it right. `words` says that words mean no value somewhere, which in text they do not.
 */
export function duckdbColumn(
  conversion: Conversion,
  column: string,
  words: boolean,
): { type: string; expression: string } | null {
  switch (conversion.to) {
    case 'text':
      return { type: 'VARCHAR', expression: words ? `nullif(${column}, '')` : column }
    case 'integer':
      return { type: 'BIGINT', expression: column }
    case 'real':
      return { type: 'DOUBLE', expression: column }
    case 'boolean':
      if (conversion.pair === 0) return { type: 'BOOLEAN', expression: column }
      return { type: 'VARCHAR', expression: `lower(trim(${column})) = '${trueWords[conversion.pair]}'` }
    case 'date':
      return conversion.order === 'ymd' ? { type: 'DATE', expression: column } : null
    case 'datetime':
      if (conversion.order !== 'ymd' || (conversion.zone !== '' && conversion.zone !== 'UTC')) return null
      return { type: 'TIMESTAMP', expression: column }
    default:
      return null
  }
}
