import { stem } from '../words/words.ts'

const stems = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(stem))

/** Words for people, by what they are or do here: rows that are people are called by them. */
const people =
  stems(`people person individual human everyone everybody anyone anybody someone folk respondent participant subject interviewee passenger traveller
  traveler patient student pupil employee worker staff customer client member resident citizen voter player athlete teacher instructor professor
  applicant candidate borrower user developer programmer coder engineer inmate prisoner offender defendant suspect arrestee driver visitor guest
  household family couple adult mother father parent tenant subscriber volunteer runner swimmer policyholder consumer shopper earner
  faculty academic scientist soldier recruit victim donor infant baby newborn newborns`)
export const isPeopleWord = (of: string): boolean => people.has(of)

/** These are people of an age, which must be said. */
const ofAge = stems('child children kid kids youngster minor teenager teen adult pensioner toddler')
export const isAgeWord = (of: string): boolean => ofAge.has(of)

/** What columns tell of people alone. */
const traits =
  stems(`age sex gender married marital education educ schooling religion ethnicity race occupation salary wage wages female male husband
  wife birthday born smoker smoke smoking survived employed unemployed citizen income job height weight bmi pregnant diabetes`)
export const isTrait = (of: string): boolean => traits.has(of)
