import type { Cell } from '../tool-contract.ts'

export const sameRows = (a: Cell[][], b: Cell[][]): boolean => JSON.stringify(a) === JSON.stringify(b)
