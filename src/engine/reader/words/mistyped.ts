import { editDistance } from '../../../platform/nearest.ts'
import { stem, type Token } from './words.ts'

/** Words that say how a figure is made, long enough that one wrong letter leaves no doubt which was meant. */
const meant =
  'average averages median percentage percentages percent proportion number highest lowest largest smallest greatest biggest longest shortest cheapest earliest latest youngest oldest newest maximum minimum difference different distinct compare compared correlation deviation between without missing duplicate duplicates monthly quarterly'.split(
    ' ',
  )
const known = new Set(meant.map(stem))

/** "avrage", "diffrent": a word of ours with a wrong letter, where nothing in the data is called so. */
export const asMeant = (token: Token, isNamed: (token: Token) => boolean): Token => {
  const { word, quote } = token
  if (word.length < 5 || quote > 0 || known.has(token.stem)) return token
  const found = meant.find((each) => each[0] === word[0] && editDistance(word, each, 1) <= 1)
  return found && !isNamed(token) ? { ...token, word: found, stem: stem(found) } : token
}
