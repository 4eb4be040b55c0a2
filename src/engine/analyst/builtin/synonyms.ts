import { stem } from '../../reader/words/words.ts'

/** Words that people use for one another when they speak of data. One line per meaning; a word may stand in several. */
const groups = [
  'revenue sales sale turnover income earnings takings',
  'customer client buyer shopper',
  'product item article good',
  'order purchase',
  'quantity qty unit piece',
  'price cost charge',
  'spend spending cost expense expenditure budget',
  'country nation',
  'city town',
  'state province',
  'employee staff worker salesperson rep',
  'supplier vendor',
  'shipper carrier',
  'category type kind group',
  'genre style',
  'date day when',
  'song track',
  'artist band musician singer performer',
  'album record',
  'movie film',
  'title name',
  'company firm business',
  'freight shipping',
  'refund repayment',
  'reason cause',
  'gender sex',
  'race ethnicity raceethnicity',
  'sugar sugarpercent',
  'points score pts',
  'rank position place pos standing ranking',
  'win victory',
  'team club squad side',
  'opponent rival',
  'location venue place site stadium ground city',
  'nationality nation country',
  'attendance attend crowd spectator audience fan',
  'length duration time millisecond runtime',
  'wins win won',
  'losses loss lost lose defeat',
  'year season',
  'player name athlete',
  'driver name racer',
  'candidate name politician',
  'rider cyclist name',
  'nickname mascot',
  'language tongue',
  'population people inhabitant resident',
  'area size',
  'height tall elevation',
  'weight heavy',
  'age old',
  'salary pay wage earnings income',
  'student enrollment enrolment',
  'party affiliation',
  'competition tournament event championship',
  'gross earnings revenue',
  'channel source',
  'segment group',
  'temp temperature',
  'precipitation rain rainfall',
  'alcohol drink',
  'pollster poll',
  'major degree subject',
]

const table = new Map<string, Set<string>>()
for (const line of groups) {
  const stems = line.split(' ').map(stem)
  for (const word of stems) {
    const set = table.get(word) ?? new Set<string>()
    for (const other of stems) if (other !== word) set.add(other)
    table.set(word, set)
  }
}

export const areSynonyms = (a: string, b: string): boolean => table.get(a)?.has(b) ?? false

/** How alike two stems are, 0 to 1. */
export const stemLikeness = (asked: string, known: string): number => {
  if (asked === known) return 1
  if (areSynonyms(asked, known)) return 0.8
  const [short, long] = asked.length < known.length ? [asked, known] : [known, asked]
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4) return 0.75
  return 0
}

/** Whether a stem is a word that people use for data at all. */
export const isKnownWord = (of: string): boolean => table.has(of)
