import { converse } from './conversation-oracle.ts'
import { followUps } from './follow-ups.ts'
import { openOracleShop } from './oracle-shop.ts'

/** Turns that push what was said before into the summary. */
const farApart = 26

/** Asks the 40 follow-ups at once and after many other turns, of both protocols in turn. */
const shop = await openOracleShop()
const rows: Record<string, Record<string, string>> = {}
try {
  for (const needs of ['question', 'result', 'option', 'dashboard'] as const) {
    const own = followUps.filter((one) => one.needs === needs)
    const count = { 'at once': 0, 'after 26 turns': 0 }
    for (const [i, one] of own.entries())
      for (const [when, turnsBetween] of [
        ['at once', 0],
        ['after 26 turns', farApart],
      ] as const) {
        const { right, text } = await converse(shop, one, { provider: i % 2 ? 'Anthropic' : 'OpenAI', turnsBetween })
        if (right) count[when] += 1
        else console.log(`lost, ${needs}, ${when}: ${one.name}\n  ${text.slice(0, 200)}`)
      }
    rows[needs] = Object.fromEntries(Object.entries(count).map(([when, n]) => [when, `${n} of ${own.length}`]))
  }
  console.table(rows)
} finally {
  await shop.close()
}
