import type { UIMessage } from 'ai'
import { type Asked, answer, kept, part, providers } from '../../src/engine/analyst/analyst.fixture.ts'
import type { Turn } from '../../test/servers/model-script.ts'
import { type Heard, heardIn, type Said } from './heard.ts'
import type { OracleShop } from './oracle-shop.ts'

/**
 * A model that knows what a follow-up means, but nothing of the conversation except what it is told: what it needs of it is looked up
 * in the request, and where it is not there the follow-up is lost.
 */
export type Told = {
  /** What people asked, oldest first. */
  questions: string[]
  /** Results by their ids, as they are told. */
  results: Map<string, { columns: string[]; rows: unknown[][]; sql: string }>
  options: string[]
  /** Dashboards by their titles. */
  dashboards: Map<string, string>
  text: string
}

export type FollowUp = {
  name: string
  needs: 'question' | 'result' | 'option' | 'dashboard'
  /** What is asked and done before. */
  before: { ask: string; does: Turn[] }[]
  ask: string
  does(told: Told): Turn[]
  isRight(answered: Asked, shop: Shop): boolean
}
type Shop = Pick<OracleShop, 'rows'> & { edited: { dashboardId: string; title?: string | undefined }[] }

export const lost: Turn[] = [{ text: ['I do not know what that refers to.'] }]

/** What a request tells of the conversation, in whole messages or in its summary. */
export function toldIn({ messages }: Heard): Told {
  const text = messages.map((one) => one.text).join('\n')
  const calls = messages.flatMap((one) => one.calls)
  const results: Told['results'] = new Map()
  const ran = messages.filter(({ role }) => role === 'tool')
  const statements = calls.filter(({ name }) => name === 'run_sql').map(({ input }) => (input as { sql: string }).sql)
  let at = 0
  for (const one of ran) {
    const output = parsed(one)
    if (typeof output?.resultId !== 'string') continue
    results.set(output.resultId, {
      columns: output.columns ?? [],
      rows: output.rows ?? [],
      sql: statements[at++] ?? '',
    })
  }
  for (const [, id, columns] of text.matchAll(/Result (r\d+) has ([^.]*)\./g))
    results.set(id!, { columns: columns!.split(', '), rows: [], sql: '' })
  const asked = calls.findLast(({ name }) => name === 'ask_person')?.input as { options?: string[] } | undefined
  const summed = [...text.matchAll(/You asked back: .*? Options: (\[.*?\])\./g)].at(-1)?.[1]
  const dashboards = new Map<string, string>()
  for (const one of ran) {
    const output = parsed(one)
    if (typeof output?.dashboardId === 'string') dashboards.set(output.title ?? '', output.dashboardId)
  }
  for (const [, title, id] of text.matchAll(/Dashboard "([^"]*)" has the id (\S+)\./g)) dashboards.set(title!, id!)
  const questions = messages.filter(({ role }) => role === 'user').map((one) => one.text)
  return { questions, results, options: asked?.options ?? (summed ? JSON.parse(summed) : []), dashboards, text }
}

type Output = { resultId?: string; columns?: string[]; rows?: unknown[][]; dashboardId?: string; title?: string }
function parsed({ text }: Said): Output | null {
  try {
    return JSON.parse(text) as Output
  } catch {
    return null
  }
}

/** Holds the conversation, and tells whether its last answer is right. */
export async function converse(
  shop: OracleShop,
  { before, ask, does, isRight }: FollowUp,
  { provider, turnsBetween = 0 }: { provider: string; turnsBetween?: number },
): Promise<{ right: boolean; text: string }> {
  const edited: Shop['edited'] = []
  let made = 0
  const dashboards = {
    create: async ({ title }: { title: string }) => ({
      ok: true as const,
      dashboardId: `d-${title.length}-${++made}`,
      title,
    }),
    edit: async (change: { dashboardId: string; title?: string | undefined }) => {
      edited.push(change)
      return { ok: true as const, dashboardId: change.dashboardId, title: change.title ?? 'same' }
    },
    read: async () => null,
    suggest: async () => ({ ok: false as const, error: 'no' }),
  }
  let script: (told: Told) => Turn[] = () => lost
  let rest: Turn[] | null = null
  const { server, model } = await providers[provider]!(({ body }) => {
    rest ??= [...script(toldIn(heardIn(body)))]
    return rest.shift() ?? { text: ['Done.'] }
  })
  const filler = Array.from({ length: turnsBetween }, (_, i) => ({
    ask: `By the way, number ${i + 1}: what can you do?`,
    does: [{ text: [`I answer from the tables. ${'Ask me about orders, customers and products. '.repeat(60)}`] }],
  }))
  let messages: UIMessage[] = []
  const turn = async (question: string, steps: (told: Told) => Turn[]): Promise<Asked> => {
    script = steps
    rest = null
    const asked = await answer(model, shop.bench({ dashboards }), question, {}, messages)
    messages = kept(question, asked, messages)
    return asked
  }
  try {
    for (const one of [...before, ...filler]) await turn(one.ask, () => one.does)
    const last = await turn(ask, does)
    return { right: isRight(last, { rows: shop.rows, edited }), text: last.text }
  } finally {
    await server.close()
  }
}

export const chartOf = (asked: Asked) =>
  part<{ resultId: string; rows: Record<string, unknown>[] }>(asked, 'data-chart')
