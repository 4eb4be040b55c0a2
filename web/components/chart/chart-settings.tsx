import {
  AreaChart,
  BarChart3,
  BarChartBig,
  Boxes,
  ChartColumnStacked,
  CircleDot,
  Filter,
  Globe,
  Grid3x3,
  Hash,
  LineChart,
  type LucideIcon,
  PieChart,
  ScatterChart,
} from 'lucide-react'
import type { ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { t } from '../../lib/texts/index.ts'
import { IconButton } from '../form/button.tsx'
import { SelectField } from '../form/fields.tsx'
import { Checkbox } from '../form/toggle.tsx'
import { Menu } from '../overlay/menu.tsx'

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
  metric: Hash,
}
const types = Object.keys(icons) as ChartType[]

type SettingsProps = { spec: ChartSpec; onChange: (spec: ChartSpec) => void }

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

export function ChartSettings({ spec, columns, onChange }: SettingsProps & { columns: string[] }) {
  const measures = Array.isArray(spec.y) ? spec.y : spec.y === undefined ? [] : [spec.y]
  const named = columns.map((name) => ({ value: name, label: name }))
  const setMeasure = (name: string, on: boolean) => {
    const next = columns.filter((c) => (c === name ? on : measures.includes(c)))
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
        label={t.chart.x}
        value={spec.x ?? without}
        onChange={(v) => set('x', v)}
        options={[{ value: without, label: t.chart.automatic }, ...named]}
      />
      <fieldset>
        <legend className="pb-1 font-medium">{t.chart.y}</legend>
        <div className="flex max-h-48 flex-col gap-1 overflow-auto">
          {columns.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={measures.includes(name)}
              onChange={(on) => setMeasure(name, on)}
            />
          ))}
        </div>
      </fieldset>
      <SelectField
        label={t.chart.series}
        value={spec.series ?? without}
        onChange={(v) => set('series', v)}
        options={[{ value: without, label: t.chart.none }, ...named]}
      />
      {spec.type === 'bar' || spec.type === 'stacked' ? (
        <Checkbox
          label={t.chart.horizontal}
          checked={spec.horizontal === true}
          onChange={(horizontal) => onChange({ ...spec, horizontal })}
        />
      ) : null}
    </div>
  )
}
