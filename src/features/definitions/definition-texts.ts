import { type AnalystSource, type PlacedStatement, placeStatement } from '../../engine/analyst/index.ts'
import { localMoment } from '../../engine/calendar.ts'
import type {
  CatalogSource,
  CheckedText,
  CheckOptions,
  MetricOfText,
  OssieDocument,
  Settled,
  Stood,
} from '../../engine/catalog/index.ts'
import { isFileSource } from '../../engine/connection.contract.ts'
import { type Catalog, compile, type Question } from '../../engine/question/index.ts'
import type { EngineWorkers } from '../../engine/workers/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { ownerAlone, type WorkOwner } from '../../platform/turns.ts'
import { readJson } from '../../platform/workers/json-in-turns.ts'
import type { DataSources } from '../data-sources/index.ts'
import { requireSpace, type SpaceStore } from '../spaces/index.ts'
import { findTeamSettings } from '../teams/index.ts'
import type { DefinitionStore, Owner } from './definitions.store.ts'
import { markOf } from './version-tag.ts'

export type TextDeps = {
  database: Database
  store: Pick<DefinitionStore, 'newest'>
  clock: Clock
  workers: EngineWorkers
  sources: DataSources
  spaces: Pick<SpaceStore, 'find'>
  analystSources(teamId: string, spaceId: string, only?: string[] | null): Promise<AnalystSource[]>
}

/** The definitions of one owner: which version is kept, and what other texts in its place would be. */
export type Texts = {
  version: number
  /** Tells that version from one of the same number elsewhere: of other data, or from before a restore. */
  mark: string
  /** What a text would be as a document, kept and (if it is wanted) shown, and all that would be wrong with it; read away from the main thread. */
  checkText(text: string, options?: CheckOptions): Promise<CheckedText>
  /** What of the data a metric needs by a text; read away from the main thread. */
  metricOfText(text: string, metric: string): Promise<MetricOfText>
  /** A question of that, and where it is answered; throws a QuestionFault. */
  place(question: Question, catalog: Catalog): Promise<Pick<PlacedStatement, 'compiled' | 'shown' | 'target'>>
  /** What a document would be with which marks, and what would be wrong with it. */
  check(document: OssieDocument): Promise<Settled>
  /** What is shown of the version that is kept, and what is suggested. */
  stand(): Promise<Stood>
}
/** What texts of definitions come to, with the data that they are of. */
export function createTexts({ database, store, clock, workers, sources, spaces, analystSources }: TextDeps) {
  const documentOf = async (teamId: string, owner: Owner) => {
    const row = await store.newest(teamId, owner)
    const document = row ? await readJson<OssieDocument>(row.document) : null
    return {
      version: row?.version ?? 0,
      mark: markOf(row?.id ?? Object.values(owner)[0] ?? ''),
      document,
      size: row?.document.length ?? 0,
    }
  }

  const nothing: typeof documentOf = async () => ({ version: 0, mark: '', document: null, size: 0 })

  const texts = (who: WorkOwner, owner: Owner, kept = documentOf): Promise<Texts> =>
    'spaceId' in owner ? ofSpace(who, owner.spaceId, kept) : ofSource(who, owner.dataSourceId, kept)

  /** Throws when there is no such owner. */
  const requireOwner = (teamId: string, owner: Owner): Promise<unknown> =>
    'spaceId' in owner ? requireSpace(spaces, teamId, owner.spaceId) : sources.find(teamId, owner.dataSourceId)

  async function ofSource(who: WorkOwner, id: string, kept: typeof documentOf): Promise<Texts> {
    const { teamId } = who
    const source = await sources.find(teamId, id)
    const [{ schema }, { version, mark, document, size }, set] = await Promise.all([
      sources.schemas.of(source),
      kept(teamId, { dataSourceId: id }),
      settings(teamId),
    ])
    const dialect = source.type.toLowerCase() as CatalogSource['dialect']
    const withDocument = (definitions: OssieDocument | null): CatalogSource => ({
      id,
      dialect,
      schema,
      definitions,
      isFile: isFileSource(source),
    })
    const textOf = (text: string) => ({ text, name: source.name, source: withDocument(null), settings: set })
    const turn = ownerAlone(who)
    const work = { ...turn, isShort: isShort([withDocument(null)], size) }
    return {
      version,
      mark,
      stand: () => workers.run('standSource', { source: withDocument(document), name: source.name }, work),
      checkText: (text, options) => workers.run('checkSourceDefinitions', { ...textOf(text), ...options }, turn),
      metricOfText: (text, metric) => workers.run('metricOfSourceText', { ...textOf(text), metric }, turn),
      place: async (question, catalog) => ({
        compiled: compile(question, catalog),
        shown: catalog,
        target: await sources.resolveTarget(teamId, id),
      }),
      check: (next) => workers.run('settleSource', { source: withDocument(null), next }, work),
    }
  }

  async function ofSpace(who: WorkOwner, id: string, kept: typeof documentOf): Promise<Texts> {
    const { teamId } = who
    const space = await requireSpace(spaces, teamId, id)
    const [{ parts, size: sizeOfParts }, { version, mark, document, size }, set] = await Promise.all([
      catalogSources(teamId, id),
      kept(teamId, { spaceId: id }),
      settings(teamId),
    ])
    const turn = ownerAlone(who)
    const work = { ...turn, isShort: isShort(parts, size + sizeOfParts) }
    const given = { sources: parts, settings: { ...set, definitions: document }, name: space.name }
    const textOf = (text: string) => ({
      text,
      name: space.name,
      sources: parts,
      settings: set,
      kept: document,
    })
    return {
      version,
      mark,
      stand: () => workers.run('standSpace', given, work),
      checkText: (text, options) => workers.run('checkSpaceDefinitions', { ...textOf(text), ...options }, turn),
      metricOfText: (text, metric) => workers.run('metricOfSpaceText', { ...textOf(text), metric }, turn),
      place: async (question, catalog) =>
        placeStatement(await analystSources(teamId, id), catalog, (on) => compile(question, on)),
      check: (next) => workers.run('settleSpace', { ...given, next }, work),
    }
  }

  /** What clocks show there now. */
  const timesIn = (timeZone: string) => {
    const now = localMoment(isoNow(clock).slice(0, 19), timeZone) ?? isoNow(clock).slice(0, 19)
    return { now, today: now.slice(0, 10) }
  }
  const settings = async (teamId: string) => {
    const { timeZone, currency } = await findTeamSettings(database.queries, teamId)
    return { timeZone, fiscalYearStart: 1, currency, ...timesIn(timeZone) }
  }

  /** The sources of a space as its catalog is built from them, each with its own definitions, and how long these are together. */
  async function catalogSources(
    teamId: string,
    spaceId: string,
    only: string[] | null = null,
  ): Promise<{ parts: CatalogSource[]; size: number }> {
    const groups = await analystSources(teamId, spaceId, only)
    const sized = await Promise.all(
      groups.flatMap(({ source, engine, parts }) =>
        parts.map(async ({ dataSourceId, schemaName, tables }) => {
          const { document, size } = await documentOf(teamId, { dataSourceId })
          const part: CatalogSource = {
            id: dataSourceId,
            dialect: engine,
            schema: { tables },
            schemaName,
            group: source,
            isFile: engine === 'sqlite' || engine === 'duckdb',
            definitions: document,
          }
          return { part, size }
        }),
      ),
    )
    return { parts: sized.map(({ part }) => part), size: sized.reduce((sum, { size }) => sum + size, 0) }
  }

  return { documentOf, requireOwner, nothing, texts, timesIn, settings, catalogSources }
}

/** What few columns and a few pages of definitions mean is worked out in a few milliseconds, in less time than it takes to ask a worker. */
const shortColumns = 300
const shortDefinitions = 30_000
export const isShort = (sources: Pick<CatalogSource, 'schema'>[], definitionsLength: number): boolean =>
  definitionsLength <= shortDefinitions &&
  sources.reduce((sum, { schema }) => schema.tables.reduce((inner, { columns }) => inner + columns.length, sum), 0) <=
    shortColumns
