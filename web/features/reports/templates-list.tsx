import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FileCode, Pencil, Plus, Trash2 } from 'lucide-react'
import { Button } from '../../components/form/button.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { isLost } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { deleteTemplate, type Template, templatesQuery } from './reports.queries.ts'

/** The templates that the team wrote itself; those built in need no care. */
export function TemplatesList({ write }: { write: boolean }) {
  const navigate = useNavigate()
  const going = useGoing()
  const templates = useQuery(templatesQuery)
  if (isLost(templates)) return <ErrorState error={templates.error} onRetry={() => void templates.refetch()} />
  if (templates.isPending) return <SkeletonRows />
  const edit = (templateId: string) => void navigate({ to: '/reports/templates/$templateId', params: { templateId } })
  const create = write ? (
    <Button icon={Plus} onClick={() => edit('new')}>
      {t.reports.templates.create}
    </Button>
  ) : null
  const own = templates.data.filter(({ id, builtIn }) => !builtIn && !going.has(id))
  if (own.length === 0)
    return (
      <EmptyState
        icon={FileCode}
        title={t.reports.templates.empty}
        text={t.reports.templates.emptyText}
        action={create}
      />
    )
  return (
    <div className="flex flex-col gap-3">
      <ListTable
        label={t.reports.templates.title}
        rows={own}
        columns={[
          {
            header: t.words.name,
            cell: ({ id, name, description }) => (
              <div className="min-w-0">
                {write ? (
                  <Link
                    to="/reports/templates/$templateId"
                    params={{ templateId: id }}
                    className="font-medium hover:underline"
                  >
                    {name}
                  </Link>
                ) : (
                  <span className="font-medium">{name}</span>
                )}
                {description ? <p className="truncate text-12 text-muted">{description}</p> : null}
              </div>
            ),
          },
          { header: t.words.changed, cell: ({ updatedAt }) => <Time at={updatedAt} />, className: 'w-56' },
        ]}
        menu={(template) => (write ? <TemplateMenu template={template} onEdit={() => edit(template.id)} /> : null)}
      />
      <div>{create}</div>
    </div>
  )
}

const TemplateMenu = ({ template, onEdit }: { template: Template; onEdit: () => void }) => (
  <MoreMenu
    of={template.name}
    entries={[
      { label: t.actions.edit, icon: Pencil, onSelect: onEdit },
      { label: t.reports.templates.delete, icon: Trash2, danger: true, onSelect: () => deleteTemplate(template) },
    ]}
  />
)
