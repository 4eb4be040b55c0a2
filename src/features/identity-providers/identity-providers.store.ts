import type { Queries } from '../../platform/database/open.ts'
import { newestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import type { IdentityProvider } from './identity-providers.contract.ts'

type ExternalIdentityTable = {
  providerId: string
  subject: string
  userId: string
  teamId: string
  createdAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    identity_providers: IdentityProvider
    external_identities: ExternalIdentityTable
  }
}

/** False when another provider has the same issuer and audience. */
export async function insertProvider(queries: Queries, row: IdentityProvider): Promise<boolean> {
  return queries
    .insertInto('identity_providers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['issuer', 'audience']).doNothing())
    .$call(changesAny)
}

export const listProviders = (queries: Queries, teamId: string, page: PageWanted): Promise<IdentityProvider[]> =>
  queries.selectFrom('identity_providers').selectAll().where('teamId', '=', teamId).$call(newestFirst(page)).execute()

export function findProvider(queries: Queries, teamId: string, id: string): Promise<IdentityProvider | undefined> {
  return queries
    .selectFrom('identity_providers')
    .selectAll()
    .where((where) => equal(where, { teamId, id }))
    .executeTakeFirst()
}

/** Whether some other provider has this issuer and audience. */
export async function isTaken(queries: Queries, provider: IdentityProvider): Promise<boolean> {
  const other = await queries
    .selectFrom('identity_providers')
    .select('id')
    .where((where) => equal(where, { issuer: provider.issuer, audience: provider.audience }))
    .where('id', '<>', provider.id)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether its tokens stand for an administrator of its team. */
export async function vouchesForAdmins(queries: Queries, { id, teamId }: IdentityProvider): Promise<boolean> {
  const admin = await queries
    .selectFrom('external_identities')
    .innerJoin('memberships', 'memberships.userId', 'external_identities.userId')
    .select('external_identities.userId')
    .where((where) =>
      equal(where, { 'external_identities.providerId': id, 'memberships.teamId': teamId, 'memberships.role': 'admin' }),
    )
    .executeTakeFirst()
  return admin !== undefined
}

export async function updateProvider(queries: Queries, teamId: string, row: IdentityProvider): Promise<void> {
  await queries
    .updateTable('identity_providers')
    .set(row)
    .where((where) => equal(where, { teamId, id: row.id }))
    .execute()
}

export async function deleteProvider(queries: Queries, teamId: string, id: string): Promise<string | undefined> {
  const row = await queries
    .deleteFrom('identity_providers')
    .where((where) => equal(where, { teamId, id }))
    .returning('issuer')
    .executeTakeFirst()
  return row?.issuer
}

/** By the issuer that a token names; the one place where the team is not known yet. */
export function providersOfIssuer(queries: Queries, issuer: string): Promise<IdentityProvider[]> {
  return queries.selectFrom('identity_providers').selectAll().where('issuer', '=', issuer).orderBy('id').execute()
}

export function findIdentity(queries: Queries, providerId: string, subject: string) {
  return queries
    .selectFrom('external_identities')
    .selectAll()
    .where((where) => equal(where, { providerId, subject }))
    .executeTakeFirst()
}

/** False when somebody else inserted the same one first. */
export async function insertIdentity(queries: Queries, row: ExternalIdentityTable): Promise<boolean> {
  return queries
    .insertInto('external_identities')
    .values(row)
    .onConflict((conflict) => conflict.columns(['providerId', 'subject']).doNothing())
    .$call(changesAny)
}

export async function moveIdentity(
  queries: Queries,
  providerId: string,
  subject: string,
  from: string,
  to: string,
): Promise<boolean> {
  return queries
    .updateTable('external_identities')
    .set({ teamId: to })
    .where((where) => equal(where, { providerId, subject, teamId: from }))
    .$call(changesAny)
}
