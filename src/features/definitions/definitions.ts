import {
  answerSuggestion,
  type CatalogSource,
  isOutdated,
  nowCalled,
  type OssieDocument,
  placeless,
  type Stood,
  type Suggestion,
  suggestionId,
  withReading,
} from '../../engine/catalog/index.ts'
import type { VerifiedReading } from '../../engine/question/catalog.ts'
import type { Catalog } from '../../engine/question/index.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import { isoNow } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import { pack } from '../../platform/database/packed-text.ts'
import { newId } from '../../platform/ids.ts'
import { ownerAlone, type WorkOwner } from '../../platform/turns.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { writeJson } from '../../platform/workers/json-in-turns.ts'
import { record } from '../audit-log/index.ts'
import { teamSettingsTopic } from '../teams/index.ts'
import { createTexts, isShort, type TextDeps, type Texts } from './definition-texts.ts'
import type { Fault } from './definitions.contract.ts'
import { definitionErrors } from './definitions.errors.ts'
import { createDefinitionStore, type Owner } from './definitions.store.ts'
import { assertMatch, type Kept, markOf } from './version-tag.ts'

export type DefinitionDeps = Omit<TextDeps, 'store'> & { bus: Bus }

export type Saver = { teamId: string; userId: string | null; via: string | null; ipAddress: string | null }

type Standing = Stood & Omit<Texts, 'stand'>

const topic = 'definitions'

export function createDefinitions(deps: DefinitionDeps) {
  const { database, bus, clock, workers, sources } = deps
  const store = createDefinitionStore(database)
  const { documentOf, requireOwner, nothing, texts, timesIn, settings, catalogSources } = createTexts({
    ...deps,
    store,
  })
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
    const given = { text: String(await writeJson(document)), isOurs: true, name: '', settings: await settings(teamId) }
    const wrongWith = async (schema: CatalogSource['schema']) => {
      const source = { id, dialect: type.toLowerCase() as CatalogSource['dialect'], schema, isFile: true }
      return (await workers.run('checkSourceDefinitions', { ...given, source }, { teamId })).faults
    }
    const { schema } = await sources.schemas.of(await sources.find(teamId, id))
    const before = new Set((await wrongWith(schema)).map((fault) => JSON.stringify(fault)))
    return (await wrongWith({ tables })).filter((fault) => !before.has(JSON.stringify(fault)))
  })

  /** With what was saved, or, by `nothing`, as it would stand without. */
  async function standing(who: WorkOwner, owner: Owner, kept = documentOf): Promise<Standing> {
    const { stand, ...rest } = await texts(who, owner, kept)
    return { ...rest, ...(await stand()) }
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
    const text = await pack(await writeJson(document))
    const kept = await database.transaction(async (queries) => {
      const row = {
        id,
        teamId: saver.teamId,
        dataSourceId: null,
        spaceId: null,
        ...owner,
        version,
        document: text,
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
      const now = await standing(saver, owner)
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
    if (known && known.until > clock.now().getTime() && known.day === day) return known.made
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
    const entry = { made, until: clock.now().getTime() + keptForMs, day }
    catalogs.set(key, entry)
    made.catch(() => catalogs.get(key) === entry && catalogs.delete(key))
    while (catalogs.size > maxCatalogs) catalogs.delete(catalogs.keys().next().value as string)
    return made
  }

  return {
    store,
    standing: (who: WorkOwner, owner: Owner): Promise<Standing> => standing(who, owner),
    texts: (who: WorkOwner, owner: Owner): Promise<Texts> => texts(who, owner),
    requireOwner,

    /** What of that which was saved holds no longer: columns that are gone, metrics that cannot be asked any more. */
    async faults(who: WorkOwner, owner: Owner): Promise<Fault[]> {
      const { version, shown, checkText } = await standing(who, owner)
      return version === 0 ? [] : (await checkText(String(await writeJson(shown)), { isOurs: true })).faults
    },

    /** What the data alone suggests: the version before the first. */
    suggested: async (who: WorkOwner, owner: Owner): Promise<OssieDocument> =>
      (await standing(who, owner, nothing)).shown,

    writeYaml: (who: WorkOwner, document: OssieDocument): Promise<string> =>
      workers.run('writeYaml', document, ownerAlone(who)),

    /** What a text would come to, without keeping it. */
    async check(who: WorkOwner, owner: Owner, text: string) {
      const { shown, faults } = await (await texts(who, owner)).checkText(text, { shows: true })
      return { faults, document: shown?.document ?? null, yaml: shown?.yaml ?? null }
    },

    /** A text in YAML or JSON; every fault is told, and nothing is kept unless there is none. */
    async save(saver: Saver, owner: Owner, text: string, ifMatch: string | undefined): Promise<Kept> {
      const now = await texts(saver, owner)
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
        const ids = await mapInTurns(now.open, suggestionId)
        const suggestion = now.open[ids.indexOf(id)]
        if (!suggestion) throw definitionErrors.suggestionNotFound()
        const { settled, faults } = await now.check(answerSuggestion(now.shown, suggestion, accepted))
        const change = `${accepted ? 'accepted' : 'dismissed'} ${inShort(suggestion)}`
        return { document: settled, change, said: faults }
      })
      return { version, faults: said.map(placeless) }
    },

    /** What would be wrong with the definitions if a suggestion that was made elsewhere were accepted. */
    faultsOf: async (who: WorkOwner, owner: Owner, suggestion: Suggestion): Promise<Fault[]> =>
      (await tryOut(await standing(who, owner), suggestion)).faults,

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

/** What a document would be with a suggestion accepted, and what is wrong with that and was not before. */
async function tryOut(
  now: Standing,
  suggestion: Suggestion,
): Promise<{ settled: OssieDocument | null; faults: Fault[] }> {
  const [before, after] = await Promise.all(
    [now.shown, answerSuggestion(now.shown, suggestion, true)].map(async (one) =>
      now.checkText(String(await writeJson(one)), { isOurs: true }),
    ),
  )
  const known = new Set(before!.faults.map(({ path, message }) => `${path} ${message}`))
  return {
    settled: after!.settled,
    faults: after!.faults.filter(({ path, message }) => !known.has(`${path} ${message}`)),
  }
}

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
