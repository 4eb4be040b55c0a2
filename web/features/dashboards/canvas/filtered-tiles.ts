import { homesOf, reachedBy } from '../../questions/question-parts.ts'
import type { CatalogField, Question, SpaceCatalog } from '../../questions/questions.queries.ts'
import { placesIn } from './canvas-edits.ts'
import { type CanvasDocument, type CanvasItem, textOf } from './canvas-items.ts'

/** The question of a tile; null where its query is written in SQL, or cannot be read. */
export function questionOf({ markup, queries }: CanvasDocument, item: CanvasItem): Question | null {
  const query = queries.find(({ name }) => name === textOf(item.part, 'query'))
  if (query?.tag !== 'question') return null
  try {
    const read = JSON.parse(markup.slice(query.inside!.from, query.inside!.to))
    return Array.isArray(read?.measures) && Array.isArray(read?.by) ? read : null
  } catch {
    return null
  }
}

/** Which tiles a filter narrows: questions whose rows have the field or reach it, and SQL that has a place for the value. */
export function filteredTiles(
  canvas: CanvasDocument,
  catalog: SpaceCatalog,
  { name, field }: { name: string | null; field: string | null },
): { filtered: CanvasItem[]; others: CanvasItem[] } {
  const dataset = field?.slice(0, field.indexOf('.'))
  const isFiltered = (item: CanvasItem) => {
    const question = questionOf(canvas, item)
    if (question) {
      const homes = homesOf(question, catalog)
      return homes.length > 0 && reachedBy(homes, catalog).some((one) => one.name === dataset)
    }
    const query = canvas.queries.find((each) => each.name === textOf(item.part, 'query'))
    return query !== undefined && name !== null && placesIn(canvas.markup.slice(query.from, query.to)).includes(name)
  }
  const views = canvas.items.filter(({ kind }) => kind === 'view')
  return { filtered: views.filter(isFiltered), others: views.filter((item) => !isFiltered(item)) }
}

/** What a person filters by: times, and what has a manageable number of values. */
export const canFilter = ({ role }: CatalogField): boolean => role !== 'id' && role !== 'measure'
