import { useShortcuts } from '../../lib/keys.ts'
import { t } from '../../lib/texts/index.ts'
import { Kbd } from '../text/kbd.tsx'
import { Dialog } from './dialog.tsx'

const { groups } = t.keysHelp
const always = [
  { keys: 'arrowup', label: t.tableKeys.move, group: groups.table },
  { keys: 'shift+arrowdown', label: t.tableKeys.extend, group: groups.table },
  { keys: 'home', label: t.tableKeys.ends, group: groups.table },
  { keys: 'mod+a', label: t.tableKeys.all, group: groups.table },
  { keys: 'mod+c', label: t.tableKeys.copy, group: groups.table },
  { keys: 'mod+enter', label: t.sql.run, group: groups.editor },
]

/** Every shortcut that works on this page, as registered. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcuts()
  const byGroup = Map.groupBy([...shortcuts, ...always], (s) => s.group)
  return (
    <Dialog onClose={onClose} title={t.nav.keys}>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {[...byGroup].map(([group, list]) => (
          <section key={group}>
            <h3 className="pb-1 text-12 text-muted">{group}</h3>
            <dl>
              {list.map((s) => (
                <div key={s.keys} className="flex h-7 items-center justify-between gap-4">
                  <dt className="truncate">{s.label}</dt>
                  <dd>
                    <Kbd keys={s.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
