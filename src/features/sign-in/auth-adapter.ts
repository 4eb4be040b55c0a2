import type { DBAdapter, Where } from 'better-auth'
import { sha256 } from '../../platform/ids.ts'

type Query = { model: string; where?: Where[]; data?: object; update?: object }
type Row = Record<string, unknown>
type Call = (query: Query) => Promise<unknown>

const calls = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'consumeOne',
  'incrementOne',
] as const

/**
 * better-auth over our tables, with three rules of ours between them. Of a session's token only the hash is stored: whoever reads the
 * table, or a copy of it, cannot act with it. And an address that an identity provider merely claims for its people belongs to
 * nobody: whoever proves that it is theirs is not taken for them, nor kept out by them. And what begins a sign-in with a provider
 * ends one: it looks for that and deletes it in two steps, so of two that come back at once both would be let in.
 */
export function overOurTables<A extends Pick<DBAdapter, (typeof calls)[number]>>(adapter: A): A {
  const inner = adapter as unknown as Record<(typeof calls)[number], Call>
  const wrapped = Object.fromEntries(
    calls.map((name) => [
      name,
      async (query: Query) => {
        if (query.model === 'session') return askForSession(inner[name], query)
        if (name === 'findMany' && isBegunSignIn(query)) return takeOnce(inner, query)
        const found = await inner[name](query)
        const byAddress =
          name === 'findOne' && query.model === 'user' && query.where?.some(({ field }) => field === 'email')
        return byAddress && !(found as Row | null)?.emailVerified ? null : found
      },
    ]),
  )
  const outer = adapter as unknown as DBAdapter
  return {
    ...adapter,
    ...wrapped,
    transaction: (work: Parameters<DBAdapter['transaction']>[0]) =>
      outer.transaction((within) => work(overOurTables(within))),
  }
}

const isBegunSignIn = ({ model, where }: Query): boolean =>
  model === 'verification' &&
  (where?.some(({ field, value }) => field === 'identifier' && String(value).startsWith('auth-state:')) ?? false)

/** Whoever finds it uses it up: of many at once one does. */
async function takeOnce(
  { findMany, deleteMany }: Record<'findMany' | 'deleteMany', Call>,
  query: Query,
): Promise<unknown> {
  const found = await findMany(query)
  return (await deleteMany({ model: query.model, ...(query.where && { where: query.where }) })) === 0 ? [] : found
}

/** Tokens go in as hashes; what comes out carries the tokens that were asked with. */
async function askForSession(call: Call, query: Query): Promise<unknown> {
  const plain = new Map<string, string>()
  const hashed = (token: unknown): string => {
    const hash = sha256(String(token))
    plain.set(hash, String(token))
    return hash
  }
  const fields = (values: object) => ('token' in values ? { ...values, token: hashed(values.token) } : values)
  const restored = (row: unknown): unknown => {
    if (Array.isArray(row)) return row.map(restored)
    if (typeof row !== 'object' || row === null || !('token' in row)) return row
    return { ...row, token: plain.get(String(row.token)) ?? row.token }
  }
  const found = await call({
    ...query,
    ...(query.data && { data: fields(query.data) }),
    ...(query.update && { update: fields(query.update) }),
    ...(query.where && {
      where: query.where.map((each) => {
        if (each.field !== 'token') return each
        return { ...each, value: Array.isArray(each.value) ? each.value.map(hashed) : hashed(each.value) }
      }),
    }),
  })
  return restored(found)
}
