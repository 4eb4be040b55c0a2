import assert from 'node:assert/strict'
import {
  type Answer,
  addMember,
  type Call,
  call,
  type Member,
  type Owner,
  otherTeam,
  type Service,
  type StartOptions,
  setUp,
  startService,
} from './harness.ts'

/** A small shop to make dashboards of: 240 orders in two years, four regions. */
const regions = ['North', 'South', 'East', 'West']
export const shopCsv = [
  'order_id,day,region,amount,returned',
  ...Array.from({ length: 240 }, (_, i) => {
    const day = new Date(Date.UTC(2023, 0, 1 + i * 3)).toISOString().slice(0, 10)
    return [i + 1, day, regions[i % 4], (i % 17) * 2.5 + 5, i % 10 === 0 ? 'yes' : 'no'].join(',')
  }),
].join('\n')

export const shopMarkup = `# Sales of the shop

{% select name="region" label="Region" options="regions" all=true /%}
{% daterange name="period" /%}
{% number name="least" min=0 max=100 step=0.5 default=0 /%}
{% multiselect name="only" options=["North", "South", "East", "West"] /%}
{% text name="word" maxLength=20 pattern="[A-Za-z]+" /%}
{% toggle name="kept" /%}

\`\`\`sql regions
select distinct region from orders order by region
\`\`\`

\`\`\`sql revenue
select substr(day, 1, 7) as month, sum(amount) as revenue, count(*) as orders from orders
where day between {{period.from}} and {{period.to}} and amount >= {{least}}
[[ and region = {{region}} ]] [[ and region in ({{only}}) ]] [[ and region like {{word}} || '%' ]]
[[ and (returned = 0) = {{kept}} ]]
group by 1 order by 1
\`\`\`

{% grid columns=2 %}
{% chart query="revenue" type="line" x="month" y="revenue" /%}
{% table query="revenue" totals=["revenue", "orders"] /%}
{% /grid %}
`

/** The same in questions: no SQL, and a control that is wired to a field by its name. */
export const askedMarkup = `{% select name="region" label="Region" field="orders.region" options="regions" all=true /%}

\`\`\`question regions
{"measures": [], "by": [{"of": {"field": {"dataset": "orders", "field": "region"}}}]}
\`\`\`

\`\`\`question by_region
{"measures": [{"count": "orders"}], "by": [{"of": {"field": {"dataset": "orders", "field": "region"}}}]}
\`\`\`

\`\`\`question by_month
{"measures": [{"count": "orders"}], "by": [{"of": {"field": {"dataset": "orders", "field": "day"}}, "grain": "month"}]}
\`\`\`

{% table query="by_region" at=[0, 0, 6, 40] /%}
{% table query="by_month" at=[6, 0, 6, 40] /%}
`
export const askedText = (name: string): string => new RegExp(`question ${name}\\n(.*)\\n`).exec(askedMarkup)![1]!

/** What the shop's document calls its second query, as a page would read it. */
export const revenueSql = /```sql revenue\n([\s\S]*?)\n```/.exec(shopMarkup)![1]!
export const regionsSql = 'select distinct region from orders order by region'

export type Shop = { spaceId: string; dataSourceId: string }

export async function makeShop(service: Service, owner: Pick<Owner, 'key'>, name = 'Shop'): Promise<Shop> {
  const ask = async (method: string, address: string, request: Omit<Call, 'key'>, status: number) => {
    const answer = await call(service, method, address, { ...request, key: owner.key })
    if (answer.status !== status) throw new Error(`${method} ${address} answered ${answer.status}: ${answer.text}`)
    return answer.body
  }
  const space = await ask('POST', '/spaces', { json: { name } }, 201)
  const form = new FormData()
  form.append('name', 'shop')
  form.append('file', new Blob([shopCsv]), 'orders.csv')
  const source = await ask('POST', '/data-sources/upload', { body: form }, 201)
  await ask('POST', `/spaces/${space.id}/data-sources`, { json: { dataSourceId: source.id } }, 201)
  return { spaceId: space.id, dataSourceId: source.id }
}

export type Scene = {
  service: Service
  owner: Owner
  /** Of another team. */
  other: { key: string }
  viewer: Member
  shop: Shop
  /** As the owner. */
  ask(method: string, address: string, request?: Omit<Call, 'key'>): Promise<Answer>
}

/** A service with a shop, and those who may and may not see it. */
export async function openShop(options: StartOptions = {}): Promise<Scene> {
  const service = await startService(options)
  const owner = await setUp(service)
  return {
    service,
    owner,
    other: await otherTeam(service, owner),
    viewer: await addMember(service, owner, 'viewer', 'Vera Viewer'),
    shop: await makeShop(service, owner),
    ask: (method, address, request = {}) => call(service, method, address, { ...request, key: owner.key }),
  }
}

export async function makeDashboard({ shop, ask }: Pick<Scene, 'shop' | 'ask'>, fields: object = {}) {
  const answer = await ask('POST', `/spaces/${shop.spaceId}/dashboards`, {
    json: { title: 'Sales', markup: shopMarkup, ...fields },
  })
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

export const queryDashboard = ({ ask }: Pick<Scene, 'ask'>, id: string, sql: string, params?: unknown) =>
  ask('POST', `/dashboards/${id}/query`, { json: { sql, ...(params !== undefined && { params }) } })
