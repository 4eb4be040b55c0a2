import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChartData, ChartSpec } from '../../../../../src/engine/charts/chart.contract.ts'
import { labelOf } from '../../../../../src/engine/charts/chart-shape.ts'
import type { MetricNode } from '../../../../../src/engine/documents/documents.contract.ts'
import { Rules } from '../../../../components/chart/chart-options.tsx'
import { ChartSettings, ChartTypeMenu } from '../../../../components/chart/chart-settings.tsx'
import { FormError } from '../../../../components/form/form.tsx'
import { choicesOf, SelectField } from '../../../../components/form/select.tsx'
import { SettledField } from '../../../../components/form/settled-input.tsx'
import { Checkbox } from '../../../../components/form/toggle.tsx'
import { t } from '../../../../lib/texts/index.ts'
import { QuestionChips } from '../../../questions/question-chips.tsx'
import {
  answerQuery,
  askChanged,
  catalogQuery,
  type Question,
  type QuestionChange,
} from '../../../questions/questions.queries.ts'
import { useResult } from '../../document/document-data.tsx'
import { type Attributes, attributesOf, setAttributes, setTag } from '../canvas-edits.ts'
import { type CanvasDocument, type CanvasItem, readCanvas, textOf } from '../canvas-items.ts'
import { questionOf } from '../filtered-tiles.ts'
import { begun, withAnswer } from '../tile-of-answer.ts'
import { formatOf, viewOfTag } from '../view-of-tag.ts'
import { Group } from './group.tsx'

type ViewProps = {
  spaceId: string
  canvas: CanvasDocument
  item: CanvasItem
  onChange: (markup: string) => void
  onSelect: (key: string | null) => void
}
type PartProps = Omit<ViewProps, 'spaceId' | 'onSelect'>

/** What a view asks, how it is drawn, and what it is called. */
export function ViewSettings(props: ViewProps) {
  const { canvas, item, onChange } = props
  const question = questionOf(canvas, item)
  return (
    <>
      <Group title={t.words.question}>
        {question ? <QuestionPart {...props} question={question} /> : <p className="text-muted">{t.canvas.sqlOnly}</p>}
      </Group>
      <ChartPart canvas={canvas} item={item} onChange={onChange} />
      <LookPart canvas={canvas} item={item} onChange={onChange} />
    </>
  )
}

function QuestionPart({ spaceId, canvas, item, question, onChange, onSelect }: ViewProps & { question: Question }) {
  const answer = useQuery(answerQuery(spaceId, question))
  const catalog = useQuery(catalogQuery(spaceId)).data
  const change = useMutation({
    mutationFn: (changes: QuestionChange[]) => askChanged(spaceId, question, changes),
    onSuccess: (after) => {
      const markup = withAnswer(canvas, item, { before: answer.data, after, catalog })
      onChange(markup)
      // By a query of its own it has another key.
      onSelect(readCanvas(markup, canvas.title).items[canvas.items.indexOf(item)]?.key ?? null)
    },
  })
  return (
    <>
      <QuestionChips
        spaceId={spaceId}
        question={answer.data?.question ?? question}
        chips={answer.data?.chips ?? []}
        onChange={(changes) => change.mutate(changes)}
      />
      {answer.data ? <p className="text-12 text-muted">{answer.data.sentence}</p> : null}
      {change.error ? <FormError error={change.error} /> : answer.error ? <FormError error={answer.error} /> : null}
    </>
  )
}

/** What is set here; the title and the format have fields of their own below. */
const chartAttributes = [
  ...(['type', 'x', 'y', 'series', 'rows', 'columns', 'lines', 'horizontal', 'xLabel', 'yLabel', 'sort'] as const),
  ...(['labels', 'goal', 'yMin', 'yMax', 'colors', 'annotations', 'rules'] as const),
]
const kinds = ['chart', 'table', 'metric'] as const
type Kind = (typeof kinds)[number]
const nothing = { columns: [], rows: [] }

function ChartPart({ canvas, item, onChange }: PartProps) {
  const { part } = item
  const view = viewOfTag(part)
  const { data = nothing } = useResult(view.query)
  const { columns } = data
  const set = (attributes: Attributes) => onChange(setAttributes(canvas.markup, part, attributes))
  const setKind = (kind: Kind) => {
    const { query, title, at, link } = attributesOf(part)
    const [first, ...rest] = columns
    const drawn =
      kind === 'chart'
        ? { type: 'bar', x: first, y: rest[0] ?? first }
        : kind === 'metric'
          ? { value: columns.at(-1) }
          : {}
    onChange(setTag(canvas.markup, part, kind, { query, ...drawn, title, link, at }))
  }
  const setSpec = (spec: ChartSpec) => {
    set(Object.fromEntries(chartAttributes.map((name) => [name, spec[name]])))
  }
  return (
    <Group title={t.words.chart}>
      <SelectField
        label={t.canvas.show}
        value={part.tag as Kind}
        onChange={setKind}
        options={choicesOf(kinds, t.canvas.kinds)}
      />
      {view.type === 'chart' ? (
        <>
          <div className="flex items-center gap-2 text-13">
            <ChartTypeMenu spec={view.chart} onChange={setSpec} />
            {t.chart.types[view.chart.type]}
          </div>
          <ChartSettings spec={view.chart} data={data} onChange={setSpec} withTitle={false} />
        </>
      ) : null}
      {view.type === 'metric' ? <MeasureChoice view={view} data={data} set={set} /> : null}
      {view.type === 'table' ? (
        <Checkbox
          label={t.canvas.totals}
          checked={view.totals !== undefined}
          onChange={(on) => set({ totals: on || undefined })}
        />
      ) : null}
      {view.type === 'table' ? (
        <Rules
          rules={view.rules ?? []}
          data={data}
          onChange={(rules) => set({ rules: rules.length > 0 ? rules : undefined })}
        />
      ) : null}
    </Group>
  )
}

type ChoiceProps = { view: MetricNode; data: ChartData; set: (attributes: Attributes) => void }

/** Which column a number is of. A title that names the one before names the other one then. */
function MeasureChoice({ view, data, set }: ChoiceProps) {
  const shown = view.value ?? data.columns[0]
  const title = (name: string) => begun(labelOf(data, name))
  const choose = (value: string) =>
    set({
      value,
      format: undefined,
      ...(view.title === undefined || (shown !== undefined && view.title === title(shown))
        ? { title: title(value) }
        : {}),
    })
  if (data.columns.length < 2) return null
  return (
    <SelectField
      label={t.canvas.measure}
      value={shown}
      onChange={choose}
      options={data.columns.map((value) => ({ value, label: labelOf(data, value) }))}
    />
  )
}

const isLink = (text: string) => /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(text)
const formats = ['none', 'number', 'percent', 'currency'] as const

function LookPart({ canvas, item, onChange }: PartProps) {
  const { part } = item
  const [wrong, setWrong] = useState(false)
  const set = (name: string, value: unknown) => onChange(setAttributes(canvas.markup, part, { [name]: value }))
  const format = formatOf(part.attributes.get('format')?.value)
  return (
    <Group title={t.canvas.look}>
      <SettledField
        label={t.words.title}
        maxLength={200}
        value={textOf(part, 'title') ?? ''}
        onSettle={(text) => set('title', text.trim() === '' ? undefined : text.trim())}
      />
      {part.tag === 'table' ? null : (
        <SelectField
          label={t.words.format}
          value={format?.style ?? (format ? 'number' : 'none')}
          onChange={(style) =>
            set('format', style === 'none' ? undefined : style === 'currency' ? (format?.currency ?? 'EUR') : style)
          }
          options={choicesOf(formats, t.canvas.formats)}
        />
      )}
      {format?.style === 'currency' ? (
        <SettledField
          label={t.canvas.currency}
          maxLength={3}
          value={format.currency ?? ''}
          onSettle={(text) => /^[A-Za-z]{3}$/.test(text) && set('format', text.toUpperCase())}
        />
      ) : null}
      <SettledField
        label={t.shareLinks.link}
        hint={t.canvas.linkHint}
        error={wrong ? t.canvas.linkWrong : null}
        maxLength={2000}
        value={textOf(part, 'link') ?? ''}
        onSettle={(text) => {
          const link = text.trim()
          setWrong(link !== '' && !isLink(link))
          if (link === '' || isLink(link)) set('link', link === '' ? undefined : link)
        }}
      />
    </Group>
  )
}
