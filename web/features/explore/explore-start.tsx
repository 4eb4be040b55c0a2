import { Search, Sigma, Table2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Input } from '../../components/form/input.tsx'
import { EmptyState, SkeletonRows } from '../../components/page/states.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { rowsQuestion } from '../questions/question-parts.ts'
import type { Question, SpaceCatalog } from '../questions/questions.queries.ts'
import { SavedList } from './saved-list.tsx'
import type { SavedQuestion } from './saved-questions.queries.ts'

type StartProps = {
  spaceId: string
  catalog: SpaceCatalog | undefined
  onStart: (question: Question) => void
  /** Absent where only questions are of use: a saved one starts as any other. */
  onOpen?: (saved: SavedQuestion) => void
}

/** Where a question begins: a metric, or the rows of a table. */
export function ExploreStart({ spaceId, catalog, onStart, onOpen }: StartProps) {
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  if (!catalog)
    return (
      <div className="px-4 py-6 md:px-6">
        <SkeletonRows />
      </div>
    )
  if (catalog.datasets.length === 0)
    return <EmptyState icon={Table2} title={t.ask.noDataTitle} text={t.explore.noDataText} />
  const words = search.trim().toLowerCase()
  const fits = ({ label, name }: { label: string; name: string }) => `${label} ${name}`.toLowerCase().includes(words)
  const metrics = catalog.metrics.filter(fits)
  const datasets = catalog.datasets.filter(fits)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move from the search field into the list
    <div ref={list} onKeyDown={onKey} className="mx-auto flex max-w-160 flex-col gap-4 px-4 py-8">
      <div>
        <h2 className="text-16 font-semibold">{t.explore.begin}</h2>
        <p className="text-muted">{t.explore.beginText}</p>
      </div>
      <Input
        // A phone would cover half of the list with its keyboard.
        autoFocus={matchMedia('(hover: hover)').matches}
        icon={Search}
        type="search"
        aria-label={t.explore.findStart}
        placeholder={t.explore.findStart}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <SavedList spaceId={spaceId} search={words} onStart={onStart} onOpen={onOpen} />
      {metrics.length > 0 ? (
        <StartGroup
          title={t.questions.metrics}
          icon={Sigma}
          entries={metrics.map(({ name, label, description }) => ({
            id: name,
            label,
            hint: description,
            onStart: () => onStart({ measures: [{ metric: name }], by: [] }),
          }))}
        />
      ) : null}
      {datasets.length > 0 ? (
        <StartGroup
          title={t.words.tables}
          icon={Table2}
          entries={datasets.map((dataset) => ({
            id: dataset.name,
            label: dataset.label,
            hint: dataset.rows === null ? dataset.description : t.table.rows(format.number(dataset.rows)),
            onStart: () => onStart(rowsQuestion(dataset)),
          }))}
        />
      ) : null}
      {metrics.length + datasets.length === 0 ? <p className="text-muted">{t.dashboards.noOption}</p> : null}
    </div>
  )
}

type Entry = { id: string; label: string; hint: string | null; onStart: () => void }

const StartGroup = ({ title, icon: Icon, entries }: { title: string; icon: typeof Sigma; entries: Entry[] }) => (
  <section aria-label={title}>
    <h3 className="pb-1 text-12 text-muted">{title}</h3>
    <ul className="overflow-hidden rounded border border-line">
      {entries.map(({ id, label, hint, onStart }) => (
        <li key={id} className="border-b border-line last:border-0">
          <button
            type="button"
            onClick={onStart}
            className="flex min-h-10 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-hover focus-visible:outline-offset-[-2px]"
          >
            <Icon size={16} className="shrink-0 text-muted" aria-hidden />
            <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
            {hint ? <span className="numeric max-w-[50%] truncate text-12 text-muted">{hint}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  </section>
)
