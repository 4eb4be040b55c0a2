import { QueryError, type Sandbox } from '../../engine/sandbox/index.ts'
import type { Log } from '../../platform/log.ts'
import type { DataSources } from './data-sources.ts'
import { notLookedAt } from './keep-schema.ts'

/**
 * A server's tables change without notice. When a statement fails there, they are looked at again before that is told, so that what is
 * asked next is asked, or refused, by what there is now.
 */
export function noticeChanges(sandbox: Sandbox, sources: Pick<DataSources, 'find' | 'schemas'>, log: Log): Sandbox {
  return {
    ...sandbox,
    async query(query) {
      try {
        return await sandbox.query(query)
      } catch (error) {
        const id = 'dataSourceId' in query.target ? query.target.dataSourceId : undefined
        if (id !== undefined && error instanceof QueryError && error.kind === 'failed')
          await sources
            .find(query.teamId, id)
            .then((source) => sources.schemas.lookAgain(source))
            .catch((reason) => log.warn({ err: reason, dataSource: id }, notLookedAt))
        throw error
      }
    },
  }
}
