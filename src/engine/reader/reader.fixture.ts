import type { Catalog, Dataset, Field, Role } from '../question/catalog.ts'
import { fieldOf } from '../question/shop.fixture.ts'

type Column = [name: string, type: Field['type'], role: Role, more?: Partial<Field>]

const field = (column: Column): Field => fieldOf(...column)

const dataset = (name: string, one: string, columns: Column[], more: Partial<Dataset>): Dataset => ({
  name,
  label: name.replaceAll('_', ' '),
  description: null,
  synonyms: [],
  hidden: false,
  thing: { one, many: name.replaceAll('_', ' ') },
  source: 'source',
  dialect: 'sqlite',
  table: { schema: null, name },
  rows: null,
  primaryKey: [],
  uniqueKeys: [],
  timeField: null,
  nameFields: [],
  ordered: true,
  fields: columns.map(field),
  ...more,
})

/** A column of so many rows, with these values. */
export const profiled = (rows: number, ...values: string[]): Partial<Field> => ({
  profile: {
    rows,
    nulls: 0,
    distinct: values.length,
    min: null,
    max: null,
    mean: null,
    top: values.map((value) => ({ value, count: 1 })),
    histogram: [],
    sampled: false,
  },
})
const seen = (...values: string[]) => profiled(100, ...values)

/** A small shop: customers have orders, orders have lines, lines are of products. */
export const shopCatalog: Catalog = {
  datasets: [
    dataset(
      'customers',
      'customer',
      [
        ['customer_id', 'integer', 'id'],
        ['name', 'text', 'name'],
        ['city', 'text', 'place', seen('Berlin', 'Paris')],
        ['country', 'text', 'place', seen('Germany', 'France')],
        ['email', 'text', 'text'],
        ['signed_up_on', 'date', 'time'],
      ],
      { primaryKey: ['customer_id'], nameFields: ['name'], timeField: 'signed_up_on' },
    ),
    dataset(
      'orders',
      'order',
      [
        ['order_id', 'integer', 'id'],
        ['customer_id', 'integer', 'id'],
        ['ordered_on', 'date', 'time'],
        ['status', 'text', 'category', seen('Cancelled', 'Paid')],
      ],
      { primaryKey: ['order_id'], timeField: 'ordered_on' },
    ),
    dataset(
      'order_lines',
      'order line',
      [
        ['line_id', 'integer', 'id'],
        ['order_id', 'integer', 'id'],
        ['product_id', 'integer', 'id'],
        ['quantity', 'integer', 'measure'],
        ['discount', 'real', 'measure', { aggregation: 'avg' }],
      ],
      { primaryKey: ['line_id'] },
    ),
    dataset(
      'products',
      'product',
      [
        ['product_id', 'integer', 'id'],
        ['product', 'text', 'name', seen('Camp Mug', 'Trail Tent')],
        ['category', 'text', 'category', seen('Tents', 'Lamps')],
        ['price', 'real', 'measure', { aggregation: 'avg' }],
        ['weight', 'real', 'measure', { aggregation: 'avg' }],
      ],
      { primaryKey: ['product_id'], nameFields: ['product'] },
    ),
  ],
  relationships: [
    {
      name: 'orders_customers',
      from: 'orders',
      to: 'customers',
      fromFields: ['customer_id'],
      toFields: ['customer_id'],
      synonyms: [],
    },
    {
      name: 'lines_orders',
      from: 'order_lines',
      to: 'orders',
      fromFields: ['order_id'],
      toFields: ['order_id'],
      synonyms: [],
    },
    {
      name: 'lines_products',
      from: 'order_lines',
      to: 'products',
      fromFields: ['product_id'],
      toFields: ['product_id'],
      synonyms: [],
    },
  ],
  metrics: [],
  timeZone: 'UTC',
  fiscalYearStart: 1,
  today: '2026-01-15',
}

/** One sheet of people, whose names stand in two columns. */
export const peopleCatalog: Catalog = {
  ...shopCatalog,
  datasets: [
    dataset(
      'members',
      'member',
      [
        ['first_name', 'text', 'name', seen('Ada', 'Alan')],
        ['last_name', 'text', 'name', seen('Lovelace', 'Turing')],
        ['age', 'integer', 'measure', { aggregation: 'avg' }],
        ['fee', 'real', 'measure', { aggregation: 'sum' }],
        ['club', 'text', 'category', seen('Rowing', 'Chess')],
        ['joined_on', 'date', 'time'],
      ],
      { nameFields: ['first_name', 'last_name'], timeField: 'joined_on' },
    ),
  ],
  relationships: [],
}

/** A table made for a test. */
export const datasetOf = (name: string, one: string, fields: Field[], more: Partial<Dataset> = {}): Dataset => ({
  ...peopleCatalog.datasets[0]!,
  name,
  label: name,
  thing: { one, many: name },
  table: { schema: null, name },
  nameFields: [],
  timeField: null,
  fields,
  ...more,
})
