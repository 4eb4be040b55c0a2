import { Link, Outlet } from '@tanstack/react-router'
import { ListPage } from '../components/page.tsx'
import { useCan } from '../lib/session.ts'
import { t } from '../lib/texts/index.ts'

const item =
  'flex h-8 items-center rounded px-2 text-13 text-muted hover:bg-hover hover:text-text data-[status=active]:bg-pressed data-[status=active]:font-medium data-[status=active]:text-text'

/** Pages of the settings, in the order of the list; those marked `admin` are shown to administrators. */
const groups = [
  { heading: t.settings.personal, pages: [{ to: '/settings/profile', label: t.settings.profile, admin: false }] },
  {
    heading: t.settings.team,
    pages: [
      { to: '/settings/people', label: t.settings.people, admin: false },
      { to: '/settings/api-keys', label: t.settings.apiKeys, admin: false },
      { to: '/settings/mcp', label: t.mcp.nav, admin: false },
      { to: '/settings/models', label: t.models.nav, admin: false },
      { to: '/settings/usage', label: t.usage.nav, admin: false },
      { to: '/settings/slack', label: t.slack.nav, admin: true },
      { to: '/settings/google-chat', label: t.googleChat.nav, admin: true },
      { to: '/settings/webhooks', label: t.webhooks.nav, admin: false },
      { to: '/settings/identity-providers', label: t.settings.identityProviders, admin: true },
      { to: '/settings/audit-log', label: t.settings.auditLog, admin: true },
      { to: '/settings/client-log', label: t.settings.clientLog, admin: true },
    ],
  },
] as const

export function SettingsLayout() {
  const can = useCan()
  const list = groups.map((group) => (
    <div key={group.heading} className="pb-3">
      <h3 className="px-2 pt-1 pb-1 text-12 text-muted">{group.heading}</h3>
      <ul>
        {group.pages
          .filter((page) => can.administer || !page.admin)
          .map((page) => (
            <li key={page.to}>
              <Link to={page.to} className={item}>
                {page.label}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  ))
  return (
    <ListPage title={t.settings.title} keepAs="settings" list={list}>
      <Outlet />
    </ListPage>
  )
}
