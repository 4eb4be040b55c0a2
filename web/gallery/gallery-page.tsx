import { Database, Download, Ellipsis, Inbox, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { ChartSpec } from '../../src/engine/charts/chart.contract.ts'
import { Chart } from '../components/chart/chart.tsx'
import { Button, ButtonGroup, IconButton } from '../components/form/button.tsx'
import { FileDrop } from '../components/form/file-drop.tsx'
import { Field, FormError } from '../components/form/form.tsx'
import { Input, PasswordInput, Textarea } from '../components/form/input.tsx'
import { SelectField } from '../components/form/select.tsx'
import { Checkbox, Switch } from '../components/form/toggle.tsx'
import { Dialog, Sheet } from '../components/overlay/dialog.tsx'
import { Menu } from '../components/overlay/menu.tsx'
import { Avatar } from '../components/page/avatar.tsx'
import { Badge } from '../components/page/badge.tsx'
import { SplitPane } from '../components/page/split-pane.tsx'
import { EmptyState, ErrorState, Progress, SkeletonRows } from '../components/page/states.tsx'
import { Tabs } from '../components/page/tabs.tsx'
import { ColumnProfile } from '../components/table/column-profile.tsx'
import { DataTable } from '../components/table/data-table.tsx'
import { CopyField } from '../components/text/copy-field.tsx'
import { Kbd } from '../components/text/kbd.tsx'
import { Markdown } from '../components/text/markdown.tsx'
import { SqlEditor, SqlView } from '../components/text/sql-editor.tsx'
import { ApiError } from '../lib/api.ts'
import { chooseTheme, useTheme } from '../lib/theme.ts'
import { toast } from '../lib/toast.ts'
import { undoable } from '../lib/undo.ts'
import {
  amountProfile,
  byCountry,
  byProduct,
  monthly,
  orders,
  regionProfile,
  sampleAnswer,
  sampleSql,
} from './gallery-data.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-b border-line py-6">
    <h2 className="pb-3 text-16 font-semibold">{title}</h2>
    {children}
  </section>
)

const wrong = new ApiError(409, 'users/last-admin', 'The last administrator cannot be demoted', '')

/** Everything of the design language on one page, for looking at. Its words are examples and stay in English. */
export function GalleryPage() {
  const theme = useTheme()
  return (
    <main className="h-full overflow-auto">
      <div className="mx-auto max-w-240 px-4 pb-24 md:px-6">
        <header className="flex items-center gap-3 pt-6">
          <h1 className="flex-1 text-28 font-semibold">Gallery</h1>
          <Button onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}>
            {theme === 'dark' ? 'Light' : 'Dark'}
          </Button>
        </header>
        <Controls />
        <Overlays />
        <States />
        <Charts />
        <Tables />
        <Editors />
        <Part title="Files and panes">
          <div className="grid gap-4 md:grid-cols-2">
            <FileDrop
              onFiles={(files) => toast(`${files.length} files`)}
              accept={['.csv', '.xlsx']}
              hint="CSV or Excel, up to 2 GB"
            />
            <div className="h-48 rounded border border-line">
              <SplitPane keepAs="gallery" first={<p className="p-3">First</p>} second={<p className="p-3">Second</p>} />
            </div>
          </div>
        </Part>
      </div>
    </main>
  )
}

function Controls() {
  const [on, setOn] = useState(true)
  const [role, setRole] = useState<'admin' | 'member'>('member')
  return (
    <>
      <Part title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" icon={Plus}>
            Create space
          </Button>
          <Button icon={Download}>Export</Button>
          <Button look="quiet">Cancel</Button>
          <Button look="danger" icon={Trash2}>
            Delete
          </Button>
          <Button look="primary" busy>
            Saving
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="small">Small</Button>
          <Button size="large" look="primary">
            Large
          </Button>
          <IconButton icon={Pencil} label="Rename" />
          <ButtonGroup label="View">
            <Button aria-pressed className="bg-pressed">
              Table
            </Button>
            <Button>Chart</Button>
          </ButtonGroup>
          <Kbd keys="mod+k" />
          <Avatar name="Ann Larsen" />
          <Avatar name="Acme" square />
        </div>
      </Part>
      <Part title="Fields">
        <div className="grid gap-4 md:grid-cols-3">
          <Field label="Name" hint="Shown to everyone in the team." required>
            {(control) => <Input {...control} placeholder="Quarterly numbers" />}
          </Field>
          <Field label="Port" error="Must be between 1 and 65,535.">
            {(control) => <Input {...control} defaultValue="99999" />}
          </Field>
          <Field label="Password">{(control) => <PasswordInput {...control} defaultValue="correct horse" />}</Field>
          <SelectField
            label="Role"
            value={role}
            onChange={setRole}
            options={[
              { value: 'admin', label: 'Administrator', hint: 'Everything' },
              { value: 'member', label: 'Member', hint: 'Adds and changes data' },
            ]}
          />
          <Field label="Description">
            {(control) => <Textarea {...control} rows={2} defaultValue="Two lines of text." />}
          </Field>
          <div className="flex flex-col gap-3">
            <Checkbox label="Ignore case" hint="Ann and ANN are the same." checked={on} onChange={setOn} />
            <Switch label="Enabled" checked={on} onChange={setOn} />
            <div className="flex flex-wrap gap-2">
              <Badge>Neutral</Badge>
              <Badge tone="accent">Accent</Badge>
              <Badge tone="good">Connected</Badge>
              <Badge tone="warn">Old</Badge>
              <Badge tone="bad">Failed</Badge>
            </div>
          </div>
          <CopyField label="Link" value="https://example.org/share/3f9a" />
        </div>
      </Part>
    </>
  )
}

function Overlays() {
  const [dialog, setDialog] = useState(false)
  const [sheet, setSheet] = useState(false)
  const nothing = async () => undefined
  return (
    <Part title="Over the page">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDialog(true)}>Open dialog</Button>
        <Button onClick={() => setSheet(true)}>Open sheet</Button>
        <Button onClick={() => toast('Dataset created')}>Toast</Button>
        <Button onClick={() => undoable({ do: nothing, undo: nothing, message: 'Dashboard deleted' })}>
          Undoable act
        </Button>
        <Menu
          trigger={<IconButton icon={Ellipsis} label="Menu" look="secondary" />}
          entries={[
            { heading: 'Space' },
            { label: 'Rename', icon: Pencil, keys: 'r', onSelect: () => undefined },
            'separator',
            { label: 'Delete', icon: Trash2, danger: true, onSelect: () => undefined },
          ]}
        />
      </div>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="Remove duplicates"
        description="Nothing is changed before you have seen what would go."
        footer={
          <>
            <Button onClick={() => setDialog(false)}>Cancel</Button>
            <Button look="primary" onClick={() => setDialog(false)}>
              Remove 312 entries
            </Button>
          </>
        }
      >
        <p>312 of 12,400 entries are duplicates by e-mail address.</p>
      </Dialog>
      <Sheet open={sheet} onClose={() => setSheet(false)} title="Sources">
        <p>Two sources are attached.</p>
      </Sheet>
      <div className="pt-4">
        <Tabs
          label="Views"
          tabs={[
            { value: 'tables', label: 'Tables', count: '12', content: <p>Twelve tables.</p> },
            { value: 'sql', label: 'SQL', content: <p>The editor.</p> },
          ]}
        />
      </div>
    </Part>
  )
}

const States = () => (
  <Part title="States">
    <div className="grid gap-4 md:grid-cols-2">
      <div className="rounded border border-line">
        <EmptyState
          icon={Inbox}
          title="No data sources yet"
          text="Upload a file to ask your first question."
          action={<Button look="primary">Upload a file</Button>}
        />
      </div>
      <div className="rounded border border-line">
        <ErrorState error={wrong} onRetry={() => undefined} />
      </div>
      <div>
        <div data-sample>
          <SkeletonRows count={3} />
        </div>
      </div>
      <div className="flex flex-col gap-4">
        <Progress value={0.42} label="Upload" text="42 % of 1.2 GB" />
        <Progress value={null} label="Reading" text="reading row 120,000" />
        <FormError error={wrong} />
      </div>
    </div>
  </Part>
)

function Charts() {
  const data = useMemo(monthly, [])
  const [spec, setSpec] = useState<ChartSpec>({
    type: 'line',
    title: 'Revenue by region',
    x: 'month',
    y: 'revenue',
    series: 'region',
    format: { style: 'currency', currency: 'EUR' },
  })
  return (
    <Part title="Charts">
      <div className="grid gap-4 md:grid-cols-2">
        <Chart spec={spec} onSpecChange={setSpec} data={data} height={260} />
        <Chart
          spec={{ type: 'bar', title: 'Units sold by product', x: 'product', y: 'units' }}
          data={byProduct}
          height={260}
        />
        <Chart
          spec={{ type: 'stacked', title: 'Revenue, stacked', x: 'month', y: 'revenue', series: 'region' }}
          data={data}
          height={260}
        />
        <Chart
          spec={{ type: 'donut', title: 'Share of units', x: 'product', y: 'units' }}
          data={byProduct}
          height={260}
        />
        <Chart
          spec={{ type: 'map', title: 'Orders by country', x: 'country', y: 'orders' }}
          data={byCountry}
          height={260}
        />
        <Chart spec={{ type: 'metric', title: 'Units of the best product', y: 'units' }} data={byProduct} />
      </div>
      <div className="grid gap-4 pt-4 sm:grid-cols-3">
        <ColumnProfile name="amount" type="decimal" profile={amountProfile} />
        <ColumnProfile name="region" type="text" profile={regionProfile} />
        <ColumnProfile name="note" type="text" profile={null} />
      </div>
    </Part>
  )
}

function Tables() {
  const rows = useMemo(() => orders(100_000), [])
  const columns = useMemo(() => Object.keys(rows[0]!), [rows])
  return (
    <Part title="Table of 100,000 rows">
      <DataTable label="Orders" columns={columns} rows={rows} keepAs="gallery" exportName="orders" className="h-100" />
    </Part>
  )
}

const schema = [
  { name: 'orders', columns: ['order_id', 'ordered_at', 'region', 'amount', 'discount'] },
  { name: 'customers', columns: ['id', 'name', 'city'] },
]

function Editors() {
  const [sql, setSql] = useState(sampleSql)
  const [history, setHistory] = useState<string[]>([])
  return (
    <Part title="SQL and text">
      <div className="grid gap-4 md:grid-cols-2">
        <SqlEditor
          value={sql}
          onChange={setSql}
          schema={schema}
          history={history}
          onRun={(text, selection) => {
            setHistory([text, ...history])
            toast(selection ? 'Selection run' : 'Query run')
          }}
        />
        <SqlView sql={sampleSql} />
        <div className="rounded border border-line p-4">
          <Markdown text={sampleAnswer} />
        </div>
        <div className="flex items-center gap-2 text-muted">
          <Database size={16} aria-hidden /> Icons are never alone.
        </div>
      </div>
    </Part>
  )
}
