import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FlaskConical, MessagesSquare, Plus } from 'lucide-react'
import { Button } from '../../components/form/button.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { useAct } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { useMaking } from '../../lib/use-making.ts'
import { loadSample } from '../samples/load-sample.ts'
import { SpaceDialog } from './space-dialog.tsx'
import { SpaceList } from './space-list.tsx'
import { spacesQuery } from './spaces.queries.ts'

export function SpacesPage() {
  const can = useCan()
  const navigate = useNavigate()
  const spaces = useQuery(spacesQuery)
  const [making, setMaking] = useMaking()
  const sample = useAct(loadSample, ({ id }) => navigate({ to: '/spaces/$spaceId', params: { spaceId: id } }))
  const loadButton = (
    <Button icon={FlaskConical} busy={sample.isPending} onClick={() => sample.mutate()}>
      {sample.isPending ? t.setup.sampleBusy : t.setup.sample}
    </Button>
  )
  const create = can.write ? (
    <Button look="primary" icon={Plus} onClick={() => setMaking(true)}>
      {t.spaces.create}
    </Button>
  ) : null
  return (
    <Page title={t.nav.spaces} text={t.spaces.text} action={create}>
      <LoadedList
        query={spaces}
        empty={
          <EmptyState
            icon={MessagesSquare}
            title={t.spaces.empty}
            text={t.spaces.emptyText}
            action={can.write ? loadButton : undefined}
          />
        }
      >
        {(shown) => (
          <>
            <SpaceList spaces={shown} label={t.nav.spaces} />
            {can.write ? <div className="flex justify-end pt-3">{loadButton}</div> : null}
          </>
        )}
      </LoadedList>
      {making ? <SpaceDialog space={null} onClose={() => setMaking(false)} /> : null}
    </Page>
  )
}
