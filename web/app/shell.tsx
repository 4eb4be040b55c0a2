import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { Ellipsis, LogOut, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Menu } from '../components/overlay/menu.tsx'
import { Tooltip } from '../components/overlay/tooltip.tsx'
import { Avatar } from '../components/page/avatar.tsx'
import { lazyPart } from '../components/page/lazy-part.tsx'
import { signOut } from '../features/sign-in/sign-in.queries.ts'
import { NoTeamPage } from '../features/teams/no-team-page.tsx'
import { TeamMenu } from '../features/teams/team-menu.tsx'
import { classNames } from '../lib/class-names.ts'
import { registerShortcut, useShortcut } from '../lib/keys.ts'
import { useMe } from '../lib/session.ts'
import { t } from '../lib/texts/index.ts'
import { chooseTheme, useThemeChoice } from '../lib/theme.ts'
import { showError } from '../lib/undo.ts'
import { useStill } from '../lib/use-idle.ts'
import { navigation } from './navigation.ts'

const Palette = lazyPart(() => import('./palette.tsx'), 'Palette')
const KeysHelp = lazyPart(() => import('../components/overlay/keys-help.tsx'), 'KeysHelp')
const FailedBadge = lazyPart(() => import('../features/automations/failed-badge.tsx'), 'FailedBadge')

const railItem =
  'relative flex size-9 max-md:h-12 max-md:w-auto max-md:min-w-14 max-md:flex-col max-md:gap-0.5 max-md:px-1 items-center justify-center rounded text-muted hover:bg-hover hover:text-text data-[status=active]:bg-pressed data-[status=active]:text-text'

/** The rail, and the page beside it. On a phone the rail lies at the bottom. */
export function Shell() {
  const me = useMe()
  const navigate = useNavigate()
  const [palette, setPalette] = useState(false)
  const [keys, setKeys] = useState(false)

  useShortcut('mod+k', t.nav.palette, t.keysHelp.groups.general, () => setPalette(true), true)
  useShortcut('?', t.nav.keys, t.keysHelp.groups.general, () => setKeys(true))
  useEffect(() => {
    const gone = navigation.map((item) =>
      registerShortcut({
        keys: `g ${item.key}`,
        label: t.nav.goTo(item.label),
        group: t.keysHelp.groups.go,
        run: () => navigate({ to: item.to }),
      }),
    )
    return () => {
      for (const stop of gone) stop()
    }
  }, [navigate])

  const leave = () => void signOut().then(() => navigate({ to: '/sign-in' }), showError)
  return (
    <div className="flex h-full flex-col md:flex-row">
      <a
        href="#page"
        className="absolute z-60 -translate-y-20 rounded bg-accent px-3 py-2 text-on-accent focus:translate-y-2"
      >
        {t.nav.skip}
      </a>
      <nav
        aria-label={t.nav.main}
        className="z-30 flex shrink-0 items-center border-line bg-surface max-md:order-last max-md:h-14 max-md:justify-around max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:w-13 md:flex-col md:gap-1 md:border-r md:py-2"
      >
        <Tooltip text={t.nav.palette} keys="mod+k" side="right">
          <button type="button" aria-label={t.nav.palette} className={railItem} onClick={() => setPalette(true)}>
            <Search size={18} strokeWidth={1.75} aria-hidden />
            <PhoneLabel text={t.actions.search} />
          </button>
        </Tooltip>
        {navigation.map(({ to, label, icon: Icon, key, phone }) => (
          <Tooltip key={to} text={label} keys={`g ${key}`} side="right">
            <Link
              to={to}
              className={classNames(railItem, !phone && 'max-md:hidden')}
              activeOptions={{ exact: to === '/' }}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              <span className="text-12 md:sr-only">{label}</span>
              {to === '/automations' ? <Failures /> : null}
            </Link>
          </Tooltip>
        ))}
        <MoreMenu />
        <div className="flex items-center gap-1 md:mt-auto md:flex-col md:gap-2">
          <AccountMenu onKeys={() => setKeys(true)} onSignOut={leave} />
          <TeamMenu />
        </div>
      </nav>
      <main id="page" tabIndex={-1} className="min-h-0 min-w-0 flex-1 outline-none">
        {me.team === null ? (
          <NoTeamPage />
        ) : (
          // Pages of one team never live on in another; what is written otherwise is drawn anew.
          <div key={`${me.team.id} ${me.locale}`} className="contents">
            <Outlet />
          </div>
        )}
      </main>
      {palette ? <Palette onOpenChange={setPalette} onKeys={() => setKeys(true)} onSignOut={leave} /> : null}
      {keys ? <KeysHelp onClose={() => setKeys(false)} /> : null}
    </div>
  )
}

/** Asked for when the page is still: nobody waits for it. */
const Failures = () => (useStill() ? <FailedBadge /> : null)

const unseen = navigation.filter(({ phone }) => !phone)

/** The sections that find no room in the bar of a phone. */
function MoreMenu() {
  const navigate = useNavigate()
  const here = useLocation({ select: ({ pathname }) => unseen.some(({ to }) => pathname.startsWith(to)) })
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <button type="button" data-status={here ? 'active' : undefined} className={classNames(railItem, 'md:hidden')}>
          <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
          <span className="text-12">{t.nav.more}</span>
          <Failures />
        </button>
      }
      entries={unseen.map(({ to, label, icon }) => ({ label, icon, onSelect: () => void navigate({ to }) }))}
    />
  )
}

/** A phone has no hover, so there the names are written out. */
const PhoneLabel = ({ text }: { text: string }) => (
  <span aria-hidden className="text-12 md:hidden">
    {text}
  </span>
)

function AccountMenu({ onKeys, onSignOut }: { onKeys: () => void; onSignOut: () => void }) {
  const { user } = useMe()
  const theme = useThemeChoice()
  const navigate = useNavigate()
  return (
    <Menu
      side="right"
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`${t.nav.account}: ${user.name}`}
          className="flex size-9 items-center justify-center rounded hover:bg-hover"
        >
          <Avatar name={user.name} />
        </button>
      }
      entries={[
        { heading: user.email ?? user.name },
        { label: t.settings.profile, onSelect: () => void navigate({ to: '/settings/profile' }) },
        { label: t.nav.keys, keys: '?', onSelect: onKeys },
        'separator',
        { heading: t.nav.theme },
        ...(['light', 'dark', 'system'] as const).map((choice) => ({
          label: t.nav.themes[choice],
          checked: theme === choice,
          onSelect: () => chooseTheme(choice),
        })),
        'separator',
        { label: t.nav.signOut, icon: LogOut, onSelect: onSignOut },
      ]}
    />
  )
}
