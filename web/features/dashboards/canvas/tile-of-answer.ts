import { tagOf } from '../../../../src/engine/documents/write-markup.ts'
import type { Answered } from '../../questions/questions.queries.ts'
import { type Attributes, attributesOf, setQuestion, setTag } from './canvas-edits.ts'
import { type CanvasDocument, type CanvasItem, readCanvas, textOf } from './canvas-items.ts'

/** What a tile is called that nobody gave a title. */
export function titleOf({ columns }: Pick<Answered, 'columns'>): string {
  const said = (of: 'measure' | 'by') => columns.filter(({ ref }) => ref[of] !== undefined).map(({ label }) => label)
  const [measures, groups] = [said('measure'), said('by')]
  const what =
    measures.join(', ') ||
    columns
      .map(({ label }) => label)
      .slice(0, 3)
      .join(', ')
  const whole = groups.length > 0 && measures.length > 0 ? `${what} by ${groups.join(' and ').toLowerCase()}` : what
  return (whole.charAt(0).toUpperCase() + whole.slice(1)).slice(0, 200)
}

/** The tag that shows an answer as the service would draw it. */
export function tagOfAnswer({ chart, columns }: Answered, query: string): { tag: string; attributes: Attributes } {
  if (chart === null) return { tag: 'table', attributes: { query } }
  if (chart.type === 'metric') {
    const value = [chart.y ?? []].flat()[0] ?? columns[0]?.name
    return { tag: 'metric', attributes: { query, value, format: chart.format } }
  }
  const { title: _, ...drawn } = chart
  return { tag: 'chart', attributes: { query, ...drawn } }
}

export const tileOfAnswer = (answer: Answered, query: string, title = titleOf(answer)): string => {
  const { tag, attributes } = tagOfAnswer(answer, query)
  return tagOf(tag, { ...attributes, title })
}

/** Another question in the place of a tile's: its query, and what draws it. A title that somebody wrote stays. */
export function withAnswer(
  canvas: CanvasDocument,
  item: CanvasItem,
  before: Answered | undefined,
  answer: Answered,
): string {
  const name = textOf(item.part, 'query') ?? ''
  const query = canvas.queries.find((each) => each.name === name)
  if (!query) return canvas.markup
  const asked = setQuestion(canvas.markup, query, answer.question)
  const found = readCanvas(asked, canvas.title).items.find(({ key }) => key === item.key)
  if (!found) return asked
  const { at, link, title } = attributesOf(found.part)
  const isOurs = title === undefined || (before !== undefined && title === titleOf(before))
  const { tag, attributes } = tagOfAnswer(answer, name)
  return setTag(asked, found.part, tag, { ...attributes, title: isOurs ? titleOf(answer) : title, link, at })
}
