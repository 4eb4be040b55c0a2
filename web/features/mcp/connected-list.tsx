import { useQuery } from '@tanstack/react-query'
import { Plug, Unplug } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { t } from '../../lib/texts/index.ts'
import { clientsQuery, disconnect, type McpClient } from './mcp.queries.ts'

export function ConnectedList() {
  const clients = useQuery(clientsQuery)
  const [going, setGoing] = useState<McpClient | null>(null)
  return (
    <LoadedList query={clients} rows={2} empty={<EmptyState icon={Plug} title={t.mcp.empty} text={t.mcp.emptyText} />}>
      {(rows) => (
        <>
          <ListTable
            label={t.mcp.connected}
            rows={rows}
            columns={[
              {
                header: t.mcp.program,
                cell: (client) => <span className="block truncate font-medium">{client.name}</span>,
              },
              { header: t.mcp.person, cell: (client) => client.userName },
              {
                header: t.mcp.may,
                wide: true,
                cell: (client) => client.scopes.map((scope) => t.mcp.scopes[scope]).join(', '),
              },
              { header: t.mcp.since, wide: true, cell: (client) => <Time at={client.createdAt} /> },
              { header: t.words.lastUsed, wide: true, cell: (client) => <Time at={client.lastUsedAt} /> },
              {
                header: t.teamChats.disconnect,
                hideHeader: true,
                align: 'right',
                className: 'w-10',
                cell: (client) => (
                  <IconButton icon={Unplug} label={t.mcp.disconnectOne(client.name)} onClick={() => setGoing(client)} />
                ),
              },
            ]}
          />
          {going ? <DisconnectDialog client={going} onClose={() => setGoing(null)} /> : null}
        </>
      )}
    </LoadedList>
  )
}

/** Asks first: tokens that are gone do not come back. */
const DisconnectDialog = ({ client, onClose }: { client: McpClient; onClose: () => void }) => (
  <FormDialog
    title={t.mcp.disconnectTitle(client.name)}
    description={t.mcp.disconnectText}
    submit={t.teamChats.disconnect}
    look="danger"
    save={() => disconnect(client)}
    done={t.teamChats.disconnected(client.name)}
    onClose={onClose}
  />
)
