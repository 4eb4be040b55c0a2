import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { FileDown, ImageDown, Maximize } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { Client, SharedDashboard as Shared } from '../../../src/client/index.ts'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { format, writeAs } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { showError } from '../../lib/undo.ts'
import { useClicks } from '../dashboards/document/clicks.ts'
import { readControlValues } from '../dashboards/document/control-values.ts'
import { DocumentProvider, type DocumentRun } from '../dashboards/document/document-data.tsx'
import { DocumentView } from '../dashboards/document/document-view.tsx'
import { resultOf } from '../dashboards/document/documents.ts'
import { ShareDoor } from './share-door.tsx'
import { keepGrant, sharedClient } from './shared.queries.ts'
import { useShareTheme } from './use-share-theme.ts'

/** A dashboard as those see it who have its link. No sign-in, no shell. */
export const SharedDashboardPage = () => <SharedDashboard from="/share/dashboards/$token" />

/** The same in a frame of another site: it has its own heading there. */
export const EmbeddedDashboardPage = () => <SharedDashboard from="/embed/dashboards/$token" />

type From = '/share/dashboards/$token' | '/embed/dashboards/$token'

function SharedDashboard({ from }: { from: From }) {
  const { token } = useParams({ from })
  const path = `/share/dashboards/${encodeURIComponent(token)}`
  const client = useMemo(() => sharedClient(path), [path])
  const shared = useQuery({
    queryKey: ['shared-dashboard', token],
    queryFn: async ({ signal }) => {
      const found = await client.get('/share/dashboards/{token}', { path: { token }, signal })
      writeAs(found.locale)
      return found
    },
  })
  return (
    <ShareDoor
      unlock={async (password) =>
        keepGrant(path, await client.post('/share/dashboards/{token}/unlock', { path: { token }, body: { password } }))
      }
      query={shared}
    >
      {({ share, dashboard }) => (
        <Shown from={from} token={token} client={client} share={share} dashboard={dashboard} />
      )}
    </ShareDoor>
  )
}

type ShownProps = {
  from: From
  token: string
  client: Client
  share: Shared['share']
  dashboard: Shared['dashboard']
}

function Shown({ from, token, client, share, dashboard }: ShownProps) {
  const { title, updatedAt, document: shown } = dashboard
  const search: Record<string, unknown> = useSearch({ from })
  const navigate = useNavigate()
  const paper = useRef<HTMLElement>(null)
  useShareTheme(share.theme)
  const clicks = useClicks(share.crossFilters)
  const values = useMemo(() => readControlValues(shown.controls, search), [shown.controls, search])
  useEffect(() => {
    document.title = title
  }, [title])
  const source = useMemo<DocumentRun>(
    () => ({
      key: ['shared', token, updatedAt],
      run: ({ sql }, chosen, signal) =>
        client
          .postForAnswer('/share/dashboards/{token}/query', { path: { token }, body: { sql, ...chosen }, signal })
          .then(resultOf),
    }),
    [token, client, updatedAt],
  )
  const savePicture = async () => {
    try {
      const { savePictureOf } = await import('../dashboards/document/save-picture.ts')
      await savePictureOf(paper.current!, title)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <main ref={paper} className="h-full overflow-auto bg-bg px-4 py-6 md:px-8">
      <div data-printed className="mx-auto max-w-320">
        <header className="flex items-start gap-3 pb-5">
          {share.theme.logo ? <img src={share.theme.logo} alt="" className="max-h-10 max-w-40 object-contain" /> : null}
          <div className="min-w-0 flex-1">
            <h1 className="text-20 font-semibold break-words">{title}</h1>
            <p className="text-12 text-muted">{t.shared.updated(format.date(updatedAt))}</p>
          </div>
          <span className="print:hidden">
            <MoreMenu
              entries={[
                {
                  label: t.chart.fullScreen,
                  icon: Maximize,
                  onSelect: () => void paper.current?.requestFullscreen().catch(showError),
                },
                { label: t.dashboards.picture, icon: ImageDown, onSelect: () => void savePicture() },
                { label: t.dashboards.pdf, icon: FileDown, onSelect: () => window.print() },
              ]}
            />
          </span>
        </header>
        <DocumentProvider
          document={shown}
          values={values}
          onChange={(name, value) =>
            void navigate({
              to: '.',
              search: (before: Record<string, unknown>) => ({ ...before, [name]: value }),
              replace: true,
              resetScroll: false,
            })
          }
          source={source}
          refreshMs={null}
          showSql={false}
          clicks={clicks}
        >
          <DocumentView title={title} />
        </DocumentProvider>
      </div>
    </main>
  )
}
