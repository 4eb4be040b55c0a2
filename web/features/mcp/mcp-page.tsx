import { useQuery } from '@tanstack/react-query'
import { Page, Section } from '../../components/page/page.tsx'
import { ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { isLost } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { ConnectPanel } from './connect-panel.tsx'
import { ConnectedList } from './connected-list.tsx'
import { connectionQuery } from './mcp.queries.ts'

export function McpPage() {
  const can = useCan()
  const connection = useQuery(connectionQuery)
  return (
    <Page title={t.mcp.title} text={t.mcp.text}>
      {connection.isPending ? (
        <SkeletonRows />
      ) : isLost(connection) ? (
        <ErrorState error={connection.error} onRetry={() => connection.refetch()} />
      ) : (
        <>
          <Section title={t.mcp.connect} text={t.mcp.connectText}>
            <div className="max-w-160 pb-4">
              <CopyField label={t.mcp.address} hint={t.mcp.addressHint} value={connection.data.url} />
            </div>
            <ConnectPanel url={connection.data.url} />
          </Section>
          <Section title={t.mcp.connected} text={can.administer ? t.mcp.connectedAll : t.mcp.connectedText}>
            <ConnectedList />
          </Section>
        </>
      )}
    </Page>
  )
}
