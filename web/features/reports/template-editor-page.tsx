import { useMutation, useQuery } from '@tanstack/react-query'
import { useBlocker, useNavigate, useParams } from '@tanstack/react-router'
import { FileCode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Input } from '../../components/form/input.tsx'
import { Select } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { LoadedPage } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { useShortcut } from '../../lib/keys.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { DocumentEditor } from '../dashboards/editor/document-editor.tsx'
import { spacesQuery } from '../spaces/spaces.queries.ts'
import { saveTemplate, type Template, templatesQuery } from './reports.queries.ts'

const templatesTab = { to: '/reports', search: { tab: 'templates' } } as const
const unwritten = { name: '', description: null, markup: '' }

export function TemplateEditorPage() {
  const { templateId } = useParams({ from: '/inside/reports/templates/$templateId' })
  const templates = useQuery({ ...templatesQuery, refetchOnWindowFocus: false })
  return (
    <LoadedPage query={templates} title={t.reports.templates.title}>
      {(all) => {
        const found = all.find(({ id, builtIn }) => id === templateId && !builtIn)
        return found || templateId === 'new' ? (
          <Editor key={templateId} id={found?.id ?? null} saved={found ?? unwritten} />
        ) : (
          <Page title={t.reports.templates.title}>
            <EmptyState icon={FileCode} title={t.reports.templates.gone} />
          </Page>
        )
      }}
    </LoadedPage>
  )
}

type Fields = Pick<Template, 'name' | 'description' | 'markup'>
type Written = { name: string; description: string; markup: string }
const writtenOf = ({ name, description, markup }: Fields): Written => ({
  name,
  description: description ?? '',
  markup: markup ?? '',
})

/** As a dashboard is written; the space beside the name is only to try it on. */
function Editor({ id, saved }: { id: string | null; saved: Fields }) {
  const navigate = useNavigate()
  const spaces = useQuery(spacesQuery)
  const { values, set } = useForm(() => writtenOf(saved))
  const { name, description, markup } = values
  const [tried, setTried] = useState<string | undefined>()
  const [left, setLeft] = useState(false)
  const space = tried ?? spaces.data?.[0]?.id
  const before = writtenOf(saved)
  const dirty = name !== before.name || description !== before.description || markup !== before.markup
  const save = useMutation({
    mutationFn: () => saveTemplate(id, { name: name.trim(), description: description.trim() || null, markup }),
    onSuccess: () => {
      toast(t.reports.templates.saved)
      setLeft(true)
    },
  })
  const ready = name.trim() !== '' && dirty
  useBlocker({
    shouldBlockFn: () => dirty && !left && !window.confirm(t.dashboards.leaveUnsaved),
    enableBeforeUnload: () => dirty && !left,
  })
  useEffect(() => {
    if (left) void navigate(templatesTab)
  }, [left, navigate])
  useShortcut('mod+s', t.reports.templates.save, t.nav.reports, () => ready && save.mutate(), true)
  return (
    <Page
      title={id === null ? t.reports.templates.create : t.dashboards.editing(saved.name)}
      width="full"
      action={
        <div className="flex items-center gap-1">
          {dirty ? <span className="text-12 text-muted max-md:hidden">{t.dashboards.unsaved}</span> : null}
          <Button onClick={() => void navigate(templatesTab)}>{t.actions.cancel}</Button>
          <Button look="primary" busy={save.isPending} disabled={!ready} onClick={() => save.mutate()}>
            {t.reports.templates.save}
          </Button>
        </div>
      }
    >
      {spaces.data?.length === 0 ? (
        <EmptyState
          icon={FileCode}
          title={t.dashboards.emptySpaces}
          text={t.reports.templates.emptySpacesText}
          action={<Button onClick={() => void navigate({ to: '/spaces' })}>{t.dashboards.goToSpaces}</Button>}
        />
      ) : space === undefined ? null : (
        <DocumentEditor
          spaceId={space}
          title={name}
          markup={markup}
          onChange={(next) => set({ markup: next })}
          error={save.error}
        >
          <NameFields {...values} onChange={set} />
          <Select
            label={t.reports.templates.tryOn}
            value={space}
            onChange={setTried}
            className="w-auto! min-w-40"
            options={(spaces.data ?? []).map((each) => ({
              value: each.id,
              label: t.reports.templates.with(each.name),
            }))}
          />
        </DocumentEditor>
      )}
    </Page>
  )
}

type NameFieldsProps = { name: string; description: string; onChange: (change: Partial<Written>) => void }

const NameFields = ({ name, description, onChange }: NameFieldsProps) => (
  <>
    <Input
      aria-label={t.words.name}
      placeholder={t.reports.templates.namePlaceholder}
      value={name}
      maxLength={200}
      className="max-w-80 text-14 font-semibold"
      onChange={(event) => onChange({ name: event.target.value })}
    />
    <Input
      aria-label={t.reports.templates.description}
      placeholder={t.reports.templates.description}
      value={description}
      maxLength={1000}
      className="max-w-120"
      onChange={(event) => onChange({ description: event.target.value })}
    />
  </>
)
