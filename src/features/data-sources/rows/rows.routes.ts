import { rowsOf } from '../../../engine/sandbox/query.ts'
import { findOrThrow } from '../../../platform/errors.ts'
import { type AppRoute, tagged, teamRoute } from '../../access/index.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { DataSourceRouteDeps } from '../data-sources.routes.ts'
import { rowsAnswer } from '../queries.routes.ts'
import { queryFaults, withQueryErrors } from '../query-faults.ts'
import { sendOutcome } from '../run-query.ts'
import { type RowsSelected, rowsCount, rowsCountInput, rowsInput } from './rows.contract.ts'
import { selectRows } from './select-rows.ts'

const { notFound, tableNotFound, columnNotFound, filterInvalid } = dataSourceErrors
const errors = [notFound, tableNotFound, columnNotFound, filterInvalid, ...queryFaults]

/** Rows of one table, sorted and filtered by its database, page by page. */
export function rowRoutes(deps: DataSourceRouteDeps): AppRoute[] {
  const { sources, sandbox } = deps
  async function select(teamId: string, id: string, { table: name, schema, ...selected }: RowsSelected) {
    const source = await sources.find(teamId, id)
    const table = await findOrThrow(sources.schemas.table(source, name, schema), () =>
      tableNotFound(`there is no table "${name}"`),
    )
    const target = await sources.targetOf(source)
    return { target, select: selectRows({ kind: target.kind, table }, selected) }
  }
  return tagged('Data sources', [
    teamRoute('POST', '/data-sources/:id/rows', {
      summary: 'Lists rows of a table, sorted and filtered over the whole of it',
      description:
        'Page by page. Where the table has no key and no order of its own, rows of equal rank may change places.',
      may: 'data-sources:read',
      body: rowsInput,
      answer: rowsAnswer,
      errors,
      async handle({ caller: { teamId, userId }, params: { id }, body: { limit, offset, ...body }, reply, signal }) {
        const { target, select: listed } = await select(teamId, id, body)
        const { sql, params } = listed.page(limit, offset)
        sendOutcome(
          reply,
          await withQueryErrors(sandbox.query({ teamId, userId, target, sql, params, maxRows: limit, signal })),
        )
      },
    }),
    teamRoute('POST', '/data-sources/:id/rows/count', {
      summary: 'Counts the rows of a table that meet filters',
      may: 'data-sources:read',
      body: rowsCountInput,
      answer: rowsCount,
      errors,
      async handle({ caller: { teamId, userId }, params: { id }, body, signal }) {
        const { target, select: listed } = await select(teamId, id, body)
        const { sql, params } = listed.count()
        const outcome = await withQueryErrors(
          sandbox.query({ teamId, userId, target, sql, params, maxRows: 1, signal }),
        )
        return { count: Number(rowsOf(outcome)[0]?.count ?? 0), statement: listed.statement() }
      },
    }),
  ])
}
