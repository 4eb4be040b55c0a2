import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { defineSource } from '../build-catalog.ts'
import { ontologyYaml, shopYaml } from '../ossie/documents.fixture.ts'
import { readDocument, writeYaml } from '../ossie/read-document.ts'
import { validate } from '../ossie/validate.ts'
import { faultsOf, read, sourceOf } from './definitions.fixture.ts'
import { settleDocument } from './settle-document.ts'
import { showDefinitions } from './show-definitions.ts'

test('what a reader of YAML calls its own trouble is told in plain words', () => {
  const first = (text: string) => readDocument(text).faults[0]?.message
  assert.equal(first('version: &a [*a]'), 'a reference holds itself')
  assert.equal(first('version: 1\n---\nversion: 2\n'), 'a second document begins here')
  assert.equal(first('['.repeat(5_000)), 'the document is nested too deeply')
})

describe('documents', () => {
  test('come out again equal, in both forms', () => {
    for (const text of [shopYaml, ontologyYaml]) {
      const document = read(text)
      assert.deepEqual(read(writeYaml(document)), document)
      assert.deepEqual(read(JSON.stringify(document)), document)
    }
    assert.deepEqual(Object.keys(read(ontologyYaml)), [
      'version',
      'name',
      'description',
      'requires',
      'ontology',
      'ontology_mappings',
    ])
  })

  test("the specification's own examples load, validate and come out again equal", () => {
    const specification = new URL('../../../../test/ossie/', import.meta.url)
    for (const name of ['flights.yaml', 'tpcds_semantic_model.yaml']) {
      const document = read(readFileSync(new URL(name, specification), 'utf8'))
      assert.deepEqual(read(writeYaml(document)), document)
      assert.deepEqual(read(JSON.stringify(document)), document)
    }
  })

  test('as JSON, have faults with their places too, and say nothing twice', () => {
    const json = JSON.stringify(read(shopYaml))
    const { line, column } = readDocument(json).place({ path: ['semantic_model', 0], message: '', expected: '' })
    assert.deepEqual([line, json[column! - 1]], [1, '{'])
    const [twice] = readDocument(json.replace('{', '{"version":"0",')).faults
    assert.match(twice!.message, /unique/)
  })

  test('a fault says the path, the line and column, what is wrong and what would be right', () => {
    const at = (text: string, part: string) => {
      const index = text.indexOf(part)
      const before = text.slice(0, index).split('\n')
      return [before.length, (before.at(-1)?.length ?? 0) + 1]
    }
    for (const [text, part, path, expected] of [
      [
        shopYaml.replace('source: customers', 'sorce: customers'),
        'sorce',
        'semantic_model[0].datasets[1]',
        '"source"?',
      ],
      [
        shopYaml.replace('source: customers', 'source: customers\n        ? source\n        : orders'),
        'source\n        : orders',
        '',
        'YAML or JSON',
      ],
      [
        shopYaml.replace('datatype: Decimal', 'datatype: Money'),
        'Money',
        'semantic_model[0].datasets[0].fields[1].datatype',
        'one of String',
      ],
      [
        shopYaml.replace('amount > 100', 'amuont > 100'),
        'amuont',
        'semantic_model[0].datasets[0].fields[2].expression.dialects[1].expression',
        '"amount"?',
      ],
      [
        shopYaml.replace('SUM(orders.amount)', 'SUM(orders.amount) +'),
        '\n        custom_extensions:\n          - vendor_name: TALLYROOM\n            data: \'{"where"',
        'semantic_model[0].metrics[0].expression.dialects[0].expression',
        'a field',
      ],
      [
        shopYaml.replace('[customer_id]', '[customer]'),
        'customer]',
        'semantic_model[0].relationships[0].from_columns[0]',
        'a field of the dataset',
      ],
      [
        shopYaml.replace('source: orders', 'source: order_table'),
        'order_table',
        'semantic_model[0].datasets[0].source',
        'one of orders, customers',
      ],
    ] as const) {
      const fault = faultsOf(text).find((one) => one.path === path && one.expected.startsWith(expected))
      assert.ok(fault, `${part}: ${JSON.stringify(faultsOf(text))}`)
      assert.deepEqual([fault.line, fault.column], at(text, part), part)
    }
  })

  test('fuzzed documents are read or refused, and whatever is accepted is shown as a valid document', () => {
    const base = JSON.parse(JSON.stringify(read(shopYaml)))
    const paths: (string | number)[][] = []
    const collect = (value: unknown, path: (string | number)[]) => {
      paths.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value))
          collect(item, [...path, Array.isArray(value) ? Number(key) : key])
    }
    collect(base, [])
    const junk = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.constant([]),
      fc.constant({}),
      fc.constantFrom('orders', 'amount', 'SUM(', 'revenue', '{"role": 5}', '__proto__'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...paths.slice(1)), junk), { minLength: 1, maxLength: 3 }),
        (changes) => {
          const document = structuredClone(base)
          for (const [path, value] of changes) {
            let place = document
            for (const step of path.slice(0, -1)) place = place?.[step]
            if (typeof place === 'object' && place !== null) place[path.at(-1) as string] = structuredClone(value)
          }
          const { document: accepted, faults } = readDocument(JSON.stringify(document))
          if (!accepted)
            return assert.ok(faults.length > 0 && faults.every(({ message, expected }) => message && expected))
          const { suggested, applied } = defineSource(sourceOf(accepted))
          assert.deepEqual(validate(showDefinitions(applied, accepted, 'x')).faults, [])
          settleDocument(accepted, suggested)
        },
      ),
      { numRuns: 400 },
    )
    fc.assert(
      fc.property(fc.string(), (text) => void readDocument(text)),
      { numRuns: 500 },
    )
    for (const text of ['version: &a [*a]', '['.repeat(20_000), '{a: '.repeat(5_000)])
      assert.equal(readDocument(text).document, null)
  })
})
