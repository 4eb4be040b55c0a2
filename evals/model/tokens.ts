import { openOracleShop } from './oracle-shop.ts'
import { piecesOf, recordConversation, sharedPieces, tokensOf } from './recorded.ts'

/**
 * What questions to the sample shop cost of a model that makes no mistakes (query, cells, words), in conversations of five: tokens are
 * characters / 4 of everything that is sent, cached is what a request begins with that an earlier one of the conversation began with.
 */
const perConversation = 5
const conversations = 20
const shop = await openOracleShop()
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const rows: Record<string, Record<string, string | number>> = {}
try {
  for (const provider of ['OpenAI', 'Anthropic']) {
    const perQuestion: number[] = []
    const first: number[] = []
    let [sent, cached] = [0, 0]
    for (let i = 0; i < conversations; i++) {
      const recorded = await recordConversation(shop, provider, { turns: perConversation, from: i * perConversation })
      const earlier: string[][] = []
      for (const { requests } of recorded) {
        let tokens = 0
        for (const [at, { body }] of requests.entries()) {
          const pieces = piecesOf(body)
          const size = tokensOf(pieces)
          if (at === 0) first.push(size)
          tokens += size
          sent += size
          cached += Math.max(0, ...earlier.map((one) => tokensOf(sharedPieces(pieces, one))))
          earlier.push(pieces)
        }
        perQuestion.push(tokens)
      }
    }
    rows[provider] = {
      questions: perQuestion.length,
      'first request, median': median(first),
      'per question, median': median(perQuestion),
      cached: `${((cached / sent) * 100).toFixed(1)} %`,
      'per question that is not cached, mean': Math.round((sent - cached) / perQuestion.length),
    }
  }
  console.table(rows)
} finally {
  await shop.close()
}
