import type { AnswerRequest } from '../answer-request.ts'
import { auditAnswer } from '../audit/index.ts'
import { textOf } from '../conversation/history.ts'

/** Where a sentence or a line ends; a point within a number is no end. */
const ends = /[.!?…]["')\]]*\s+|\n/g

export type TextGate = {
  /** What may be shown of it by now. */
  push(delta: string): string
  /** What is held back, and why: figures that stand in no result. */
  held(): { text: string; claims: string[] }
  /** All that is held back, shown after all. */
  release(): string
  /** Forgets what is held back; what is to be shown in its place where a sentence was begun. */
  drop(): string
  /** All that was shown. */
  shown(): string
}

/**
 * Lets the text of an answer through: words at once, figures with the end of their sentence, when they are found; from the first that
 * is not on, it is held back until somebody decides.
 */
export function createTextGate(unfounded: (shown: string, next: string) => string[]): TextGate {
  let shown = ''
  let pending = ''
  let claims: string[] = []
  const show = (length: number): string => {
    const next = pending.slice(0, length)
    pending = pending.slice(length)
    shown += next
    return next
  }
  return {
    push(delta) {
      pending += delta
      if (claims.length > 0) return ''
      if (!/\d/.test(pending)) return show(pending.length)
      const end = [...pending.matchAll(ends)].at(-1)
      if (!end) return ''
      const length = end.index + end[0].length
      claims = unfounded(shown, pending.slice(0, length))
      if (claims.length > 0) return ''
      return show(/\d/.test(pending.slice(length)) ? length : pending.length)
    },
    held() {
      if (claims.length === 0 && pending !== '') claims = unfounded(shown, pending)
      return { text: pending, claims }
    },
    release() {
      claims = []
      return show(pending.length)
    },
    drop() {
      claims = []
      pending = /(?:^|[.!?…:]["')\]]*\s*|\n)$/.test(shown) ? '' : '…\n\n'
      return show(pending.length)
    },
    shown: () => shown,
  }
}

/**
 * The figures of the next sentences that no result of the conversation has. Where rows are private, nothing is said of it: a model
 * that was told which of its guesses stand in them would know them.
 */
export function unfoundedIn({ bench, messages }: Pick<AnswerRequest, 'bench' | 'messages'>) {
  const asked = messages.filter(({ role }) => role === 'user').map(textOf)
  return (shown: string, next: string): string[] => {
    const results = [...bench.results.values(), ...bench.earlier.values()]
    if (!bench.leaves || !/\d/.test(next) || results.some(({ privacy }) => privacy !== 'full')) return []
    const stated = [...asked, ...results.map(({ sql }) => sql)]
    return auditAnswer({ text: shown + next, results, stated })
      .claims.filter(
        // Its sign or currency may have been shown before its figures came.
        ({ kind, status, end }) => kind === 'number' && status === 'unverified' && end > shown.length,
      )
      .map(({ text }) => text)
  }
}
