import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { loadInPieces } from '../../platform/load-in-pieces.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { pause } from '../../platform/workers/in-turns.ts'
import { createWorkers } from '../../platform/workers/workers.ts'
import type { WrittenJson } from '../../platform/workers/written-json.ts'
import { numberFormat } from '../formats/number-format.ts'
import { works } from './works.ts'

type Works = typeof works
type Name = keyof Works

export type EngineWorkers = {
  /** Does one of the engine's works away from the main thread, in the team's turn; right here when it is surely short. */
  run<N extends Name>(
    name: N,
    input: Parameters<Works[N]>[0] | WrittenJson<Parameters<Works[N]>[0]>,
    options: WorkOwner & {
      signal?: AbortSignal | undefined
      isShort?: boolean
      deadlineMs?: number
    },
  ): Promise<Awaited<ReturnType<Works[N]>>>
  /** Process ids of the workers now alive. */
  pids(): number[]
  close(): Promise<void>
}

/** For all readings of one text together. */
export const readMs = 10_000

/** Reading is short and someone waits for it; drawing is long. Neither waits for the other. */
const kinds: Record<Name, { lane: 'reading' | 'drawing'; deadlineMs: number; isJson?: boolean }> = {
  readDocument: { lane: 'reading', deadlineMs: 5_000, isJson: true },
  nextStep: { lane: 'reading', deadlineMs: 10_000, isJson: true },
  valueTerms: { lane: 'reading', deadlineMs: 5_000 },
  readQuestion: { lane: 'reading', deadlineMs: readMs, isJson: true },
  judgeAnswer: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  checkSourceDefinitions: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  checkSpaceDefinitions: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  metricOfSourceText: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  metricOfSpaceText: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  standSource: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  standSpace: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  settleSource: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  settleSpace: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  catalogOfSpace: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  writeYaml: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  describeGrounding: { lane: 'reading', deadlineMs: 30_000, isJson: true },
  suggestQuestions: { lane: 'reading', deadlineMs: 10_000, isJson: true },
  suggestDashboard: { lane: 'reading', deadlineMs: 10_000, isJson: true },
  renderReport: { lane: 'drawing', deadlineMs: 60_000, isJson: true },
  makeSamples: { lane: 'drawing', deadlineMs: 60_000 },
  drawChart: { lane: 'drawing', deadlineMs: 30_000 },
}

const MB = 1024 * 1024
// Runs as source and as packed JavaScript: the child has the extension that this file has.
const program = new URL(`./work-child${extname(import.meta.url)}`, import.meta.url)

/** What short works need, a part at a time: the first format of numbers alone loads for 20 ms, the names of countries for 10 ms. */
let loading: Promise<unknown> | undefined
function loadForShort(): Promise<unknown> {
  const parts = [
    () => import('../catalog/standing.ts'),
    // To compare loads half of the tables of languages that a format of numbers needs.
    async () => 'a'.localeCompare('b'),
    async () => numberFormat({})(0),
    async () => (await import('../charts/country-names.ts')).countryName('none'),
  ]
  loading ??= loadInPieces(parts, async () => {})
  return loading
}

/** `deadlineMs`: instead of each work's own, for all that are given none when they are run. */
export function createEngineWorkers(options: { deadlineMs?: number } = {}): EngineWorkers {
  const lanes = {
    reading: createWorkers({
      program,
      places: Math.max(2, Math.min(8, availableParallelism())),
      memory: 320 * MB,
      heapMegabytes: 192,
    }),
    // Whoever asks for ten files at once gets them one after the other.
    drawing: createWorkers({ program, places: 2, memory: 640 * MB, heapMegabytes: 448, waitMs: 120_000 }),
  }
  return {
    run: async (name, input, { isShort, ...work }) => {
      if (isShort) {
        await loadForShort()
        await pause()
        return works[name](input as never) as never
      }
      const { lane, ...kind } = kinds[name]
      return lanes[lane].run(name, input, { ...kind, ...options, ...work }) as never
    },
    pids: () => Object.values(lanes).flatMap((lane) => lane.pids()),
    close: async () => {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()))
    },
  }
}
