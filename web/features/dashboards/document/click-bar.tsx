import { X } from 'lucide-react'
import { Button } from '../../../components/form/button.tsx'
import { t } from '../../../lib/texts/index.ts'
import { useDocument } from './document-data.tsx'

/** What was clicked in charts and tables, one click away from being taken back. */
export function ClickBar() {
  const { clicks } = useDocument()
  if (!clicks || clicks.filters.length === 0) return null
  const { filters, onChange } = clicks
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning and look
    <div
      role="group"
      aria-label={t.dashboards.clicked}
      className="flex flex-wrap items-center gap-1.5 pb-3 print:hidden"
    >
      {filters.map((filter) => (
        <button
          key={`${filter.query} ${filter.field} ${filter.grain ?? ''}`}
          type="button"
          aria-label={t.dashboards.clearClick(filter.label, filter.text)}
          onClick={() => onChange(filters.filter((one) => one !== filter))}
          className="inline-flex h-7 max-w-full items-center gap-1.5 rounded border border-accent bg-accent-soft px-2 text-13 hover:border-accent-hover max-md:h-9"
        >
          <span className="truncate">
            <span className="text-muted">{filter.label}:</span> {filter.text}
          </span>
          <X size={12} aria-hidden />
        </button>
      ))}
      {filters.length > 1 ? (
        <Button look="quiet" size="small" onClick={() => onChange([])}>
          {t.dashboards.clearClicks}
        </Button>
      ) : null}
    </div>
  )
}
