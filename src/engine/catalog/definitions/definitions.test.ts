import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildCatalog, buildSpace, defineSource } from '../build-catalog.ts'
import { numbers, rowsOf, settings, tableOf } from '../catalog.fixture.ts'
import { checkSourceText } from '../check-text.ts'
import { answerSuggestion, placeless, suggestionId } from '../index.ts'
import { shopYaml } from '../ossie/documents.fixture.ts'
import { writeYaml } from '../ossie/read-document.ts'
import { validate } from '../ossie/validate.ts'
import { showSpaceDefinitions } from './apply-space-definitions.ts'
import { customers, faultsOf, fieldOf, orders, read, shown, sourceOf } from './definitions.fixture.ts'
import { settleDocument, settleSpaceDocument } from './settle-document.ts'

test('a computed field that can be read and never asked is a fault, with the reason', () => {
  const faults = (expression: string) => {
    const field = { name: 'odd', expression: { dialects: [{ dialect: 'ANSI_SQL', expression }] } }
    const datasets = [{ name: 'sales', source: 'orders', fields: [field] }]
    const text = JSON.stringify({ version: '0.2.0.dev0', semantic_model: [{ name: 'shop', datasets }] })
    return checkSourceText({ text, name: 'shop', source: sourceOf(), settings }).faults.map(
      ({ path, message }) => `${path.replace('semantic_model[0].datasets[0].', '')}: ${message}`,
    )
  }
  for (const [expression, message] of [
    ['CAST(status AS DATE)', 'Text has no day; a date is needed.'],
    ["DATE_TRUNC('month', amount)", 'A number has no month; a date is needed.'],
    ['(amount > 1) + 1', 'Yes or no cannot be calculated with; a number is needed.'],
    ['ROUND(amount, 2.5)', 'round takes a whole number of digits.'],
    ["DATEDIFF(day, '2024-99-01', CURRENT_DATE)", '"2024-99-01" is not a date with a time.'],
  ] as const)
    assert.deepEqual(faults(expression), [`fields[0].expression: ${message}`])
  assert.deepEqual(faults("'2024-13-45'"), [])
  assert.match(faults("DATE '2024-13-45'").join(), /dialects\[0\]\.expression: '2024-13-45' is no day that there is/)
})

test('a metric that can be read and never asked is a fault, with the reason', () => {
  const text = (expression: string) => `version: 0.2.0.dev0
semantic_model:
  - name: shop
    datasets:
      - { name: orders, source: orders }
    metrics:
      - name: odd
        expression: { dialects: [{ dialect: ANSI_SQL, expression: "${expression}" }] }
`
  const faults = (expression: string) =>
    checkSourceText({ text: text(expression), name: 'shop', source: sourceOf(), settings }).faults
  assert.deepEqual(faults('SUM(orders.amount)'), [])
  const [fault] = faults('SUM(orders.order_id)')
  assert.match(fault?.message ?? '', /is an id; a sum of ids means nothing/)
  assert.ok((fault?.line ?? 0) >= 7, JSON.stringify(fault))
})

describe('what people said', () => {
  test('wins over what is suggested, and the rest stays suggested', () => {
    const amount = fieldOf(read(shopYaml), 'amount')
    assert.deepEqual(
      [amount?.aggregation, amount?.format, amount?.synonyms, amount?.description],
      ['avg', { kind: 'currency', unit: 'EUR' }, ['price', 'turnover'], 'What was paid'],
    )
    assert.equal(fieldOf(read(shopYaml), 'status')?.role, 'category')
    assert.deepEqual(
      [fieldOf(read(shopYaml), 'is_large')?.type, fieldOf(read(shopYaml), 'is_large')?.role],
      ['boolean', 'flag'],
    )
  })

  test("money without a currency is the team's; money with one, and plain numbers, stay as they are", () => {
    const unnamed = shopYaml.replace('{"kind": "currency", "unit": "EUR"}', '{"kind": "currency"}')
    const formats = (text: string, currency: string | null) => {
      const { datasets } = buildCatalog([sourceOf(read(text))], { ...settings, currency })
      return datasets[0]!.fields.flatMap(({ format }) => (format?.kind === 'currency' ? [format] : []))
    }
    assert.deepEqual(formats(unnamed, 'USD'), [{ kind: 'currency', unit: 'USD' }])
    assert.deepEqual(formats(unnamed, null), [{ kind: 'currency' }])
    assert.deepEqual(formats(shopYaml, 'USD'), [{ kind: 'currency', unit: 'EUR' }])
  })

  test('metrics are made of fields and of each other, with their own condition; circles are refused', () => {
    const { metrics } = buildCatalog([sourceOf(read(shopYaml))], settings)
    assert.deepEqual(
      metrics.map(({ name }) => name),
      ['revenue', 'order_value'],
    )
    assert.deepEqual(metrics[0]?.where, {
      compare: '<>',
      left: { field: { dataset: 'orders', field: 'status' } },
      right: { value: 'cancelled' },
    })
    const faults = faultsOf(shopYaml.replace('SUM(orders.amount)', 'order_value * 2'))
    assert.deepEqual(
      faults.map(({ message }) => message),
      ['"revenue" is made of itself', '"order_value" is made of itself'],
    )
  })

  test('survives a new profile, while what follows the profile changes with it', () => {
    const first = shown(null)
    const { suggested } = defineSource(sourceOf())
    const text = writeYaml(first).replace('"aggregation":"sum"', '"aggregation":"max"')
    const kept = settleDocument(read(text.replace(/label: amount/, 'label: The amount')), suggested)
    assert.equal(fieldOf(kept, 'amount')?.label, 'The amount')
    const now = tableOf(
      'orders',
      ['order_id', 'customer_id', 'amount', 'status'],
      rowsOf(
        numbers(30, (n) => n),
        numbers(30, (n) => n % 3),
        numbers(30, (n) => n % 2),
        numbers(30, (n) => `word ${n}`),
      ),
    )
    assert.deepEqual(
      [fieldOf(kept, 'amount', [now])?.role, fieldOf(kept, 'amount', [now])?.label],
      ['flag', 'The amount'],
    )
    assert.equal(fieldOf(kept, 'status', [now])?.role, 'name')
  })

  test('a value changed under the mark of a suggestion is a person’s word', () => {
    const { suggested } = defineSource(sourceOf())
    const changed = read(writeYaml(shown(null)).replace('"role":"measure"', '"role":"id"'))
    const kept = settleDocument(changed, suggested)
    assert.equal(fieldOf(kept, 'amount')?.role, 'id')
    assert.ok(
      !defineSource(sourceOf(kept)).applied.open.some(
        ({ field, attribute }) => field === 'amount' && attribute === 'role',
      ),
    )
    assert.ok(
      defineSource(sourceOf(kept)).applied.open.some(
        ({ field, attribute }) => field === 'status' && attribute === 'role',
      ),
    )
  })

  test('a suggested relationship that was taken out of the document stays out', () => {
    const { suggested } = defineSource(sourceOf())
    const document = shown(null) as { semantic_model: { relationships: unknown[] }[] }
    assert.equal(document.semantic_model[0]?.relationships.length, 1)
    const kept = settleDocument(
      { ...document, semantic_model: [{ ...document.semantic_model[0], relationships: [] }] } as never,
      suggested,
    )
    assert.deepEqual(buildCatalog([sourceOf(kept)], settings).relationships, [])
    assert.deepEqual(
      buildCatalog([sourceOf(shown(null))], settings).relationships.map(({ name }) => name),
      ['orders_to_customers'],
    )
  })

  test('a relationship that points at many is refused, with the way out', () => {
    const turned = shopYaml
      .replace('from: orders', 'from: customers')
      .replace('to: customers', 'to: orders')
      .replace('[customer_id]', '[x]')
      .replace('[id]', '[customer_id]')
      .replace('[x]', '[id]')
    assert.deepEqual(
      faultsOf(turned).map(({ expected }) => expected),
      ['from and to the other way round'],
    )
  })

  test('suggestions are accepted and dismissed one by one', () => {
    const { applied, suggested } = defineSource(sourceOf())
    const of = (attribute: string, field: string | null) =>
      applied.open.find((one) => one.attribute === attribute && one.field === field && one.dataset === 'orders')
    const role = of('role', 'amount')
    const key = of('primaryKey', null)
    const link = of('relationship', null)
    assert.ok(role && key && link)
    const said = settleDocument(answerSuggestion(shown(null), role, true), suggested)
    const { open } = defineSource(sourceOf(said)).applied
    assert.ok(
      !open.some((one) => one.field === 'amount' && one.attribute === 'role') &&
        open.length === applied.open.length - 1,
    )
    const none = settleDocument(answerSuggestion(shown(said), key, false), suggested)
    assert.deepEqual(defineSource(sourceOf(none)).applied.datasets[0]?.primaryKey, [])
    const apart = settleDocument(answerSuggestion(shown(none), link, false), suggested)
    assert.deepEqual(defineSource(sourceOf(apart)).applied.relationships, [])
    assert.deepEqual(validate(shown(apart)).faults, [])
    const pinned = settleDocument(answerSuggestion(shown(said), link, true), suggested)
    assert.deepEqual(
      defineSource(sourceOf(pinned)).applied.relationships.map(({ name }) => name),
      ['orders_to_customers'],
    )
  })

  test('when a column vanishes, what it breaks is named and kept, and all else holds', () => {
    const smaller = tableOf(
      'orders',
      ['order_id', 'customer_id', 'status'],
      rowsOf(
        numbers(9, (n) => n),
        numbers(9, (n) => n + 1),
        numbers(9, () => 'paid'),
      ),
    )
    const document = read(shopYaml)
    const { applied } = defineSource(sourceOf(document, [smaller, customers]))
    assert.deepEqual(
      applied.faults.map(({ message }) => message),
      ['there is no column "amount"', 'there is no field "amount"', 'there is no field "orders.amount"'],
    )
    assert.deepEqual([applied.relationships.map(({ name }) => name), applied.metrics], [['bought_by'], []])
    assert.match(writeYaml(shown(document, [smaller, customers])), /What was paid/)
  })

  test('fields and datasets may have other names than columns and tables', () => {
    const renamed = shopYaml
      .replace('- name: orders\n        source', '- name: purchases\n        source')
      .replace('- name: order_id', '- name: nr')
      .replaceAll('orders.', 'purchases.')
      .replace('from: orders', 'from: purchases')
    const catalog = buildCatalog([sourceOf(read(renamed))], settings)
    assert.deepEqual(
      [catalog.datasets[0]?.name, catalog.datasets[0]?.primaryKey, catalog.relationships[0]?.from],
      ['purchases', ['nr'], 'purchases'],
    )
    assert.deepEqual(validate(shown(read(renamed))).faults, [])
  })

  test('what others wrote beside it is kept', () => {
    const document = shown(read(shopYaml)) as {
      semantic_model: {
        custom_extensions: unknown
        datasets: { fields: { name: string; custom_extensions: { vendor_name: string }[] }[] }[]
      }[]
    }
    assert.deepEqual(document.semantic_model[0]?.custom_extensions, [
      { vendor_name: 'DBT', data: '{"project_name": "shop"}' },
    ])
    const amount = document.semantic_model[0]?.datasets[0]?.fields.find(({ name }) => name === 'amount')
    assert.deepEqual(
      amount?.custom_extensions.map(({ vendor_name }) => vendor_name),
      ['OTHER', 'TALLYROOM'],
    )
  })
})

describe('what a space says', () => {
  const [a, b] = [
    { ...sourceOf(null, [orders]), id: 'a', schemaName: 'a' },
    { ...sourceOf(null, [customers]), id: 'b', schemaName: 'b' },
  ]
  const spaceYaml = `version: 0.2.0.dev0
semantic_model:
  - name: space
    datasets:
      - {name: orders, source: a.orders}
      - {name: customers, source: b.customers}
    metrics:
      - name: orders_per_customer
        expression: {dialects: [{dialect: ANSI_SQL, expression: "COUNT(orders.*) / COUNT(customers.*)"}]}
    custom_extensions:
      - {vendor_name: TALLYROOM, data: '{"fiscalYearStart": 4, "timeZone": "Europe/Berlin"}'}
`
  test('adds metrics across its sources, the fiscal year and the time zone', () => {
    const catalog = buildCatalog([a, b], { ...settings, definitions: read(spaceYaml) })
    assert.deepEqual(
      [catalog.metrics.map(({ name }) => name), catalog.fiscalYearStart, catalog.timeZone],
      [['orders_per_customer'], 4, 'Europe/Berlin'],
    )
    assert.deepEqual(
      catalog.relationships.map(({ name }) => name),
      ['orders_to_customers'],
    )
  })

  test('is shown as a valid document with what is suggested across its sources, which can be taken out', () => {
    const space = buildSpace([a, b], { ...settings, definitions: read(spaceYaml) })
    const document = showSpaceDefinitions(space, read(spaceYaml), 'space')
    assert.deepEqual(validate(document).faults, [])
    const [link] = space.open
    assert.match(link ? suggestionId(link) : '', /^[0-9a-f]{20}$/)
    const text = writeYaml(document)
    const without = settleSpaceDocument(
      read(text.slice(0, text.indexOf('    relationships:')).concat('    relationships: []\n')),
      space.across,
    )
    assert.deepEqual(buildSpace([a, b], { ...settings, definitions: without }).catalog.relationships, [])
  })

  test('does not redefine the fields of a source, nor name datasets that it has not', () => {
    const wrong = spaceYaml.replace('{name: customers, source: b.customers}', '{name: clients, source: b.customers}')
    const { faults } = buildSpace([a, b], { ...settings, definitions: read(wrong) })
    assert.deepEqual(placeless(faults[0] as never), {
      path: 'semantic_model[0].datasets[1].name',
      line: null,
      column: null,
      message: 'the space has no dataset "clients"',
      expected: 'one of orders, customers',
    })
  })
})
