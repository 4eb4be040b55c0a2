import type { Candidate, Chart } from '../../chart.ts'
import { unusedTokens } from '../../features.ts'

/** Readings that leave out what was said of the state of things: all of them are told in place of some. */

const states = /^(?:still|already|currently|not|never|yet)$/
const being = /^(?:is|are|was|were|be|been)$/
const between = /^(?:too|very|so|really|actually|completely)$/
/** "are grown in", "was lent to": what is done with things is often said in passing. */
const deed =
  /(?:ed|en|ing|wn|nt|ld|ught|rn|un|made|done|gone|set|put|kept|left|met|won|there|on|in|at|from|of|for|by|to)$/
const preposition = /^(?:in|at|on|by|for|during|from|last|this|per|over|under|between|since|before|after|and|or|,|)$/

/** "tickets still outstanding", "rooms not heated": a state that nothing in the data is called by. */
export const forgetsAState = (chart: Chart, candidate: Candidate): boolean =>
  unusedTokens(chart, candidate).some((at) => {
    const before = between.test(chart.word(at - 1)) ? at - 2 : at - 1
    const word = chart.word(at)
    if (states.test(chart.word(before)) || (chart.word(before) === 'longer' && chart.word(before - 1) === 'no'))
      return true
    return being.test(chart.word(before)) && !deed.test(word) && before > 0 && preposition.test(chart.word(at + 1))
  })
