import { createHash } from 'node:crypto'
import { type AnalystSource, type PlacedStatement, placeStatement } from '../../engine/analyst/index.ts'
import { localMoment } from '../../engine/calendar.ts'
import {
  answerSuggestion,
  type CatalogSource,
  type CheckedText,
  isOutdated,
  type MetricOfText,
  nowCalled,
  type OssieDocument,
  placeless,
  type Settled,
  type Stood,
  type Suggestion,
  suggestionId,
  withReading,
} from '../../engine/catalog/index.ts'
import { isFileSource } from '../../engine/connection.contract.ts'
import type { VerifiedReading } from '../../engine/question/catalog.ts'
import { type Catalog, compile, type Question } from '../../engine/question/index.ts'
import type { EngineWorkers } from '../../engine/workers/index.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { record } from '../audit-log/index.ts'
import type { DataSources } from '../data-sources/index.ts'
import { type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { findTeamSettings, teamSettingsTopic } from '../teams/index.ts'
import type { Fault } from './definitions.contract.ts'
import { definitionErrors } from './definitions.errors.ts'
import { createDefinitionStore, type Owner } from './definitions.store.ts'

export type DefinitionDeps = {
  database: Database
  bus: Bus
  clock: Clock
  workers: EngineWorkers
  sources: DataSources
  spaces: Pick<SpaceStore, 'find'>
  analystSources(teamId: string, spaceId: string, only?: string[] | null): Promise<AnalystSource[]>
}

export type Saver = { teamId: string; userId: string | null; via: string | null; ipAddress: string | null }

/** The definitions of one owner: which version is kept, and what other texts in its place would be. */
type Texts = {
  version: number
  /** Tells that version from one of the same number elsewhere: of other data, or from before a restore. */
  mark: string
  /** What a text would be as a document, and all that would be wrong with it; read away from the main thread. */
  checkText(text: string): Promise<CheckedText>
  /** What of the data a metric needs by a text; read away from the main thread. */
  metricOfText(text: string, metric: string): Promise<MetricOfText>
  /** A question of that, and where it is answered; throws a QuestionFault. */
  place(question: Question, catalog: Catalog): Promise<Pick<PlacedStatement, 'compiled' | 'shown' | 'target'>>
  /** What a document would be with which marks, and what would be wrong with it. */
  check(document: OssieDocument): Promise<Settled>
  /** What is shown of the version that is kept, and what is suggested. */
  stand(): Promise<Stood>
}
type Standing = Stood & Omit<Texts, 'stand'>

const topic = 'definitions'

export function createDefinitions({ database, bus, clock, workers, sources, spaces, analystSources }: DefinitionDeps) {
  const store = createDefinitionStore(database)
  const catalogs = new Map<string, { made: Promise<Catalog>; until: number; day: string }>()
  const forget = (teamId: string) => {
    for (const key of catalogs.keys()) if (key.startsWith(`${teamId} `)) catalogs.delete(key)
  }
  bus.subscribe(topic, forget)
  bus.subscribe(teamSettingsTopic, forget)
  sources.onSourceChanged(({ teamId }) => forget(teamId))
  sources.onReplacing(async ({ teamId, id, type }, tables) => {
    const { document } = await documentOf(teamId, { dataSourceId: id })
    if (!document) return []
    const given = { text: JSON.stringify(document), name: '', settings: await settings(teamId) }
    const wrongWith = async (schema: CatalogSource['schema']) => {
      const source = { id, dialect: type.toLowerCase() as CatalogSource['dialect'], schema, isFile: true }
      return (await workers.run('checkSourceDefinitions', { ...given, source }, { teamId })).faults.map(withoutPlace)
    }
    const { schema } = await sources.schemas.of(await sources.find(teamId, id))
    const before = new Set((await wrongWith(schema)).map((fault) => JSON.stringify(fault)))
    return (await wrongWith({ tables })).filter((fault) => !before.has(JSON.stringify(fault)))
  })

  const documentOf = async (teamId: string, owner: Owner) => {
    const row = await store.newest(teamId, owner)
    const document = row ? (JSON.parse(row.document) as OssieDocument) : null
    return {
      version: row?.version ?? 0,
      mark: markOf(row?.id ?? Object.values(owner)[0] ?? ''),
      document,
      size: row?.document.length ?? 0,
    }
  }

  const nothing: typeof documentOf = async () => ({ version: 0, mark: '', document: null, size: 0 })

  /** With what was saved, or, by `nothing`, as it would stand without. */
  async function standing(teamId: string, owner: Owner, kept = documentOf): Promise<Standing> {
    const { stand, ...rest } = await texts(teamId, owner, kept)
    return { ...rest, ...(await stand()) }
  }

  const texts = (teamId: string, owner: Owner, kept = documentOf): Promise<Texts> =>
    'spaceId' in owner ? ofSpace(teamId, owner.spaceId, kept) : ofSource(teamId, owner.dataSourceId, kept)

  async function ofSource(teamId: string, id: string, kept: typeof documentOf): Promise<Texts> {
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
    const work = { teamId, isShort: isShort([withDocument(null)], size) }
    return {
      version,
      mark,
      stand: () => workers.run('standSource', { source: withDocument(document), name: source.name }, work),
      checkText: (text) => workers.run('checkSourceDefinitions', textOf(text), { teamId }),
      metricOfText: (text, metric) => workers.run('metricOfSourceText', { ...textOf(text), metric }, { teamId }),
      place: async (question, catalog) => ({
        compiled: compile(question, catalog),
        shown: catalog,
        target: await sources.resolveTarget(teamId, id),
      }),
      check: (next) => workers.run('settleSource', { source: withDocument(null), next }, work),
    }
  }

  async function ofSpace(teamId: string, id: string, kept: typeof documentOf): Promise<Texts> {
    const space = await findOrThrow(spaces.find(teamId, id), spaceErrors.notFound)
    const [{ parts, size: sizeOfParts }, { version, mark, document, size }, set] = await Promise.all([
      catalogSources(teamId, id),
      kept(teamId, { spaceId: id }),
      settings(teamId),
    ])
    const work = { teamId, isShort: isShort(parts, size + sizeOfParts) }
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
      checkText: (text) => workers.run('checkSpaceDefinitions', textOf(text), { teamId }),
      metricOfText: (text, metric) => workers.run('metricOfSpaceText', { ...textOf(text), metric }, { teamId }),
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

  /** The version that it is now; null: somebody else made that version meanwhile. */
  async function keep(
    saver: Saver,
    owner: Owner,
    before: number,
    document: OssieDocument,
    change: string,
    also: (queries: Queries) => Promise<void> = async () => {},
  ): Promise<Kept | null> {
    const version = before + 1
    const id = newId()
    const now = isoNow(clock)
    const kept = await database.transaction(async (queries) => {
      const row = {
        id,
        teamId: saver.teamId,
        dataSourceId: null,
        spaceId: null,
        ...owner,
        version,
        document: JSON.stringify(document),
        userId: saver.userId,
        change: change.slice(0, 500),
        createdAt: now,
      }
      if (!(await store.insert(row, queries))) return false
      await also(queries)
      await record(
        queries,
        {
          ...saver,
          action: 'definitions.saved',
          targetId: Object.values(owner)[0] ?? null,
          detail: { version, change },
        },
        now,
      )
      return true
    })
    if (!kept) return null
    forget(saver.teamId)
    await bus.publish(topic, saver.teamId)
    return { version, mark: markOf(id) }
  }

  /** A change that means the same whatever else was said meanwhile is made again to what then stands. */
  async function amend<Said>(
    saver: Saver,
    owner: Owner,
    make: (now: Standing) => Promise<{ document: OssieDocument; change: string; said: Said }>,
    also?: (queries: Queries) => Promise<void>,
  ): Promise<{ version: number; said: Said }> {
    for (let tries = 0; tries < maxTries; tries++) {
      const now = await standing(saver.teamId, owner)
      const { document, change, said } = await make(now)
      const kept = await keep(saver, owner, now.version, document, change, also)
      if (kept) return { version: kept.version, said }
    }
    throw definitionErrors.changed()
  }

  /** What the data of a space means, or of only some of its sources; kept until one of its sources or definitions changes. */
  async function catalogOf(teamId: string, spaceId: string, only: string[] | null = null): Promise<Catalog> {
    // None is not the same as all.
    const key = `${teamId} ${spaceId} ${only === null ? 'all' : only.toSorted().join(' ')}`
    const day = isoNow(clock).slice(0, 10)
    const known = catalogs.get(key)
    if (known && known.until > Date.now() && known.day === day) return known.made
    const made = (async () => {
      const [{ parts, size: sizeOfParts }, { document, size }, set] = await Promise.all([
        catalogSources(teamId, spaceId, only),
        documentOf(teamId, { spaceId }),
        settings(teamId),
      ])
      const catalog = await workers.run(
        'catalogOfSpace',
        { sources: parts, settings: { ...set, definitions: document } },
        { teamId, isShort: isShort(parts, size + sizeOfParts) },
      )
      // A space may live by other clocks than its team.
      return { ...catalog, ...timesIn(catalog.timeZone) }
    })()
    // Links and late profiles send no notice: a catalog is looked at anew after a while in any case.
    const entry = { made, until: Date.now() + keptForMs, day }
    catalogs.set(key, entry)
    made.catch(() => catalogs.get(key) === entry && catalogs.delete(key))
    while (catalogs.size > maxCatalogs) catalogs.delete(catalogs.keys().next().value as string)
    return made
  }

  return {
    store,
    standing: (teamId: string, owner: Owner): Promise<Standing> => standing(teamId, owner),
    texts: (teamId: string, owner: Owner): Promise<Texts> => texts(teamId, owner),

    /** What of that which was saved holds no longer: columns that are gone, metrics that cannot be asked any more. */
    async faults(teamId: string, owner: Owner): Promise<Fault[]> {
      const { version, shown, checkText } = await standing(teamId, owner)
      return version === 0 ? [] : (await checkText(JSON.stringify(shown))).faults.map(withoutPlace)
    },

    /** What the data alone suggests: the version before the first. */
    suggested: async (teamId: string, owner: Owner): Promise<OssieDocument> =>
      (await standing(teamId, owner, nothing)).shown,

    writeYaml: (teamId: string, document: OssieDocument): Promise<string> =>
      workers.run('writeYaml', document, { teamId }),

    /** What a text would come to, without keeping it. */
    async check(teamId: string, owner: Owner, text: string) {
      const { shown, faults } = await (await texts(teamId, owner)).checkText(text)
      return { faults, document: shown?.document ?? null, yaml: shown?.yaml ?? null }
    },

    /** A text in YAML or JSON; every fault is told, and nothing is kept unless there is none. */
    async save(saver: Saver, owner: Owner, text: string, ifMatch: string | undefined): Promise<Kept> {
      const now = await texts(saver.teamId, owner)
      assertMatch(ifMatch, now)
      const { settled, faults } = await now.checkText(text)
      if (!settled || faults.length > 0) throw invalid(faults)
      const kept = await keep(saver, owner, now.version, settled, 'saved')
      if (!kept) throw definitionErrors.changed()
      return kept
    },

    async answer(
      saver: Saver,
      owner: Owner,
      id: string,
      accepted: boolean,
    ): Promise<{ version: number; faults: Fault[] }> {
      const { version, said } = await amend(saver, owner, async (now) => {
        const suggestion = now.open.find((one) => suggestionId(one) === id)
        if (!suggestion) throw definitionErrors.suggestionNotFound()
        const { settled, faults } = await now.check(answerSuggestion(now.shown, suggestion, accepted))
        const change = `${accepted ? 'accepted' : 'dismissed'} ${inShort(suggestion)}`
        return { document: settled, change, said: faults }
      })
      return { version, faults: said.map(placeless) }
    },

    /** What would be wrong with the definitions if a suggestion that was made elsewhere were accepted. */
    faultsOf: async (teamId: string, owner: Owner, suggestion: Suggestion): Promise<Fault[]> =>
      (await tryOut(await standing(teamId, owner), suggestion)).faults,

    /** Accepts a suggestion that was made elsewhere, with what is to be kept together with it; nothing of one that no longer fits. */
    async accept(
      saver: Saver,
      { owner, spaceId }: { owner: Owner; spaceId: string },
      suggestion: Suggestion,
      also: (queries: Queries) => Promise<void>,
    ): Promise<void> {
      const make = async (now: Standing) => {
        if (isOutdated(now.shown, suggestion))
          throw definitionErrors.changed(`${inShort(suggestion)} means something else since this was offered`)
        const taken = nowCalled(suggestion, await catalogOf(saver.teamId, spaceId))
        if (taken !== null)
          throw definitionErrors.changed(
            `since this was offered, its word is what ${taken} is called: choose another word`,
          )
        const { settled, faults } = await tryOut(now, suggestion)
        if (!settled || faults.length > 0) throw invalid(faults)
        return { document: settled, change: `accepted ${inShort(suggestion)}: ${suggestion.evidence}`, said: null }
      }
      await amend(saver, owner, make, also)
    },

    /** Keeps what a person said that words mean, where it can be seen and taken back. */
    async keepReading(saver: Saver, spaceId: string, reading: VerifiedReading): Promise<void> {
      await amend(saver, { spaceId }, async (now) => {
        const { settled } = await now.check(withReading(now.shown, reading))
        return { document: settled, change: `reading chosen: ${reading.text}`, said: null }
      })
    },

    catalogOf,
  }
}

/** What few columns and a few pages of definitions mean is worked out in a few milliseconds, in less time than it takes to ask a worker. */
const shortColumns = 300
const shortDefinitions = 30_000
const isShort = (sources: Pick<CatalogSource, 'schema'>[], definitionsLength: number): boolean =>
  definitionsLength <= shortDefinitions &&
  sources.reduce((sum, { schema }) => schema.tables.reduce((inner, { columns }) => inner + columns.length, sum), 0) <=
    shortColumns

/** What a document would be with a suggestion accepted, and what is wrong with that and was not before. */
async function tryOut(
  now: Standing,
  suggestion: Suggestion,
): Promise<{ settled: OssieDocument | null; faults: Fault[] }> {
  const [before, after] = await Promise.all(
    [now.shown, answerSuggestion(now.shown, suggestion, true)].map((one) => now.checkText(JSON.stringify(one))),
  )
  const known = new Set(before!.faults.map(({ path, message }) => `${path} ${message}`))
  return {
    settled: after!.settled,
    faults: after!.faults.filter(({ path, message }) => !known.has(`${path} ${message}`)),
  }
}

/** Of a document that nobody wrote as this text. */
const withoutPlace = (fault: Fault): Fault => ({ ...fault, line: null, column: null })

const inShort = ({ dataset, field, attribute, value }: Suggestion): string =>
  attribute === 'metric'
    ? `metric ${(value as { name: string }).name}`
    : [dataset, field, attribute].filter(Boolean).join('.')

const keptForMs = 15_000
/** Of so many that answer at once, each has its turn. */
const maxTries = 20
const maxCatalogs = 200

export type Definitions = ReturnType<typeof createDefinitions>

const invalid = (faults: Fault[]) => {
  const [first] = faults
  const place = first?.line ? `line ${first.line}, column ${first.column}: ` : first?.path ? `${first.path}: ` : ''
  return definitionErrors.invalid(
    first ? `${place}${first.message}; expected ${first.expected}` : undefined,
    {},
    { faults },
  )
}

type Kept = { version: number; mark: string }

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)
/** Of the row of a version; before the first, of whose definitions they are. */
export const markOf = (id: string): string => shortHash(id)

/** `"3.abcdef.ghijkl"`: the version, its mark, and a hash of what is shown, which also follows the profile. */
export const tagOf = ({ version, mark }: Kept, body?: string): string =>
  `"${[version, mark, ...(body === undefined ? [] : [shortHash(body)])].join('.')}"`

/** The version alone is enough; with its mark it has to be that very one. */
function assertMatch(ifMatch: string | undefined, { version, mark }: Kept): void {
  if (ifMatch === undefined) {
    if (version > 0) throw definitionErrors.ifMatchNeeded()
    return
  }
  const fits = ifMatch.split(',').some((tag) => {
    const [, given, itsMark = mark] = /^\s*(?:W\/)?"(\d+)(?:\.([\w-]+)(?:\.[\w-]*)?)?"\s*$/.exec(tag) ?? []
    return given === String(version) && itsMark === mark
  })
  if (ifMatch.trim() !== '*' && !fits) throw definitionErrors.changed()
}
