import { RawJson } from '../../sandbox/row-writer.ts'
import type { ColumnType } from '../../schema.ts'
import { isoMoment } from '../sql/iso-moment.ts'

/** PostgreSQL's built-in types by their fixed object ids. */
const TYPES: Record<number, ColumnType> = {
  16: 'boolean',
  17: 'blob',
  18: 'text',
  19: 'text',
  20: 'integer',
  21: 'integer',
  23: 'integer',
  25: 'text',
  26: 'integer',
  114: 'json',
  700: 'real',
  701: 'real',
  1042: 'text',
  1043: 'text',
  1082: 'date',
  1083: 'time',
  1114: 'datetime',
  1184: 'datetime',
  1266: 'time',
  1700: 'decimal',
  2950: 'text',
  3802: 'json',
  705: 'text',
}
/** Arrays, and the types of their elements. */
const ARRAYS: Record<number, number> = {
  1000: 16,
  1005: 21,
  1007: 23,
  1016: 20,
  1021: 700,
  1022: 701,
  1231: 1700,
  1009: 25,
  1015: 1043,
  1014: 1042,
  1182: 1082,
  1115: 1114,
  1185: 1184,
  2951: 2950,
  199: 114,
  3807: 3802,
}

export const postgresType = (oid: number): ColumnType => TYPES[oid] ?? (oid in ARRAYS ? 'json' : 'other')

/** From the server's text to a value that the row writer knows; null when the text is the value. */
export function postgresConverter(oid: number): ((text: string) => unknown) | null {
  const element = ARRAYS[oid]
  if (element !== undefined) {
    const convert = postgresConverter(element) ?? ((text: string) => text)
    return (text) => parseArray(text, convert)
  }
  const type = TYPES[oid]
  return (type && CONVERTERS[type]) ?? null
}

const CONVERTERS: Partial<Record<ColumnType, (text: string) => unknown>> = {
  boolean: (text) => text === 't',
  integer: (text) => (text.length < 16 ? Number(text) : BigInt(text)),
  real: Number,
  decimal: (text) => (/^(NaN|-?Infinity)$/.test(text) ? Number(text) : text),
  datetime: isoMoment,
  json: (text) => new RawJson(text),
  blob: (text) => Buffer.from(text.slice(2), 'hex'),
}

/** `{1,NULL,"a \"b\"",{2,3}}` */
function parseArray(text: string, convert: (text: string) => unknown): unknown {
  let at = text.indexOf('{')
  const list = (): unknown[] => {
    const items: unknown[] = []
    at++
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') items.push(list())
      else if (text[at] === '"') {
        let item = ''
        for (at++; at < text.length && text[at] !== '"'; at++) {
          if (text[at] === '\\') at++
          item += text[at]
        }
        at++
        items.push(convert(item))
      } else {
        const start = at
        while (at < text.length && text[at] !== ',' && text[at] !== '}') at++
        const item = text.slice(start, at)
        items.push(item === 'NULL' ? null : convert(item))
      }
      if (text[at] === ',') at++
    }
    at++
    return items
  }
  return at === -1 ? text : list()
}
