import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../components/page/loaded.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
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
      <Loaded query={connection}>
        {(data) => (
          <>
            <Section title={t.mcp.connect} text={t.mcp.connectText}>
              <div className="max-w-160 pb-4">
                <CopyField label={t.words.address} hint={t.mcp.addressHint} value={data.url} />
              </div>
              <ConnectPanel url={data.url} />
            </Section>
            <Section title={t.mcp.connected} text={can.administer ? t.mcp.connectedAll : t.mcp.connectedText}>
              <ConnectedList />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  )
}
