import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client, EvalRun } from '../../client/index.ts'
import { type Command, type Input, jsonOption, serviceOptions } from '../command.ts'
import { CommandError, exitCodes, usageError } from '../exit.ts'
import { findOne } from '../find.ts'
import { connect } from '../profile.ts'
import { drawTable } from '../table.ts'
import { countInWords, harmless, type Terminal } from '../terminal.ts'

const everyMs = 1_000
const maxReasons = 5
const isUnderWay = ({ status }: EvalRun) => status === 'queued' || status === 'running'
const seconds = (ms: number) => Math.round(ms / 100) / 10

const answeredBy = ({ right, wrong, refused, failed }: EvalRun['variants'][number]) => right + wrong + refused + failed

export const evals: Command = {
  name: 'evals',
  summary: 'ask the verified questions of a space and count right answers',
  usage: ['SPACE [--model ID]... [--instructions FILE]', 'SPACE --history'],
  minArguments: 1,
  maxArguments: 1,
  about: `Asks every verified question of the space without its own verified answer, compares what comes with what the verified query gives now,
and prints right, wrong, refused, tokens, money and time. Without --model it asks the model of the space; with two, both side by side; with
--instructions, the model with its present instructions and with those of the file. Ctrl-C stops it at the service too. SPACE is a name or an id.`,
  options: {
    model: { value: 'ID', many: true, about: 'A model of the team, such as openai/gpt-6-sol; twice to compare two' },
    instructions: { value: 'FILE', about: 'Compare the present instructions with those in this file' },
    history: { about: 'List what was measured before, newest first' },
    'at-least': { value: 'PERCENT', about: 'End with 1 when the last variant has fewer right, for scripts' },
    json: jsonOption,
    ...serviceOptions,
  },
  examples: [
    ['tallyroom evals Shop', 'the model that the space uses'],
    ['tallyroom evals Shop --model builtin/analyst --model openai/gpt-6-sol', 'two models side by side'],
    ['tallyroom evals Shop --instructions shorter.md --at-least 90', 'before changing the instructions'],
    ['tallyroom evals Shop --history --json', 'for a program'],
  ],
  async run(input) {
    const { args, has, terminal } = input
    const { client } = connect(input)
    const space = await findOne('space', args[0]!, client.list('/spaces'), (one) => one.name)
    if (has('history')) return history(client, space.id, terminal)
    const least = percentOf(input)
    const started = await client.post('/spaces/{id}/evals', {
      path: { id: space.id },
      body: { variants: variantsOf(input) },
    })
    const run = await untilEnded(client, started, input)
    if (terminal.json) terminal.print(`${JSON.stringify(run)}\n`)
    else {
      showRun(run, terminal)
      if (run.variants.some(({ failed }) => failed > 0)) await showFailures(client, run, terminal)
    }
    if (run.status === 'cancelled') throw new CommandError(exitCodes.interrupted, 'the evaluation was stopped')
    if (run.status === 'failed') throw new CommandError(exitCodes.failed, harmless(run.error ?? 'it failed'))
    const last = run.variants.at(-1)
    const share = last ? (last.right / Math.max(1, answeredBy(last))) * 100 : 100
    if (least !== undefined && share < least)
      throw new CommandError(exitCodes.failed, `${share.toFixed(1)}% right, which is less than ${least}%`)
    return undefined
  },
}

function percentOf({ text }: Input): number | undefined {
  const given = text('at-least')
  if (given === undefined) return undefined
  const percent = Number(given)
  if (given.trim() === '' || !(percent >= 0 && percent <= 100))
    throw usageError(`--at-least: "${given}" is no share between 0 and 100`)
  return percent
}

function variantsOf({ text, texts }: Input) {
  const models = texts('model')
  const file = text('instructions')
  if (models.length > 2) throw usageError('--model can be given twice at most')
  if (file !== undefined && models.length > 1) throw usageError('--instructions compares two texts with one model')
  const choices = models.map((id) => {
    const slash = id.indexOf('/')
    if (slash < 1) throw usageError(`--model ${id}: it must look like PROVIDER/MODEL`)
    return { providerId: id.slice(0, slash), modelId: id.slice(slash + 1) }
  })
  if (file === undefined) return choices.length > 0 ? choices : [{}]
  const [model = {}] = choices
  return [model, { ...model, instructions: readFileSync(file, 'utf8') }]
}

async function untilEnded(client: Client, started: EvalRun, { terminal, signal }: Input): Promise<EvalRun> {
  const path = { id: started.spaceId, evalId: started.id }
  let run = started
  let told = -1
  while (isUnderWay(run)) {
    if (run.asked !== told) terminal.say(terminal.style.dim(`· ${run.asked} of ${countInWords(run.total, 'question')}`))
    told = run.asked
    if (signal.aborted) return client.post('/spaces/{id}/evals/{evalId}/cancel', { path })
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
    const { questions: _, ...now } = await client.get('/spaces/{id}/evals/{evalId}', { path })
    run = now
  }
  return run
}

function showRun(run: EvalRun, terminal: Terminal): void {
  const rows = run.variants.map((variant) => [
    variant.name,
    variant.right,
    variant.wrong,
    variant.refused,
    variant.failed,
    variant.inputTokens,
    variant.outputTokens,
    variant.cost,
    seconds(variant.elapsedMs),
  ])
  const heads = ['variant', 'right', 'wrong', 'refused', 'failed', 'tokens in', 'tokens out', 'cost', 'seconds']
  terminal.print(drawTable(terminal, heads, rows))
  const changed = run.different > 0 ? `; ${run.different} with other data than when verified` : ''
  const broken = run.failed > 0 ? `; ${run.failed} not asked, as the verified query no longer runs` : ''
  terminal.say(terminal.style.dim(`${countInWords(run.total, 'verified question')}${changed}${broken}`))
}

/** Why answers failed, each reason once: a wrong key or a server that is down fails them all alike. */
async function showFailures(client: Client, { spaceId, id }: EvalRun, terminal: Terminal): Promise<void> {
  const { questions } = await client.get('/spaces/{id}/evals/{evalId}', { path: { id: spaceId, evalId: id } })
  const failed = questions.flatMap(({ answers }) => answers.filter((answer) => answer?.outcome === 'failed'))
  const reasons = new Set(failed.flatMap((answer) => answer?.detail ?? []))
  for (const reason of [...reasons].slice(0, maxReasons)) terminal.say(`failed: ${harmless(reason)}`)
  if (reasons.size > maxReasons) terminal.say(`and ${countInWords(reasons.size - maxReasons, 'other reason')}`)
}

async function history(client: Client, spaceId: string, terminal: Terminal): Promise<undefined> {
  const runs: EvalRun[] = []
  for await (const run of client.list('/spaces/{id}/evals', { path: { id: spaceId } })) runs.push(run)
  if (terminal.json) {
    terminal.print(`${JSON.stringify(runs)}\n`)
    return
  }
  const rows = runs.flatMap((run) =>
    run.variants.map((variant) => [
      run.startedAt.slice(0, 16).replace('T', ' '),
      run.status,
      variant.name,
      `${variant.right} of ${answeredBy(variant)}`,
      variant.wrong,
      variant.refused + variant.failed,
      variant.cost,
    ]),
  )
  terminal.print(drawTable(terminal, ['started', 'status', 'variant', 'right', 'wrong', 'no answer', 'cost'], rows))
}
