import { setTimeout } from 'node:timers/promises'
import { systemClock } from '../../platform/clock.ts'
import { databaseErrors } from '../../platform/database/database.errors.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { type Contents, dropContentsRow, giveBack, lockContents } from './entries.store.ts'
import {
  afterAll,
  beforeAll,
  deleteBetween,
  dropChange,
  findChange,
  insertChange,
  type LongChange,
  removedFrom,
  renewChange,
  takeOverChange,
  takeRemovals,
} from './long-changes.store.ts'

/** Who makes a long change. */
export type Holder = {
  /** A name that nobody else has. */
  id: string
  /** Lets others write between two steps. */
  giveWay(): void
  /** The step that decides is on the disk when it is done, and with it all before it; of those alone a power loss may leave nothing. */
  durably<T>(step: () => Promise<T>): Promise<T>
}

export const newHolder = (): Holder => ({ id: newId(), giveWay() {}, durably: (step) => step() })

/** Entries of one step: short enough that whoever waits for it does not notice. */
export const rowsPerStep = 500

/** A holder who has not been heard of for so long is gone, and others put right what they left. */
const heldForMs = 20_000
/** Holders are in threads and on instances of their own: what they share is the machines' clock. */
const newHold = () => systemClock.now().getTime() + heldForMs
const renewEveryMs = 5_000
const lookAgainMs = 25
const maxWaitMs = 300_000

/** The change is no longer this holder's: the dataset was deleted, or they were held up for too long. */
class ChangeLost extends Error {}

/** A short change of one dataset: others who change it wait until it is done, and it waits for those of many steps. */
export async function changeContents<T>(
  database: Database,
  teamId: string,
  datasetId: string,
  work: (queries: Queries, contents: Contents) => Promise<T>,
): Promise<T> {
  const begun = performance.now()
  for (;;) {
    const outcome = await database.transaction(async (queries) => {
      const contents = await lockContents(queries, teamId, datasetId)
      const other = await findChange(queries, datasetId)
      return other ? { other } : { result: await work(queries, contents) }
    })
    if ('result' in outcome) return outcome.result as T
    if (outcome.other.heldUntil < systemClock.now().getTime()) await settleAbandoned(database, outcome.other)
    else if (performance.now() - begun > maxWaitMs) throw databaseErrors.databaseLocked()
    else await setTimeout(lookAgainMs)
  }
}

export type Steps = {
  /** The dataset as it was at the beginning; nobody else changes it. */
  contents: Contents
  /** One short transaction. What it does is not seen before the change is decided. */
  step<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** The step after which the change is made, whatever happens. */
  decide(work: (queries: Queries) => Promise<void>): Promise<void>
  /** For what takes long without a step. */
  keepHold(): Promise<void>
}

/**
 * A change of many entries in short steps. Readers see the dataset as it was until `work` decides the change; when it does
 * not, or anything breaks off, what it wrote is taken away again, here or by whoever comes next.
 */
export async function changeInSteps<T>(
  database: Database,
  holder: Holder,
  { teamId, datasetId }: { teamId: string; datasetId: string },
  work: (steps: Steps) => Promise<T>,
): Promise<T | { lost: true }> {
  const contents = await changeContents(database, teamId, datasetId, async (queries, contents) => {
    await insertChange(queries, {
      datasetId,
      holder: holder.id,
      heldUntil: newHold(),
      isDecided: 0,
      seenAfter: beforeAll,
      seenUpTo: contents.lastEntryId ?? beforeAll,
    })
    return contents
  })
  const step = stepsOf(database, datasetId, holder)
  let renewedAt = performance.now()
  async function keepHold(): Promise<void> {
    if (performance.now() - renewedAt < renewEveryMs) return
    await step(async () => {})
    renewedAt = performance.now()
  }
  try {
    const decide: Steps['decide'] = (last) => holder.durably(() => step(last))
    const result = await work({ contents, step, decide, keepHold })
    await settleChange(database, datasetId, holder)
    return result
  } catch (error) {
    if (error instanceof ChangeLost) return { lost: true }
    // What cannot be undone now is undone when the hold has ended: the first error is the one to tell.
    await settleChange(database, datasetId, holder).catch(() => {})
    throw error
  }
}

function stepsOf(database: Database, datasetId: string, holder: Holder): Steps['step'] {
  return async (work) => {
    holder.giveWay()
    return database.transaction(async (queries) => {
      if (!(await renewChange(queries, datasetId, holder.id, newHold()))) throw new ChangeLost()
      return work(queries)
    })
  }
}

/** Ends what a holder has begun: finishes what is decided, undoes what is not. */
export async function settleChange(database: Database, datasetId: string, holder: Holder): Promise<void> {
  const change = await findChange(database.queries, datasetId)
  if (change?.holder !== holder.id) return
  const step = stepsOf(database, datasetId, holder)
  const entriesToo = change.isDecided === 1
  const unseen = entriesToo ? { after: beforeAll, upTo: change.seenAfter } : { after: change.seenUpTo, upTo: afterAll }
  const limit = rowsPerStep
  await untilNull(unseen.after, (after) =>
    step((queries) => deleteBetween(queries, datasetId, { after, upTo: unseen.upTo, limit })),
  )
  await untilNull(beforeAll, (after) =>
    step((queries) => takeRemovals(queries, datasetId, { after, limit, entriesToo })),
  )
  await step((queries) => dropChange(queries, datasetId))
}

/** From where one step stopped, the next goes on. */
export async function untilNull(first: string, next: (after: string) => Promise<string | null>): Promise<void> {
  for (let after: string | null = first; after !== null; ) after = await next(after)
}

/** Puts right what somebody left who is gone; when another does that already, there is nothing to do. */
export async function settleAbandoned(database: Database, known: LongChange): Promise<void> {
  const holder = newHolder()
  const next = { holder: holder.id, heldUntil: newHold() }
  if (await database.transaction((queries) => takeOverChange(queries, known, next)))
    await settleChange(database, known.datasetId, holder)
}

/** Takes away all of a dataset that is gone. */
export async function dropContents(database: Database, datasetId: string): Promise<void> {
  // Whoever is changing it hears of it at their next step.
  await database.transaction((queries) => dropChange(queries, datasetId))
  await dropEntries(database, datasetId)
  // Whoever has begun to change it meanwhile hears of it too; then nothing is added any more, and what they added goes.
  await database.transaction(async (queries) => {
    await dropChange(queries, datasetId)
    await dropContentsRow(queries, datasetId)
  })
  await dropEntries(database, datasetId)
  await dropEntries(database, removedFrom(datasetId))
  await database.transaction((queries) => dropContentsRow(queries, removedFrom(datasetId)))
  if (database.engine === 'sqlite') await giveBack(database.queries)
}

async function dropEntries(database: Database, datasetId: string): Promise<void> {
  const limit = rowsPerStep
  await untilNull(beforeAll, (after) =>
    database.transaction((queries) => deleteBetween(queries, datasetId, { after, upTo: afterAll, limit })),
  )
  await untilNull(beforeAll, (after) =>
    database.transaction((queries) => takeRemovals(queries, datasetId, { after, limit, entriesToo: false })),
  )
}
