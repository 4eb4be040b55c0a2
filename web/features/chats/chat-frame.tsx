import { PanelRight } from 'lucide-react'
import { type DragEvent, type ReactNode, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { acceptFiles } from '../../components/form/file-drop.tsx'
import { Sheet } from '../../components/overlay/dialog.tsx'
import { Page } from '../../components/page/page.tsx'
import { useShortcut } from '../../lib/keys.ts'
import { useKept } from '../../lib/local-storage.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { SpaceSide } from '../spaces/space-side.tsx'
import { fileKinds } from '../spaces/upload-file.ts'
import { startUploads } from '../spaces/uploads.ts'

const wide = matchMedia('(min-width: 1180px)')
const useWide = () =>
  useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )

type ChatFrameProps = { spaceId: string; title: string; children: ReactNode }

/** A chat, and beside it the data and the analyst of its space. Files dropped anywhere on it are attached. */
export function ChatFrame({ spaceId, title, children }: ChatFrameProps) {
  const can = useCan()
  const roomy = useWide()
  const [side, setSide] = useKept('space-side-open', true)
  const [sheet, setSheet] = useState(false)
  const [over, setOver] = useState(false)
  const shown = roomy ? side : sheet
  const toggle = () => (roomy ? setSide(!side) : setSheet(!sheet))
  useShortcut(']', t.chatKeys.side, t.chatKeys.group, toggle)

  const onDrag = (event: DragEvent) => {
    if (!can.write || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    if (!can.write || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    startUploads(spaceId, acceptFiles([...event.dataTransfer.files], fileKinds))
  }
  const button = (
    <IconButton
      icon={PanelRight}
      label={shown ? t.spaces.hideSide : t.spaces.showSide}
      keys="]"
      aria-pressed={shown}
      onClick={toggle}
    />
  )
  return (
    <Page title={title} width="full" action={button}>
      <div className="flex h-full min-h-0">
        <section
          aria-label={title}
          className="relative h-full min-w-0 flex-1"
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={(event) => {
            if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
              setOver(false)
          }}
          onDrop={onDrop}
        >
          {children}
          {over ? (
            <div className="pointer-events-none absolute inset-2 z-30 flex items-center justify-center rounded border-2 border-dashed border-accent bg-accent-soft/80 text-14 font-medium text-accent-text">
              {t.ask.drop}
            </div>
          ) : null}
        </section>
        {roomy && side ? (
          <aside
            aria-label={t.spaces.side}
            className="h-full w-80 shrink-0 overflow-y-auto border-l border-line bg-surface px-4 pt-1 pb-6"
          >
            <SpaceSide spaceId={spaceId} />
          </aside>
        ) : null}
      </div>
      {roomy ? null : (
        <Sheet open={sheet} onClose={() => setSheet(false)} title={t.spaces.side}>
          <SpaceSide spaceId={spaceId} />
        </Sheet>
      )}
    </Page>
  )
}
