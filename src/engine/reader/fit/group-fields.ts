import type { Field } from '../../question/catalog.ts'
import type { Chart } from '../chart.ts'

/** Each value stands in many rows: it names a group of them, never one. */
export const manyRows = 100
const rowsPerValue = 5
const groupRoles = new Set<Field['role']>(['category', 'place', 'flag', 'name'])
export const isGroup = ({ profile, role }: Field): boolean =>
  profile !== null &&
  groupRoles.has(role) &&
  profile.rows >= manyRows &&
  profile.rows / profile.distinct >= rowsPerValue

/** Its values are kinds, not things that are named. */
export const isKind = ({ role }: Field): boolean => role !== 'name' && groupRoles.has(role)

export const fieldIn = (chart: Chart, of: object): Field | undefined =>
  'field' in of
    ? chart.catalog.datasets
        .find(({ name }) => name === (of.field as { dataset: string }).dataset)
        ?.fields.find(({ name }) => name === (of.field as { field: string }).field)
    : undefined
