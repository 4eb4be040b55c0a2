import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useShortcut } from '../../lib/keys.ts'
import { useKept } from '../../lib/local-storage.ts'
import { t } from '../../lib/texts/index.ts'
import { IconButton } from '../form/button.tsx'
import { Sheet } from '../overlay/dialog.tsx'

export type PageProps = {
  title: string
  text?: ReactNode
  /** The one primary action, always in this corner. */
  action?: ReactNode
  children: ReactNode
  /** `reading`: a column of text and forms. `wide`: lists. `full`: the page lays itself out to the edges. */
  width?: 'reading' | 'wide' | 'full'
}

const widths = { reading: 'max-w-160', wide: 'max-w-240', full: '' }

/** On a phone the button that opens the list stands where the title would begin. */
const BesideList = createContext(false)

export function Page({ title, text, action, children, width = 'wide' }: PageProps) {
  const besideList = useContext(BesideList)
  useEffect(() => {
    document.title = `${title} · ${t.product}`
  }, [title])
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header
        className={classNames(
          'flex min-h-12 shrink-0 items-center gap-3 border-b border-line px-4 md:px-6',
          besideList && 'max-md:pl-12',
        )}
      >
        <h1 className="min-w-0 flex-1 truncate text-14 font-semibold">{title}</h1>
        {action}
      </header>
      {width === 'full' ? (
        <div className="min-h-0 flex-1 overflow-hidden">{children}</div>
      ) : (
        <div className="min-h-0 flex-1 overflow-auto px-4 py-6 md:px-6">
          <div className={classNames('mx-auto', widths[width])}>
            {text ? <p className="max-w-[72ch] pb-4 text-muted">{text}</p> : null}
            {children}
          </div>
        </div>
      )}
    </div>
  )
}

export type ListPageProps = { title: string; list: ReactNode; action?: ReactNode; keepAs: string; children: ReactNode }

/** A list at the left that can be folded, the page beside it; on a phone the list is a sheet. */
export function ListPage({ title, list, action, keepAs, children }: ListPageProps) {
  const [folded, setFolded] = useKept(`folded:${keepAs}`, false)
  const [sheet, setSheet] = useState(false)
  useShortcut('[', folded ? t.nav.unfoldList : t.nav.foldList, t.keysHelp.groups.general, () => setFolded(!folded))
  return (
    <div className="relative flex h-full min-h-0">
      {folded ? (
        <div className="flex w-10 shrink-0 flex-col items-center border-r border-line bg-surface pt-2 max-md:hidden">
          <IconButton
            icon={PanelLeft}
            label={t.nav.unfoldList}
            keys="["
            side="right"
            onClick={() => setFolded(false)}
          />
        </div>
      ) : (
        <nav aria-label={title} className="flex w-60 shrink-0 flex-col border-r border-line bg-surface max-md:hidden">
          <div className="flex h-12 shrink-0 items-center gap-1 pr-2 pl-4">
            <h2 className="min-w-0 flex-1 truncate text-14 font-semibold">{title}</h2>
            {action}
            <IconButton icon={PanelLeft} label={t.nav.foldList} keys="[" onClick={() => setFolded(true)} />
          </div>
          <div className="min-h-0 flex-1 overflow-auto px-2 pb-4">{list}</div>
        </nav>
      )}
      <div className="absolute top-2 left-2 z-20 md:hidden">
        <IconButton icon={MenuIcon} label={t.nav.openList} onClick={() => setSheet(true)} />
      </div>
      <Sheet open={sheet} onClose={() => setSheet(false)} title={title} side="left">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes the sheet behind the link that was followed */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by keyboard clicks as well */}
        <div onClick={(event) => event.target instanceof Element && event.target.closest('a') && setSheet(false)}>
          {list}
        </div>
      </Sheet>
      <div className="min-h-0 min-w-0 flex-1">
        <BesideList value={true}>{children}</BesideList>
      </div>
    </div>
  )
}

type SectionProps = Pick<PageProps, 'title' | 'text' | 'action'> & { children?: ReactNode }

/** A titled part of a page. */
export const Section = ({ title, text, action, children }: SectionProps) => (
  <section className="border-b border-line py-6 first:pt-0 last:border-0">
    <div className={classNames('flex items-start gap-3', children ? 'pb-3' : '')}>
      <div className="min-w-0 flex-1">
        <h2 className="text-14 font-semibold">{title}</h2>
        {text ? <p className="text-muted">{text}</p> : null}
      </div>
      {action}
    </div>
    {children}
  </section>
)
