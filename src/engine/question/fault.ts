/** What is wrong with a question, which part of it (`measures[1].of`), and in the message the way out. */
export type Fault = {
  path: string
  message: string
  /** No single row is to be found there: a matter of the measure that asks, not of the name. */
  unreachable?: true
}

export class QuestionFault extends Error {
  override name = 'QuestionFault'
  readonly faults: Fault[]
  constructor(faults: Fault[]) {
    super(faults.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('\n'))
    this.faults = faults
  }
}

export function refuse(path: string, message: string): never {
  throw new QuestionFault([{ path, message }])
}

export function refuseReach(path: string, message: string): never {
  throw new QuestionFault([{ path, message, unreachable: true }])
}

const MAX_FAULTS = 20

/** Runs every part, so that all faults are told at once, as far as anyone reads them; throws when there is one. */
export function gather<Part>(parts: (() => Part)[]): Part[] {
  const faults: Fault[] = []
  const results: Part[] = []
  for (const part of parts) {
    try {
      results.push(part())
    } catch (error) {
      if (!(error instanceof QuestionFault)) throw error
      faults.push(...error.faults)
      if (faults.length >= MAX_FAULTS) break
    }
  }
  if (faults.length > 0) throw new QuestionFault(faults)
  return results
}

export const within = (path: string, part: string) =>
  path === '' ? part : part.startsWith('[') ? path + part : `${path}.${part}`
