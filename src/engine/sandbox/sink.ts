import type { ColumnType } from '../schema.ts'
import { createProfiler } from './profiler.ts'
import { createRowWriter } from './row-writer.ts'
import type { Answer, Task } from './wire.ts'

export type Sink = {
  /** False: no more rows are wanted. */
  add(row: unknown[]): boolean
  finish(types: ColumnType[]): { answer: Answer; body?: Buffer[] }
}

/** Where the rows of a task go: into JSON text, or into a profile. */
export function createSink(task: Pick<Task, 'op' | 'maxRows' | 'maxBytes'>, columns: string[]): Sink {
  if (task.op === 'profile') {
    const profiler = createProfiler(columns.length, task.maxRows)
    return {
      add: profiler.add,
      finish: (types) => ({
        answer: { ok: true, op: 'profile', profiles: profiler.finish(types, false), truncated: profiler.truncated },
      }),
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
