import type { ColumnType } from '../schema.ts'
import { createPieceWriter } from './piece-writer.ts'
import { createProfiler } from './profiler.ts'
import { createRowWriter } from './row-writer.ts'
import type { Answer, Task } from './wire.ts'

export type Sink = {
  /** False: no more rows are wanted. */
  add(row: unknown[]): boolean
  finish(types: ColumnType[]): { answer: Answer; body?: Buffer[] }
}

/** Where the rows of a task go: into JSON text, into files, or into a profile. */
export function createSink(task: Pick<Task, 'op' | 'maxRows' | 'maxBytes' | 'into'>, columns: string[]): Sink {
  if (task.op === 'profile') {
    const profiler = createProfiler(columns.length, task.maxRows)
    return {
      add: profiler.add,
      finish: (types) => ({
        answer: { ok: true, op: 'profile', profiles: profiler.finish(types, false), truncated: profiler.truncated },
      }),
    }
  }
  if (task.op === 'copy') {
    const pieces = createPieceWriter(task.into as string, task)
    return {
      add: pieces.add,
      finish: (types) => ({ answer: { ok: true, op: 'copy', columns, types, ...pieces.finish() } }),
    }
  }
  const writer = createRowWriter(columns, task)
  return {
    add: writer.add,
    finish(types) {
      const { json, rowCount, truncated } = writer.finish()
      return { answer: { ok: true, op: 'query', columns, types, rowCount, truncated }, body: json }
    },
  }
}
