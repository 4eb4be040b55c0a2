import { client } from '../../lib/api.ts'
import { saveMade } from '../../lib/clipboard.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { afterwards } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError, undoable } from '../../lib/undo.ts'
import { changeSource, type DataSource, sourcesChanged, testSource } from './data-sources.queries.ts'

export async function testAndTell(source: DataSource): Promise<void> {
  try {
    const { success, lastError, warning } = await testSource(source.id)
    if (success)
      toast(t.sources.testOk(source.name), warning === undefined ? {} : { description: warning, duration: 10_000 })
    else toast.error(t.sources.testFailed(source.name), { description: lastError, duration: 10_000 })
  } catch (error) {
    showError(error)
  }
}

export const renameSource = (source: DataSource, name: string): Promise<void> =>
  undoable({
    do: () => changeSource(source.id, { name }),
    undo: () => changeSource(source.id, { name: source.name }),
    message: t.sources.renamed(source.name, name),
  })

export const downloadSource = ({ id }: DataSource) =>
  saveMade(client.file('GET', '/data-sources/{id}/download', { path: { id } })).catch(showError)

export function deleteSource(source: DataSource, onUndo?: () => void): void {
  deleteSoon({
    id: source.id,
    message: t.shortcuts.deleted(source.name),
    ...(onUndo ? { onUndo } : {}),
    remove: () =>
      client
        .delete('/data-sources/{id}', { path: { id: source.id }, keepalive: true })
        .then(afterwards(sourcesChanged)),
  })
}
