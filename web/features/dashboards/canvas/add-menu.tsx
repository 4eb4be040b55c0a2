import { useMutation, useQuery } from '@tanstack/react-query'
import { ChartColumn, Heading, ListFilter, Plus, Type } from 'lucide-react'
import { useState } from 'react'
import { questionFence } from '../../../../src/engine/documents/write-markup.ts'
import { Button } from '../../../components/form/button.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { Dialog } from '../../../components/overlay/dialog.tsx'
import { Menu } from '../../../components/overlay/menu.tsx'
import { t } from '../../../lib/texts/index.ts'
import { ExploreStart } from '../../explore/explore-start.tsx'
import { askChanged, catalogQuery, type Question } from '../../questions/questions.queries.ts'
import { columns } from '../document/placement.ts'
import { addBlocks, addText, freeName, namesOf, placeAdded } from './canvas-edits.ts'
import { type CanvasDocument, everyPart, readCanvas } from './canvas-items.ts'
import { FilterDialog } from './filter-dialog.tsx'
import { tagOfAnswer, tileOfAnswer, titleOf } from './tile-of-answer.ts'

type AddProps = {
  spaceId: string
  canvas: CanvasDocument
  onChange: (markup: string) => void
  onSelect: (key: string | null) => void
}

const bottomOf = ({ places }: CanvasDocument) => Math.max(0, ...places.map(([, y, , high]) => y + high))
const sizes = { metric: [3, 14], chart: [6, 44], table: [6, 44] } as const

export function AddMenu({ spaceId, canvas, onChange, onSelect }: AddProps) {
  const [open, setOpen] = useState<'tile' | 'filter' | null>(null)
  const { title } = canvas
  /** What was added is the last of the document, and is at hand. */
  const added = (markup: string, [wide, high]: readonly [number, number]) => {
    const next = placeAdded(canvas, markup, canvas.items.length, [0, bottomOf(canvas), wide, high])
    onChange(next)
    const key = readCanvas(next, title).items.at(-1)?.key ?? null
    onSelect(key)
    // Once the grid has given it its place.
    setTimeout(() => document.querySelector(`[data-tile="${key}"]`)?.scrollIntoView({ block: 'nearest' }), 200)
  }
  const words = (text: string, high: number) =>
    added(addText(canvas.markup, text, [0, bottomOf(canvas), columns, high]), [columns, high])
  const catalog = useQuery({ ...catalogQuery(spaceId), enabled: open !== null }).data
  const put = useMutation({
    mutationFn: (question: Question) => askChanged(spaceId, question, []),
    onSuccess: (answer) => {
      const name = freeName('question_1', namesOf(everyPart(canvas.parts)))
      const { tag } = tagOfAnswer(answer, name)
      setOpen(null)
      added(
        addBlocks(canvas.markup, [
          questionFence(name, answer.question),
          tileOfAnswer(answer, name, titleOf(answer, catalog)),
        ]),
        sizes[tag as keyof typeof sizes],
      )
    },
  })
  return (
    <>
      <Menu
        trigger={<Button icon={Plus}>{t.actions.add}</Button>}
        entries={[
          {
            label: t.canvas.addChart,
            hint: t.canvas.addChartHint,
            icon: ChartColumn,
            onSelect: () => setOpen('tile'),
          },
          { label: t.canvas.addText, icon: Type, onSelect: () => words(t.canvas.addTextWords, 8) },
          { label: t.canvas.addSection, icon: Heading, onSelect: () => words(t.canvas.addSectionWords, 6) },
          {
            label: t.canvas.addFilter,
            hint: t.canvas.addFilterHint,
            icon: ListFilter,
            onSelect: () => setOpen('filter'),
          },
        ]}
      />
      <Dialog open={open === 'tile'} onClose={() => setOpen(null)} title={t.canvas.chooseStart} size="large">
        {put.error ? <FormError error={put.error} /> : null}
        <ExploreStart spaceId={spaceId} catalog={catalog} onStart={(question) => put.mutate(question)} />
      </Dialog>
      {open === 'filter' ? (
        <FilterDialog
          catalog={catalog}
          canvas={canvas}
          onClose={() => setOpen(null)}
          onAdd={(markup) => {
            setOpen(null)
            onChange(markup)
          }}
        />
      ) : null}
    </>
  )
}
