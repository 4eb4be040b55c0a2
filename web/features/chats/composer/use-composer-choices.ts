import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { t } from '../../../lib/texts/index.ts'
import { callOf, placeholdersOf } from '../../shortcuts/placeholders.ts'
import { isOfAgent, isOfferedInApp, type Shortcut, useShortcutsOf } from '../../shortcuts/shortcuts.queries.ts'
import { linksQuery, schemaQuery } from '../../spaces/spaces.queries.ts'
import type { MenuChoice } from './composer-menu.tsx'
import { findNames, type NamedThing, spokenName, type Trigger } from './composer-words.ts'

type Put = (text: string, caret?: number) => void

/** What the menu offers for what is being typed; null when there is nothing to complete. */
export function useComposerChoices(
  spaceId: string,
  trigger: Trigger | null,
  put: Put,
  send: (text: string) => void,
): MenuChoice[] | null {
  const shortcuts = useShortcutsOf(spaceId)
  const links = useQuery(linksQuery(spaceId))
  const naming = trigger?.kind === 'name'
  const names = useQueries({
    queries: (links.data ?? []).map((link) => ({ ...schemaQuery(link.dataSourceId), enabled: naming })),
    combine: (results) =>
      results.flatMap(({ data }): NamedThing[] =>
        (data?.tables ?? [])
          .filter((table) => !table.hidden)
          .flatMap((table) => [
            { table: table.name, column: null },
            ...table.columns.map(({ name }) => ({ table: table.name, column: name })),
          ]),
      ),
  })
  return useMemo(() => {
    if (trigger === null) return null
    if (trigger.kind === 'name')
      return findNames(names, trigger.word).map(({ table, column }) => ({
        key: `${table}.${column ?? ''}`,
        label: column ?? table,
        detail: column === null ? t.ask.table : t.ask.column(table),
        choose: () => put(`${spokenName(column ?? table)} `),
      }))
    return shortcuts.all
      .filter(
        (shortcut) =>
          shortcut.userInvokable &&
          isOfferedInApp(shortcut) &&
          (shortcut.prefix.slice(1).toLowerCase().includes(trigger.word) ||
            shortcut.name.toLowerCase().includes(trigger.word)),
      )
      .map((shortcut) => ({
        key: shortcut.id,
        label: shortcut.prefix,
        detail: detailOf(shortcut),
        mono: true,
        choose: () => callShortcut(shortcut, put, send),
      }))
  }, [trigger, names, shortcuts.all, put, send])
}

const detailOf = ({ name, description, prompt }: Shortcut): string => {
  const asked = placeholdersOf(prompt)
  return [name, asked.length > 0 ? t.ask.fill(asked.join(', ')) : (description ?? prompt)].join(' · ')
}

function callShortcut(shortcut: Shortcut, put: Put, send: (text: string) => void): void {
  const asked = placeholdersOf(shortcut.prompt)
  if (isOfAgent(shortcut) && shortcut.immediate && asked.length === 0) {
    send(shortcut.prefix)
    return
  }
  const call = callOf(shortcut.prefix, shortcut.prompt)
  const first = call.indexOf('=')
  put(call, first < 0 ? call.length : first + 1)
}
