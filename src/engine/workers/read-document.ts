import type { WorkOwner } from '../../platform/turns.ts'
import { isTooMuch } from '../../platform/workers/workers.ts'
import type { DocumentNode } from '../documents/documents.contract.ts'
import type { ReadDocument } from '../documents/parse-document.ts'
import type { EngineWorkers } from './engine-workers.ts'

/** `parseDocument` away from the main thread: nothing that stands in a document can hold it up. */
export const readDocument = (
  workers: EngineWorkers,
  owner: WorkOwner,
  markup: string,
  signal?: AbortSignal,
): Promise<ReadDocument> => workers.run('readDocument', markup, { ...owner, signal })

/** The same for one that is being checked: that it takes too long is one of its problems. */
export async function readToCheck(
  workers: EngineWorkers,
  owner: WorkOwner,
  markup: string,
  signal?: AbortSignal,
): Promise<ReadDocument> {
  try {
    return await readDocument(workers, owner, markup, signal)
  } catch (error) {
    if (!isTooMuch(error)) throw error
    const message = 'the document takes too long to read: make it shorter or simpler'
    return {
      document: { controls: [], queries: [], nodes: [] },
      problems: [{ severity: 'error', line: 1, column: 1, message }],
      uses: [],
    }
  }
}

/** Words of a model or a person as nodes: Markdown alone, and what looks like a tag of ours is text. */
export async function readWords(
  workers: EngineWorkers,
  owner: WorkOwner,
  text: string,
  signal?: AbortSignal,
): Promise<DocumentNode[]> {
  try {
    return (await workers.run('readDocument', text.replaceAll('{%', '\\{%'), { ...owner, signal })).document.nodes
  } catch (error) {
    if (!isTooMuch(error)) throw error
    return [{ type: 'element', tag: 'p', children: [text] }]
  }
}
