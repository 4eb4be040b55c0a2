import type { Field } from '../../question/catalog.ts'
import type { Chart } from '../chart.ts'

/** The field that a part of a question names. */
export const fieldIn = (chart: Chart, of: object): Field | undefined =>
  'field' in of
    ? chart.catalog.datasets
        .find(({ name }) => name === (of.field as { dataset: string }).dataset)
        ?.fields.find(({ name }) => name === (of.field as { field: string }).field)
    : undefined
