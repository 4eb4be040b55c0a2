import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Papa from 'papaparse'

/** What was known of the first readings of questions that were asked once, before anything was mended for them: a line each. */
export const firstSight = fileURLToPath(new URL('first-sight.csv', import.meta.url))

export type Line = {
  set: string
  right: boolean
  /** How sure it is by its features. */
  learned: number
  /** It is never told to be surer. */
  cap: number
  facts: number[]
}

export const firstSightLines = (): { names: string[]; lines: Line[] } => {
  const [head = [], ...rows] = Papa.parse<string[]>(readFileSync(firstSight, 'utf8').trim()).data
  const lines = rows.map(([set = '', right, learned, cap, ...facts]) => ({
    set,
    right: right === '1',
    learned: Number(learned),
    cap: Number(cap),
    facts: facts.map(Number),
  }))
  return { names: head.slice(4), lines }
}
