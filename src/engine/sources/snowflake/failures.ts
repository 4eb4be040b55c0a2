import { QueryError } from '../../sandbox/query.ts'
import type { Body } from './api.ts'

const STOPPED = /reached its statement or warehouse timeout/i
/** Said by the words, for one code stands for several of these. */
const BY_WORDS: [RegExp, string][] = [
  [/JWT token is invalid/i, 'JWT'],
  [/network policy is required/i, 'POLICY_REQUIRED'],
  [/IP\/Token .* is not allowed|not allowed to access Snowflake/i, 'NETWORK_POLICY'],
  [/programmatic access token.*expired|token.*has expired/i, 'TOKEN_EXPIRED'],
  [/programmatic access token|access token is invalid|authentication token/i, 'TOKEN'],
  [/no active warehouse/i, 'NO_WAREHOUSE'],
  [/warehouse .*(suspended|cannot be resumed|resume)/i, 'SUSPENDED'],
  [/role .*(does not exist|not authorized|not granted)|requested role/i, 'ROLE'],
  [/warehouse .*(does not exist|not authorized)/i, 'WAREHOUSE'],
  [/database .*(does not exist|not authorized)/i, 'DATABASE'],
  [/schema .*(does not exist|not authorized)/i, 'SCHEMA'],
  [/user .*(locked|disabled)/i, 'LOCKED'],
]
const codeOf = (status: number, { message = '', code = String(status) }: Body): string =>
  BY_WORDS.find(([words]) => words.test(message))?.[1] ?? code

/** `SQL compilation error: error line 1 at position 7\ninvalid identifier 'X'` */
const PLACE = /^(?:SQL compilation error:\s*)?(?:syntax )?error line (\d+) at position (\d+)\s*/i

export type Located = QueryError & { location?: { line: number; column: number } }

/** What the server said, as what it means here. */
export function failureOf(status: number, body: Body): QueryError {
  const { message = '', code } = body
  if (status === 408 || STOPPED.test(message))
    return new QueryError('timeout', 'The query was stopped at its deadline.', { code: code ?? String(status) })
  if (status === 429 || status === 503 || status === 504)
    return new QueryError('unavailable', 'The server has too much to do. Try again in a while.', { code: 'BUSY' })
  if (status !== 422)
    return new QueryError('unavailable', message || `The server answered ${status}.`, { code: codeOf(status, body) })
  const [all = '', line = '', column = ''] = PLACE.exec(message) ?? []
  const rest = message.slice(all.length).replace(/^SQL (compilation|execution) error:\s*/i, '')
  const said = /syntax error/i.test(all) ? `syntax error: ${rest}` : rest
  const failure: Located = new QueryError('failed', said || message, { code: codeOf(status, body) })
  return line === ''
    ? failure
    : Object.assign(failure, { location: { line: Number(line), column: Number(column) + 1 } })
}
