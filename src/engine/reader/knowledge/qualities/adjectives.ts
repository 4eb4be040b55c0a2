import { stem } from '../../words/words.ts'

/** What adjectives say there is more or less of, by the nouns that headings are called by: "happier customers" rate higher, "quieter rooms" have fewer decibels. */

type Line = readonly [nouns: string, more: string, less?: string]

const lines: readonly Line[] = [
  [
    'satisfaction happiness rating stars score csat nps mood review feedback smiley enjoyment',
    'happy satisfied content pleased glad delighted impressed keen enthusiastic',
    'unhappy dissatisfied unsatisfied angry annoyed disappointed upset frustrated',
  ],
  ['delay lateness late overdue', 'late delayed tardy unpunctual', 'punctual early prompt'],
  ['noise loudness decibel db sound', 'loud noisy', 'quiet silent'],
  ['dust particulate pm pollution smog emission dirt turbidity', 'dirty polluted smoggy', 'clean'],
  ['humidity moisture', 'humid moist damp', 'arid'],
  ['rain rainfall precipitation', 'rainy wet', 'dry'],
  ['snow snowfall', 'snowy'],
  ['wind gust', 'windy breezy stormy gusty', 'calm still'],
  ['sun sunshine', 'sunny'],
  ['cloud cloudiness', 'cloudy overcast'],
  ['visitor passenger guest attendance occupancy crowd audience traffic', 'busy crowded full packed', 'empty'],
  ['accident incident injury', 'dangerous risky unsafe hazardous', 'safe'],
  ['fault defect failure breakdown error', 'faulty unreliable', 'reliable dependable sound'],
  ['sick absence absent', 'sick ill absent'],
  ['experience seniority tenure service', 'experienced senior seasoned', 'junior inexperienced'],
  ['yield output production productivity harvest', 'productive prolific fruitful'],
  ['consumption usage used', 'thirsty', 'frugal thrifty'],
  ['calorie kcal energy', 'caloric fattening'],
  ['sugar sweetness', 'sweet sugary'],
  ['salt salinity sodium', 'salty saline'],
  ['fat', 'fatty greasy'],
  ['alcohol abv', 'alcoholic boozy'],
  ['spice heat scoville', 'spicy'],
  ['ph acidity', 'alkaline', 'acidic acid sour'],
  ['area size space', 'roomy spacious', 'cramped'],
  ['value worth', 'valuable', 'worthless'],
  ['price cost fee fare rent', 'dear overpriced', 'affordable inexpensive'],
  ['grade mark score', 'smart clever bright', 'dumb'],
  ['difficulty', 'difficult hard tough challenging', 'easy'],
  ['profit margin', 'profitable lucrative', 'unprofitable'],
  ['tip donation given', 'generous', 'stingy'],
  ['debt balance owed', 'indebted'],
  ['accuracy precision', 'accurate precise', 'inaccurate imprecise'],
  ['stress', 'stressed stressful', 'relaxed'],
  ['pain', 'painful sore'],
  ['visit borrowed loan', 'active', 'inactive idle'],
  ['pages length words', 'lengthy wordy', 'concise brief'],
  ['wait waiting', 'patient'],
  ['weight', 'heavy', 'light'],
  ['age', 'aged old elderly', 'young'],
  ['speed velocity pace', 'speedy swift', 'sluggish'],
]

export type Told = { more: boolean; of: readonly string[] }

const told = new Map<string, Told[]>()
for (const [nouns, more, less = ''] of lines)
  for (const [words, isMore] of [
    [more, true],
    [less, false],
  ] as const)
    for (const word of words.split(' ').filter(Boolean)) {
      const key = stem(word)
      told.set(key, [...(told.get(key) ?? []), { more: isMore, of: nouns.split(' ') }])
    }

/** What such a word tells of, the likeliest first. */
export const toldByAdjective = (adjective: string): readonly Told[] => told.get(stem(adjective)) ?? []
