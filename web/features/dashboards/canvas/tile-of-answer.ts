import { tagOf } from '../../../../src/engine/documents/write-markup.ts'
import { listsRows } from '../../questions/question-parts.ts'
import type { Answered, SpaceCatalog } from '../../questions/questions.queries.ts'
import { type Attributes, attributesOf, setQuestion, setTag, withOwnQuery } from './canvas-edits.ts'
import { type CanvasDocument, type CanvasItem, readCanvas } from './canvas-items.ts'
import type { Part } from './markup-parts.ts'

type Asked = Pick<Answered, 'columns' | 'question'>
type Tag = { tag: string; attributes: Attributes }

/** As it stands at the head of a tile. */
export const begun = (text: string): string => (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, 200)

/** What a tile is called that nobody gave a title: what it measures, of a number the one that it shows; rows by their table. */
export function titleOf({ columns, question }: Asked, catalog: SpaceCatalog | undefined, value?: unknown): string {
  if (listsRows(question)) {
    const table = catalog?.datasets.find(({ name }) => name === question.dataset)
    return begun(table?.label ?? question.dataset ?? '')
  }
  const shown = columns.find(({ name }) => name === value)
  const said = (of: 'measure' | 'by') => columns.filter(({ ref }) => ref[of] !== undefined).map(({ label }) => label)
  const [measures, groups] = [shown ? [shown.label] : said('measure'), said('by')]
  if (measures.length === 0) return begun(groups.slice(0, 3).join(', '))
  return begun(`${measures.join(', ')}${groups.length > 0 ? ` by ${groups.join(' and ').toLowerCase()}` : ''}`)
}

/** The tag that shows an answer as the service would draw it. */
export function tagOfAnswer({ chart, columns }: Answered, query: string): Tag {
  if (chart === null) return { tag: 'table', attributes: { query } }
  if (chart.type === 'metric') {
    const value = [chart.y ?? []].flat()[0] ?? columns[0]?.name
    return { tag: 'metric', attributes: { query, value, format: chart.format } }
  }
  const { title: _, ...drawn } = chart
  return { tag: 'chart', attributes: { query, ...drawn } }
}

export const tileOfAnswer = (answer: Answered, query: string, title: string): string => {
  const { tag, attributes } = tagOfAnswer(answer, query)
  return tagOf(tag, { ...attributes, title })
}

/** A number stays one while its question is answered by one row, and goes on showing the measure that it showed. */
function tagAfter(part: Part, before: Asked | undefined, answer: Answered, query: string): Tag {
  const { question, columns } = answer
  if (part.tag !== 'metric' || question.measures.length === 0 || question.by.length > 0)
    return tagOfAnswer(answer, query)
  const { value, format } = attributesOf(part)
  if (columns.some(({ name }) => name === value)) return { tag: 'metric', attributes: { query, value, format } }
  const at = before?.columns.findIndex(({ name }) => name === value) ?? -1
  const isSame = before?.columns.length === columns.length
  return { tag: 'metric', attributes: { query, value: ((isSame ? columns[at] : undefined) ?? columns[0])?.name } }
}

type Change = { before: Asked | undefined; after: Answered; catalog: SpaceCatalog | undefined }

/** Another question in the place of a tile's own: its query, and what draws it. A title that somebody wrote stays. */
export function withAnswer(canvas: CanvasDocument, item: CanvasItem, { before, after, catalog }: Change): string {
  const own = withOwnQuery(canvas, item)
  const query = readCanvas(own.markup).queries.find(({ name }) => name === own.name)
  if (!query) return canvas.markup
  const asked = setQuestion(own.markup, query, after.question)
  const found = readCanvas(asked, canvas.title).items[canvas.items.indexOf(item)]
  if (!found) return asked
  const { at, link, title, value } = attributesOf(found.part)
  const isOurs = title === undefined || (before !== undefined && title === titleOf(before, catalog, value))
  const { tag, attributes } = tagAfter(found.part, before, after, own.name)
  const said = isOurs ? titleOf(after, catalog, attributes.value) : title
  return setTag(asked, found.part, tag, { ...attributes, title: said, link, at })
}
