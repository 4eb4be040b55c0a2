import type { Dataset } from '../../question/catalog.ts'
import type { NamedField } from '../chart.ts'
import { defaultFunction, isNumber, namedFields } from '../fields.ts'
import { identifierStems, stem } from '../words/words.ts'

/** What there is so much of, rather than so many: rows that only tell it for each year and product are not counted. */
const nouns = new Set(
  `exports imports sales emissions production consumption output hours earnings expenses expenditure spending costs revenue revenues income
  budgets salaries wages donations contributions withdrawals deposits rainfall precipitation arrivals departures births deaths`
    .split(/\s+/)
    .map(stem),
)

/** The amount that rows of a table are of, where they are no things of their own: what each country exported of each product. */
export const amountOfRows = (dataset: Dataset): NamedField | null => {
  const head = identifierStems(dataset.label).at(-1) ?? ''
  if (dataset.primaryKey.length > 0 || !nouns.has(head)) return null
  const added = namedFields(dataset).filter(
    ({ field }) => isNumber(field) && field.role === 'measure' && defaultFunction(field) === 'sum',
  )
  const [only, ...others] = added
  return only && others.length === 0 ? only : null
}
