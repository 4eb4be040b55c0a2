import { t } from '../lib/texts/index.ts'

/** Pages of the settings, in the order of the list; those marked `admin` are shown to administrators. */
export const settingsPages = [
  { heading: t.settings.personal, pages: [{ to: '/settings/profile', label: t.settings.profile, admin: false }] },
  {
    heading: t.settings.team,
    pages: [
      { to: '/settings/team', label: t.settings.teamSettings, admin: false },
      { to: '/settings/people', label: t.settings.people, admin: false },
      { to: '/settings/api-keys', label: t.settings.apiKeys, admin: false },
      { to: '/settings/mcp', label: t.mcp.title, admin: false },
      { to: '/settings/models', label: t.models.title, admin: false },
      { to: '/settings/usage', label: t.usage.title, admin: false },
      { to: '/settings/slack', label: t.slack.title, admin: true },
      { to: '/settings/google-chat', label: t.googleChat.title, admin: true },
      { to: '/settings/webhooks', label: t.webhooks.title, admin: false },
      { to: '/settings/identity-providers', label: t.settings.identityProviders, admin: true },
      { to: '/settings/audit-log', label: t.settings.auditLog, admin: true },
      { to: '/settings/client-log', label: t.settings.clientLog, admin: true },
    ],
  },
  {
    heading: t.settings.service,
    pages: [{ to: '/settings/service', label: t.serviceSettings.nav, admin: true }],
  },
] as const
