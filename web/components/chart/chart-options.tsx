import { Plus, X } from 'lucide-react'
import type { CellRule, ChartData, ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { chartPalette } from '../../../src/engine/charts/chart-colours.ts'
import { labelOf } from '../../../src/engine/charts/chart-shape.ts'
import { heightOfBars } from '../../../src/engine/charts/kinds/xy.ts'
import { locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { Button, IconButton } from '../form/button.tsx'
import { Input } from '../form/input.tsx'
import { choicesOf, Select, SelectField } from '../form/select.tsx'
import { SettledField, SettledInput } from '../form/settled-input.tsx'

type OptionsProps = { spec: ChartSpec; data: ChartData; onChange: (spec: ChartSpec) => void; withTitle?: boolean }
type Kind = ChartSpec['type']

const withAxes: readonly Kind[] = ['line', 'area', 'bar', 'stacked', 'scatter', 'combo']
const sorts = ['own', 'rows', 'name', 'highest', 'lowest'] as const
const labelChoices = ['automatic', 'on', 'off'] as const

/** A field that is set, or left out of the spec. */
function withOption<Name extends keyof ChartSpec>(spec: ChartSpec, name: Name, value: ChartSpec[Name] | undefined) {
  const { [name]: _, ...rest } = spec
  return (value === undefined ? rest : { ...rest, [name]: value }) as ChartSpec
}

/** Title, names of the axes, sort, goal, colours, annotations and rules for cells. Loaded when somebody asks for it. */
export function ChartOptions({ spec, data, onChange, withTitle = true }: OptionsProps) {
  const set = <Name extends keyof ChartSpec>(name: Name, value: ChartSpec[Name] | undefined) =>
    onChange(withOption(spec, name, value))
  const text = (name: 'title' | 'xLabel' | 'yLabel', label: string) => (
    <SettledField
      label={label}
      maxLength={200}
      value={spec[name] ?? ''}
      onSettle={(words) => set(name, words.trim() === '' ? undefined : words.trim())}
    />
  )
  const number = (name: 'goal' | 'yMin' | 'yMax', label: string) => (
    <SettledField
      label={label}
      type="number"
      step="any"
      className="numeric"
      value={spec[name] === undefined ? '' : String(spec[name])}
      onSettle={(words) => set(name, words.trim() === '' ? undefined : Number(words))}
    />
  )
  const hasAxes = withAxes.includes(spec.type)
  // What bars lie along is upright then, and their values go across.
  const isLying = heightOfBars(spec, data, locale) !== null
  return (
    <div className="flex flex-col gap-3">
      {withTitle ? text('title', t.chart.options.title) : null}
      {hasAxes ? (
        <>
          {text(isLying ? 'yLabel' : 'xLabel', t.chart.options.xLabel)}
          {text(isLying ? 'xLabel' : 'yLabel', t.chart.options.yLabel)}
          <SelectField
            label={t.chart.options.labels}
            value={spec.labels === undefined ? 'automatic' : spec.labels ? 'on' : 'off'}
            onChange={(choice) => set('labels', choice === 'automatic' ? undefined : choice === 'on')}
            options={choicesOf(labelChoices, t.chart.options.labelChoices)}
          />
        </>
      ) : null}
      {hasAxes || spec.type === 'funnel' ? (
        <SelectField
          label={t.chart.options.sort}
          value={spec.sort ?? 'own'}
          onChange={(sort) => set('sort', sort === 'own' ? undefined : sort)}
          options={choicesOf(sorts, t.chart.options.sorts)}
        />
      ) : null}
      {hasAxes || spec.type === 'gauge' ? (
        <div className="grid grid-cols-3 gap-2">
          {number('goal', t.chart.options.goal)}
          {number('yMin', t.chart.options.yMin)}
          {number('yMax', t.chart.options.yMax)}
        </div>
      ) : null}
      {spec.type === 'pivot' ? (
        <Rules rules={spec.rules ?? []} data={data} onChange={(rules) => set('rules', some(rules))} />
      ) : spec.type === 'metric' ? null : (
        <Colours colours={spec.colors ?? []} onChange={(colours) => set('colors', some(colours))} />
      )}
      {hasAxes ? (
        <Annotations notes={spec.annotations ?? []} onChange={(notes) => set('annotations', some(notes))} />
      ) : null}
    </div>
  )
}

const some = <T,>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list)

function Colours({ colours, onChange }: { colours: string[]; onChange: (colours: string[]) => void }) {
  const shown = chartPalette.map((usual, i) => colours[i] ?? usual)
  return (
    <fieldset>
      <legend className="pb-1 font-medium">{t.chart.options.colours}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {shown.map((colour, i) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place
            key={i}
            type="color"
            aria-label={t.chart.options.colour(String(i + 1))}
            value={colour}
            onChange={(event) => onChange(shown.map((one, at) => (at === i ? event.target.value : one)))}
            className="size-7 cursor-pointer rounded border border-line bg-bg p-0.5"
          />
        ))}
        {colours.length > 0 ? (
          <Button look="quiet" size="small" onClick={() => onChange([])}>
            {t.chart.options.usualColours}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

type Note = NonNullable<ChartSpec['annotations']>[number]

function Annotations({ notes, onChange }: { notes: Note[]; onChange: (notes: Note[]) => void }) {
  const put = (i: number, change: Partial<Note>) =>
    onChange(notes.map((note, at) => (at === i ? { ...note, ...change } : note)))
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 font-medium">{t.chart.options.annotations}</legend>
      {notes.map(({ at, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an annotation is known by its place
        <div key={i} className="flex items-center gap-1">
          <SettledInput
            aria-label={t.chart.options.noteAt}
            placeholder={t.chart.options.noteAt}
            maxLength={200}
            value={String(at)}
            onSettle={(words) => put(i, { at: words })}
          />
          <SettledInput
            aria-label={t.chart.options.noteText}
            placeholder={t.chart.options.noteText}
            maxLength={100}
            value={text}
            onSettle={(words) => words.trim() !== '' && put(i, { text: words.trim() })}
          />
          <IconButton
            icon={X}
            label={t.chart.options.removeNote}
            size="small"
            onClick={() => onChange(notes.filter((_, each) => each !== i))}
          />
        </div>
      ))}
      <Button
        look="quiet"
        size="small"
        icon={Plus}
        className="self-start"
        disabled={notes.length >= 20}
        onClick={() => onChange([...notes, { at: '', text: t.chart.options.newNote }])}
      >
        {t.chart.options.addNote}
      </Button>
    </fieldset>
  )
}

type RulesProps = { rules: CellRule[]; data: ChartData; onChange: (rules: CellRule[]) => void }

/** Cells that stand out: the first rule that holds colours a cell. */
export function Rules({ rules, data, onChange }: RulesProps) {
  const { columns } = data
  const put = (i: number, change: Partial<CellRule>) =>
    onChange(rules.map((rule, at) => (at === i ? { ...rule, ...change } : rule)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-medium">{t.chart.options.rules}</legend>
      {rules.map(({ column, is, value, tone }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is known by its place
        <div key={i} className="grid grid-cols-[1fr_1fr_auto] gap-1">
          <Select
            label={t.chart.options.ruleColumn}
            value={column}
            onChange={(next) => put(i, { column: next })}
            options={columns.map((name) => ({ value: name, label: labelOf(data, name) }))}
          />
          <Select
            label={t.chart.options.ruleTone}
            value={tone}
            onChange={(next) => put(i, { tone: next })}
            options={choicesOf(['good', 'warn', 'bad'], t.chart.options.tones)}
          />
          <IconButton
            icon={X}
            label={t.chart.options.removeRule}
            size="small"
            onClick={() => onChange(rules.filter((_, each) => each !== i))}
          />
          <Select
            label={t.chart.options.ruleIs}
            value={is}
            onChange={(next) => put(i, { is: next })}
            options={choicesOf(['above', 'below', 'equal'], t.chart.options.is)}
          />
          <Input
            aria-label={t.chart.options.ruleValue}
            value={String(value)}
            onChange={(event) => {
              const typed = event.target.value
              put(i, { value: typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed })
            }}
          />
        </div>
      ))}
      <Button
        look="quiet"
        size="small"
        icon={Plus}
        className="self-start"
        disabled={rules.length >= 20 || columns.length === 0}
        onClick={() => onChange([...rules, { column: columns.at(-1) ?? '', is: 'above', value: 0, tone: 'good' }])}
      >
        {t.chart.options.addRule}
      </Button>
    </fieldset>
  )
}
