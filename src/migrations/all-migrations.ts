import type { Migration } from '../platform/database/migrate.ts'
import { identity } from './001-identity.ts'
import { spaces } from './002-spaces.ts'
import { dataSources } from './003-data-sources.ts'
import { datasetEntries, datasets } from './004-datasets.ts'
import { chats } from './005-chats.ts'
import { models } from './006-models.ts'
import { dashboards } from './010-dashboards.ts'
import { shareLinks } from './011-share-links.ts'
import { reports } from './012-reports.ts'
import { teamChats } from './013-team-chats.ts'
import { automations } from './014-automations.ts'
import { webhooks } from './015-webhooks.ts'
import { mcp } from './016-mcp.ts'
import { sessionHashes } from './017-021/017-session-hashes.ts'
import { definitions } from './017-021/018-definitions.ts'
import { savedQuestions } from './017-021/019-saved-questions.ts'
import { embeddedDashboards } from './017-021/020-embedded-dashboards.ts'
import { savedStatements } from './017-021/021-saved-statements.ts'
import { teamEvals } from './022-team-evals.ts'
import { verifiedSteps } from './023-verified-steps.ts'
import { teamSettings } from './024-team-settings.ts'
import { modelOptions } from './025-model-options.ts'
import { readerLocale } from './026-030/026-reader-locale.ts'
import { datasetChanges, datasetChangesOfFile } from './026-030/027-dataset-changes.ts'
import { cachedPrice } from './026-030/028-cached-price.ts'
import { serviceSettings } from './026-030/029-service-settings.ts'
import { extracts } from './026-030/030-extracts.ts'
import { extractsOfQueries } from './031-035/031-extracts-of-queries.ts'
import { packedTexts } from './031-035/032-packed-texts.ts'

/** In order. A migration that has been released is never changed, only followed. */
export const migrations: Migration[] = [
  identity,
  spaces,
  dataSources,
  datasets,
  chats,
  models,
  dashboards,
  shareLinks,
  reports,
  teamChats,
  automations,
  webhooks,
  mcp,
  sessionHashes,
  definitions,
  savedQuestions,
  embeddedDashboards,
  savedStatements,
  teamEvals,
  verifiedSteps,
  teamSettings,
  modelOptions,
  readerLocale,
  datasetChanges,
  cachedPrice,
  serviceSettings,
  extracts,
  extractsOfQueries,
  packedTexts,
]

/** Those of the file that SQLite keeps the entries of datasets in. */
export const entryMigrations: Migration[] = [datasetEntries, datasetChangesOfFile]
