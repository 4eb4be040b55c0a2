import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { Input } from '../../components/form/input.tsx'
import { ProfileBars } from '../../components/table/column-profile.tsx'
import { t } from '../../lib/texts/index.ts'
import { changesForField } from '../questions/chip-steps.ts'
import { homesOf, reachedBy } from '../questions/question-parts.ts'
import type { CatalogField, Question, QuestionChange, SpaceCatalog } from '../questions/questions.queries.ts'

type FieldListProps = { catalog: SpaceCatalog; question: Question; onChange: (changes: QuestionChange[]) => void }

const maxShown = 300
const measuresFirst = (a: CatalogField, b: CatalogField) => Number(b.role === 'measure') - Number(a.role === 'measure')

/** All that can be added, by table, measures first: a click adds a field where it belongs. */
export function FieldList({ catalog, question, onChange }: FieldListProps) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const shown = reachedBy(homesOf(question, catalog), catalog)
    .map((dataset) => ({
      dataset,
      fields: dataset.fields
        .filter(({ label, name }) => `${label} ${name} ${dataset.label}`.toLowerCase().includes(words))
        .toSorted(measuresFirst)
        .slice(0, maxShown),
    }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <aside
      aria-label={t.explore.fields}
      className="flex w-60 shrink-0 flex-col border-l border-line bg-surface max-lg:hidden"
    >
      <div className="p-3 pb-2">
        <Input
          icon={Search}
          type="search"
          className="h-8"
          aria-label={t.questions.findField}
          placeholder={t.questions.findField}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-auto px-2 pb-4">
        {shown.map(({ dataset, fields }) => (
          <section key={dataset.name} aria-label={dataset.label} className="pb-3">
            <h3 className="truncate px-1 pb-1 text-12 font-medium text-muted">{dataset.label}</h3>
            <ul>
              {fields.map((field) => (
                <li key={field.name}>
                  <button
                    type="button"
                    title={field.description ?? field.label}
                    onClick={() => onChange(changesForField({ dataset, field }, question, catalog))}
                    className="group flex h-7 w-full items-center gap-2 rounded px-1 text-left text-13 hover:bg-hover"
                  >
                    <span className="min-w-0 flex-1 truncate">{field.label}</span>
                    {field.histogram.length > 1 ? (
                      <span className="w-12 shrink-0 opacity-70" aria-hidden>
                        <ProfileBars counts={field.histogram} label={t.columnProfile.distribution} height={14} />
                      </span>
                    ) : null}
                    <Plus
                      size={14}
                      aria-hidden
                      className="shrink-0 text-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
                    />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 ? <p className="px-1 text-muted">{t.dashboards.noOption}</p> : null}
      </div>
    </aside>
  )
}
