import type { Database } from '../../platform/database/open.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import { whenTaken } from '../../platform/database/unique.ts'
import type { Effort, ProviderKind } from './models.contract.ts'
import { modelErrors } from './models.errors.ts'

export type TeamModelRow = {
  id: string
  teamId: string
  providerId: string
  provider: ProviderKind
  modelId: string
  purpose: 'chat' | 'transcription'
  name: string
  baseUrl: string | null
  sealedKey: string | null
  inputPriceMicros: number | null
  cachedPriceMicros: number | null
  outputPriceMicros: number | null
  effort: Effort | null
  fallbackId: string | null
  contextTokens: number | null
  isSmall: number | null
  createdByUserId: string
  createdAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    team_models: TeamModelRow
  }
}

export function createModelStore({ queries }: Pick<Database, 'queries'>) {
  const models = teamRows(queries, 'team_models')
  return {
    list: models.list,
    update: models.update,

    insert: (row: TeamModelRow): Promise<void> => models.insert(row).catch(whenTaken(modelErrors.taken)),

    /** For all that it is there for, or for one purpose alone. */
    async remove(
      teamId: string,
      providerId: string,
      modelId: string,
      purpose?: TeamModelRow['purpose'],
    ): Promise<boolean> {
      const all = queries.deleteFrom('team_models').where((where) => equal(where, { teamId, providerId, modelId }))
      return (purpose === undefined ? all : all.where('purpose', '=', purpose)).$call(changesAny)
    },
  }
}
