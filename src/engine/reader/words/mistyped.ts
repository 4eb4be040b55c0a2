import { editDistance } from '../../../platform/nearest.ts'
import { stem, type Token } from './words.ts'

/** Words that say how a figure is made, long enough that one wrong letter leaves no doubt which was meant. */
const meant =
  'average averages median percentage percentages percent proportion number highest lowest largest smallest greatest biggest longest shortest cheapest earliest latest youngest oldest newest maximum minimum difference different distinct compare compared correlation deviation between without missing duplicate duplicates monthly quarterly'.split(
    ' ',
  )
const known = new Set(meant.map(stem))

/** Words that are often written so. */
const often = new Map(
  [
    'their thier',
    'which wich whcih',
    'please pls plz',
    'the teh',
    'and adn',
    "didn't didnt",
    "don't dont",
    "doesn't doesnt",
    "isn't isnt",
    "aren't arent",
    "wasn't wasnt",
    "weren't werent",
    "haven't havent",
    "hasn't hasnt",
    "hadn't hadnt",
    "can't cant",
    "couldn't couldnt",
    "wouldn't wouldnt",
    "what's whats",
    "who's whos",
    'percent pct perc',
    'length lenght',
    'height hight',
    'received recieved',
  ].flatMap((line) => {
    const [right = '', ...wrong] = line.split(' ')
    return wrong.map((word): [string, string] => [word, right])
  }),
)

/** "avrage", "diffrent": a word of ours with a wrong letter, where nothing in the data is called so. */
export const asMeant = (token: Token, isNamed: (token: Token) => boolean): Token => {
  const { word, quote } = token
  if (quote > 0 || known.has(token.stem)) return token
  const found =
    often.get(word) ??
    (word.length < 5 ? undefined : meant.find((each) => each[0] === word[0] && editDistance(word, each, 1) <= 1))
  return found && !isNamed(token) ? { ...token, word: found, stem: stem(found) } : token
}
