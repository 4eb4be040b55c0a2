import { identifierWords } from '../../words/words.ts'

const verb = /^(?:is|was|are|were|has|had|does|did|can)$/

/** The words of a flag's heading that say what is so: "superhost" of "host_is_superhost". */
export const flagWords = (heading: string): string[] => {
  const words = identifierWords(heading)
  const at = words.findLastIndex((word) => verb.test(word))
  return at > 0 && at < words.length - 1 ? words.slice(at + 1) : words
}
