import { RawJson } from '../../sandbox/row-writer.ts'
import type { ColumnType } from '../../schema.ts'
import { postgresConverter, postgresType } from '../pg/values.ts'

const SUPER = 4000

export const redshiftType = (oid: number): ColumnType => (oid === SUPER ? 'json' : postgresType(oid))
export const redshiftConverter = (oid: number): ((text: string) => unknown) | null =>
  oid === SUPER ? (text) => new RawJson(text) : postgresConverter(oid)

/** By the words of the system views; those of external tables are the words of the lake. */
const WORDS: [RegExp, ColumnType][] = [
  [/^(small|big|tiny)?int(eger)?[248]?\b/, 'integer'],
  [/^(numeric|decimal)/, 'decimal'],
  [/^(double|real|float)/, 'real'],
  [/^bool/, 'boolean'],
  [/^timestamp/, 'datetime'],
  [/^date$/, 'date'],
  [/^time/, 'time'],
  [/^(super|struct|array|map)/, 'json'],
  [/^(varbyte|varbinary|binary)/, 'blob'],
  [/^(char|varchar|bpchar|text|string|name)/, 'text'],
]
export const typeByWord = (word: string): ColumnType =>
  WORDS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? 'other'
