import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Compass, MessagesSquare } from 'lucide-react'
import { Button } from '../../components/form/button.tsx'
import { queryClient, useAct } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import type { SourceTable } from '../../lib/source-types.ts'
import { t } from '../../lib/texts/index.ts'
import { showError } from '../../lib/undo.ts'
import { rowsQuestion } from '../questions/question-parts.ts'
import { catalogQuery } from '../questions/questions.queries.ts'
import { linksQuery, spacesQuery } from '../spaces/spaces.queries.ts'
import { spaceFromSource } from '../spaces/upload-file.ts'
import type { DataSource } from './data-sources.queries.ts'

/** To the space that was made of this source, or to a new one. */
export async function spaceOf(source: DataSource): Promise<string> {
  const spaces = await queryClient.fetchQuery(spacesQuery)
  for (const { id } of spaces.filter(({ name }) => name.startsWith(source.name))) {
    const links = await queryClient.fetchQuery(linksQuery(id))
    if (links.some(({ dataSourceId }) => dataSourceId === source.id)) return id
  }
  return (await spaceFromSource(source)).id
}

export function AskButton({ source }: { source: DataSource }) {
  const can = useCan()
  const navigate = useNavigate()
  const ask = useAct(
    () => spaceOf(source),
    (spaceId) => navigate({ to: '/spaces/$spaceId', params: { spaceId } }),
  )
  if (!can.write) return null
  return (
    <Button look="primary" icon={MessagesSquare} folds busy={ask.isPending} onClick={() => ask.mutate()}>
      {t.sources.ask}
    </Button>
  )
}

/** The rows of a table, as the beginning of a question. */
export function ExploreButton({ source, table }: { source: DataSource; table: SourceTable | null }) {
  const can = useCan()
  const navigate = useNavigate()
  const explore = useMutation({
    mutationFn: async () => {
      const space = await spaceOf(source)
      const { datasets } = await queryClient.fetchQuery({ ...catalogQuery(space), staleTime: 0 })
      const dataset = datasets.find((one) => one.dataSourceId === source.id && one.table.name === table?.name)
      return { space, ...(dataset ? { q: rowsQuestion(dataset) } : {}) }
    },
    onSuccess: (search) => navigate({ to: '/explore', search }),
    onError: showError,
  })
  if (!can.write || table === null) return null
  return (
    <Button icon={Compass} busy={explore.isPending} onClick={() => explore.mutate()} folds>
      {t.nav.explore}
    </Button>
  )
}
