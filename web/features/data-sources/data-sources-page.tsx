import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Database, Plus, Upload } from 'lucide-react'
import { type DragEvent, useMemo, useRef, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { acceptFiles, FileDrop, FilePicker } from '../../components/form/file-drop.tsx'
import { Menu } from '../../components/overlay/menu.tsx'
import { Loaded } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { classNames } from '../../lib/class-names.ts'
import { type Command, useCommands } from '../../lib/commands.ts'
import { useGoing } from '../../lib/delete-soon.ts'
import { format } from '../../lib/format.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { fileKinds } from '../spaces/upload-file.ts'
import { UploadList } from '../uploads/upload-list.tsx'
import { startUploads, useUploads } from '../uploads/uploads.ts'
import { type DataSource, dataSourcesQuery } from './data-sources.queries.ts'
import { SourceMenu } from './source-menu.tsx'
import { placeOf, SourceIcon, SourceStatus } from './source-status.tsx'

export function DataSourcesPage() {
  const can = useCan()
  const navigate = useNavigate()
  const sources = useQuery(dataSourcesQuery)
  const going = useGoing()
  const uploads = useUploads()
  const input = useRef<HTMLInputElement>(null)
  const take = (files: Iterable<File>) => startUploads(acceptFiles([...files], fileKinds))
  const drop = useFileDrop(can.write, take)
  const add = useMemo<AddWays>(
    () => ({ upload: () => input.current?.click(), connect: () => void navigate({ to: '/data/connect' }) }),
    [navigate],
  )
  useAddCommands(can.write, add)
  const rows = (sources.data ?? []).filter(({ id }) => !going.has(id))
  return (
    // A second way to the button "Upload files".
    <div
      className={classNames('h-full', drop.over && 'outline-2 -outline-offset-4 outline-accent outline-dashed')}
      {...drop.handlers}
    >
      <Page title={t.nav.data} text={t.sources.text} action={can.write ? <AddMenu {...add} /> : null}>
        <UploadList />
        <Loaded query={sources}>
          {() =>
            rows.length === 0 ? (
              uploads.length > 0 ? null : can.write ? (
                <FirstSource onFiles={startUploads} />
              ) : (
                <EmptyState icon={Database} title={t.sources.empty} text={t.sources.emptyViewer} />
              )
            ) : (
              <>
                <SourceList sources={rows} />
                {can.write ? (
                  <p className="pt-4 text-12 text-muted max-md:hidden">
                    {drop.over ? t.sources.release : t.sources.dropHint}
                  </p>
                ) : null}
              </>
            )
          }
        </Loaded>
        <FilePicker ref={input} label={t.setup.upload} accept={fileKinds} onFiles={take} />
      </Page>
    </div>
  )
}

type AddWays = { upload: () => void; connect: () => void }

function useAddCommands(mayAdd: boolean, { upload, connect }: AddWays): void {
  const commands = useMemo<Command[]>(
    () =>
      mayAdd
        ? [
            {
              id: 'data:upload',
              label: t.setup.upload,
              group: t.nav.commands,
              icon: Upload,
              run: upload,
            },
            {
              id: 'data:connect',
              label: t.setup.connect,
              group: t.nav.commands,
              icon: Database,
              run: connect,
            },
          ]
        : [],
    [mayAdd, upload, connect],
  )
  useCommands(commands)
}

/** Files dropped anywhere on the page. */
function useFileDrop(mayDrop: boolean, take: (files: Iterable<File>) => void) {
  const [over, setOver] = useState(false)
  const onDrag = (event: DragEvent) => {
    if (!mayDrop || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    // The box for files has taken them already.
    if (!mayDrop || event.defaultPrevented) return
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return { over, handlers: { onDragOver: onDrag, onDragLeave: onDrag, onDrop } }
}

const AddMenu = ({ upload, connect }: AddWays) => (
  <Menu
    trigger={
      <Button look="primary" icon={Plus}>
        {t.start.more}
      </Button>
    }
    entries={[
      { label: t.setup.upload, icon: Upload, onSelect: upload },
      { label: t.setup.connect, icon: Database, onSelect: connect },
    ]}
  />
)

const FirstSource = ({ onFiles }: { onFiles: (files: File[]) => void }) => (
  <div className="flex flex-col gap-3">
    <EmptyState icon={Database} title={t.sources.empty} text={t.sources.emptyText} />
    <FileDrop accept={fileKinds} onFiles={onFiles} hint={t.sources.kinds} paste />
    <Link to="/data/connect" className="self-center py-1 text-accent-text underline underline-offset-2">
      {t.setup.connect}
    </Link>
  </div>
)

const SourceList = ({ sources }: { sources: DataSource[] }) => (
  <ListTable
    label={t.nav.data}
    rows={sources}
    columns={[
      {
        header: t.words.name,
        className: 'max-w-0 w-full',
        cell: (source) => (
          <Link to="/data/$sourceId" params={{ sourceId: source.id }} className="group flex min-w-0 items-center gap-2">
            <SourceIcon source={source} />
            <span className="min-w-0">
              <span className="block truncate font-medium group-hover:underline">{source.name}</span>
              <span className="block truncate text-12 text-muted">{placeOf(source)}</span>
            </span>
          </Link>
        ),
      },
      {
        header: t.words.type,
        wide: true,
        cell: (source) => <span className="whitespace-nowrap text-muted">{t.sources.types[source.type]}</span>,
      },
      { header: t.words.status, cell: (source) => <SourceStatus source={source} /> },
      {
        header: t.words.size,
        wide: true,
        align: 'right',
        cell: (source) => (
          <span className="whitespace-nowrap">{source.fileSize === null ? '–' : format.bytes(source.fileSize)}</span>
        ),
      },
      {
        header: t.sources.tested,
        wide: true,
        className: 'whitespace-nowrap',
        cell: (source) => <LastTest source={source} />,
      },
      { header: t.words.changed, wide: true, cell: (source) => <Time at={source.updatedAt} /> },
    ]}
    menu={(source) => <SourceMenu source={source} />}
  />
)

const LastTest = ({ source }: { source: DataSource }) =>
  source.lastTestedAt === null ? <span className="text-faint">–</span> : <Time at={source.lastTestedAt} />
