import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { afterwards, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { type Space, spacesQuery } from './spaces.queries.ts'

export function deleteSpace(space: Space, onUndo?: () => void): void {
  deleteSoon({
    id: space.id,
    message: t.spaces.deleted(space.name),
    ...(onUndo ? { onUndo } : {}),
    remove: () =>
      client
        .delete('/spaces/{id}', { path: { id: space.id }, keepalive: true })
        .then(afterwards(() => queryClient.invalidateQueries({ queryKey: spacesQuery.queryKey }))),
  })
}
