import { plainText } from '../table/data-table-values.ts'

/** Fields of an entry whose shape depends on what happened. */
export function Details({ fields }: { fields: Record<string, unknown> }) {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (entries.length === 0) return <span className="text-faint">–</span>
  return (
    <dl className="flex max-w-120 flex-wrap gap-x-3">
      {entries.map(([name, value]) => (
        <div key={name} className="flex max-w-full gap-1 text-12">
          <dt className="text-muted">{name}</dt>
          <dd className="max-w-80 truncate" title={plainText(value)}>
            {plainText(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
