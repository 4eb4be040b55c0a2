import type { EngineName } from '../connection.ts'
import type { ColumnType } from '../schema.ts'
import type { Catalog, Dataset, Field, Role } from './catalog.ts'
import type { Data } from './evaluate/evaluate.ts'
import type { Expression } from './question.contract.ts'

/** A little shop with facts of three grains: orders, their lines, returns of lines; budgets by region beside them. */
export const fieldOf = (name: string, type: ColumnType, role: Role, more: Partial<Field> = {}): Field => ({
  name,
  label: name.replaceAll('_', ' '),
  description: null,
  synonyms: [],
  role,
  type,
  hidden: false,
  aggregation: role === 'measure' ? 'sum' : null,
  format: null,
  valueLabels: [],
  column: name,
  expression: null,
  profile: null,
  ...more,
})

export const datasetOf = (name: string, fields: Field[], more: Partial<Dataset> = {}): Dataset => ({
  name,
  label: name,
  description: null,
  synonyms: [],
  hidden: false,
  thing: { one: name.replace(/s$/, ''), many: name },
  source: 'shop',
  dialect: 'sqlite',
  table: { schema: null, name },
  rows: null,
  primaryKey: [],
  uniqueKeys: [],
  timeField: null,
  nameFields: [],
  ordered: false,
  fields,
  ...more,
})

export const of = (dataset: string, field: string, via?: string[]): Expression => ({
  field: { dataset, field, ...(via ? { via } : {}) },
})

export function shopCatalog(dialect: EngineName = 'sqlite'): Catalog {
  const relationship = (name: string, from: string, fromField: string, to: string) => ({
    name,
    from,
    to,
    fromFields: [fromField],
    toFields: ['id'],
    synonyms: [],
  })
  const datasets = [
    datasetOf(
      'customers',
      [fieldOf('id', 'integer', 'id'), fieldOf('name', 'text', 'name'), fieldOf('region', 'text', 'category')],
      { primaryKey: ['id'] },
    ),
    datasetOf(
      'orders',
      [
        fieldOf('id', 'integer', 'id'),
        fieldOf('customer_id', 'integer', 'id'),
        fieldOf('payer_id', 'integer', 'id'),
        fieldOf('day', 'date', 'time'),
        fieldOf('status', 'text', 'category'),
        fieldOf('shipping', 'real', 'measure', { format: { kind: 'currency', unit: 'EUR' } }),
      ],
      { primaryKey: ['id'], timeField: 'day' },
    ),
    datasetOf(
      'lines',
      [
        fieldOf('id', 'integer', 'id'),
        fieldOf('order_id', 'integer', 'id'),
        fieldOf('product_id', 'integer', 'id'),
        fieldOf('quantity', 'integer', 'measure'),
        fieldOf('price', 'real', 'measure'),
        fieldOf('amount', 'real', 'measure', {
          column: null,
          expression: { op: '*', left: of('lines', 'quantity'), right: of('lines', 'price') },
        }),
      ],
      { primaryKey: ['id'] },
    ),
    datasetOf(
      'products',
      [fieldOf('id', 'integer', 'id'), fieldOf('name', 'text', 'name'), fieldOf('list_price', 'real', 'measure')],
      { primaryKey: ['id'] },
    ),
    datasetOf(
      'returns',
      [fieldOf('id', 'integer', 'id'), fieldOf('line_id', 'integer', 'id'), fieldOf('pieces', 'integer', 'measure')],
      { primaryKey: ['id'] },
    ),
    datasetOf('tags', [fieldOf('id', 'integer', 'id'), fieldOf('tag', 'text', 'name')], { primaryKey: ['id'] }),
    datasetOf('product_tags', [fieldOf('product_id', 'integer', 'id'), fieldOf('tag_id', 'integer', 'id')], {
      primaryKey: ['product_id', 'tag_id'],
    }),
  ]
  return {
    datasets: datasets.map((dataset) => ({ ...dataset, dialect })),
    relationships: [
      relationship('order_customer', 'orders', 'customer_id', 'customers'),
      relationship('order_payer', 'orders', 'payer_id', 'customers'),
      relationship('line_order', 'lines', 'order_id', 'orders'),
      relationship('line_product', 'lines', 'product_id', 'products'),
      relationship('return_line', 'returns', 'line_id', 'lines'),
      relationship('tagged_product', 'product_tags', 'product_id', 'products'),
      relationship('product_tag', 'product_tags', 'tag_id', 'tags'),
    ],
    metrics: [
      {
        name: 'revenue',
        label: 'revenue',
        description: null,
        synonyms: [],
        expression: { measure: { fn: 'sum', of: of('lines', 'amount') } },
        where: { compare: '<>', left: of('orders', 'status'), right: { value: 'cancelled' } },
        format: { kind: 'currency', unit: 'EUR' },
      },
      {
        name: 'revenue_per_order',
        label: 'revenue per order',
        description: null,
        synonyms: [],
        expression: { op: '/', left: { measure: { metric: 'revenue' } }, right: { measure: { count: 'orders' } } },
        where: null,
        format: null,
      },
    ],
    timeZone: 'UTC',
    fiscalYearStart: 4,
    today: '2026-06-01',
  }
}

export const shopData: Data = {
  customers: [
    { id: 1, name: 'Ann', region: 'North' },
    { id: 2, name: 'Bob', region: 'South' },
    { id: 3, name: 'Çem', region: null },
    { id: 4, name: 'Dee', region: 'North' },
  ],
  orders: [
    { id: 1, customer_id: 1, payer_id: 2, day: '2024-12-30', status: 'paid', shipping: 5 },
    { id: 2, customer_id: 1, payer_id: 1, day: '2025-01-02', status: 'paid', shipping: 5 },
    { id: 3, customer_id: 2, payer_id: 2, day: '2025-03-31', status: 'cancelled', shipping: null },
    { id: 4, customer_id: 3, payer_id: null, day: '2025-04-01', status: 'paid', shipping: 7.5 },
    { id: 5, customer_id: null, payer_id: 1, day: null, status: 'open', shipping: 1 },
  ],
  lines: [
    { id: 1, order_id: 1, product_id: 1, quantity: 2, price: 10 },
    { id: 2, order_id: 1, product_id: 2, quantity: 1, price: 4.5 },
    { id: 3, order_id: 1, product_id: 3, quantity: 3, price: 1 },
    { id: 4, order_id: 2, product_id: 1, quantity: 1, price: 10 },
    { id: 5, order_id: 3, product_id: 2, quantity: 10, price: 4 },
    { id: 6, order_id: 4, product_id: 3, quantity: 5, price: 1 },
  ],
  products: [
    { id: 1, name: 'Tent', list_price: 12 },
    { id: 2, name: 'Lamp', list_price: 5 },
    { id: 3, name: 'Peg', list_price: 1 },
    { id: 4, name: 'Stove', list_price: 30 },
  ],
  returns: [
    { id: 1, line_id: 1, pieces: 1 },
    { id: 2, line_id: 1, pieces: 1 },
    { id: 3, line_id: 5, pieces: 2 },
  ],
  tags: [
    { id: 1, tag: 'outdoor' },
    { id: 2, tag: 'light' },
  ],
  product_tags: [
    { product_id: 1, tag_id: 1 },
    { product_id: 2, tag_id: 1 },
    { product_id: 2, tag_id: 2 },
  ],
}
