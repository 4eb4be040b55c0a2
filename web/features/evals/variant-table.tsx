import { ListTable } from '../../components/table/list-table.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { EvalVariant } from './evals.queries.ts'

export const answeredBy = ({ right, wrong, refused, failed }: EvalVariant) => right + wrong + refused + failed
export const costOf = ({ cost }: EvalVariant) => (cost === null ? '–' : format.number(Math.round(cost * 1e4) / 1e4))
export const rightOf = (variant: EvalVariant) =>
  t.evals.rightOf(format.number(variant.right), format.number(answeredBy(variant)))

/** What each variant reached, and what it took. */
export const VariantTable = ({ variants }: { variants: EvalVariant[] }) => (
  <ListTable
    label={t.evals.summary}
    rows={variants.map((variant, n) => ({ ...variant, id: String(n) }))}
    columns={[
      { header: t.evals.variant, cell: ({ name }) => <span className="font-medium">{name}</span> },
      {
        header: t.evals.outcomes.right,
        align: 'right',
        className: 'whitespace-nowrap',
        cell: (variant) => {
          const all = answeredBy(variant)
          return (
            <>
              {format.number(variant.right)}
              {all > 0 ? <span className="text-muted"> · {format.percent(variant.right / all)}</span> : null}
            </>
          )
        },
      },
      { header: t.evals.outcomes.wrong, align: 'right', cell: ({ wrong }) => format.number(wrong) },
      { header: t.evals.outcomes.refused, align: 'right', cell: ({ refused }) => format.number(refused) },
      { header: t.evals.outcomes.failed, align: 'right', wide: true, cell: ({ failed }) => format.number(failed) },
      {
        header: t.words.tokens,
        align: 'right',
        wide: true,
        cell: ({ inputTokens, outputTokens }) => format.compact(inputTokens + outputTokens),
      },
      { header: t.words.cost, align: 'right', cell: costOf },
      {
        header: t.evals.perQuestion,
        align: 'right',
        wide: true,
        cell: (variant) => {
          const all = answeredBy(variant)
          return all === 0 ? '–' : format.duration(variant.elapsedMs / all)
        },
      },
    ]}
  />
)
