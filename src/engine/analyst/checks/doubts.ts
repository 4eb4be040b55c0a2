import { tokensOf } from '../../sources/registry.ts'
import type { KeptResult, Workbench } from '../workbench.ts'
import { joinsToAll } from './joined-to-all.ts'
import { datesThatAreNone } from './no-dates.ts'
import { foundNothing, valuesMeant } from './values-meant.ts'

const maxStatement = 20_000

/** What speaks against a result that a model elsewhere got: values that no row has, rows that are counted more than once. */
export function doubtsOf(bench: Pick<Workbench, 'sources' | 'isRemote'>, result: KeptResult): string[] {
  const { source, sql, rows, privacy } = result
  if (!bench.isRemote || privacy !== 'full' || sql.length > maxStatement) return []
  const kind = bench.sources.find((one) => one.source === source)?.target.kind ?? 'SQLITE'
  const tokens = tokensOf(kind, sql)
  const doubts = [
    ...(joinsToAll(tokens)
      ? ['A join has no condition: each row meets every row of the other table, so this counts rows more than once.']
      : []),
    ...valuesMeant(bench, tokens, rows, kind),
    ...datesThatAreNone(result),
  ]
  if (doubts.length > 0 || !foundNothing(rows) || !/\bwhere\b|\bjoin\b/i.test(sql)) return doubts
  return ['Nothing was found. Look whether its columns, values and joins are right before you say that there is none.']
}
