import type { ChartData } from '../../src/engine/charts/chart.contract.ts'
import type { Profile } from '../lib/source-types.ts'

/** Numbers that look random and are the same every time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const regions = ['North', 'South', 'West'] as const
const products = ['Chair', 'Desk', 'Lamp', 'Shelf', 'Rug', 'Mirror', 'Sofa', 'Bed', 'Clock', 'Frame']

export function monthly(): ChartData {
  const next = numbers(7)
  const rows = Array.from(
    { length: 24 },
    (_, n) => `${2023 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
  ).flatMap((month, n) =>
    regions.map((region, k) => ({
      month,
      region,
      revenue: Math.round(120_000 + n * 3000 + k * 40_000 + next() * 30_000),
    })),
  )
  return { columns: ['month', 'region', 'revenue'], rows }
}

export const byProduct: ChartData = {
  columns: ['product', 'units'],
  rows: products.map((product, n) => ({ product, units: Math.round(9000 / (n + 1)) })),
}

export const byCountry: ChartData = {
  columns: ['country', 'orders'],
  rows: [
    { country: 'US', orders: 512 },
    { country: 'Germany', orders: 204 },
    { country: 'BRA', orders: 301 },
    { country: 'India', orders: 402 },
    { country: 'France', orders: 130 },
  ],
}

export function orders(count: number): Record<string, unknown>[] {
  const next = numbers(11)
  return Array.from({ length: count }, (_, n) => ({
    order_id: 10_000 + n,
    ordered_at: new Date(Date.UTC(2022, 0, 1) + Math.floor(next() * 1000) * 86_400_000).toISOString().slice(0, 10),
    customer: `${['Ann', 'Bo', 'Cleo', 'Dev', 'Eva'][n % 5]} ${['Larsen', 'Okoye', 'Sato', 'Novak'][n % 4]}`,
    region: regions[Math.floor(next() * 3)],
    product: products[Math.floor(next() * 10)],
    quantity: Math.floor(next() * 12) + 1,
    amount: Math.round(next() * 250_000) / 100,
    discount: next() > 0.7 ? Math.round(next() * 30) / 100 : null,
    note: next() > 0.85 ? 'Customer asked for delivery after six in the evening, second floor, no lift' : null,
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, k) => [`measure_${k + 1}`, Math.round(next() * 1_000_000) / 100]),
    ),
  }))
}

export const amountProfile: Profile = {
  rows: 12_400,
  nulls: 310,
  distinct: 8123,
  min: 0.5,
  max: 2499.9,
  mean: 412.37,
  top: [],
  histogram: [4, 12, 30, 52, 61, 55, 41, 33, 22, 15, 11, 8, 5, 3, 2, 1],
  sampled: false,
}

export const regionProfile: Profile = {
  rows: 12_400,
  nulls: 0,
  distinct: 3,
  min: 'North',
  max: 'West',
  mean: null,
  top: [
    { value: 'West', count: 6200 },
    { value: 'South', count: 4100 },
    { value: 'North', count: 2100 },
  ],
  histogram: [],
  sampled: false,
}

export const sampleSql = `-- revenue by month and region
select strftime('%Y-%m', ordered_at) as month, region, sum(amount) as revenue
from orders
where discount is null and amount > 100
group by 1, 2
order by 1;`

export const sampleAnswer = `**Revenue grew by 34%** between January 2023 and December 2024, mostly in the *West*.

| region | revenue |
|---|---:|
| West | 5,812,004 |
| South | 4,901,776 |

1. The West passed the South in March 2024.
2. Discounts had no visible effect, see \`discount\`.

\`\`\`sql
select region, sum(amount) from orders group by region
\`\`\``
