import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Select } from '../../components/form/select.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { keep, lastSpace, readKept } from '../../lib/local-storage.ts'
import { isLost } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { spacesQuery } from '../spaces/spaces.queries.ts'
import { Explore } from './explore.tsx'

/** Questions without words: chips on top, the result below, the fields beside it. */
export function ExplorePage() {
  const { space } = useSearch({ from: '/inside/explore' })
  const navigate = useNavigate({ from: '/explore' })
  const spaces = useQuery(spacesQuery)
  const going = useGoing()
  const here = (spaces.data ?? []).filter(({ id }) => !going.has(id))
  const wanted = space ?? readKept<string | null>(lastSpace, null)
  const chosen = here.find(({ id }) => id === wanted) ?? (space === undefined ? here[0] : undefined)
  useEffect(() => {
    if (chosen) keep(lastSpace, chosen.id)
  }, [chosen])
  if (isLost(spaces))
    return (
      <Page title={t.nav.explore}>
        <ErrorState error={spaces.error} onRetry={() => void spaces.refetch()} />
      </Page>
    )
  if (spaces.isPending)
    return (
      <Page title={t.nav.explore}>
        <SkeletonRows />
      </Page>
    )
  if (!chosen)
    return (
      <Page title={t.nav.explore}>
        <EmptyState
          icon={Compass}
          title={here.length === 0 ? t.dashboards.emptySpaces : t.explore.spaceGone}
          text={here.length === 0 ? t.explore.noSpaceText : t.explore.spaceGoneText}
          action={
            here.length === 0 ? (
              <Button onClick={() => void navigate({ to: '/spaces' })}>{t.dashboards.goToSpaces}</Button>
            ) : (
              <Button onClick={() => void navigate({ search: {} })}>{t.explore.startOver}</Button>
            )
          }
        />
      </Page>
    )
  return (
    <Explore
      key={chosen.id}
      space={chosen}
      choice={
        here.length > 1 ? (
          <div className="w-40 md:w-48">
            <Select
              label={t.words.space}
              value={chosen.id}
              onChange={(id) => void navigate({ search: { space: id } })}
              options={here.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </div>
        ) : null
      }
    />
  )
}
