import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  CalendarClock,
  Columns3,
  Compass,
  Database,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  MessagesSquare,
  Table2,
  TableProperties,
} from 'lucide-react'
import type { Thing } from '../../../src/client/index.ts'
import { getQuery } from '../../lib/query.ts'

export type { Thing }

/** What has a name: by its words, or, without any, what changed last. */
export const thingsQuery = (text: string) =>
  getQuery(['things', text], '/things', { query: { text }, placeholderData: keepPreviousData, staleTime: 10_000 })

export const thingIcons: Record<Thing['kind'], LucideIcon> = {
  space: MessagesSquare,
  chat: MessageSquare,
  dashboard: LayoutDashboard,
  report: FileText,
  question: Compass,
  automation: CalendarClock,
  dataset: Table2,
  source: Database,
  table: TableProperties,
  column: Columns3,
}

/** Leads to the page of a thing. */
export function useOpenThing(): (thing: Thing) => void {
  const navigate = useNavigate()
  return ({ kind, id, spaceId, table }) => {
    switch (kind) {
      case 'space':
        return void navigate({ to: '/spaces/$spaceId', params: { spaceId: id } })
      case 'chat':
        return void navigate({
          to: '/spaces/$spaceId/chats/$chatId',
          params: { spaceId: spaceId ?? '', chatId: id },
        })
      case 'dashboard':
        return void navigate({ to: '/dashboards/$dashboardId', params: { dashboardId: id } })
      case 'report':
        return void navigate({ to: '/reports/$reportId', params: { reportId: id } })
      case 'question':
        return void navigate({ to: '/explore', search: { space: spaceId ?? '', saved: id } })
      case 'automation':
        return void navigate({ to: '/automations/$automationId', params: { automationId: id } })
      case 'dataset':
        return void navigate({ to: '/datasets/$datasetId', params: { datasetId: id } })
      case 'source':
      case 'table':
      case 'column':
        return void navigate({
          to: '/data/$sourceId',
          params: { sourceId: id },
          search: table === null ? {} : { table },
        })
    }
  }
}
