import { Badge } from '../../components/page/badge.tsx'
import { plainText } from '../../components/table/data-table-values.ts'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { Duplicates } from './datasets.queries.ts'

type ExamplesProps = { found: Duplicates; isOld: boolean; fields: readonly string[] }
const shownFields = 8

/** Of each group the one that stays, and some that go. */
export function DedupeExamples({ found: { groups, allGroups }, isOld, fields }: ExamplesProps) {
  const columns = fields.slice(0, shownFields)
  const count = format.number(groups.length)
  return (
    <section className={classNames('min-w-0', isOld && 'opacity-60')}>
      <h3 className="pb-1 text-12 text-muted">
        {!allGroups
          ? t.dedupe.examples(count)
          : groups.length === 1
            ? t.dedupe.oneExample
            : t.dedupe.allExamples(count)}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div className="max-h-80 overflow-auto rounded border border-line" tabIndex={0}>
        <table className="w-full border-collapse text-12">
          <thead>
            <tr>
              <th scope="col" className="sticky top-0 bg-surface px-2 py-1 text-left">
                <span className="sr-only">{t.dedupe.stays}</span>
              </th>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="sticky top-0 bg-surface px-2 py-1 text-left font-medium whitespace-nowrap text-muted"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ stays: kept, goes, count }) => (
            <tbody key={kept.id} className="border-t border-line">
              {[kept, ...goes].map((entry, i) => {
                const stays = i === 0
                return (
                  <tr key={entry.id}>
                    <td className="px-2 py-1">
                      {stays ? (
                        <Badge tone="good">{t.dedupe.staysMark}</Badge>
                      ) : (
                        <Badge tone="bad">{t.dedupe.goesMark}</Badge>
                      )}
                    </td>
                    {columns.map((name) => (
                      <td
                        key={name}
                        className={classNames(
                          'max-w-48 truncate px-2 py-1 whitespace-nowrap',
                          stays ? '' : 'text-muted line-through',
                        )}
                        title={plainText(entry.data[name])}
                      >
                        {plainText(entry.data[name]) || '–'}
                      </td>
                    ))}
                  </tr>
                )
              })}
              {count > goes.length ? (
                <tr>
                  <td colSpan={columns.length + 1} className="px-2 py-1 text-muted">
                    {t.dedupe.moreGo(format.number(count - goes.length))}
                  </td>
                </tr>
              ) : null}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}
