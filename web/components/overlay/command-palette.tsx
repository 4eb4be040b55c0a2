import { Command as Cmdk } from 'cmdk'
import * as Radix from 'radix-ui/dialog'
import type { Command } from '../../lib/commands.ts'
import { t } from '../../lib/texts/index.ts'
import { Kbd } from '../text/kbd.tsx'

export type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  search: string
  onSearch: (search: string) => void
  commands: readonly Command[]
}

/** By what one can read, word by word: letters strewn over a name are no match. */
function byWords(_id: string, search: string, words: string[] = []): number {
  const text = words.join(' ').toLowerCase()
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.every((word) => text.includes(word))) return 0
  return text.startsWith(wanted[0] ?? '') ? 1 : wanted.every((word) => ` ${text}`.includes(` ${word}`)) ? 0.8 : 0.5
}

export function CommandPalette({ open, onOpenChange, search, onSearch, commands }: CommandPaletteProps) {
  const groups = Map.groupBy(commands, (command) => command.group)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-50 w-[calc(100vw-32px)] max-w-140 -translate-x-1/2 animate-appear overflow-hidden rounded border border-line bg-raised shadow-raised"
        >
          <Radix.Title className="sr-only">{t.nav.palette}</Radix.Title>
          <Cmdk label={t.nav.palette} loop filter={byWords}>
            <Cmdk.Input
              value={search}
              onValueChange={onSearch}
              placeholder={t.nav.palettePlaceholder}
              className="h-11 w-full border-b border-line bg-transparent px-4 text-14 !outline-none"
            />
            <Cmdk.List className="max-h-[52vh] overflow-auto p-1">
              <Cmdk.Empty className="px-3 py-6 text-center text-muted">{t.nav.paletteEmpty}</Cmdk.Empty>
              {[...groups].map(([group, entries]) => (
                <Cmdk.Group
                  key={group}
                  heading={group}
                  className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-muted"
                >
                  {entries.map(({ id, label, icon: Icon, keys, words, beside, run }) => (
                    <Cmdk.Item
                      key={id}
                      value={id}
                      keywords={[label, ...(words ? [words] : [])]}
                      onSelect={() => {
                        onOpenChange(false)
                        run()
                      }}
                      className="flex h-8 items-center gap-2 rounded-sm px-2 select-none data-[selected=true]:bg-hover"
                    >
                      {Icon ? <Icon size={16} className="text-muted" aria-hidden /> : null}
                      <span className="min-w-0 flex-1 truncate">{label}</span>
                      {beside ? <span className="max-w-48 truncate text-12 text-muted">{beside}</span> : null}
                      {keys ? <Kbd keys={keys} /> : null}
                    </Cmdk.Item>
                  ))}
                </Cmdk.Group>
              ))}
            </Cmdk.List>
          </Cmdk>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
