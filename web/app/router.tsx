import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Link,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { CardPage } from '../components/page/card-page.tsx'
import { Page } from '../components/page/page.tsx'
import { ErrorState, SkeletonRows } from '../components/page/states.tsx'
import { isSourceView, type SourceView } from '../features/data-sources/source-view.ts'
import { type ExploreSearch, isQuestion } from '../features/explore/explore-search.ts'
import { StartPage } from '../features/setup/start-page.tsx'
import { ApiError } from '../lib/api.ts'
import { logError } from '../lib/client-log.ts'
import { keep, readKept } from '../lib/local-storage.ts'
import { queryClient } from '../lib/query.ts'
import { meQuery, setupQuery } from '../lib/session.ts'
import { t } from '../lib/texts/index.ts'
import { Shell } from './shell.tsx'

type Search = Record<string, unknown>

/** Whether the dialog that makes a new thing is open. */
const making = ({ make }: Search): { make?: true } => (make === true ? { make } : {})

/** Those of these that the address says, as texts. */
const textsIn = <Name extends string>(search: Search, ...names: Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, search[name]]).filter(([, value]) => typeof value === 'string' && value !== ''),
  ) as { [Each in Name]?: string }

function PageError({ error, reset }: ErrorComponentProps) {
  useEffect(() => {
    // A wrong answer of the service is already in its own log.
    if (!(error instanceof ApiError)) logError('page-failed', error)
  }, [error])
  return <ErrorState error={error} onRetry={reset} />
}

const NotFound = () => (
  <CardPage title={t.errors.pageMissing} text={t.errors.pageMissingFix}>
    <Link to="/" className="text-accent-text underline underline-offset-2">
      {t.errors.goHome}
    </Link>
  </CardPage>
)

const Waiting = () => (
  <Page title={t.loading}>
    <SkeletonRows />
  </Page>
)

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, errorComponent: PageError })

/** A page that is loaded when somebody goes there, or is about to. */
const page = <Parent extends AnyRoute, const Path extends string, Module extends Record<string, unknown>>(
  parent: Parent,
  path: Path,
  load: () => Promise<Module>,
  name: keyof Module & string,
) => createRoute({ getParentRoute: () => parent, path, component: lazyRouteComponent(load, name) })

/** A page whose address says more than which page it is. */
const searchedPage = <
  Parent extends AnyRoute,
  const Path extends string,
  Found,
  Module extends Record<string, unknown>,
>(
  parent: Parent,
  path: Path,
  validateSearch: (search: Search) => Found,
  load: () => Promise<Module>,
  name: keyof Module & string,
) => createRoute({ getParentRoute: () => parent, path, validateSearch, component: lazyRouteComponent(load, name) })

/** Pages for people who are signed in. Whoever is not goes to sign in, or to the first run, and comes back after. */
async function mustBeSignedIn({ location }: { location: { href: string } }): Promise<void> {
  const toSignIn = () => redirect({ to: '/sign-in', search: location.href === '/' ? {} : { next: location.href } })
  // Where nobody was signed in before, it is not tried: browsers report every refusal as an error.
  if (!readKept('inside', false)) {
    const { needed, hasSession } = await queryClient.fetchQuery(setupQuery)
    if (needed) throw redirect({ to: '/setup' })
    if (!hasSession) throw toSignIn()
  }
  try {
    await queryClient.ensureQueryData(meQuery)
    keep('inside', true)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    keep('inside', false)
    if ((await queryClient.fetchQuery(setupQuery)).needed) throw redirect({ to: '/setup' })
    throw toSignIn()
  }
}

/** The values of a dashboard's controls, by their names: the address of a view is the view. */
const controlSearch = (search: Search): Search => search

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  beforeLoad: async () => {
    if (!(await queryClient.fetchQuery(setupQuery)).needed) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('../features/setup/setup-page.tsx'), 'SetupPage'),
})
const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  beforeLoad: mustBeSignedIn,
  component: lazyRouteComponent(() => import('../features/setup/welcome-page.tsx'), 'WelcomePage'),
})
const consent = createRoute({
  getParentRoute: () => root,
  path: '/oauth/consent',
  validateSearch: (search): { request: string } => ({ request: '', ...textsIn(search, 'request') }),
  beforeLoad: mustBeSignedIn,
  component: lazyRouteComponent(() => import('../features/mcp/consent-page.tsx'), 'ConsentPage'),
})

/** Before one is inside, and for everybody who has a link. */
const outsidePages = [
  setup,
  welcome,
  consent,
  searchedPage(
    root,
    '/sign-in',
    (search) => textsIn(search, 'next', 'error'),
    () => import('../features/sign-in/sign-in-page.tsx'),
    'SignInPage',
  ),
  page(root, '/invitations/$token', () => import('../features/invitations/invitation-page.tsx'), 'InvitationPage'),
  page(
    root,
    '/reset-password/$token',
    () => import('../features/sign-in/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  page(root, '/gallery', () => import('../gallery/gallery-page.tsx'), 'GalleryPage'),
  searchedPage(
    root,
    '/share/dashboards/$token',
    controlSearch,
    () => import('../features/shared/shared-dashboard-page.tsx'),
    'SharedDashboardPage',
  ),
  searchedPage(
    root,
    '/embed/dashboards/$token',
    controlSearch,
    () => import('../features/shared/shared-dashboard-page.tsx'),
    'EmbeddedDashboardPage',
  ),
  page(root, '/share/$token', () => import('../features/shared/shared-space-page.tsx'), 'SharedSpacePage'),
  page(root, '/embed/$token', () => import('../features/shared/shared-space-page.tsx'), 'EmbedPage'),
] as const

const inside = createRoute({ getParentRoute: () => root, id: 'inside', beforeLoad: mustBeSignedIn, component: Shell })
const space = page(inside, '/spaces/$spaceId', () => import('../features/spaces/space-layout.tsx'), 'SpaceLayout')
const settings = page(inside, '/settings', () => import('./settings-list.tsx'), 'SettingsLayout')

const spacePages = [
  page(space, '/', () => import('../features/chats/new-chat-page.tsx'), 'NewChatPage'),
  page(space, '/chats/$chatId', () => import('../features/chats/chat-page.tsx'), 'ChatPage'),
  page(space, '/pins', () => import('../features/chats/list/pins-page.tsx'), 'PinsPage'),
  page(space, '/share', () => import('../features/share-links/share-links-page.tsx'), 'ShareLinksPage'),
  page(space, '/definitions', () => import('../features/definitions/definitions-page.tsx'), 'SpaceDefinitionsPage'),
  page(space, '/evals', () => import('../features/evals/evals-page.tsx'), 'EvalsPage'),
  page(space, '/evals/$evalId', () => import('../features/evals/eval-page.tsx'), 'EvalPage'),
] as const

const settingsPages = [
  createRoute({
    getParentRoute: () => settings,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/settings/profile' })
    },
  }),
  page(settings, '/profile', () => import('../features/me/profile-page.tsx'), 'ProfilePage'),
  page(settings, '/team', () => import('../features/teams/team-settings-page.tsx'), 'TeamSettingsPage'),
  page(settings, '/people', () => import('../features/users/people-page.tsx'), 'PeoplePage'),
  page(settings, '/api-keys', () => import('../features/api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
  page(settings, '/mcp', () => import('../features/mcp/mcp-page.tsx'), 'McpPage'),
  page(settings, '/models', () => import('../features/models/models-page.tsx'), 'ModelsPage'),
  page(settings, '/usage', () => import('../features/usage/usage-page.tsx'), 'UsagePage'),
  page(settings, '/slack', () => import('../features/slack/slack-page.tsx'), 'SlackPage'),
  page(settings, '/google-chat', () => import('../features/google-chat/google-chat-page.tsx'), 'GoogleChatPage'),
  page(settings, '/webhooks', () => import('../features/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  page(
    settings,
    '/identity-providers',
    () => import('../features/identity-providers/identity-providers-page.tsx'),
    'IdentityProvidersPage',
  ),
  page(settings, '/audit-log', () => import('../features/audit-log/audit-log-page.tsx'), 'AuditLogPage'),
  page(settings, '/client-log', () => import('../features/logs/client-log-page.tsx'), 'ClientLogPage'),
  page(
    settings,
    '/service',
    () => import('../features/service-settings/service-settings-page.tsx'),
    'ServiceSettingsPage',
  ),
] as const

const insidePages = [
  // Not loaded apart: it is the first page of most visits.
  createRoute({ getParentRoute: () => inside, path: '/', component: StartPage }),
  searchedPage(inside, '/spaces', making, () => import('../features/spaces/spaces-page.tsx'), 'SpacesPage'),
  // The address of a question is the question: it can be sent, and back and forward walk its steps.
  searchedPage(
    inside,
    '/explore',
    (search): ExploreSearch => ({
      ...textsIn(search, 'space', 'saved'),
      ...(isQuestion(search.q) ? { q: search.q } : {}),
      ...(textsIn(search, 'sql').sql ? { source: '', ...textsIn(search, 'sql', 'source') } : {}),
    }),
    () => import('../features/explore/explore-page.tsx'),
    'ExplorePage',
  ),
  page(inside, '/data', () => import('../features/data-sources/data-sources-page.tsx'), 'DataSourcesPage'),
  searchedPage(
    inside,
    '/data/connect',
    // From the first choice of a new team: what is connected is to be asked about.
    (search): { into?: 'space' } => (search.into === 'space' ? { into: 'space' } : {}),
    () => import('../features/data-sources/connection/connect-page.tsx'),
    'ConnectPage',
  ),
  searchedPage(
    inside,
    '/data/$sourceId',
    (search): { table?: string; schema?: string; view?: SourceView } => ({
      ...textsIn(search, 'table', 'schema'),
      ...(isSourceView(search.view) ? { view: search.view } : {}),
    }),
    () => import('../features/data-sources/data-source-page.tsx'),
    'DataSourcePage',
  ),
  page(
    inside,
    '/data/$sourceId/definitions',
    () => import('../features/definitions/definitions-page.tsx'),
    'SourceDefinitionsPage',
  ),
  searchedPage(inside, '/datasets', making, () => import('../features/datasets/datasets-page.tsx'), 'DatasetsPage'),
  searchedPage(
    inside,
    '/datasets/$datasetId',
    (search): { view?: 'sql' } => (search.view === 'sql' ? { view: 'sql' } : {}),
    () => import('../features/datasets/dataset-page.tsx'),
    'DatasetPage',
  ),
  searchedPage(
    inside,
    '/dashboards',
    (search) => ({ ...textsIn(search, 'space'), ...making(search) }),
    () => import('../features/dashboards/dashboards-page.tsx'),
    'DashboardsPage',
  ),
  searchedPage(
    inside,
    '/dashboards/$dashboardId',
    controlSearch,
    () => import('../features/dashboards/dashboard-page.tsx'),
    'DashboardPage',
  ),
  page(
    inside,
    '/dashboards/$dashboardId/edit',
    () => import('../features/dashboards/editor/dashboard-editor-page.tsx'),
    'DashboardEditorPage',
  ),
  searchedPage(
    inside,
    '/reports',
    (search): { tab?: 'archive' | 'templates'; make?: true } => ({
      ...(search.tab === 'archive' || search.tab === 'templates' ? { tab: search.tab } : {}),
      ...making(search),
    }),
    () => import('../features/reports/reports-page.tsx'),
    'ReportsPage',
  ),
  page(inside, '/reports/$reportId', () => import('../features/reports/report-page.tsx'), 'ReportPage'),
  page(
    inside,
    '/reports/templates/$templateId',
    () => import('../features/reports/template-editor-page.tsx'),
    'TemplateEditorPage',
  ),
  page(inside, '/automations', () => import('../features/automations/automations-page.tsx'), 'AutomationsPage'),
  page(
    inside,
    '/automations/$automationId',
    () => import('../features/automations/automation-page.tsx'),
    'AutomationPage',
  ),
  space.addChildren(spacePages),
  settings.addChildren(settingsPages),
] as const

const routeTree = root.addChildren([...outsidePages, inside.addChildren(insidePages)])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: Waiting,
  defaultPendingMs: 100,
  defaultPendingMinMs: 0,
  defaultErrorComponent: PageError,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
