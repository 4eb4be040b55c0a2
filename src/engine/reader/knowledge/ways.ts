import { stem } from '../words/words.ts'

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem))
const words = (all: string): ReadonlySet<string> => new Set(all.split(' '))

/** What columns call one of two ends, and how people speak of it; `bare`: said right before what it is. */
const ends: readonly { columns: ReadonlySet<string>; said: ReadonlySet<string>; bare: ReadonlySet<string> }[] = [
  {
    columns: stems('destination arrival arriving end finish receiver recipient dropoff target to'),
    said: words('arrive arrives arrived arriving arrival arrivals landed landing destination destinations'),
    bare: words('to into towards'),
  },
  {
    columns: stems('origin source departure departing start sender pickup from'),
    said: words('depart departs departed departing departure departures leaving origin origins'),
    bare: words('from leaving left'),
  },
  { columns: stems('home host'), said: words('home host hosts hosted hosting'), bare: words('') },
  { columns: stems('away visitor visiting guest'), said: words('away visitor visitors visiting'), bare: words('') },
]

/** The words that speak of what a column with these stems points at: "to" and "arriving" of a destination. */
export const wordsOfEnd = (
  own: readonly string[],
): { said: ReadonlySet<string>; bare: ReadonlySet<string> } | undefined =>
  ends.find(({ columns }) => own.some((each) => columns.has(each)))
