import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../components/page/loaded.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { useCan, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { RecentThings } from '../finding/recent-things.tsx'
import { SpaceList } from '../spaces/space-list.tsx'
import { spacesQuery } from '../spaces/spaces.queries.ts'
import { AskBox } from './ask-box.tsx'
import { FirstData } from './first-data.tsx'

export function StartPage() {
  const { user } = useMe()
  const can = useCan()
  const spaces = useQuery(spacesQuery)
  const going = useGoing()
  const here = spaces.data?.filter(({ id }) => !going.has(id)) ?? []
  const firstData = can.write ? <FirstData /> : null
  return (
    <Page title={t.nav.start} width="reading">
      <h2 className="pb-4 text-20 font-semibold">{t.start.welcome(user.name.split(' ')[0] ?? user.name)}</h2>
      <Loaded query={spaces} rows={3}>
        {() =>
          here.length > 0 ? (
            <>
              <AskBox spaces={here} />
              <Section title={t.start.recent}>
                <RecentThings />
              </Section>
              <Section title={t.spaces.recent}>
                <SpaceList spaces={here.slice(0, 8)} label={t.spaces.recent} />
              </Section>
              {can.write ? <Section title={t.start.more}>{firstData}</Section> : null}
            </>
          ) : can.write ? (
            <>
              <p className="pb-4 text-muted">{t.setup.choiceTitle}</p>
              {firstData}
            </>
          ) : (
            <p className="text-muted">{t.start.nothing}</p>
          )
        }
      </Loaded>
    </Page>
  )
}
