import type { Asked } from '../../src/engine/analyst/analyst.fixture.ts'
import { matches } from '../../src/engine/analyst/judging/index.ts'
import type { Turn } from '../../test/servers/model-script.ts'
import { chartOf, type FollowUp, lost, type Told } from './conversation-oracle.ts'

const query = (sql: string, tables?: { resultId: string; name: string }[]): Turn => ({
  calls: [{ name: 'run_sql', input: { source: tables ? 'results' : 'sqlite', sql, ...(tables && { tables }) } }],
})
const done: Turn = { text: ['It stands in the table.'] }
const lastRows = ({ bench }: Asked) => [...bench.results.values()].at(-1)?.rows ?? []

const ordersIn = (year: number | string) => `SELECT COUNT(*) FROM orders WHERE ordered_on LIKE '${year}%'`
const by = (what: string, from: string, column = what) =>
  `SELECT ${column} AS ${what}, COUNT(*) AS n FROM ${from} GROUP BY 1 ORDER BY 1`
const customersIn = (country: string) => `SELECT COUNT(*) FROM customers WHERE country = '${country}'`
const pricesOf = (fn: string, category: string) => `SELECT ${fn}(price) FROM products WHERE category = '${category}'`

/** What was asked before is found in what is told, and the follow-up made of it. */
const afterQuestion = (
  ask: string,
  sql: string,
  followUp: string,
  from: RegExp,
  next: (found: RegExpExecArray) => string,
): FollowUp => ({
  name: `${ask} ${followUp}`,
  needs: 'question',
  before: [{ ask, does: [query(sql), done] }],
  ask: followUp,
  does(told) {
    const found = from.exec(told.text)
    return found ? [query(next(found)), done] : lost
  },
  isRight: (asked, shop) => matches(shop.rows(next(from.exec(ask)!)), lastRows(asked)),
})

const ordersYear = /How many orders were there in (\d{4})/
const questions: FollowUp[] = [
  afterQuestion('How many orders were there in 2024?', ordersIn(2024), 'And the year before?', ordersYear, ([, year]) =>
    ordersIn(Number(year) - 1),
  ),
  afterQuestion('How many orders were there in 2024?', ordersIn(2024), 'And the year after?', ordersYear, ([, year]) =>
    ordersIn(Number(year) + 1),
  ),
  afterQuestion('How many orders were there in 2025?', ordersIn(2025), 'By month, please.', ordersYear, ([, year]) =>
    by('month', `orders WHERE ordered_on LIKE '${year}%'`, "strftime('%Y-%m', ordered_on)"),
  ),
  afterQuestion(
    'How many customers live in Germany?',
    customersIn('Germany'),
    'And everywhere else?',
    /customers live in (\w+)/,
    ([, country]) => `SELECT COUNT(*) FROM customers WHERE country <> '${country}'`,
  ),
  afterQuestion(
    'How many customers live in France?',
    customersIn('France'),
    'In which cities?',
    /customers live in (\w+)/,
    ([, country]) => by('city', `customers WHERE country = '${country}'`),
  ),
  ...(['average', 'highest', 'lowest'] as const).map((word) =>
    afterQuestion(
      `What is the ${word} price of Tents?`,
      pricesOf({ average: 'AVG', highest: 'MAX', lowest: 'MIN' }[word], 'Tents'),
      'The same for Bags?',
      /What is the (\w+) price of Tents/,
      ([, said]) => pricesOf({ average: 'AVG', highest: 'MAX', lowest: 'MIN' }[said!]!, 'Bags'),
    ),
  ),
  afterQuestion(
    'How many orders were Cancelled?',
    "SELECT COUNT(*) FROM orders WHERE status = 'Cancelled'",
    'And all the others?',
    /How many orders were (\w+)\?/,
    ([, status]) => `SELECT COUNT(*) FROM orders WHERE status <> '${status}'`,
  ),
  afterQuestion(
    'How many products cost more than 100?',
    'SELECT COUNT(*) FROM products WHERE price > 100',
    'Which are they?',
    /cost more than (\d+)/,
    ([, price]) => `SELECT product FROM products WHERE price > ${price}`,
  ),
]

const results = [
  { what: 'country', sql: by('country', 'customers'), ask: 'How many customers are there by country?' },
  { what: 'category', sql: by('category', 'products'), ask: 'How many products are there by category?' },
  { what: 'status', sql: by('status', 'orders'), ask: 'How many orders are there by status?' },
]
const beforeResults = results.map(({ ask, sql }) => ({ ask, does: [query(sql), done] }))
const idOf = (told: Told, what: string) => [...told.results].find(([, { columns }]) => columns[0] === what)?.[0]

const drawn = (at: number): FollowUp => ({
  name: `Draw the ${results[at]!.what} result.`,
  needs: 'result',
  before: beforeResults,
  ask: `Draw the one by ${results[at]!.what}.`,
  does(told) {
    const { what } = results[at]!
    const resultId = idOf(told, what)
    const chart = { type: 'bar', x: what, y: 'n' }
    return resultId ? [{ calls: [{ name: 'make_chart', input: { resultId, chart } }] }, done] : lost
  },
  isRight(asked, shop) {
    const rows = chartOf(asked)?.rows.map((row) => Object.values(row) as never) ?? []
    return matches(shop.rows(results[at]!.sql), rows)
  },
})
const builtOn = (at: number, followUp: string, over: string): FollowUp => ({
  name: `${results[at]!.what}: ${followUp}`,
  needs: 'result',
  before: beforeResults,
  ask: followUp,
  does(told) {
    const resultId = idOf(told, results[at]!.what)
    return resultId ? [query(over.replaceAll('$', 'found'), [{ resultId, name: 'found' }]), done] : lost
  },
  isRight: (asked, shop) => matches(shop.rows(over.replaceAll('$', `(${results[at]!.sql})`)), lastRows(asked)),
})
const fromResults: FollowUp[] = [
  ...[0, 1, 2].map(drawn),
  builtOn(0, 'Of the countries, which has the most?', 'SELECT country FROM $ ORDER BY n DESC, country LIMIT 1'),
  builtOn(0, 'What do the countries sum up to?', 'SELECT SUM(n) FROM $'),
  builtOn(1, 'How many categories are in that list?', 'SELECT COUNT(*) FROM $'),
  builtOn(1, 'Only the categories with more than three.', 'SELECT category, n FROM $ WHERE n > 3'),
  builtOn(2, 'What share has each status?', 'SELECT status, n * 1.0 / (SELECT SUM(n) FROM $) AS share FROM $'),
  builtOn(2, 'Sort the statuses the other way round.', 'SELECT status, n FROM $ ORDER BY status DESC'),
  builtOn(2, 'The statuses without the largest.', 'SELECT status FROM $ WHERE n < (SELECT MAX(n) FROM $)'),
]

const meanings: Record<string, string> = {
  'Orders that were made': 'SELECT COUNT(*) FROM orders',
  'Orders that were not cancelled': "SELECT COUNT(*) FROM orders WHERE status <> 'Cancelled'",
  'Customers who ordered': 'SELECT COUNT(DISTINCT customer_id) FROM orders',
  'Lines of orders': 'SELECT COUNT(*) FROM order_lines',
}
const offered = Object.keys(meanings)
const orders = [offered, offered.toReversed()]
const places = ['The first.', 'The second one.', 'the third', 'The last, please.', 'Option 2']
const at = [0, 1, 2, 3, 1]
const fromOptions: FollowUp[] = orders.flatMap((options) =>
  places.map(
    (said, i): FollowUp => ({
      name: `${said} of ${options[0]}`,
      needs: 'option',
      before: [
        {
          ask: 'How many sales do we have?',
          does: [{ calls: [{ name: 'ask_person', input: { question: 'What counts as a sale?', options } }] }],
        },
      ],
      ask: said,
      does(told) {
        const meant = meanings[told.options[at[i]!] ?? '']
        return meant ? [query(meant), done] : lost
      },
      isRight: (asked, shop) => matches(shop.rows(meanings[options[at[i]!]!]!), lastRows(asked)),
    }),
  ),
)

const titles = ['Sales', 'Customers by country', 'Returns']
const beforeDashboards = titles.map((title) => ({
  ask: `Make a dashboard ${title}.`,
  does: [
    { calls: [{ name: 'create_dashboard', input: { title, markup: `# ${title}\n${'text '.repeat(900)}` } }] },
    done,
  ],
}))
const changes = ['Rename', 'Give another title to', 'Call it anew:', 'Change the title of']
const fromDashboards: FollowUp[] = Array.from({ length: 10 }, (_, i): FollowUp => {
  const which = i % titles.length
  const title = titles[which]!
  const renamed = `${title}, number ${i}`
  return {
    name: `${changes[i % changes.length]} ${title} (${i})`,
    needs: 'dashboard',
    before: beforeDashboards,
    ask: `${changes[i % changes.length]} the dashboard ${title} to "${renamed}".`,
    does(told) {
      const dashboardId = told.dashboards.get(title)
      return dashboardId
        ? [{ calls: [{ name: 'edit_dashboard', input: { dashboardId, title: renamed } }] }, done]
        : lost
    },
    isRight: (_, { edited }) =>
      edited.length === 1 &&
      edited[0]!.dashboardId === `d-${title.length}-${which + 1}` &&
      edited[0]!.title === renamed,
  }
})

export const followUps: FollowUp[] = [...questions, ...fromResults, ...fromOptions, ...fromDashboards]
