import type { Dataset, Relationship } from '../../question/catalog.ts'
import { kindOf } from '../../question/types.ts'
import type { OssieRelationship, Path } from '../ossie/document.ts'
import type { DocumentFault } from '../ossie/validate.ts'
import { synonymsOf } from './apply-fields.ts'
import { findDataset, findField, type NamedDataset } from './names.ts'

/** Which columns point at which, whatever the relationship is called. */
export const relationshipKey = ({
  from,
  to,
  fromFields,
  toFields,
}: Pick<Relationship, 'from' | 'to' | 'fromFields' | 'toFields'>): string =>
  `${from}(${fromFields.join(', ')}) -> ${to}(${toFields.join(', ')})`

export function applyRelationship(
  entry: OssieRelationship,
  path: Path,
  named: NamedDataset[],
  fault: (found: DocumentFault) => void,
): Relationship | null {
  let ok = true
  const tell = (step: Path, message: string, expected: string) => {
    ok = false
    fault({ path: [...path, ...step], message, expected })
  }
  const datasets = named.map(({ name }) => name).join(', ') || 'none that are there'
  const side = (key: 'from' | 'to'): Dataset | undefined => {
    const found = findDataset(named, entry[key])
    if (!found) tell([key], `there is no dataset "${entry[key]}"`, `one of ${datasets}`)
    return found
  }
  const from = side('from')
  const to = side('to')
  const fields = (dataset: Dataset | undefined, key: 'from_columns' | 'to_columns') =>
    entry[key].flatMap((column, at) => {
      const field = dataset && findField(dataset.fields, column)
      if (dataset && !field)
        tell([key, at], `${dataset.name} has no field or column "${column}"`, 'a field of the dataset')
      return field ? [field.name] : []
    })
  const fromFields = fields(from, 'from_columns')
  const toFields = fields(to, 'to_columns')
  if (entry.from_columns.length !== entry.to_columns.length)
    tell(['to_columns'], 'both sides need the same number of columns', `${entry.from_columns.length} columns`)
  if (ok && from && to && repeats(to, toFields))
    tell(
      ['to_columns'],
      `the values of ${to.name}.${toFields[0]} are not all different, so many rows of ${from.name} would not point at one`,
      repeats(from, fromFields) ? 'a column whose values all differ' : 'from and to the other way round',
    )
  const apart = ok && from && to ? ofOtherKinds(from, fromFields, to, toFields) : null
  if (apart) tell(['to_columns', apart.at], apart.message, 'a column of the same kind of values')
  if (!ok || !from || !to) return null
  return {
    name: entry.name,
    from: from.name,
    to: to.name,
    fromFields,
    toFields,
    synonyms: synonymsOf(entry.ai_context),
  }
}

/** An engine knows how it compares a number with text; two have no way in common. */
function ofOtherKinds(from: Dataset, fromFields: string[], to: Dataset, toFields: string[]) {
  const kind = ({ fields }: Dataset, field: string | undefined) => {
    const type = fields.find(({ name }) => name === field)?.type
    return type && kindOf(type)
  }
  const at =
    from.dialect === to.dialect ? -1 : fromFields.findIndex((field, i) => kind(from, field) !== kind(to, toFields[i]))
  const [left, right] = [fromFields[at], toFields[at]]
  return at < 0
    ? null
    : {
        at,
        message: `${from.name}.${left} holds ${kind(from, left)} values and ${to.name}.${right} ${kind(to, right)} values`,
      }
}

/** Only what every row shows is held against a person's word. */
function repeats(dataset: Dataset, fields: string[]): boolean {
  const profile = fields.length === 1 ? dataset.fields.find(({ name }) => name === fields[0])?.profile : null
  return !!profile && !profile.sampled && profile.distinct < profile.rows - profile.nulls
}
