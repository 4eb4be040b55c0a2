import { ControlBar } from '../dashboards/document/control-bar.tsx'
import { type ControlValues, withValue } from '../dashboards/document/control-values.ts'
import { DocumentProvider } from '../dashboards/document/document-data.tsx'
import { usePreviewSource } from '../dashboards/editor/preview-source.ts'
import { useChecked } from '../dashboards/editor/use-checked.ts'

type TemplateControlsProps = {
  spaceId: string
  markup: string
  values: ControlValues
  onChange: (values: ControlValues) => void
}

/** The controls that a template has: a report is made with the values that are set when it begins. */
export function TemplateControls({ spaceId, markup, values, onChange }: TemplateControlsProps) {
  const { document } = useChecked(spaceId, markup)
  const source = usePreviewSource(spaceId, markup, document)
  if (document === null) return null
  return (
    <DocumentProvider
      document={document}
      values={values}
      onChange={(name, value) => onChange(withValue(values, name, value))}
      source={source}
      refreshMs={null}
      showSql={false}
    >
      <ControlBar names={document.controls.map(({ name }) => name)} />
    </DocumentProvider>
  )
}
