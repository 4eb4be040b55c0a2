import { z } from 'zod'
import { type AppRoute, may, tagged, teamRoute } from '../access/index.ts'
import { type Thing, thing, thingsWanted } from './finding.contract.ts'
import { type FindingStore, named } from './finding.store.ts'

export function findingRoutes({ finding }: { finding: FindingStore }): AppRoute[] {
  return tagged('Teams', [
    teamRoute('GET', '/things', {
      summary: 'Finds what has a name in the team: chats, dashboards, reports, saved questions, data, tables, columns',
      description: 'Names that begin with the text come first, then what changed last. Only what the caller may read.',
      may: 'spaces:read',
      query: thingsWanted,
      answer: z.array(thing),
      async handle({ caller, query: { text, limit } }) {
        const kinds = named.filter(({ right }) => may(caller, right))
        const found = await Promise.all([
          ...kinds.map((kind) => finding.named(caller.teamId, caller.userId, kind, text, limit)),
          ...(text !== '' && may(caller, 'data-sources:read') ? [finding.tables(caller.teamId, text, limit)] : []),
        ])
        const begins = ({ title }: Thing) => Number(title.toLowerCase().startsWith(text.toLowerCase()))
        const at = ({ changedAt }: Thing) => changedAt ?? ''
        return found.flat().toSorted((a, b) => begins(b) - begins(a) || (at(a) < at(b) ? 1 : at(a) > at(b) ? -1 : 0))
      },
    }),
  ])
}
