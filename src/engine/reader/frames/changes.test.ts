import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../question/catalog.ts'
import { titleOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { candidatesFor } from '../candidates.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

const years = (): Partial<Field> => {
  const { profile } = profiled(300, '1990', '2000', '2010')
  return { profile: { ...profile!, min: 1990, max: 2010 } }
}

/** Rows of countries and years. */
const panel: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf('figures', 'figure', [
      fieldOf('country', 'text', 'category', profiled(300, 'Norland', 'Sweria')),
      fieldOf('continent', 'text', 'category', profiled(300, 'Europe', 'Asia')),
      fieldOf('year', 'integer', 'category', years()),
      fieldOf('births', 'integer', 'measure'),
      fieldOf('score', 'real', 'measure', { aggregation: 'avg' }),
    ]),
  ],
}

/** Rows of cities and months. */
const monthly: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'readings',
      'reading',
      [
        fieldOf('city', 'text', 'category', profiled(300, 'Paris', 'Oslo')),
        fieldOf('taken on', 'date', 'time', profiled(300)),
        fieldOf('rain', 'real', 'measure'),
        fieldOf('income per person', 'real', 'measure', { aggregation: 'avg' }),
        fieldOf('population', 'integer', 'measure'),
      ],
      { timeField: 'taken on' },
    ),
  ],
}

const titles = (words: string, catalog = panel) =>
  candidatesFor(words, catalog, [], []).candidates.map(({ question }) => titleOf(question, catalog))

const gives = (words: string, title: string) => {
  const all = titles(words)
  assert.ok(all.includes(title), [title, ...all].join('\n'))
}
const neverGives = (words: string, title: RegExp) => {
  const all = titles(words)
  assert.ok(all.length > 0 && !all.some((each) => title.test(each)), all.join('\n'))
}

test('how many countries are different ones, where each stands in many rows', () => {
  gives('how many countries are there per continent', 'Number of different countries by continent')
  neverGives('how many countries are there per continent', /^Number of figures/)
  neverGives('which continent has the most countries', /^Number of figures/)
})

test('what improved or grew is told as a change, never as how much there is', () => {
  neverGives('which country improved its score the most from 1990 to 2010', /^Average score by country/)
  neverGives(
    'how much did the births of Norland go up from 1990 to 2010',
    /^Total births, where country is Norland and year/,
  )
  neverGives('the change in births by country', /with change of total births$/)
})

test('the fastest growth is in percent of what there was, and goes up', () => {
  const all = titles('which country had the fastest growth of births from 1990 to 2010')
  assert.ok(
    all.some((title) => title.includes('* 100 by country') && title.includes('(highest first)')),
    all.join('\n'),
  )
})

test('groups that are more or less at one time than at another are listed and counted', () => {
  gives(
    'which countries had fewer births in 2010 than in 1990',
    '(total births where year is 2010) - (total births where year is 1990) by country, only where total births - total births is less than 0',
  )
  gives(
    'which countries had more births in 1990 than in 2010',
    '(total births where year is 2010) - (total births where year is 1990) by country, only where total births - total births is less than 0',
  )
  assert.ok(
    titles('in how many countries did the births fall from 1990 to 2010').some((t) =>
      t.startsWith('Number of rows in'),
    ),
  )
  assert.ok(titles('which countries doubled their births from 1990 to 2010').some((t) => t.endsWith('is at least 100')))
  const grown = titles('which countries grew by more than 20 percent in births from 1990 to 2010')
  assert.ok(grown.length > 0 && grown.every((t) => t.includes('is more than 20')), grown.join('\n'))
  const fallen = titles('which countries fell by less than 5 in births from 1990 to 2010')
  assert.ok(fallen.length > 0 && fallen.every((t) => t.includes('is less than 0')), fallen.join('\n'))
})

test('how much fell is no change, and a month with its year is one time', () => {
  const all = titles('how much rain fell in March 2012', monthly)
  assert.ok(
    all.includes('Total rain, where taken on is in March 2012') && !all.some((each) => each.includes(' - ')),
    all.join('\n'),
  )
})

test('a year or later is no single year', () => {
  gives('how many births in 2000 or later', 'Total births, where year is at least 2000')
  gives('total births in 2000 or earlier', 'Total births, where year is at most 2000')
  gives('total births from 2000 onwards', 'Total births, where year is at least 2000')
})

test('a value between a function and its column narrows the figure', () => {
  gives('average Norland births', 'Average births, where country is Norland')
  neverGives('average Norland births', /^Average births$/)
})

test('from one year to the next, where years are numbers', () => {
  const all = titles('in which year did the total births drop the most compared to the year before')
  assert.ok(
    all.some((title) => title.startsWith('Total births by year, with change of total births along year, only where')),
    all.join('\n'),
  )
})

test('months from one to another are all of those between, of any year or of the one that is said', () => {
  const all = titles('total rain in Paris from November to January', monthly)
  assert.ok(
    all.some((title) => title.endsWith('is November, December or January')),
    all.join('\n'),
  )
  const dated = titles('average rain from June to August 2022', monthly)
  assert.ok(dated.includes('Average rain, where taken on is from 2022-06-01 to 2022-08-31'), dated.join('\n'))
  assert.ok(!dated.some((title) => title.includes('comparing 2022')), dated.join('\n'))
})

test('when asks for a time, the wettest is not the last, and a name is not divided', () => {
  const when = titles('when was the rain in Paris the highest', monthly)
  assert.ok(when.length > 0 && !when.includes('Highest rain, where city is Paris'), when.join('\n'))
  const last = titles('what was the wettest month in Paris', monthly)
  assert.ok(!last.some((title) => title.startsWith('Latest taken on')), last.join('\n'))
  const named = titles('average income per person by city', monthly)
  assert.ok(named.includes('Average income per person by city'), named.join('\n'))
  assert.ok(!named.some((title) => title.includes('/ total population')), named.join('\n'))
})

test('more or fewer than the time before is the change from each to the next, from a year on', () => {
  gives(
    'total births by year and how many more or fewer that was than the year before',
    'Total births by year, with change of total births along year',
  )
  gives('total births by year from 1995 on', 'Total births by year, where year is at least 1995')
})
