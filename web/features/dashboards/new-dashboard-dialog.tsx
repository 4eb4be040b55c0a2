import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SuggestionInput } from '../../../src/client/index.ts'
import { TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { CheckboxList } from '../../components/form/toggle.tsx'
import { client } from '../../lib/api.ts'
import { t } from '../../lib/texts/index.ts'
import { catalogQuery, type SpaceCatalog } from '../questions/questions.queries.ts'
import { spacesQuery } from '../spaces/spaces.queries.ts'
import { dashboardSaved } from './dashboards.queries.ts'

type NewDashboardProps = { spaceId: string | undefined; onClose: () => void }
const starts = ['sentence', 'metrics', 'table', 'blank'] as const
type Start = (typeof starts)[number]

/** What a dashboard is to show: it is then there to look at, and to change. */
export function NewDashboardDialog({ spaceId, onClose }: NewDashboardProps) {
  const navigate = useNavigate()
  const spaces = useQuery(spacesQuery)
  const [chosen, setChosen] = useState(spaceId)
  const space = chosen ?? spaces.data?.[0]?.id
  const catalog = useQuery({ ...catalogQuery(space ?? ''), enabled: space !== undefined }).data
  const [start, setStart] = useState<Start>('sentence')
  const [title, setTitle] = useState('')
  const [wanted, setWanted] = useState<SuggestionInput>({})
  const ready =
    space !== undefined &&
    {
      sentence: true,
      metrics: (wanted.metrics ?? []).length > 0,
      table: wanted.dataset !== undefined,
      blank: title.trim() !== '',
    }[start]
  const make = () =>
    start === 'blank'
      ? client.post('/spaces/{id}/dashboards', {
          path: { id: space! },
          body: { title: title.trim(), markup: '', draft: true },
        })
      : client.post('/spaces/{id}/dashboards/suggest', { path: { id: space! }, body: bodyOf(start, wanted) })
  return (
    <FormDialog
      title={t.dashboards.create}
      size="small"
      long
      submit={t.dashboards.make}
      ready={ready}
      save={make}
      onSaved={async (made) => {
        await dashboardSaved(made)
        onClose()
        const to = start === 'blank' ? '/dashboards/$dashboardId/edit' : '/dashboards/$dashboardId'
        await navigate({ to, params: { dashboardId: made.id } })
      }}
      onClose={onClose}
    >
      <SelectField
        label={t.words.space}
        value={space}
        onChange={(id) => {
          setChosen(id)
          setWanted({})
        }}
        options={(spaces.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        label={t.dashboards.startFrom}
        value={start}
        onChange={setStart}
        options={starts
          .filter((each) => each !== 'metrics' || (catalog?.metrics.length ?? 0) > 0)
          .map((value) => ({ value, ...t.dashboards.starts[value] }))}
      />
      <Wanted start={start} catalog={catalog} wanted={wanted} onChange={setWanted} />
      {start === 'blank' ? (
        <TextField
          label={t.words.title}
          required
          value={title}
          maxLength={200}
          placeholder={t.dashboards.namePlaceholder}
          onChange={setTitle}
        />
      ) : null}
    </FormDialog>
  )
}

const bodyOf = (start: Start, { about, metrics, dataset }: SuggestionInput): SuggestionInput =>
  start === 'metrics' ? { metrics } : start === 'table' ? { dataset } : { about: about ?? '' }

type WantedProps = {
  start: Start
  catalog: SpaceCatalog | undefined
  wanted: SuggestionInput
  onChange: (wanted: SuggestionInput) => void
}

function Wanted({ start, catalog, wanted, onChange }: WantedProps) {
  if (start === 'sentence')
    return (
      <TextField
        label={t.dashboards.about}
        hint={t.dashboards.aboutHint}
        value={wanted.about ?? ''}
        maxLength={300}
        onChange={(text) => onChange({ ...wanted, about: text })}
      />
    )
  if (start === 'metrics')
    return (
      <fieldset className="flex max-h-60 flex-col gap-2 overflow-auto">
        <legend className="pb-1 text-13 font-medium">{t.questions.metrics}</legend>
        <CheckboxList
          options={(catalog?.metrics ?? []).map(({ name, label }) => ({ value: name, label }))}
          chosen={wanted.metrics ?? []}
          onChange={(metrics) => onChange({ ...wanted, metrics })}
        />
      </fieldset>
    )
  return start === 'table' ? (
    <SelectField
      label={t.words.table}
      value={wanted.dataset}
      placeholder={t.dashboards.chooseTable}
      onChange={(dataset) => onChange({ ...wanted, dataset })}
      options={(catalog?.datasets ?? []).map(({ name, label }) => ({ value: name, label }))}
    />
  ) : null
}
