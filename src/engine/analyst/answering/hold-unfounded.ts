import { inTurns } from '../../../platform/workers/in-turns.ts'
import { type Auditor, createAuditor } from '../audit/index.ts'
import { leftOutOnce } from '../checks/index.ts'
import { textOf } from '../conversation/history.ts'
import type { AnswerRequest } from './answer-request.ts'

/** Where a sentence or a line ends; a point within a number is no end. */
const ends = /[.!?…]["')\]]*\s+|\n/g
/** Where the sentence or line begins that text is in the middle of: after the last of these. */
const begins = /[.!?…]["')\]]*(?:\s+|$)|\n/g
/** What goes on for longer without an end is looked at as far as its last whole word. */
const maxPending = 2_000
/** What stands before the next sentences, as far as it says what they mean. */
const contextCharacters = 200

export type Doubt = {
  /** Looks through what there is to compare with; to be done before each step of text. */
  prepare(): Promise<void>
  /** What speaks against the next sentences. */
  doubt(shown: string, next: string): string | null
}

export type TextGate = {
  /** Another step begins: what was shown before is none of its sentences. */
  begin(): Promise<void>
  /** What may be shown of it by now. */
  push(delta: string): string
  /** What is held back, and why; null where nothing speaks against it. */
  held(): { text: string; why: string | null }
  /** All that is held back, shown after all. */
  release(): string
  /** Forgets what is held back, and takes back what was shown of the sentence that it belongs to. */
  drop(): string
  /** All that was shown and not taken back. */
  shown(): string
}

/**
 * Lets the text of an answer through: words at once, figures with the end of their sentence, when nothing speaks against them; from the
 * first that something does, it is held back until somebody decides.
 */
export function createTextGate({ prepare, doubt }: Doubt): TextGate {
  let shown = ''
  let from = 0
  let pending = ''
  let why: string | null = null
  const show = (length: number): string => {
    const next = pending.slice(0, length)
    pending = pending.slice(length)
    shown += next
    return next
  }
  return {
    async begin() {
      from = shown.length
      await prepare()
    },
    push(delta) {
      pending += delta
      if (why !== null) return ''
      if (!/\d/.test(pending)) return show(pending.length)
      const length = lastEnd(pending)
      if (length === 0) return ''
      why = doubt(shown, pending.slice(0, length))
      if (why !== null) return ''
      return show(/\d/.test(pending.slice(length)) ? length : pending.length)
    },
    held() {
      if (why === null && pending !== '') why = doubt(shown, pending)
      return { text: pending, why }
    },
    release() {
      why = null
      return show(pending.length)
    },
    drop() {
      why = null
      pending = ''
      const end = [...shown.slice(from).matchAll(begins)].at(-1)
      const kept = from + (end ? end.index + end[0].length : 0)
      const taken = shown.slice(kept)
      shown = shown.slice(0, kept)
      return taken
    },
    shown: () => shown,
  }
}

function lastEnd(text: string): number {
  const end = [...text.matchAll(ends)].at(-1)
  if (end) return end.index + end[0].length
  if (text.length <= maxPending) return 0
  return text.length - (/[\p{L}\p{N}.,%]*$/u.exec(text.slice(-contextCharacters))?.[0].length ?? 0)
}

/** The end of what was shown; where a block of code is open, it is open there as well. */
function contextOf(shown: string): string {
  const context = shown.slice(-contextCharacters)
  const fences = shown.slice(0, shown.length - context.length).split('```').length - 1
  return fences % 2 === 1 ? `\`\`\`\n${context}` : context
}

/**
 * What speaks against the next sentences: figures that no result of the conversation has, or that the question says what nothing that
 * ran for it does. Where rows are private, nothing is said of it: a model that was told which of its guesses stand in them would know them.
 */
export function doubtAbout({ bench, messages }: Pick<AnswerRequest, 'bench' | 'messages'>): Doubt {
  const asked = messages.filter(({ role }) => role === 'user').map(textOf)
  let looked = 0
  let audit: Auditor | null = null
  const prepare = async () => {
    const all = [...bench.results.values(), ...bench.earlier.values()]
    if (!bench.isRemote || all.some(({ privacy }) => privacy !== 'full')) audit = null
    else if (audit === null || all.length !== looked) {
      const stated = [...asked, ...all.map(({ sql }) => sql)]
      audit = await inTurns(createAuditor({ results: all, stated, locale: bench.catalog.locale }))
    }
    looked = all.length
  }
  const doubt = (shown: string, next: string): string | null => {
    if (audit === null || !/\d/.test(next)) return null
    const context = contextOf(shown)
    const unfounded = audit(context + next)
      .claims.filter(
        // Its sign or currency may have been shown before its figures came.
        ({ kind, status, end }) => kind === 'number' && status === 'unverified' && end > context.length,
      )
      .map(({ text }) => text)
    if (unfounded.length > 0)
      return `This stands in no result of the conversation: ${unfounded.slice(0, 10).join(', ')}.`
    return leftOutOnce(bench)
  }
  return { prepare, doubt }
}
