import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SourceTable } from '../../schema.ts'
import { buildCatalog } from '../build-catalog.ts'
import { numbers, rowsOf, schemaOf, settings, spread, suggestFrom, tableOf } from '../catalog.fixture.ts'

describe('relationships', () => {
  const customers = tableOf(
    'customers',
    ['id', 'name'],
    rowsOf(
      numbers(40, (n) => n + 1),
      numbers(40, (n) => `Person ${n}`),
    ),
  )
  const orders = tableOf(
    'orders',
    ['order_id', 'customer_id', 'rating'],
    rowsOf(
      numbers(400, (n) => n + 1),
      numbers(400, (n) => (n % 35) + 1),
      numbers(400, (n) => (n % 5) + 1),
    ),
  )

  test('the side whose values all differ is the one side, whichever table comes first', () => {
    for (const tables of [
      [customers, orders],
      [orders, customers],
    ])
      assert.deepEqual(suggestFrom(...tables).relationships, [
        {
          name: 'orders_to_customers',
          from: 'orders',
          to: 'customers',
          fromFields: ['customer_id'],
          toFields: ['id'],
          synonyms: [],
        },
      ])
    assert.equal(suggestFrom(customers, orders).datasets[1]?.fields[1]?.role, 'id')
    assert.match(
      suggestFrom(customers, orders).suggestions.find(({ attribute }) => attribute === 'relationship')?.evidence ?? '',
      /^100% of the values of customer_id are in customers.id/,
    )
  })

  test('a row that belongs to another of its table points at it, and the numbers are not added up', () => {
    const count = 60
    const staffWith = (heading: string, values: (number | null)[]) =>
      suggestFrom(
        tableOf(
          'staff',
          ['staff_id', 'town', heading],
          rowsOf(
            numbers(count, (n) => 100 + n),
            numbers(count, (n) => `Town ${n % 9}`),
            values,
          ),
        ),
      )
    const bosses = numbers(count, (n) => (n === 0 ? null : 100 + Math.floor(n / 8))) as (number | null)[]
    for (const heading of ['reports_to', 'ReportsTo', 'manager_id', 'parent', 'Previous staff id', 'referred by']) {
      const { relationships, datasets, suggestions } = staffWith(heading, bosses)
      assert.deepEqual(
        relationships.map(({ from: child, to, fromFields, toFields }) => [child, to, fromFields, toFields]),
        [['staff', 'staff', [heading], ['staff_id']]],
        heading,
      )
      const field = datasets[0]?.fields[2]
      assert.deepEqual([field?.role, field?.aggregation], ['id', null], heading)
      assert.match(
        suggestions.find(({ attribute }) => attribute === 'relationship')?.evidence ?? '',
        /^100% of the values of .* are in staff_id of the same table$/,
      )
    }
    // Numbers that happen to be in the numbering say nothing, nor do others under such a heading.
    assert.deepEqual(staffWith('desk', bosses).relationships, [])
    assert.deepEqual(staffWith('reports_to', numbers(count, (n) => n * 7) as number[]).relationships, [])
  })

  test('a column that is called after a table and holds other values does not point at it', () => {
    const strangers = tableOf(
      'orders',
      ['order_id', 'customer_id'],
      rowsOf(
        numbers(400, (n) => n + 1),
        numbers(400, (n) => 900 + (n % 35)),
      ),
    )
    assert.deepEqual(suggestFrom(customers, strangers).relationships, [])
  })

  test('texts that are all in another table point at it without a name', () => {
    const shops = tableOf(
      'shops',
      ['code', 'town'],
      rowsOf(
        numbers(20, (n) => `S-${n}`),
        numbers(20, (n) => `Town ${n % 9}`),
      ),
    )
    const sales = tableOf(
      'sales',
      ['where', 'amount'],
      rowsOf(
        numbers(200, (n) => `S-${n % 20}`),
        spread(200, 1, 50),
      ),
    )
    assert.deepEqual(
      suggestFrom(shops, sales).relationships.map(({ from: many, to }) => [many, to]),
      [['sales', 'shops']],
    )
  })

  test('among many wide tables, what points at what is found without looking at every pair', () => {
    const shops = tableOf(
      'shops',
      ['code', 'town'],
      rowsOf(
        numbers(40, (n) => `S-${n}`),
        numbers(40, (n) => `Town ${n % 7}`),
      ),
    )
    const wide = Array.from({ length: 12 }, (_, t) =>
      tableOf(
        `table ${t}`,
        numbers(150, (c) => `text ${c}`).map(String),
        Array.from({ length: 60 }, (_, r) => numbers(150, (c) => (c === 75 ? `S-${r % 30}` : `${t} ${c} ${r % 45}`))),
      ),
    )
    assert.deepEqual(
      suggestFrom(shops, ...wide).relationships.map(({ fromFields, to }) => [fromFields, to]),
      wide.map(() => [['text 75'], 'shops']),
    )
  })

  test('two foreign keys to one table are two relationships, the parts of one key are one', () => {
    const teams = tableOf(
      'teams',
      [{ name: 'id', primaryKey: true }, 'name'],
      rowsOf(
        numbers(9, (n) => n),
        numbers(9, (n) => `T ${n}`),
      ),
    )
    const to = (column: string) => ({ references: { table: 'teams', column } })
    const games = tableOf(
      'games',
      ['nr', { name: 'home_id', ...to('id') }, { name: 'guest_id', ...to('id') }],
      rowsOf(
        numbers(30, (n) => n),
        numbers(30, (n) => n % 9),
        numbers(30, (n) => (n * 2) % 9),
      ),
    )
    assert.deepEqual(
      suggestFrom(teams, games).relationships.map(({ name, synonyms }) => [name, synonyms]),
      [
        ['games_to_teams_by_home_id', ['home']],
        ['games_to_teams_by_guest_id', ['guest']],
      ],
    )
    const parts = tableOf(
      'teams',
      [
        { name: 'land', primaryKey: true },
        { name: 'nr', primaryKey: true },
      ],
      rowsOf(
        numbers(9, (n) => `L${n % 3}`),
        numbers(9, (n) => n),
      ),
    )
    const stays = tableOf(
      'stays',
      [
        { name: 'land', ...to('land') },
        { name: 'team_nr', ...to('nr') },
      ],
      rowsOf(
        numbers(30, (n) => `L${n % 3}`),
        numbers(30, (n) => n % 9),
      ),
    )
    assert.deepEqual(
      suggestFrom(parts, stays).relationships.map(({ fromFields, toFields }) => [fromFields, toFields]),
      [
        [
          ['land', 'team_nr'],
          ['land', 'nr'],
        ],
      ],
    )
  })

  test('files of one space are related where one statement can reach them, and names stay unique', () => {
    const source = (id: string, table: SourceTable, dialect: 'sqlite' | 'duckdb' = 'sqlite') => ({
      id,
      dialect,
      schema: schemaOf(table),
      isFile: true,
      schemaName: id,
    })
    const catalog = buildCatalog([source('a', customers), source('b', orders), source('c', orders)], settings)
    assert.deepEqual(
      catalog.datasets.map(({ name, table }) => [name, table.schema]),
      [
        ['customers', 'a'],
        ['b_orders', 'b'],
        ['c_orders', 'c'],
      ],
    )
    assert.deepEqual(
      catalog.relationships.map(({ name }) => name),
      ['b_orders_to_customers', 'c_orders_to_customers'],
    )
    assert.deepEqual(buildCatalog([source('a', customers), source('b', orders, 'duckdb')], settings).relationships, [])
  })
})
