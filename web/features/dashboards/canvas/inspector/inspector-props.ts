import type { CanvasDocument } from '../canvas-items.ts'

export type InspectorProps = {
  spaceId: string
  dashboardId: string
  canvas: CanvasDocument
  selected: string | null
  onSelect: (key: string | null) => void
  onChange: (markup: string) => void
}
