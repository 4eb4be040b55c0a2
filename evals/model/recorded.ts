import type { UIMessage } from 'ai'
import { answer, kept, providers } from '../../src/engine/analyst/analyst.fixture.ts'
import type { LinkedPart } from '../../src/engine/analyst/workbench.ts'
import type { ModelRequest, Turn } from '../../test/servers/model-script.ts'
import { goldQuestions } from './ask-noisy.ts'
import type { OracleShop } from './oracle-shop.ts'

export type RecordedTurn = { question: string; requests: ModelRequest[] }

/** A conversation with a model that makes no mistakes: each question is queried, given and said. What it was sent is kept. */
export async function recordConversation(
  shop: OracleShop,
  provider: string,
  options: { turns: number; from?: number; privacy?: LinkedPart['privacy'] },
): Promise<RecordedTurn[]> {
  const { turns, from = 0, privacy = 'full' } = options
  const gold = goldQuestions(shop)
  let does: Turn[] = []
  const { server, model } = await providers[provider]!(() => does.shift() ?? { text: ['It stands in the table.'] })
  const recorded: RecordedTurn[] = []
  let messages: UIMessage[] = []
  try {
    for (let i = from; i < from + turns; i++) {
      const { question, sql, expected } = gold[i % gold.length]!
      const columns = expected[0]!.map((_, at) => `column_${at}`)
      does = [
        { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql } }] },
        ...(privacy === 'full'
          ? [{ calls: [{ name: 'give_answer', input: { columns, rows: expected.slice(0, 20) } }] }]
          : []),
      ]
      const before = server.requests.length
      const asked = await answer(model, shop.bench({ privacy }), question, {}, messages)
      messages = kept(question, asked, messages)
      recorded.push({ question, requests: server.requests.slice(before) })
    }
  } finally {
    await server.close()
  }
  return recorded
}

// biome-ignore lint/suspicious/noExplicitAny: what a provider's package sends is looked at, not typed
type Body = any

/** The pieces of a request in the order in which providers cache them; marks of a cache say where it ends, not what is told. */
export function piecesOf({ tools, system, messages }: Body): string[] {
  const plain = (value: unknown) => JSON.stringify(value, (key, one) => (key === 'cache_control' ? undefined : one))
  return [plain(tools ?? []), ...(system ? [plain(system)] : []), ...messages.map(plain)]
}

export const tokensOf = (pieces: string[]): number => Math.ceil(pieces.reduce((sum, one) => sum + one.length, 0) / 4)

/** How many of the pieces a request begins with that an earlier one began with as well. */
export const sharedPieces = (pieces: string[], earlier: string[]): string[] => {
  const at = pieces.findIndex((one, i) => one !== earlier[i])
  return at < 0 ? pieces : pieces.slice(0, at)
}
