import { singular } from '../../nouns.ts'
import type { SourceColumn, SourceTable } from '../../schema.ts'
import { type Heading, readHeading, wordsOf } from './heading.ts'
import { idWords, numberWords } from './heading-words.ts'
import { type Shape, shapeOf } from './shape.ts'

/** A table with what its headings and profiles show, read once. */
export type ReadColumn = { column: SourceColumn; index: number; heading: Heading; about: string[]; shape: Shape | null }
export type ReadTable = {
  /** Unique in the catalog. */
  name: string
  source: string
  table: SourceTable
  words: string[]
  about: string[]
  columns: ReadColumn[]
}

export const readTable = (name: string, source: string, table: SourceTable): ReadTable => ({
  name,
  source,
  table,
  words: wordsOf(table.name),
  about: aboutOf(wordsOf(table.name)),
  columns: table.columns.map((column, index) => {
    const heading = readHeading(column.name, column.label)
    return { column, index, heading, about: aboutOf(heading.words), shape: shapeOf(column) }
  }),
})

/** What a name is about, one of it: `customer_ids` is about a customer. */
const aboutOf = (words: string[]) => words.filter((word) => !idWords.has(word) && !numberWords.has(word)).map(singular)
