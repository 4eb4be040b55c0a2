import { statSync } from 'node:fs'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { ImportPhase, ImportProgress } from './import-report.ts'

/** Progress is told at most this often, and then the process breathes: an abort or a lost parent is heard. */
const BREATH_MS = 100
const DURING_MS = 500

export type Progress = {
  /** Told at once when it begins. */
  phase(phase: ImportPhase): void
  rowWritten(): void
  bytes(bytes: number): Promise<void> | undefined
  /** While DuckDB works at one statement: how far it says it is. */
  during<T>(db: Pick<DuckDBConnection, 'progress'>, work: Promise<T>): Promise<T>
}

export function createProgress(input: string, tell: (progress: ImportProgress) => void): Progress {
  const now: ImportProgress = { phase: 'reading', bytes: 0, totalBytes: 0, rows: 0 }
  const begun = new Set<ImportPhase>()
  let last = performance.now()
  function tellNow(bytes: number): void {
    last = performance.now()
    now.totalBytes = statSync(input).size
    now.bytes = Math.min(bytes, now.totalBytes)
    tell({ ...now })
  }
  return {
    phase(phase) {
      if (phase === now.phase && begun.has(phase)) return
      now.phase = phase
      if (phase === 'typing') now.rows = 0
      // A workbook of many small tables begins each of them many times.
      if (!begun.has(phase) || performance.now() - last >= BREATH_MS) tellNow(0)
      begun.add(phase)
    },
    rowWritten() {
      now.rows++
    },
    bytes(bytes) {
      if (performance.now() - last < BREATH_MS) return undefined
      tellNow(bytes)
      return new Promise((resolve) => setImmediate(resolve))
    },
    async during(db, work) {
      let share = 0
      const timer = setInterval(() => {
        const { percentage } = db.progress
        // What does not move is not told: whoever watches an import must see that it stands still.
        if (percentage <= share) return
        share = percentage
        tellNow(Math.round((now.totalBytes * share) / 100))
      }, DURING_MS)
      try {
        return await work
      } finally {
        clearInterval(timer)
      }
    },
  }
}
