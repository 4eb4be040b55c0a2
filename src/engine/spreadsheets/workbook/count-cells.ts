/** What all sheets of a workbook hold together. */
export type CellCount = {
  cells: number
  /** Bytes of texts that stand in the file once and in the sheets as often as they are named. */
  sharedText: number
}

/** Every pass over a sheet sees the same cells, or fewer: they count once. */
export function createPassCount(total: CellCount): { begin(): void; end(): void } {
  const counted: CellCount = { cells: 0, sharedText: 0 }
  const fields = ['cells', 'sharedText'] as const
  let before: CellCount = { ...total }
  return {
    begin() {
      for (const field of fields) total[field] -= counted[field]
      before = { ...total }
    },
    end() {
      for (const field of fields) {
        counted[field] = Math.max(counted[field], total[field] - before[field])
        total[field] = before[field] + counted[field]
      }
    },
  }
}
