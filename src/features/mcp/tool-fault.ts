import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ServiceError } from '../../platform/errors.ts'

/** What a model can do about an error, where its detail does not say so itself. */
const mends: Record<string, string> = {
  'spaces/not-found': 'Call list_spaces for the ids of the spaces that there are.',
  'spaces/data-source-not-found': 'Call describe_data for the sources of the space.',
  'dashboards/not-found': 'Call list_dashboards for the ids of the dashboards that there are.',
  'dashboards/invalid-parameter': 'Call get_dashboard without params to see its controls.',
  'chats/not-found': 'Leave chatId out to begin a new chat.',
  'chat/space-mismatch': 'Leave chatId out to begin a new chat in this space.',
  'chat/busy': 'An answer is under way in this chat: wait for it, or leave chatId out to begin a new chat.',
  'data-sources/query-failed': 'Fix the query and try again; describe_data has the names of tables and columns.',
  'data-sources/query-refused': 'Send one SELECT that reads tables of the space and nothing else.',
  'data-sources/query-timeout': 'Narrow the statement: fewer rows, or grouped.',
  'data-sources/query-too-large': 'Narrow the statement: fewer columns or rows, or grouped.',
  'data-sources/busy': 'Wait a few seconds and try again.',
  'data-sources/unavailable': 'The database does not answer: tell the person; trying again at once will not help.',
  'usage/budget-used-up': 'Tell the person: an administrator can raise the budget in the settings, under Usage.',
  'models/not-found': 'Tell the person: the model of the space must be chosen anew in its settings.',
  'auth/forbidden': 'Tell the person: this connection or their role does not allow it.',
  'api/storage-full':
    'Tell the person: room has to be made on the disk of the service. Reading with run_sql still works.',
  'mcp/private':
    'Ask for grouped results (sources of the level "aggregates"), or tell the person to look at it in Tallyroom.',
  'mcp/answer-failed': 'Try again once, or use describe_data and run_sql instead.',
}

/** An error as a result, so that the model reads it and can mend its call: code, what happened, what to do. */
export function faultResult(error: ServiceError): CallToolResult {
  const mend = mends[error.code] ?? null
  const text = `${error.code}: ${error.message}: ${error.detail}${/[.!?]$/.test(error.detail) ? '' : '.'}`
  return {
    isError: true,
    content: [{ type: 'text', text: mend ? `${text} ${mend}` : text }],
    _meta: { 'tallyroom/error': { ...error.toEnvelope(), mend } },
  }
}
