import { SettledField } from '../../../../components/form/settled-input.tsx'
import { t } from '../../../../lib/texts/index.ts'
import { setText } from '../canvas-edits.ts'
import type { CanvasDocument, CanvasItem } from '../canvas-items.ts'
import { Group } from './group.tsx'

type WordsProps = { canvas: CanvasDocument; item: CanvasItem; onChange: (markup: string) => void }

export const WordsSettings = ({ canvas, item, onChange }: WordsProps) => (
  <Group title={t.canvas.text}>
    <SettledField
      label={t.canvas.words}
      isLong
      value={item.text}
      onSettle={(text) => onChange(setText(canvas.markup, item, text))}
    />
  </Group>
)
