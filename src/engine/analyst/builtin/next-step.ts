import { analyse, type Call } from './analyse.ts'

/** What has been said and done in a conversation, as far as the analyst needs it, and the tools that it has. */
export type StepRequest = { questions: string[]; done: { tool: string; result: unknown }[]; tools: string[] }
export type Step = { calls: Call[]; text: string | null }

const instead = 'Shall I answer one of these instead?'

/** These two answer nothing that later steps need: they are called together, without waiting. */
const needsNoResult = (call: Call) => call.tool === 'make_chart' || call.tool === 'give_answer'

/**
 * The next step of the analysis. It is deterministic, so nothing is kept between steps: the analysis is played again with the results that
 * the prompt holds, up to the first call that has none.
 */
export const nextStep = ({ questions, done, tools }: StepRequest): Step => {
  const run = analyse(questions)
  const left = [...done]
  const calls: Call[] = []
  let step = run.next()
  while (!step.done) {
    const call = step.value
    if (left[0]?.tool === call.tool && calls.length === 0) step = run.next(left.shift()?.result)
    else if (!tools.includes(call.tool)) step = run.next({ ok: false, error: `There is no tool ${call.tool}.` })
    else {
      calls.push(call)
      if (!needsNoResult(call)) break
      step = run.next({ ok: true })
    }
  }
  if (calls.length > 0 || !step.done) return { calls, text: null }
  const { text, offers = [], offering = instead } = step.value
  if (offers.length === 0) return { calls: [], text }
  return tools.includes('ask_person')
    ? { calls: [{ tool: 'ask_person', input: { question: offering, options: offers } }], text }
    : { calls: [], text: [text, '', offering, ...offers.map((offer) => `- ${offer}`)].join('\n') }
}
