import { isFileSource, silentKinds } from '../../engine/connection.contract.ts'
import type { QueryTarget, Sandbox } from '../../engine/sandbox/index.ts'
import { lookAtRole, testSource, type WritableRole } from '../../engine/sources/index.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { allowsWritableRole, areRightsUnseen, type Rights, targetOf, withRights } from './connection.ts'
import { dataSourceErrors } from './data-sources.errors.ts'
import type { DataSourceStore, StoredSource } from './data-sources.store.ts'
import type { TwinKeeper } from './files/keep-twins.ts'
import { withQueryErrors } from './query-faults.ts'

type Deps = { sandbox: Sandbox; files: FileStore; secrets: Secrets }

/** A server that does not answer by then is kept as it is, and looked at when it is first asked or tested. */
const LOOK_MS = 5_000

export const explainWritableRole = ({ reason, statements }: WritableRole): string =>
  `${reason} Use an account that can only read: ${statements.join(' ')} Or say that you know it (allowWritableRole).`

/**
 * Throws when the account of a connection that is about to be kept may do more than read, and nobody said so knowingly. Answers
 * whether that was looked at, or there is nothing to look at.
 */
export async function refuseWritableRole(
  deps: Deps,
  source: StoredSource,
  userId: string,
  signal: AbortSignal,
): Promise<Rights> {
  if (isFileSource(source) || allowsWritableRole(source)) return 'seen'
  const options = { teamId: source.teamId, userId, timeoutMs: LOOK_MS, signal }
  const result = await withQueryErrors(testSource(deps.sandbox, await targetOf(deps, source), options))
  if (!result.ok) return silentKinds.includes(source.type) ? 'seen' : 'unseen'
  if (result.writableRole) throw dataSourceErrors.writableRole(explainWritableRole(result.writableRole))
  return 'seen'
}

/** What a statement of a source runs on: where its rights are unseen they are looked at first, and it runs only when it may. */
export async function targetToAsk(
  deps: Deps & { store: Pick<DataSourceStore, 'putOptions'>; twins?: TwinKeeper | undefined },
  source: StoredSource,
): Promise<QueryTarget> {
  const target = await targetOf(deps, source)
  if (isFileSource(source) || !areRightsUnseen(source)) return target
  const { teamId, id, updatedAt } = source
  const writableRole = await withQueryErrors(lookAtRole(deps.sandbox, target, { teamId }))
  if (writableRole) throw dataSourceErrors.writableRole(explainWritableRole(writableRole))
  await deps.store.putOptions(teamId, id, updatedAt, withRights(source.options, 'seen'))
  return target
}
