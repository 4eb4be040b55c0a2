import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from '../../question/catalog.ts'
import { titleOf } from '../../question/index.ts'
import type { Question } from '../../question/question.contract.ts'
import { candidatesFor } from '../candidates.ts'
import { read } from '../read.ts'
import { peopleCatalog, shopCatalog } from '../reader.fixture.ts'

const questionsOf = (text: string, catalog = peopleCatalog): Question[] =>
  candidatesFor(text, catalog, [], []).candidates.map(({ question }) => question)

const shown = (question: Question) => JSON.stringify(question)

test('a person is told by the whole name', () => {
  const names = questionsOf('who is the youngest?').filter((q) => shown(q).includes('_name'))
  assert.ok(names.length > 0)
  for (const q of names)
    assert.ok(shown(q).includes('first_name') && shown(q).includes('last_name'), `half a name: ${shown(q)}`)
  const asked = questionsOf('first name of the youngest member')
  assert.ok(asked.some((q) => shown(q).includes('first_name') && !shown(q).includes('last_name')))
})

test('a word that says by what is ordered is heeded where the data has it', () => {
  const [first] = read('the most expensive product', shopCatalog)
  assert.ok(first && shown(first.question).includes('price'), JSON.stringify(first))
  const counted = questionsOf('the most expensive product', shopCatalog).filter((q) => shown(q).includes('"count"'))
  assert.deepEqual(counted, [])
})

test('an average per kind is one for each kind', () => {
  const nested = (text: string) => questionsOf(text).filter((q) => q.measures.some((m) => 'over' in m))
  assert.deepEqual(nested('average fee per club'), [])
  assert.ok(nested('average total fee per club').length > 0)
})

test('the share of each group is of what else is said, and of the amount where rows have no name', () => {
  const [members] = peopleCatalog.datasets
  const unnamed = {
    ...peopleCatalog,
    datasets: [{ ...members!, thing: null, nameFields: [], fields: members!.fields.slice(3) }],
  }
  const shares = questionsOf('share of each club in 2025', unnamed).filter((q) => q.over?.[0]?.kind === 'share')
  assert.ok(shares.some((q) => 'fn' in q.measures[0]! && q.measures[0].fn === 'sum' && q.where !== undefined))
  for (const q of questionsOf('share of each club in 2025', unnamed))
    assert.ok(q.by.length === 0 || !q.measures.some((m) => 'op' in m), `the year is no part of the share: ${shown(q)}`)
})

const field = (dataset: string, name: string) => ({ field: { dataset, field: name } })

test('the highest for each group is one figure for each, not the group that has the most', () => {
  for (const words of ['highest price per category', 'what is the highest price in each category'])
    for (const q of questionsOf(words, shopCatalog).filter((each) => /"fn":"(?:max|avg)".*"price"/.test(shown(each))))
      assert.ok(q.by.length === 0 || q.limit === undefined, `${words}: ${shown(q)}`)
  const ranked = questionsOf('which category has the highest price', shopCatalog).filter((q) => q.limit === 1)
  assert.ok(ranked.some((q) => shown(q).includes('"fn":"max"')))
  const total = JSON.stringify({ fn: 'sum', of: field('products', 'price') })
  assert.ok(!ranked.some((q) => shown(q).includes(total)), 'prices do not add up')
})

test('what stands behind a superlative is what is ordered by', () => {
  for (const q of questionsOf('product with the highest weight', shopCatalog).filter((q) => q.measures.length === 0))
    assert.ok(!q.order || !shown(q).includes('"price"'), shown(q))
})

test('the name of a field is not split into a thing and the field of another', () => {
  const [customers, orders, ...others] = shopCatalog.datasets
  const named = { ...customers!.fields[3]!, name: 'order_country', label: 'order country', column: 'order_country' }
  const catalog = {
    ...shopCatalog,
    datasets: [customers!, { ...orders!, fields: [...orders!.fields, named] }, ...others],
  }
  const grouped = questionsOf('number of orders by order country', catalog).filter((q) => q.by.length > 0)
  assert.ok(grouped.length > 0)
  for (const q of grouped) assert.deepEqual(q.by, [{ of: field('orders', 'order_country') }], shown(q))
})

test('things are not counted by their own names', () => {
  for (const q of questionsOf('top 3 cities by number of distinct customers', shopCatalog))
    assert.ok(!q.by.some((d) => shown(q).includes('"count"') && JSON.stringify(d).includes('"name"')), shown(q))
})

test('a value that is said twice is one condition', () => {
  const found = questionsOf('how many orders were cancelled (status cancelled)', shopCatalog).map(shown)
  assert.ok(found.some((q) => q.includes('"value":"Cancelled"')))
  for (const q of found) assert.ok((q.match(/"Cancelled"/g) ?? []).length <= 1 || q.includes('"compare":['), q)
})

test('a field of several things is that of the nearest, unless another is spoken of', () => {
  const [customers] = shopCatalog.datasets
  const regions = {
    ...customers!,
    name: 'regions',
    label: 'regions',
    thing: { one: 'region', many: 'regions' },
    nameFields: [],
  }
  const toRegions = { ...shopCatalog.relationships[0]!, name: 'to_regions', from: 'customers', to: 'regions' }
  const catalog = {
    ...shopCatalog,
    datasets: [...shopCatalog.datasets, regions],
    relationships: [...shopCatalog.relationships, toRegions],
  }
  const groups = (text: string) =>
    new Set(
      questionsOf(text, catalog).flatMap(({ by }) => by.map(({ of }) => ('field' in of ? of.field.dataset : null))),
    )
  assert.deepEqual([...groups('number of orders by country')], ['customers'])
  assert.ok(groups('number of orders by region country').has('regions'))
})

test('who asks for a person where there are some, not for another thing that nobody spoke of', () => {
  const [, orders] = shopCatalog.datasets
  const called = (name: string, like: string): Field[] =>
    shopCatalog.datasets
      .flatMap((d) => d.fields.filter((f) => f.name === like))
      .slice(0, 1)
      .map((f) => ({ ...f, name, label: name, column: name }))
  const fields = [...called('channel', 'status'), ...called('spend', 'price')]
  const costs = { ...orders!, name: 'costs', label: 'costs', thing: null, nameFields: [], primaryKey: [], fields }
  const catalog = { ...shopCatalog, datasets: [...shopCatalog.datasets, costs] }
  const told = (text: string) =>
    new Set(
      questionsOf(text, catalog).flatMap(({ by, fields = [] }) =>
        [...by, ...fields].map(({ of }) => ('field' in of ? of.field.field : null)),
      ),
    )
  assert.ok(!told('who spent the most').has('channel'))
  assert.ok(told('which channel spent the most').has('channel'))
})

test('with and without are both asked for', () => {
  const [members] = peopleCatalog.datasets
  const flag = { ...members!.fields.at(-1)!, name: 'parking', label: 'parking', column: 'parking', synonyms: [] }
  const catalog = {
    ...peopleCatalog,
    datasets: [
      { ...members!, fields: [...members!.fields, { ...flag, type: 'boolean' as const, role: 'flag' as const }] },
    ],
  }
  const found = questionsOf('average fee with and without parking', catalog).map(shown)
  assert.ok(found.length > 0)
  for (const q of found) assert.ok(!q.includes('"where"'), q)
})

test('what each of the things in a group costs is their own price, unless others are spoken of', () => {
  const [price] = shopCatalog.datasets.flatMap(({ fields }) => fields.filter(({ name }) => name === 'price'))
  const datasets = shopCatalog.datasets.map((d) =>
    d.name === 'order_lines' ? { ...d, fields: [...d.fields, price!] } : d,
  )
  const ofLines = (text: string) =>
    questionsOf(text, { ...shopCatalog, datasets }).some(
      (q) =>
        q.measures.some(
          (m) => 'of' in m && JSON.stringify(m) === JSON.stringify({ fn: 'avg', of: field('order_lines', 'price') }),
        ) && q.by.length > 0,
    )
  assert.ok(!ofLines('average price by category'))
  assert.ok(ofLines('average price of order lines by category'))
})

test('orders per customer are never all orders', () => {
  const all = JSON.stringify({ measures: [{ count: 'orders' }], by: [{ of: field('customers', 'country') }] })
  for (const { question, unused } of read('how many orders per customer do we get in each country', shopCatalog))
    assert.ok(shown(question) !== all || unused.includes('customer'), shown(question))
})

test('a month of every year is not held against one of this year', () => {
  for (const { compare = [] } of questionsOf('november vs december 2025 orders', shopCatalog))
    assert.ok(!/"at":.*"during"|"during".*"at":/.test(JSON.stringify(compare)), JSON.stringify(compare))
})

test('more from one than from another is said in its direction', () => {
  const found = questionsOf('how many more orders did we get from Germany than from France', shopCatalog)
  const of = (side: 'left' | 'right', country: string) =>
    found.filter(({ measures: [m] }) => m && 'op' in m && m.op === '-' && JSON.stringify(m[side]).includes(country))
  assert.ok(of('left', 'Germany').length > 0)
  assert.deepEqual(of('left', 'France'), [])
})

test('how many were asked for is not left out', () => {
  const limits = questionsOf('the 5 cheapest products', shopCatalog).flatMap(({ limit }) => limit ?? [])
  assert.deepEqual([...new Set(limits)], [5])
})

test('nothing is two values of one field at once', () => {
  const both = JSON.stringify([
    { compare: '=', left: field('members', 'club'), right: { value: 'Rowing' } },
    { compare: '=', left: field('members', 'club'), right: { value: 'Chess' } },
  ]).slice(1, -1)
  const found = questionsOf('average age of the rowing members and how does it compare to the chess members')
  assert.ok(found.some(({ compare }) => compare?.length === 2))
  for (const q of found) assert.ok(!shown(q).includes(both), shown(q))
})

test('a value as it is written goes before what is called by another word in a field beside it', () => {
  const [members] = peopleCatalog.datasets
  const [club] = members!.fields.filter(({ name }) => name === 'club')
  const valued = (name: string, values: string[]) => ({
    ...club!,
    name,
    label: name,
    column: name,
    profile: { ...club!.profile!, top: values.map((value) => ({ value, count: 1 })) },
  })
  const fields = [...members!.fields, valued('sex', ['female', 'male']), valued('berth', ['F', 'M'])]
  const catalog = { ...peopleCatalog, datasets: [{ ...members!, fields }] }
  const found = questionsOf('average age of female members', catalog).map(shown)
  assert.ok(found.some((q) => q.includes('"female"')))
  for (const q of found) assert.ok(!q.includes('"F"'), q)
})

test('the words of a thing by its own name are no value of something else', () => {
  const datasets = shopCatalog.datasets.map((d) =>
    d.name === 'products'
      ? {
          ...d,
          fields: d.fields.map((f) =>
            f.name === 'category' ? { ...f, profile: { ...f.profile!, top: [{ value: 'Order', count: 1 }] } } : f,
          ),
        }
      : d,
  )
  for (const q of questionsOf('how many order lines by product', { ...shopCatalog, datasets }).map(shown))
    assert.ok(!q.includes('"value":"Order"'), q)
})

test('missing or of a value is one of both, for nothing is both', () => {
  const status = { field: { dataset: 'orders', field: 'status' } }
  const cancelled = { compare: '=' as const, left: status, right: { value: 'Cancelled' } }
  const [first] = read('how many orders where status is missing or cancelled', shopCatalog)
  assert.deepEqual(first?.question.where, { any: [{ missing: status }, cancelled] })
  const [turned] = read('how many orders have status cancelled or missing', shopCatalog)
  assert.deepEqual(turned?.question.where, { any: [cancelled, { missing: status }] })
})

test('how many different amounts there are is counted only where that is said', () => {
  const counted = (text: string) => questionsOf(text).filter((q) => JSON.stringify(q.measures).includes('"distinct"'))
  const ofFees = (text: string) => counted(text).filter((q) => JSON.stringify(q.measures).includes('"fee"'))
  assert.deepEqual(ofFees('which club has the highest number of fees'), [])
  assert.ok(ofFees('how many different fees are there').length > 0)
})

test('who asks for a name, not for a time or a figure', () => {
  const who = questionsOf('who was the first to be joined on')
  assert.ok(who.length > 0)
  for (const { fields = [], measures } of who)
    assert.ok(
      measures.length > 0 || fields.length === 0 || JSON.stringify(fields).includes('_name'),
      JSON.stringify(fields),
    )
})

test('a month without a year is of the time that was said, else of the rows that are counted', () => {
  const month = (text: string) => {
    const [first] = read(text, shopCatalog)
    return /"at":"month_of_year","of":\{"field":(\{[^}]*\})/.exec(shown(first!.question))?.[1]
  }
  const ordered = JSON.stringify({ dataset: 'orders', field: 'ordered_on' })
  const signedUp = JSON.stringify({ dataset: 'customers', field: 'signed_up_on' })
  assert.equal(month('number of orders in March'), ordered)
  assert.equal(month('number of orders by country in March'), ordered)
  assert.equal(month('total quantity of tents in December'), ordered)
  assert.equal(month('how many customers signed up in March'), signedUp)
})

test('a period that follows a time is of that time', () => {
  const listed = questionsOf('orders of customers who signed up in 2025', shopCatalog).filter(({ fields = [] }) =>
    shown({ fields } as Question).includes('signed_up_on'),
  )
  assert.ok(listed.length > 0)
  for (const { where } of listed) assert.match(JSON.stringify(where), /signed_up_on/)
})

test('what is said after "never" is what was never', () => {
  const [first] = read('which products were never sold in Germany?', shopCatalog)
  const inGermany = {
    compare: '=',
    left: { field: { dataset: 'customers', field: 'country' } },
    right: { value: 'Germany' },
  }
  assert.deepEqual(first?.question.where, { related: 'order_lines', some: false, where: inGermany })
  for (const { where } of questionsOf('customers who bought tents but never ordered', shopCatalog)) {
    const all = where && 'all' in where ? where.all : []
    const none = all.some((c) => 'related' in c && !c.some && c.where === null)
    assert.ok(!none || !all.some((c) => 'related' in c && c.some), JSON.stringify(where))
  }
})

test('the highest of something is how high it is; what was said is not told back; and where is no number', () => {
  const told = (words: string) =>
    candidatesFor(words, peopleCatalog, [], []).candidates.map(({ question }) => titleOf(question, peopleCatalog))
  assert.ok(told('highest fee').includes('Highest fee'))
  assert.ok(told('highest fee').every((title) => !/^(?:Club|First name|Last name) of/.test(title)))
  assert.ok(told('fee in Chess').every((title) => !title.startsWith('Club of each member, where club is Chess')))
  assert.ok(told('where was the fee lowest').every((title) => title !== 'Lowest fee'))
})
