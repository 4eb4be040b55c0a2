import type { Catalog } from './catalog.ts'
import { type Fault, QuestionFault } from './fault.ts'
import type { OutputColumn } from './plan.ts'
import type { Question } from './question.contract.ts'
import { resolve } from './resolve/resolve.ts'

export type Checked = { ok: true; source: string; columns: OutputColumn[] } | { ok: false; faults: Fault[] }

/** Whether a question can be asked of a catalog, and what its result looks like. */
export function check(question: Question, catalog: Catalog): Checked {
  try {
    const { source, columns } = resolve(question, catalog)
    return { ok: true, source, columns }
  } catch (error) {
    if (!(error instanceof QuestionFault)) throw error
    return { ok: false, faults: error.faults }
  }
}
