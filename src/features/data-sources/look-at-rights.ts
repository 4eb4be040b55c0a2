import { isFileSource } from '../../engine/connection.contract.ts'
import type { Sandbox } from '../../engine/sandbox/index.ts'
import { testSource, type WritableRole } from '../../engine/sources/index.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { allowsWritableRole, targetOf } from './connection.ts'
import { dataSourceErrors } from './data-sources.errors.ts'
import type { StoredSource } from './data-sources.store.ts'
import { withQueryErrors } from './query-faults.ts'

type Deps = { sandbox: Sandbox; files: FileStore; secrets: Secrets }

/** A server that does not answer by then is kept as it is, and looked at when it is tested. */
const LOOK_MS = 5_000

export const explainWritableRole = ({ reason, statements }: WritableRole): string =>
  `${reason} Use an account that can only read: ${statements.join(' ')} Or say that you know it (allowWritableRole).`

/** Throws when the account of a connection that is about to be kept may do more than read, and nobody said so knowingly. */
export async function refuseWritableRole(deps: Deps, source: StoredSource, signal: AbortSignal): Promise<void> {
  if (isFileSource(source) || allowsWritableRole(source)) return
  const options = { teamId: source.teamId, timeoutMs: LOOK_MS, signal }
  const result = await withQueryErrors(testSource(deps.sandbox, await targetOf(deps, source), options))
  if (result.ok && result.writableRole) throw dataSourceErrors.writableRole(explainWritableRole(result.writableRole))
}
