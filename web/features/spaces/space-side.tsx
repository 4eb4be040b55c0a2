import { Tabs } from '../../components/page/tabs.tsx'
import { useKept } from '../../lib/local-storage.ts'
import { t } from '../../lib/texts/index.ts'
import { AgentPanel } from '../agents/agent-panel.tsx'
import { ShortcutsPanel } from '../shortcuts/shortcuts-panel.tsx'
import { SourcesPanel } from './sources-panel.tsx'

type Part = 'data' | 'analyst' | 'shortcuts'

/** Beside the chat; on a phone a sheet. */
export function SpaceSide({ spaceId }: { spaceId: string }) {
  const [part, setPart] = useKept<Part>('space-side', 'data')
  return (
    <Tabs<Part>
      label={t.spaces.side}
      value={part}
      onChange={setPart}
      tabs={[
        { value: 'data', label: t.spaces.tabs.data, content: <SourcesPanel spaceId={spaceId} /> },
        { value: 'analyst', label: t.spaces.tabs.analyst, content: <AgentPanel spaceId={spaceId} /> },
        { value: 'shortcuts', label: t.spaces.tabs.shortcuts, content: <ShortcutsPanel spaceId={spaceId} /> },
      ]}
    />
  )
}
