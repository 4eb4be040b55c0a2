import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Database,
  FileText,
  Keyboard,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  Monitor,
  Moon,
  Settings,
  Sun,
  Table2,
  Upload,
  UserPlus,
} from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { CommandPalette } from '../components/overlay/command-palette.tsx'
import { thingIcons, thingsQuery, useOpenThing } from '../features/finding/things.ts'
import { spacesQuery } from '../features/spaces/spaces.queries.ts'
import { type Command, useAllCommands } from '../lib/commands.ts'
import { useGoing } from '../lib/delete-soon.ts'
import { useCan } from '../lib/session.ts'
import { t } from '../lib/texts/index.ts'
import { chooseTheme } from '../lib/theme.ts'
import { navigation } from './navigation.ts'
import { settingsPages } from './settings-pages.ts'

type PaletteProps = { onOpenChange: (open: boolean) => void; onKeys: () => void; onSignOut: () => void }

/** The palette with everything that has a name. What is not listed from the start is asked for as somebody types. */
export function Palette({ onOpenChange, onKeys, onSignOut }: PaletteProps) {
  const [search, setSearch] = useState('')
  const ofPage = useAllCommands()
  const places = usePlaces()
  const actions = useActions()
  const found = useFound(useDeferredValue(search.trim()))
  const general: Command[] = [
    ...themes.map(({ choice, icon }) => ({
      id: `theme:${choice}`,
      label: `${t.nav.theme}: ${t.nav.themes[choice]}`,
      group: t.nav.commands,
      icon,
      run: () => chooseTheme(choice),
    })),
    { id: 'keys', label: t.nav.keys, group: t.nav.commands, icon: Keyboard, keys: '?', run: onKeys },
    { id: 'sign-out', label: t.nav.signOut, group: t.nav.commands, icon: LogOut, run: onSignOut },
  ]
  return (
    <CommandPalette
      open
      onOpenChange={onOpenChange}
      search={search}
      onSearch={setSearch}
      commands={[
        ...places,
        ...found,
        ...ofPage,
        ...actions.filter(({ label }) => !ofPage.some((one) => one.label === label)),
        ...general,
      ]}
    />
  )
}

const themes = [
  { choice: 'light', icon: Sun },
  { choice: 'dark', icon: Moon },
  { choice: 'system', icon: Monitor },
] as const

/** The sections, and the spaces. */
function usePlaces(): Command[] {
  const navigate = useNavigate()
  const spaces = useQuery(spacesQuery)
  const going = useGoing()
  return [
    ...navigation.map((item) => ({
      id: `go:${item.to}`,
      label: t.nav.goTo(item.label),
      group: t.nav.go,
      icon: item.icon,
      keys: `g ${item.key}`,
      run: () => void navigate({ to: item.to }),
    })),
    ...(spaces.data ?? [])
      .filter(({ id }) => !going.has(id))
      .map(({ id, name }) => ({
        id: `space:${id}`,
        label: t.spaces.switchTo(name),
        group: t.nav.spaces,
        icon: MessagesSquare,
        run: () => void navigate({ to: '/spaces/$spaceId', params: { spaceId: id } }),
      })),
  ]
}

/** What the words find in the whole team, and pages of the settings. */
function useFound(text: string): Command[] {
  const navigate = useNavigate()
  const can = useCan()
  const open = useOpenThing()
  const things = useQuery({ ...thingsQuery(text), enabled: text !== '' })
  if (text === '') return []
  const settings = settingsPages.flatMap(({ pages }) => pages.filter(({ admin }) => can.administer || !admin))
  return [
    // The spaces stand among the places.
    ...(things.data ?? [])
      .filter(({ kind }) => kind !== 'space')
      .map((thing) => ({
        id: `${thing.kind} ${thing.id} ${thing.table} ${thing.title}`,
        label: thing.title,
        group: t.finding.groups[thing.kind],
        icon: thingIcons[thing.kind],
        ...(thing.within ? { beside: thing.within } : {}),
        run: () => open(thing),
      })),
    ...settings.map(({ to, label }) => ({
      id: `settings:${to}`,
      label,
      group: t.nav.settings,
      icon: Settings,
      run: () => void navigate({ to }),
    })),
  ]
}

/** What can be begun from anywhere. */
function useActions(): Command[] {
  const navigate = useNavigate()
  const can = useCan()
  const { actions } = t.finding
  const action = (id: string, label: string, icon: LucideIcon, run: () => void): Command => ({
    id: `do:${id}`,
    label,
    group: t.nav.commands,
    icon,
    run,
  })
  const make = { make: true as const }
  return [
    action('ask', actions.ask, MessagesSquare, () => void navigate({ to: '/' })),
    ...(can.write
      ? [
          action(
            'dashboard',
            actions.dashboard,
            LayoutDashboard,
            () => void navigate({ to: '/dashboards', search: make }),
          ),
          action('report', actions.report, FileText, () => void navigate({ to: '/reports', search: make })),
          action('dataset', actions.dataset, Table2, () => void navigate({ to: '/datasets', search: make })),
          action('space', actions.space, MessagesSquare, () => void navigate({ to: '/spaces', search: make })),
          action('add', actions.addData, Upload, () => void navigate({ to: '/data' })),
          action('connect', actions.connect, Database, () => void navigate({ to: '/data/connect' })),
        ]
      : []),
    ...(can.administer
      ? [action('invite', actions.invite, UserPlus, () => void navigate({ to: '/settings/people' }))]
      : []),
  ]
}
