import { seededRandom } from './random.ts'
import { products as catalogue, channels, firstNames, lastNames, places, returnReasons } from './shop-catalogue.ts'

/**
 * A small outdoor shop over 2023, 2024 and 2025, always the same: seasons, growth, a price rise in March 2024, a stock-out of the
 * Beam Headlamp in autumn 2024, and some dirty rows, so that there is something to find.
 */
export type SampleValue = string | number | { date: string } | null
export type SampleTable = { name: string; columns: string[]; rows: SampleValue[][] }

const day = 86_400_000
const start = Date.UTC(2023, 0, 1)
const days = (Date.UTC(2026, 0, 1) - start) / day
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const onDay = (index: number): SampleValue => ({ date: isoDay(start + index * day) })
const cents = (amount: number) => Math.round(amount * 100) / 100
const monthOf = (index: number) => new Date(start + index * day).getUTCMonth() + 1
const yearOf = (index: number) => new Date(start + index * day).getUTCFullYear()

const priceRise = (Date.UTC(2024, 2, 1) - start) / day
const stockOut = {
  product: 'Beam Headlamp',
  from: (Date.UTC(2024, 8, 20) - start) / day,
  to: (Date.UTC(2024, 10, 5) - start) / day,
}
const seasonOfShop = [0.7, 0.7, 0.8, 0.9, 1.05, 1.2, 1.25, 1.1, 0.95, 0.95, 1.35, 1.75]

const priceOn = (price: number, index: number) => (index >= priceRise ? Math.round(price * 1.08) : price)

const seasonal = (peak: number, month: number) => {
  if (peak === 0) return 1
  const distance = Math.min((month - peak + 12) % 12, (peak - month + 12) % 12)
  return distance <= 1 ? 2.2 : distance <= 2 ? 1.3 : 0.7
}

export const shopTables = (): SampleTable[] => {
  const random = seededRandom(20_230_101)

  const productRows = catalogue.map(([name, category, price, cost], index): SampleValue[] => [
    index + 1,
    name,
    category,
    priceOn(price, days),
    cost,
    onDay(random.int(-400, index % 6 === 0 ? 300 : 0)),
  ])

  const customers = Array.from({ length: 600 }, (_, index) => {
    const [country, cities] = random.weighted(places, (place) => place[2])
    const first = random.pick(firstNames)
    const last = random.pick(lastNames)
    return {
      id: index + 1,
      name: `${first} ${last}`,
      email: `${first}.${last}${index + 1}@example.com`.toLowerCase(),
      city: random.pick(cities),
      country,
      segment: random.weighted(
        ['Consumer', 'Business', 'Club'] as const,
        (s) => ({ Consumer: 70, Business: 12, Club: 18 })[s],
      ),
      joined: Math.floor(random.next() ** 1.3 * (days - 30)),
      loyalty: 0.3 + random.next() ** 3 * 6,
    }
  })
  const customerRows = customers.map((c): SampleValue[] => [
    c.id,
    c.name,
    // Dirty on purpose: some people left no address, some wrote it in capitals.
    c.id % 37 === 0 ? null : c.id % 53 === 0 ? c.email.toUpperCase() : c.email,
    c.id % 71 === 0 ? ` ${c.city} ` : c.city,
    c.country,
    c.segment,
    onDay(c.joined),
  ])
  // Dirty on purpose: two people were entered twice under a new number.
  for (const [copy, original] of [
    [601, 118],
    [602, 245],
  ] as const) {
    const row = customerRows[original - 1]
    if (row) customerRows.push([copy, ...row.slice(1)])
  }

  const orderRows: SampleValue[][] = []
  const lineRows: SampleValue[][] = []
  const returnRows: SampleValue[][] = []
  const goods = catalogue.map(([name, category, price, , popularity, peak], index) => ({
    id: index + 1,
    name,
    category,
    price,
    popularity,
    peak,
  }))

  for (let index = 0; index < days; index++) {
    const month = monthOf(index)
    const growth = 1 + (yearOf(index) - 2023) * 0.22
    const weekday = new Date(start + index * day).getUTCDay()
    const rate = 2.6 * (seasonOfShop[month - 1] ?? 1) * growth * (weekday === 0 || weekday === 6 ? 1.25 : 0.9)
    const count = Math.floor(rate) + (random.chance(rate % 1) ? 1 : 0)
    const known = customers.filter((c) => c.joined <= index)
    for (let n = 0; n < count && known.length > 0; n++) {
      const customer = random.weighted(known, (c) => c.loyalty)
      const orderId = 10_001 + orderRows.length
      const [channel] = random.weighted(channels, (c) => c[1])
      const status =
        index > days - 6
          ? 'Open'
          : random.weighted(['Delivered', 'Cancelled', 'Delivered'] as const, (s) => (s === 'Cancelled' ? 4 : 48))
      orderRows.push([
        orderId,
        customer.id,
        onDay(index),
        random.chance(0.004) ? null : channel,
        status,
        random.pick([0, 0, 4.9, 4.9, 7.9]),
      ])
      const chosen = new Set<number>()
      const lines = random.weighted([1, 2, 3, 4], (k) => [50, 28, 15, 7][k - 1] ?? 1)
      for (let k = 0; k < lines; k++) {
        const good = random.weighted(goods, (g) =>
          chosen.has(g.id) || (g.name === stockOut.product && index >= stockOut.from && index < stockOut.to)
            ? 0
            : g.popularity * seasonal(g.peak, month),
        )
        if (chosen.has(good.id)) continue
        chosen.add(good.id)
        const quantity =
          customer.segment === 'Business'
            ? random.int(2, 12)
            : random.weighted([1, 2, 3], (q) => [75, 19, 6][q - 1] ?? 1)
        const discount = customer.segment === 'Club' ? 0.1 : month === 11 && random.chance(0.35) ? 0.2 : 0
        const price = priceOn(good.price, index)
        const lineId = lineRows.length + 1
        lineRows.push([lineId, orderId, good.id, quantity, price, discount])
        const risk = good.category === 'Clothing' ? 0.11 : good.category === 'Tents' ? 0.07 : 0.035
        if (status === 'Delivered' && random.chance(risk)) {
          const back = random.int(1, quantity)
          const when = index + random.int(4, 25)
          if (when < days) {
            const reason =
              good.category === 'Clothing' && random.chance(0.5) ? 'Wrong size' : random.pick(returnReasons)
            returnRows.push([
              returnRows.length + 1,
              lineId,
              onDay(when),
              back,
              reason,
              cents(back * price * (1 - discount)),
            ])
          }
        }
      }
    }
  }

  const spendRows: SampleValue[][] = []
  for (let year = 2023; year <= 2025; year++) {
    for (let month = 1; month <= 12; month++) {
      for (const [channel, , spend] of channels) {
        const level = (month >= 11 ? 1.6 : month <= 2 ? 0.8 : 1) * (1 + (year - 2023) * 0.15)
        const amount = Math.round((spend * level * (0.85 + random.next() * 0.3)) / 10) * 10
        spendRows.push([
          { date: `${year}-${String(month).padStart(2, '0')}-01` },
          channel,
          amount,
          Math.round(amount * (0.9 + random.next() * 0.5)),
        ])
      }
    }
  }

  return [
    {
      name: 'products',
      columns: ['product_id', 'product', 'category', 'price', 'unit_cost', 'launched_on'],
      rows: productRows,
    },
    {
      name: 'customers',
      columns: ['customer_id', 'customer', 'email', 'city', 'country', 'segment', 'signed_up_on'],
      rows: customerRows,
    },
    {
      name: 'orders',
      columns: ['order_id', 'customer_id', 'ordered_on', 'channel', 'status', 'shipping_cost'],
      rows: orderRows,
    },
    {
      name: 'order_lines',
      columns: ['line_id', 'order_id', 'product_id', 'quantity', 'unit_price', 'discount'],
      rows: lineRows,
    },
    {
      name: 'returns',
      columns: ['return_id', 'line_id', 'returned_on', 'quantity', 'reason', 'refund'],
      rows: returnRows,
    },
    { name: 'marketing_spend', columns: ['month', 'channel', 'spend', 'clicks'], rows: spendRows },
  ]
}
