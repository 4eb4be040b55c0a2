import {
  AreaChart,
  BarChart3,
  BarChartBig,
  Boxes,
  ChartBarBig,
  ChartColumnStacked,
  ChartNoAxesCombined,
  ChevronDown,
  ChevronRight,
  CircleDot,
  Filter,
  Gauge,
  Globe,
  Grid3x3,
  Hash,
  LineChart,
  type LucideIcon,
  PieChart,
  ScatterChart,
  Table2,
  Waypoints,
} from 'lucide-react'
import { useState } from 'react'
import type { ChartData, ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { labelOf } from '../../../src/engine/charts/chart-shape.ts'
import { heightOfBars } from '../../../src/engine/charts/kinds/xy.ts'
import { kindOf } from '../../../src/engine/formats/cell-values.ts'
import { locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { Button, IconButton } from '../form/button.tsx'
import { SelectField } from '../form/select.tsx'
import { Checkbox, CheckboxList } from '../form/toggle.tsx'
import { Menu } from '../overlay/menu.tsx'
import { lazyPart } from '../page/lazy-part.tsx'

const ChartOptions = lazyPart(() => import('./chart-options.tsx'), 'ChartOptions')

type ChartType = ChartSpec['type']

/** Said again here because the contract's list would bring the whole schema library to the browser; the type keeps it complete. */
const icons: Record<ChartType, LucideIcon> = {
  line: LineChart,
  area: AreaChart,
  bar: BarChart3,
  stacked: ChartColumnStacked,
  scatter: ScatterChart,
  pie: PieChart,
  donut: CircleDot,
  histogram: BarChartBig,
  heatmap: Grid3x3,
  box: Boxes,
  funnel: Filter,
  map: Globe,
  pivot: Table2,
  combo: ChartBarBig,
  waterfall: ChartNoAxesCombined,
  gauge: Gauge,
  sankey: Waypoints,
  metric: Hash,
}
const types = Object.keys(icons) as ChartType[]

type SettingsProps = { spec: ChartSpec; onChange: (spec: ChartSpec) => void }
type DataProps = SettingsProps & { data: ChartData }

export function ChartTypeMenu({ spec, onChange }: SettingsProps) {
  return (
    <Menu
      trigger={
        <IconButton icon={icons[spec.type]} label={`${t.chart.type}: ${t.chart.types[spec.type]}`} size="small" />
      }
      entries={types.map((type) => ({
        label: t.chart.types[type],
        icon: icons[type],
        onSelect: () => onChange({ ...spec, type }),
      }))}
    />
  )
}

const without = '\u0000'

/** One of several columns, each chosen by itself. */
function ColumnChoices({ label, data, columns, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="pb-1 font-medium">{label}</legend>
      <div className="flex max-h-48 flex-col gap-1 overflow-auto">
        <CheckboxList
          options={columns.map((value) => ({ value, label: labelOf(data, value) }))}
          chosen={chosen}
          onChange={onChange}
        />
      </div>
    </fieldset>
  )
}
/** The columns that can be drawn as values: numbers, and what was chosen before. */
const measuresOf = ({ columns, rows }: ChartData, chosen: string[]): string[] =>
  columns.filter((name) => chosen.includes(name) || kindOf(rows.map((row) => row[name])) === 'number')

type ChoicesProps = {
  label: string
  data: ChartData
  columns: string[]
  chosen: string[]
  onChange: (names: string[]) => void
}

/** What stands in the rows, in the columns and in the cells of a pivot table. */
function PivotSettings({ spec, data, onChange }: DataProps) {
  const { columns } = data
  const { rows = spec.x ? [spec.x] : [], columns: across = spec.series ? [spec.series] : [] } = spec
  const { rows: _, columns: __, y, ...rest } = spec
  const values = [y ?? []].flat()
  const set = (next: { rows: string[]; columns: string[]; y: string[] }) =>
    onChange({
      ...rest,
      rows: next.rows.slice(0, 5),
      columns: next.columns.slice(0, 3),
      ...(next.y.length > 0 ? { y: next.y } : {}),
    })
  const off = (names: string[], taken: string[]) => names.filter((name) => !taken.includes(name))
  return (
    <div className="flex flex-col gap-3">
      <ColumnChoices
        data={data}
        label={t.chart.pivotRows}
        columns={columns}
        chosen={rows}
        onChange={(next) => set({ rows: next, columns: off(across, next), y: off(values, next) })}
      />
      <ColumnChoices
        data={data}
        label={t.chart.pivotColumns}
        columns={columns}
        chosen={across}
        onChange={(next) => set({ rows: off(rows, next), columns: next, y: off(values, next) })}
      />
      <ColumnChoices
        data={data}
        label={t.chart.y}
        columns={measuresOf(data, values)}
        chosen={values}
        onChange={(next) => set({ rows: off(rows, next), columns: off(across, next), y: next })}
      />
    </div>
  )
}

type LooksProps = DataProps & { withTitle?: boolean }

/** Which columns stand where and, opened, how it looks. */
export function ChartSettings({ looksOnly = false, ...props }: LooksProps & { looksOnly?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (looksOnly) return <ChartOptions {...props} />
  return (
    <div className="flex flex-col gap-3">
      {props.spec.type === 'pivot' ? <PivotSettings {...props} /> : <AxisSettings {...props} />}
      <Button
        look="quiet"
        size="small"
        icon={isOpen ? ChevronDown : ChevronRight}
        aria-expanded={isOpen}
        className="self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {t.chart.options.more}
      </Button>
      {isOpen ? <ChartOptions {...props} /> : null}
    </div>
  )
}

function AxisSettings({ spec, data, onChange }: DataProps) {
  const { columns } = data
  const measures = Array.isArray(spec.y) ? spec.y : spec.y === undefined ? [] : [spec.y]
  const named = columns.map((name) => ({ value: name, label: labelOf(data, name) }))
  const isLying = heightOfBars(spec, data, locale) !== null
  const setMeasures = (chosen: string[]) => {
    const next = columns.filter((name) => chosen.includes(name))
    const { y: _, ...rest } = spec
    onChange(next.length === 0 ? rest : { ...rest, y: next.length === 1 ? next[0]! : next })
  }
  const set = (field: 'x' | 'series', value: string) => {
    const { [field]: _, ...rest } = spec
    onChange(value === without ? rest : { ...rest, [field]: value })
  }
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={isLying ? t.chart.xUpright : t.chart.x}
        value={spec.x ?? without}
        onChange={(v) => set('x', v)}
        options={[{ value: without, label: t.words.automatic }, ...named]}
      />
      <ColumnChoices
        label={t.chart.y}
        data={data}
        columns={measuresOf(data, measures)}
        chosen={measures}
        onChange={setMeasures}
      />
      <SelectField
        label={t.chart.series}
        value={spec.series ?? without}
        onChange={(v) => set('series', v)}
        options={[{ value: without, label: t.words.none }, ...named]}
      />
      {spec.type === 'combo' && measures.length > 1 ? (
        <ColumnChoices
          data={data}
          label={t.chart.combineLines}
          columns={measures}
          chosen={spec.lines ?? measures.slice(-1)}
          onChange={(lines) => onChange({ ...spec, lines })}
        />
      ) : null}
      {spec.type === 'bar' || spec.type === 'stacked' ? (
        <Checkbox
          label={t.chart.horizontal}
          checked={isLying}
          onChange={(horizontal) => onChange({ ...spec, horizontal })}
        />
      ) : null}
    </div>
  )
}
