import type { Api } from './api.ts'
import { pathOf, quoted } from './place.ts'

const READING = /^(USAGE|SELECT|REFERENCES|REFERENCE_USAGE|READ|READ SESSION|RESOLVE ALL|MONITOR.*|VIEW .*)$/
const ADMINISTRATOR = /^(ACCOUNTADMIN|ORGADMIN|GLOBALORGADMIN|SECURITYADMIN|SYSADMIN|USERADMIN)$/
/** What everybody has by the role PUBLIC is nothing that an account of one's own would be without: there only rows count. */
const OF_ROWS = /^(INSERT|UPDATE|DELETE|TRUNCATE|OWNERSHIP)$/
const MOST_ROLES = 40

type Role = { kind: 'ROLE' | 'DATABASE ROLE'; path: string[] }

/** The role that is chosen, and those that come along with it. */
function rolesOf(current: string | null, secondary: string | null): Role[] {
  let along = ''
  try {
    along = (JSON.parse(secondary ?? '{}') as { roles?: string }).roles ?? ''
  } catch {}
  const names = [current ?? '', ...along.split(','), 'PUBLIC'].filter((name) => name !== '')
  return [...new Set(names)].map((name) => ({ kind: 'ROLE', path: [name] }))
}

type Grant = Record<'right' | 'on' | 'what', string>

async function grantsOf(api: Api, { kind, path }: Role): Promise<Grant[]> {
  const rows = await api.records(`SHOW GRANTS TO ${kind} ${quoted(path)}`)
  return rows.map(({ privilege, granted_on: on, name }) => ({
    right: (privilege ?? '').toUpperCase(),
    on: (on ?? '').toUpperCase(),
    what: name ?? '',
  }))
}

const isRole = ({ right, on }: Grant) => right === 'USAGE' && (on === 'ROLE' || on === 'DATABASE_ROLE')
const writes = (role: string, { right, on }: Grant) =>
  role === 'PUBLIC' ? OF_ROWS.test(right) : !READING.test(right) && !(right === 'OPERATE' && on === 'WAREHOUSE')

/** Why the account may do more than read, by what its roles and the roles within them were granted; null when it may not. */
export async function reasonToWrite(
  api: Api,
  current: string | null,
  secondary: string | null,
): Promise<string | null> {
  const seen = new Set<string>()
  let roles = rolesOf(current, secondary)
  while (roles.length > 0 && seen.size < MOST_ROLES) {
    const administrator = roles.find(({ path: [name = ''] }) => ADMINISTRATOR.test(name))
    if (administrator) return `The role ${administrator.path[0]} administers the account.`
    for (const { path } of roles) seen.add(quoted(path))
    const told = await Promise.all(roles.map(async (role) => ({ role, grants: await grantsOf(api, role) })))
    for (const { role, grants } of told) {
      const name = role.path.join('.')
      const found = grants.find((grant) => writes(name, grant))
      if (found)
        return `The role ${name} may do more than read: it has ${found.right} on ${found.on.toLowerCase()} ${found.what}.`
    }
    const within = told.flatMap(({ grants }) => grants.filter(isRole))
    roles = within
      .map(({ on, what }): Role => ({ kind: on === 'ROLE' ? 'ROLE' : 'DATABASE ROLE', path: pathOf(what) }))
      .filter(({ path }) => !seen.has(quoted(path)))
  }
  return null
}
