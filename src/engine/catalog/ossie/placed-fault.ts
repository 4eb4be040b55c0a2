import { pathInWords } from './document.ts'
import type { DocumentFault } from './validate.ts'

/** A fault with its place in the text, from 1. */
export type PlacedFault = {
  path: string
  line: number | null
  column: number | null
  message: string
  expected: string
}

/** A fault of a document that never was a text. */
export const placeless = ({ path, message, expected }: DocumentFault): PlacedFault => ({
  path: pathInWords(path),
  line: null,
  column: null,
  message,
  expected,
})
