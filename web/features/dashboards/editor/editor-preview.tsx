import { LayoutDashboard } from 'lucide-react'
import { useMemo, useState } from 'react'
import { EmptyState, Skeleton } from '../../../components/page/states.tsx'
import { t } from '../../../lib/texts/index.ts'
import { type ControlValues, readControlValues, withValue } from '../document/control-values.ts'
import { DocumentProvider } from '../document/document-data.tsx'
import { DocumentView } from '../document/document-view.tsx'
import type { ShownDocument } from '../document/documents.ts'
import { usePreviewSource } from './preview-source.ts'

type PreviewProps = {
  spaceId: string
  title: string
  markup: string
  document: ShownDocument | null
  checking: boolean
}

/** The text as it will look. Results of queries that did not change stay. */
export function EditorPreview({ spaceId, title, markup, document, checking }: PreviewProps) {
  const [set, setValues] = useState<ControlValues>({})
  const values = useMemo(() => (document ? readControlValues(document.controls, set) : {}), [document, set])
  const source = usePreviewSource(spaceId, markup, document)
  if (document === null) return <div className="p-6">{checking ? <Skeleton className="h-40" /> : null}</div>
  return (
    <section aria-label={t.words.preview} className="p-4 md:p-6">
      <DocumentProvider
        document={document}
        values={values}
        onChange={(name, value) => setValues((now) => withValue(now, name, value))}
        source={source}
        refreshMs={null}
        showSql={false}
      >
        {document.nodes.length === 0 ? (
          <EmptyState icon={LayoutDashboard} title={t.dashboards.emptyDocument} text={t.dashboards.emptyDocumentText} />
        ) : (
          <DocumentView title={title} />
        )}
      </DocumentProvider>
    </section>
  )
}
