import type { EngineWorkers } from '../engine/workers/index.ts'
import type { DataSources } from '../features/data-sources/index.ts'
import { createDeliveries, createTellPerson } from '../features/deliveries/index.ts'
import type { TeamChats } from '../features/team-chats/index.ts'
import { createWebhooks, runFinished, sourceFailed } from '../features/webhooks/index.ts'
import type { Analyst } from './analyst.ts'
import type { Foundation } from './foundation.ts'
import type { Spaces } from './spaces.ts'

export type Outbox = ReturnType<typeof createOutbox>

type OutboxDeps = {
  foundation: Foundation
  workers: EngineWorkers
  sources: DataSources
  spaces: Pick<Spaces, 'chats'>
  analyst: Pick<Analyst, 'runs'>
  teamChats: TeamChats
}

/** What leaves by itself, and what is told of what happens. */
export function createOutbox({ foundation, workers, sources, spaces, analyst, teamChats }: OutboxDeps) {
  const { mailer, database, jobs, clock, log, secrets, guard, version, address } = foundation
  const deliveries = createDeliveries({
    database,
    jobs,
    clock,
    log,
    secrets,
    guard,
    workers,
    mailer,
    version,
    address,
    teamChats,
  })
  const tellPerson = createTellPerson({ deliveries, mailer })
  const webhooks = createWebhooks({ database, deliveries, jobs, clock, secrets, tellPerson })
  sources.onFail((queries, source) => webhooks.emit(queries, sourceFailed(source)))
  analyst.runs.onEnded((run, queries) =>
    webhooks.emit(
      queries,
      runFinished(run, () => spaces.chats.find(run.teamId, run.chatId, queries)),
    ),
  )
  return {
    deliveries,
    webhooks,
    tellPerson,
    /** What a recipient is checked against. */
    targets: { guard, mailer, teamChats },
  }
}
