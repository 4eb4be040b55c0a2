import { Link, Outlet } from '@tanstack/react-router'
import { ListPage } from '../components/page/page.tsx'
import { useCan } from '../lib/session.ts'
import { t } from '../lib/texts/index.ts'
import { settingsPages } from './settings-pages.ts'

const item =
  'flex h-8 items-center rounded px-2 text-13 text-muted hover:bg-hover hover:text-text data-[status=active]:bg-pressed data-[status=active]:font-medium data-[status=active]:text-text'

export function SettingsLayout() {
  const can = useCan()
  const groups = settingsPages.filter(({ pages }) => can.administer || pages.some(({ admin }) => !admin))
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
    <ListPage title={t.nav.settings} keepAs="settings" list={list}>
      <Outlet />
    </ListPage>
  )
}
