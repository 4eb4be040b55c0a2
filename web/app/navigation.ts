import {
  CalendarClock,
  Compass,
  Database,
  FileText,
  House,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Settings,
  Table2,
} from 'lucide-react'
import { t } from '../lib/texts/index.ts'

export type NavigationItem = {
  /** A route of `router.tsx`. */
  to: '/' | '/spaces' | '/explore' | '/data' | '/datasets' | '/dashboards' | '/reports' | '/automations' | '/settings'
  label: string
  icon: LucideIcon
  /** The second key after `g`. */
  key: string
  /** Whether it is in the bar of a phone, where three fit beside the menu with the others. */
  phone: boolean
}

/** The rail, from the top. A section appears here in the same commit as its page. */
export const navigation: readonly NavigationItem[] = [
  { to: '/', label: t.nav.start, icon: House, key: 'h', phone: true },
  { to: '/spaces', label: t.nav.spaces, icon: MessagesSquare, key: 's', phone: true },
  { to: '/explore', label: t.nav.explore, icon: Compass, key: 'e', phone: false },
  { to: '/data', label: t.nav.data, icon: Database, key: 'd', phone: true },
  { to: '/datasets', label: t.nav.datasets, icon: Table2, key: 't', phone: false },
  { to: '/dashboards', label: t.nav.dashboards, icon: LayoutDashboard, key: 'b', phone: false },
  { to: '/reports', label: t.nav.reports, icon: FileText, key: 'r', phone: false },
  { to: '/automations', label: t.nav.automations, icon: CalendarClock, key: 'a', phone: false },
  { to: '/settings', label: t.nav.settings, icon: Settings, key: ',', phone: false },
]
