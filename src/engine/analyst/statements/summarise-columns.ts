import type { ColumnType } from '../../schema.ts'
import { numberOf } from '../audit/evidence.ts'
import type { Cell } from '../tool-contract.ts'

/** One line per column: what a model needs to know of rows that it is not shown. */
export function summariseColumns(columns: string[], types: ColumnType[], rows: Cell[][]): string {
  return columns
    .map((name, index) => {
      const cells = rows.map((row) => row[index] ?? null)
      const filled = cells.filter((cell) => cell !== null)
      const words = [`${name} (${types[index] ?? 'other'}): ${filled.length} of ${cells.length} filled`]
      const numbers = filled.map(numberOf).filter((value) => value !== null)
      if (numbers.length > 0 && numbers.length === filled.length) {
        const sum = numbers.reduce((total, value) => total + value, 0)
        let [min, max] = [numbers[0]!, numbers[0]!]
        for (const value of numbers) {
          if (value < min) min = value
          if (value > max) max = value
        }
        words.push(`min ${min}, max ${max}, mean ${Number((sum / numbers.length).toPrecision(6))}`)
      } else if (filled.length > 0) {
        const distinct = new Set(filled.map(String))
        words.push(`${distinct.size} distinct`)
      }
      return words.join('; ')
    })
    .join('\n')
}
