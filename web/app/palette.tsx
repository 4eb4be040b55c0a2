import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  CalendarClock,
  Compass,
  Database,
  FileText,
  Keyboard,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  Monitor,
  Moon,
  Settings,
  Sun,
  Table2,
} from 'lucide-react'
import { useState } from 'react'
import { CommandPalette } from '../components/overlay/command-palette.tsx'
import { automationsQuery } from '../features/automations/automations.queries.ts'
import { dashboardsQuery } from '../features/dashboards/dashboards.queries.ts'
import { dataSourcesQuery } from '../features/data-sources/data-sources.queries.ts'
import { datasetsQuery } from '../features/datasets/datasets.queries.ts'
import { savedQuestionsQuery } from '../features/explore/saved-questions.queries.ts'
import { reportsQuery } from '../features/reports/reports.queries.ts'
import { spacesQuery } from '../features/spaces/spaces.queries.ts'
import { type Command, useAllCommands } from '../lib/commands.ts'
import { useGoing } from '../lib/delete-soon.ts'
import { useCan } from '../lib/session.ts'
import { t } from '../lib/texts/index.ts'
import { chooseTheme } from '../lib/theme.ts'
import { navigation } from './navigation.ts'
import { settingsPages } from './settings-pages.ts'

type PaletteProps = { onOpenChange: (open: boolean) => void; onKeys: () => void; onSignOut: () => void }

/** The palette with everything that has a name. What is not listed from the start is asked for when somebody begins to type. */
export function Palette({ onOpenChange, onKeys, onSignOut }: PaletteProps) {
  const [search, setSearch] = useState('')
  const ofPage = useAllCommands()
  const places = usePlaces()
  const found = useFound(search.trim() !== '')
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
      commands={[...places, ...ofPage, ...general, ...found]}
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
        group: t.spaces.title,
        icon: MessagesSquare,
        run: () => void navigate({ to: '/spaces/$spaceId', params: { spaceId: id } }),
      })),
  ]
}

function useFound(enabled: boolean): Command[] {
  const navigate = useNavigate()
  const can = useCan()
  const once = { enabled, refetchInterval: false } as const
  const sources = useQuery({ ...dataSourcesQuery, enabled })
  const datasets = useQuery({ ...datasetsQuery, enabled })
  const reports = useQuery({ ...reportsQuery, ...once })
  const automations = useQuery({ ...automationsQuery, ...once })
  const spaces = useQuery(spacesQuery)
  const dashboards = useQueries({
    queries: (spaces.data ?? []).map(({ id }) => ({ ...dashboardsQuery(id), enabled })),
    combine: (lists) => lists.flatMap(({ data }) => data ?? []),
  })
  const questions = useQueries({
    queries: (spaces.data ?? []).map(({ id }) => ({ ...savedQuestionsQuery(id), enabled })),
    combine: (lists) => lists.flatMap(({ data }) => data ?? []),
  })
  if (!enabled) return []
  const settings = settingsPages.flatMap(({ pages }) => pages.filter(({ admin }) => can.administer || !admin))
  return [
    ...(sources.data ?? []).map(({ id, name }) => ({
      id: `source:${id}`,
      label: name,
      group: t.nav.data,
      icon: Database,
      run: () => void navigate({ to: '/data/$sourceId', params: { sourceId: id } }),
    })),
    ...(datasets.data ?? []).map(({ id, name }) => ({
      id: `dataset:${id}`,
      label: name,
      group: t.nav.datasets,
      icon: Table2,
      run: () => void navigate({ to: '/datasets/$datasetId', params: { datasetId: id } }),
    })),
    ...dashboards.map(({ id, title }) => ({
      id: `dashboard:${id}`,
      label: title,
      group: t.nav.dashboards,
      icon: LayoutDashboard,
      run: () => void navigate({ to: '/dashboards/$dashboardId', params: { dashboardId: id } }),
    })),
    ...questions.map(({ id, spaceId, name }) => ({
      id: `question:${id}`,
      label: name,
      group: t.explore.savedTitle,
      icon: Compass,
      run: () => void navigate({ to: '/explore', search: { space: spaceId, saved: id } }),
    })),
    ...(reports.data ?? []).map(({ id, title }) => ({
      id: `report:${id}`,
      label: title,
      group: t.nav.reports,
      icon: FileText,
      run: () => void navigate({ to: '/reports/$reportId', params: { reportId: id } }),
    })),
    ...(automations.data ?? []).map(({ id, name }) => ({
      id: `automation:${id}`,
      label: name,
      group: t.nav.automations,
      icon: CalendarClock,
      run: () => void navigate({ to: '/automations/$automationId', params: { automationId: id } }),
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
