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

/** Whether the dialog that makes a new thing is open. */
const making = ({ make }: Record<string, unknown>): { make?: true } => (make === true ? { make } : {})

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

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

// Before one is inside.
const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  beforeLoad: async () => {
    if (!(await queryClient.fetchQuery(setupQuery)).needed) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('../features/setup/setup-page.tsx'), 'SetupPage'),
})
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search): { next?: string; error?: string } => ({
    ...(text(search.next) ? { next: text(search.next)! } : {}),
    ...(text(search.error) ? { error: text(search.error)! } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/sign-in/sign-in-page.tsx'), 'SignInPage'),
})
const invitation = page(
  root,
  '/invitations/$token',
  () => import('../features/invitations/invitation-page.tsx'),
  'InvitationPage',
)
const resetPassword = page(
  root,
  '/reset-password/$token',
  () => import('../features/sign-in/reset-password-page.tsx'),
  'ResetPasswordPage',
)
const gallery = page(root, '/gallery', () => import('../gallery/gallery-page.tsx'), 'GalleryPage')

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
const inside = createRoute({ getParentRoute: () => root, id: 'inside', beforeLoad: mustBeSignedIn, component: Shell })

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  beforeLoad: mustBeSignedIn,
  component: lazyRouteComponent(() => import('../features/setup/welcome-page.tsx'), 'WelcomePage'),
})
const consent = createRoute({
  getParentRoute: () => root,
  path: '/oauth/consent',
  validateSearch: (search): { request: string } => ({ request: text(search.request) ?? '' }),
  beforeLoad: mustBeSignedIn,
  component: lazyRouteComponent(() => import('../features/mcp/consent-page.tsx'), 'ConsentPage'),
})
const start = createRoute({
  getParentRoute: () => inside,
  path: '/',
  // Not loaded apart: it is the first page of most visits.
  component: StartPage,
})
const spaces = createRoute({
  getParentRoute: () => inside,
  path: '/spaces',
  validateSearch: making,
  component: lazyRouteComponent(() => import('../features/spaces/spaces-page.tsx'), 'SpacesPage'),
})
const space = page(inside, '/spaces/$spaceId', () => import('../features/spaces/space-layout.tsx'), 'SpaceLayout')
const newChat = page(space, '/', () => import('../features/chats/new-chat-page.tsx'), 'NewChatPage')
const chat = page(space, '/chats/$chatId', () => import('../features/chats/chat-page.tsx'), 'ChatPage')
const pins = page(space, '/pins', () => import('../features/chats/list/pins-page.tsx'), 'PinsPage')
/** The address of a question is the question: it can be sent, and back and forward walk its steps. */
const explore = createRoute({
  getParentRoute: () => inside,
  path: '/explore',
  validateSearch: (search): ExploreSearch => ({
    ...(text(search.space) ? { space: text(search.space)! } : {}),
    ...(isQuestion(search.q) ? { q: search.q } : {}),
    ...(text(search.sql) ? { sql: text(search.sql)!, source: text(search.source) ?? '' } : {}),
    ...(text(search.saved) ? { saved: text(search.saved)! } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/explore/explore-page.tsx'), 'ExplorePage'),
})
const dataSources = page(
  inside,
  '/data',
  () => import('../features/data-sources/data-sources-page.tsx'),
  'DataSourcesPage',
)
const connect = createRoute({
  getParentRoute: () => inside,
  path: '/data/connect',
  // From the first choice of a new team: what is connected is to be asked about.
  validateSearch: (search): { into?: 'space' } => (search.into === 'space' ? { into: 'space' } : {}),
  component: lazyRouteComponent(() => import('../features/data-sources/connection/connect-page.tsx'), 'ConnectPage'),
})
const dataSource = createRoute({
  getParentRoute: () => inside,
  path: '/data/$sourceId',
  validateSearch: (search): { table?: string; schema?: string; view?: SourceView } => ({
    ...(text(search.table) ? { table: text(search.table)! } : {}),
    ...(text(search.schema) ? { schema: text(search.schema)! } : {}),
    ...(isSourceView(search.view) ? { view: search.view } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/data-sources/data-source-page.tsx'), 'DataSourcePage'),
})
const sourceDefinitions = page(
  inside,
  '/data/$sourceId/definitions',
  () => import('../features/definitions/definitions-page.tsx'),
  'SourceDefinitionsPage',
)
const spaceDefinitions = page(
  space,
  '/definitions',
  () => import('../features/definitions/definitions-page.tsx'),
  'SpaceDefinitionsPage',
)
const evals = page(space, '/evals', () => import('../features/evals/evals-page.tsx'), 'EvalsPage')
const evaluation = page(space, '/evals/$evalId', () => import('../features/evals/eval-page.tsx'), 'EvalPage')
const datasets = createRoute({
  getParentRoute: () => inside,
  path: '/datasets',
  validateSearch: making,
  component: lazyRouteComponent(() => import('../features/datasets/datasets-page.tsx'), 'DatasetsPage'),
})
const dataset = createRoute({
  getParentRoute: () => inside,
  path: '/datasets/$datasetId',
  validateSearch: (search): { view?: 'sql' } => (search.view === 'sql' ? { view: 'sql' } : {}),
  component: lazyRouteComponent(() => import('../features/datasets/dataset-page.tsx'), 'DatasetPage'),
})
const shareLinks = page(space, '/share', () => import('../features/share-links/share-links-page.tsx'), 'ShareLinksPage')
const dashboards = createRoute({
  getParentRoute: () => inside,
  path: '/dashboards',
  validateSearch: (search): { space?: string; make?: true } => ({
    ...(text(search.space) ? { space: text(search.space)! } : {}),
    ...making(search),
  }),
  component: lazyRouteComponent(() => import('../features/dashboards/dashboards-page.tsx'), 'DashboardsPage'),
})
/** The values of a dashboard's controls, by their names: the address of a view is the view. */
const controlSearch = (search: Record<string, unknown>): Record<string, unknown> => search
const dashboard = createRoute({
  getParentRoute: () => inside,
  path: '/dashboards/$dashboardId',
  validateSearch: controlSearch,
  component: lazyRouteComponent(() => import('../features/dashboards/dashboard-page.tsx'), 'DashboardPage'),
})
const dashboardEditor = page(
  inside,
  '/dashboards/$dashboardId/edit',
  () => import('../features/dashboards/editor/dashboard-editor-page.tsx'),
  'DashboardEditorPage',
)
const reports = createRoute({
  getParentRoute: () => inside,
  path: '/reports',
  validateSearch: (search): { tab?: 'archive' | 'templates'; make?: true } => ({
    ...(search.tab === 'archive' || search.tab === 'templates' ? { tab: search.tab } : {}),
    ...making(search),
  }),
  component: lazyRouteComponent(() => import('../features/reports/reports-page.tsx'), 'ReportsPage'),
})
const report = page(inside, '/reports/$reportId', () => import('../features/reports/report-page.tsx'), 'ReportPage')
const reportTemplate = page(
  inside,
  '/reports/templates/$templateId',
  () => import('../features/reports/template-editor-page.tsx'),
  'TemplateEditorPage',
)
const automations = page(
  inside,
  '/automations',
  () => import('../features/automations/automations-page.tsx'),
  'AutomationsPage',
)
const automation = page(
  inside,
  '/automations/$automationId',
  () => import('../features/automations/automation-page.tsx'),
  'AutomationPage',
)
// For everybody who has a link.
const sharedDashboard = createRoute({
  getParentRoute: () => root,
  path: '/share/dashboards/$token',
  validateSearch: controlSearch,
  component: lazyRouteComponent(() => import('../features/shared/shared-dashboard-page.tsx'), 'SharedDashboardPage'),
})
const embeddedDashboard = createRoute({
  getParentRoute: () => root,
  path: '/embed/dashboards/$token',
  validateSearch: controlSearch,
  component: lazyRouteComponent(() => import('../features/shared/shared-dashboard-page.tsx'), 'EmbeddedDashboardPage'),
})
const sharedSpace = page(
  root,
  '/share/$token',
  () => import('../features/shared/shared-space-page.tsx'),
  'SharedSpacePage',
)
const embed = page(root, '/embed/$token', () => import('../features/shared/shared-space-page.tsx'), 'EmbedPage')
const settings = page(inside, '/settings', () => import('./settings-list.tsx'), 'SettingsLayout')
const settingsStart = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/profile' })
  },
})
const profile = page(settings, '/profile', () => import('../features/me/profile-page.tsx'), 'ProfilePage')
const teamSettings = page(
  settings,
  '/team',
  () => import('../features/teams/team-settings-page.tsx'),
  'TeamSettingsPage',
)
const serviceSettings = page(
  settings,
  '/service',
  () => import('../features/service-settings/service-settings-page.tsx'),
  'ServiceSettingsPage',
)
const people = page(settings, '/people', () => import('../features/users/people-page.tsx'), 'PeoplePage')
const apiKeys = page(settings, '/api-keys', () => import('../features/api-keys/api-keys-page.tsx'), 'ApiKeysPage')
const mcp = page(settings, '/mcp', () => import('../features/mcp/mcp-page.tsx'), 'McpPage')
const models = page(settings, '/models', () => import('../features/models/models-page.tsx'), 'ModelsPage')
const usage = page(settings, '/usage', () => import('../features/usage/usage-page.tsx'), 'UsagePage')
const identityProviders = page(
  settings,
  '/identity-providers',
  () => import('../features/identity-providers/identity-providers-page.tsx'),
  'IdentityProvidersPage',
)
const slack = page(settings, '/slack', () => import('../features/slack/slack-page.tsx'), 'SlackPage')
const googleChat = page(
  settings,
  '/google-chat',
  () => import('../features/google-chat/google-chat-page.tsx'),
  'GoogleChatPage',
)
const webhooks = page(settings, '/webhooks', () => import('../features/webhooks/webhooks-page.tsx'), 'WebhooksPage')
const auditLog = page(settings, '/audit-log', () => import('../features/audit-log/audit-log-page.tsx'), 'AuditLogPage')
const clientLog = page(settings, '/client-log', () => import('../features/logs/client-log-page.tsx'), 'ClientLogPage')

const routeTree = root.addChildren([
  setup,
  signIn,
  invitation,
  resetPassword,
  gallery,
  welcome,
  consent,
  sharedDashboard,
  sharedSpace,
  embed,
  embeddedDashboard,
  inside.addChildren([
    start,
    spaces,
    explore,
    space.addChildren([newChat, chat, pins, shareLinks, spaceDefinitions, evals, evaluation]),
    dataSources,
    connect,
    dataSource,
    sourceDefinitions,
    datasets,
    dataset,
    dashboards,
    dashboard,
    dashboardEditor,
    reports,
    report,
    reportTemplate,
    automations,
    automation,
    settings.addChildren([
      settingsStart,
      profile,
      teamSettings,
      people,
      apiKeys,
      mcp,
      models,
      usage,
      slack,
      googleChat,
      webhooks,
      identityProviders,
      auditLog,
      clientLog,
      serviceSettings,
    ]),
  ]),
])

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
