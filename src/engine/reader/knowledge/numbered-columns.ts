import type { Dataset, Field } from '../../question/catalog.ts'
import { identifierStems, stem } from '../words/words.ts'

const places = [['first', 'primary', 'main'], ['second', 'secondary'], ['third'], ['fourth']]
const numbered = /^(.*\p{L})[ _]?([1-4])$/u

/** "the second type", of the columns "Type 1" and "Type 2". */
export const numberedNames = ({ fields }: Dataset, { label }: Field): string[][] => {
  const [, base = '', number = ''] = numbered.exec(label) ?? []
  const isOneOf = fields.some((f) => f.label !== label && numbered.exec(f.label)?.[1] === base)
  return isOneOf ? (places[Number(number) - 1] ?? []).map((word) => [stem(word), ...identifierStems(base)]) : []
}
