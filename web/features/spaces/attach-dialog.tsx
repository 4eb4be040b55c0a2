import { useMutation, useQuery } from '@tanstack/react-query'
import { Database, FileSpreadsheet } from 'lucide-react'
import { FileDrop } from '../../components/form/file-drop.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { isLost } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { attachSource, type DataSource, linksQuery, sourceChoicesQuery } from './spaces.queries.ts'
import { fileKinds } from './upload-file.ts'
import { startUploads } from './uploads.ts'

export const AttachDialog = ({ spaceId, onClose }: { spaceId: string; onClose: () => void }) => (
  <Dialog onClose={onClose} title={t.links.attachTitle} description={t.links.attachText}>
    <AttachChoices spaceId={spaceId} onDone={onClose} />
  </Dialog>
)

function AttachChoices({ spaceId, onDone }: { spaceId: string; onDone: () => void }) {
  const sources = useQuery(sourceChoicesQuery)
  const links = useQuery(linksQuery(spaceId))
  const attach = useMutation({
    mutationFn: (source: DataSource) => attachSource(spaceId, source.id),
    onSuccess: (_, source) => {
      toast(t.links.attached(source.name))
      onDone()
    },
  })
  const attached = new Set(links.data?.map((link) => link.dataSourceId))
  const others = (sources.data ?? []).filter(({ id }) => !attached.has(id))
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        accept={fileKinds}
        className="py-6"
        onFiles={(files) => {
          startUploads(spaceId, files)
          onDone()
        }}
      />
      <section>
        <h3 className="pb-1 text-12 text-muted">{t.links.attachOther}</h3>
        {sources.isPending || links.isPending ? (
          <SkeletonRows count={3} />
        ) : isLost(sources) ? (
          <ErrorState error={sources.error} onRetry={() => void sources.refetch()} />
        ) : others.length === 0 ? (
          <p className="text-muted">{t.links.attachNone}</p>
        ) : (
          <ul className="max-h-72 overflow-auto">
            {others.map((source) => {
              const Icon = source.originalFileName === null ? Database : FileSpreadsheet
              return (
                <li key={source.id}>
                  <button
                    type="button"
                    disabled={attach.isPending}
                    onClick={() => attach.mutate(source)}
                    className="flex h-9 w-full items-center gap-2 rounded px-2 text-left hover:bg-hover disabled:opacity-60"
                  >
                    <Icon size={16} className="shrink-0 text-muted" aria-hidden />
                    <span className="min-w-0 flex-1 truncate">{source.name}</span>
                    <span className="text-12 text-muted">{t.sources.types[source.type]}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </section>
      {attach.error ? <FormError error={attach.error} /> : null}
    </div>
  )
}
