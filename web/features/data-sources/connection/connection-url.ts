import {
  keyedKinds,
  type RemoteKind,
  remoteKinds,
  semicolonKind,
  urlSchemes,
} from '../../../../src/engine/connection.contract.ts'
import type { t } from '../../../lib/texts/index.ts'
import { type ConnectionDraft, usual } from './connection-draft.ts'

export type FilledForm = {
  type: RemoteKind
  draft: Partial<ConnectionDraft>
  /** Settings of the URL that the form has no place for. */
  unused: string[]
}

type Told = (texts: (typeof t)['connect']['url']) => string

/** What is wrong with a URL. Nothing of its user or password is ever in it. */
class UrlProblem extends Error {
  readonly told: Told
  constructor(told: Told) {
    super()
    this.told = told
  }
}

const SHAPE = /^(?:jdbc:)?([a-z][a-z\d.-]*)(?:\+([a-z\d]+))?:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?(#.*)?$/i
const HOST = /^(\[[\da-f:.]+\]|[^:[\]\s,]*)(?::(\d+))?$/i
/** `Server=tcp:host,1433;Database=shop;…`, or the same behind `jdbc:…://host:1433;`. */
const PAIRS = /^(?:jdbc:[a-z]+:\/\/([^;/?#]*);|(?=(?:server|data source|addr|address|network address)\s*=))(.*)$/is
const PAIR = /\s*([^=;]+?)\s*=\s*("(?:[^"]|"")*"|'(?:[^']|'')*'|[^;]*?)\s*(?:;|$)/g
const TLS = /^(ssl|sslmode|ssl-mode|usessl|tls|secure|encrypt)$/i

/** What other programs take to reach a database, as the fields of the form; or what is wrong with it. */
export function readConnectionUrl(text: string): FilledForm | { problem: Told } {
  try {
    return formFrom(text.trim())
  } catch (error) {
    if (error instanceof UrlProblem) return { problem: error.told }
    throw error
  }
}

function formFrom(text: string): FilledForm {
  const pairs = PAIRS.exec(text)
  if (pairs) return ofPairs(pairs[1] ?? '', pairs[2] ?? '')
  const [, scheme = '', driver, authority = '', path = '', query = '', fragment] = SHAPE.exec(text) ?? []
  if (scheme === '') throw new UrlProblem((texts) => texts.notOne)
  const type = kindOf(scheme)
  // What ends the part before the host ended it too early.
  if (fragment !== undefined || (!authority.includes('@') && /@/.test(path + query)))
    throw new UrlProblem((texts) => texts.special)
  const settings = new Map([...new URLSearchParams(query)])
  const parts = path.split('/').filter(Boolean).map(decoded)
  if (type === 'BIGQUERY') return ofProject(authority, parts, settings)

  const at = authority.lastIndexOf('@')
  const [user = '', ...password] = authority.slice(0, Math.max(0, at)).split(':')
  return filled(
    type,
    {
      place: authority.slice(at + 1),
      database: parts.join('.'),
      username: decoded(user),
      password: decoded(password.join(':')),
      isSecure: /s$/.test(scheme) || driver === 'https',
    },
    settings,
  )
}

type Named = { place: string; database: string; username: string; password: string; isSecure: boolean }

/** The form by what the address itself says; what it does not say may be among the settings. */
function filled(type: RemoteKind, named: Named, settings: Map<string, string>): FilledForm {
  const taken = (...names: string[]) => {
    const name = names.find((one) => settings.has(one))
    const value = name === undefined ? '' : (settings.get(name) ?? '')
    for (const one of names) settings.delete(one)
    return value
  }
  const { host, port } = placeIn(named.place || taken('host'))
  const tls = tlsIn(settings, named.isSecure)
  const keyed = keyedKinds.includes(type)
  const database = named.database || taken('database', 'dbname', 'db', 'databasename', 'initial catalog')
  const ssl = tls.ssl ?? usual[type].ssl
  return {
    type,
    draft: {
      host,
      port: port || taken('port', 'portnumber') || (ssl === usual[type].ssl ? usual[type].port : ''),
      database: [database, keyed ? taken('schema') : ''].filter(Boolean).join('.'),
      username: named.username || taken('user', 'username', 'user id', 'uid'),
      password: named.password || taken('password', 'pwd'),
      ...(keyed ? { warehouse: taken('warehouse'), role: taken('role') } : {}),
      ...tls,
      ssl,
    },
    unused: [...settings.keys()],
  }
}

function ofPairs(address: string, text: string): FilledForm {
  const settings = new Map(
    [...text.matchAll(PAIR)].map(([, name = '', value = '']) => {
      const quote = /^["']/.exec(value)?.[0]
      return [name.toLowerCase(), quote ? value.slice(1, -1).replaceAll(quote + quote, quote) : value]
    }),
  )
  const names = ['server', 'data source', 'servername', 'addr', 'address', 'network address']
  const given = address || names.map((name) => settings.get(name)).find(Boolean) || ''
  for (const name of names) settings.delete(name)
  // A port tells more than the name of an instance.
  const place = given
    .replace(/^[a-z]+:(?!\d)/i, '')
    .replace(/\s*,\s*(\d+)$/, ':$1')
    .replace(/\\[^:]*(?=:\d+$)/, '')
  return filled(semicolonKind, { place, database: '', username: '', password: '', isSecure: false }, settings)
}

function kindOf(scheme: string): RemoteKind {
  const kind = remoteKinds.find((one) => urlSchemes[one].includes(scheme.toLowerCase()))
  const known = remoteKinds.map((one) => `${urlSchemes[one][0]}://`).join(', ')
  if (kind === undefined) throw new UrlProblem((texts) => texts.unknown(scheme, known))
  return kind
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new UrlProblem((texts) => texts.percent)
  }
}

function placeIn(text: string): { host: string; port: string } {
  if (text === '' || text.startsWith(':')) throw new UrlProblem((texts) => texts.noHost)
  if (text.includes(',')) throw new UrlProblem((texts) => texts.hosts)
  const [, host = '', port = ''] = HOST.exec(text) ?? []
  // Without an @ it may be the password that stands where a port would.
  if (host === '') throw new UrlProblem((texts) => (text.includes(':') ? texts.special : texts.host(text)))
  if (port !== '' && (Number(port) < 1 || Number(port) > 65535)) throw new UrlProblem((texts) => texts.port(port))
  return { host: host.replace(/^\[|\]$/g, ''), port }
}

/** Whether to encrypt, where the URL says it. A certificate is verified unless it says otherwise in words. */
function tlsIn(
  settings: Map<string, string>,
  byScheme: boolean,
): Partial<Pick<ConnectionDraft, 'ssl' | 'verifyCertificate'>> {
  const trusted = [...settings.keys()].find((one) => /^trust[ _]?server[ _]?certificate$/i.test(one))
  if (trusted !== undefined) {
    const isTrusted = /^(true|yes|1)$/i.test(settings.get(trusted) ?? '')
    settings.delete(trusted)
    return { ...tlsIn(settings, byScheme), ...(isTrusted ? { verifyCertificate: false } : {}) }
  }
  const name = [...settings.keys()].find((one) => TLS.test(one))
  if (name === undefined) return byScheme ? { ssl: true } : {}
  const value = settings.get(name) ?? ''
  settings.delete(name)
  if (/^(disabled?|false|0|no|off)$/i.test(value)) return { ssl: false }
  if (/^(allow|prefer(red)?|optional)$/i.test(value)) return {}
  return /^(no|skip)-verify$/i.test(value) ? { ssl: true, verifyCertificate: false } : { ssl: true }
}

function ofProject(project: string, datasets: string[], settings: Map<string, string>): FilledForm {
  if (project === '') throw new UrlProblem((texts) => texts.noProject)
  const location = settings.get('location') ?? ''
  settings.delete('location')
  return {
    type: 'BIGQUERY',
    draft: { projectId: decoded(project), datasets: datasets.join(', '), location },
    unused: [...settings.keys()],
  }
}
