import type { Field } from '../../question/catalog.ts'
import { identifierWords, stem } from '../words/words.ts'

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

/** Columns that tell people, by their headings and by what stands in them. */

const headings =
  /^(?:customer|client|employee|user|member|person|people|player|student|patient|driver|artist|author|buyer|seller|staff|doctor|teacher|contact|subscriber|guest|owner|agent|rep|sales ?person|supplier|donor|supporter|volunteer|tenant|pupil|candidate|borrower|reader|rider|visitor)s?$|^who$/i
const byWhom = /(?:ed|en) (?:to|by)$|^on (?:shift|duty)$/i

const plainly = (label: string) => label.replaceAll('_', ' ').trim()

/** "assigned to", "soldBy": who it was done by. */
export const isByWhom = ({ label }: Field): boolean =>
  byWhom.test(plainly(label)) || byWhom.test(identifierWords(label).join(' '))

export const isCalledAsPeople = (label: string): boolean => headings.test(plainly(label))

/** "K. Brandt", "Dr. Hale": nothing else is written so. */
const titled = /^(?:(?:dr|mr|mrs|ms|prof)\.? |\p{L}\. ?)(?:\p{L}\. ?)?\p{Lu}[\p{L}'’-]+$/iu
const fullName = /^\p{Lu}[\p{L}'’-]+ (?:\p{Lu}\.? |van |von |de |da )*\p{Lu}[\p{L}'’-]+$/u
const oneName = /^\p{Lu}\p{Ll}+$/u
/** What ends so is mostly somebody who does it: "collector", "trainee", "therapist". */
const doer = /(?:er|or|ist|ian|ee|man|woman|keeper|coach|nurse|vet|chef|captain|guide|host|clerk|lead)$/
const noDoer =
  /^(?:number|order|quarter|chapter|tier|meter|computer|weather|color|water|carrier|manufacturer|maker|publisher|supplier|vendor|retailer|career|gender|letter|floor|door|sector|colour|author|corner|other|over|under|center|river|tower|theater|platform|fiber|paper|power|provider|insurer|sponsor|register|folder|character|flower|timber|error|factor|motor|summer|winter|manner|matter|layer|timer|user)$/

/** "sampler", "trainee": who does something, by what they do. */
export const isDoer = (word: string): boolean => /\p{L}{3}(?:er|or)$/u.test(word) && !noDoer.test(word)

const written = new WeakMap<Field, boolean>()

/** Whether its cells are written as people are, where its heading may be of somebody. */
const holdsNames = (field: Field): boolean => {
  let known = written.get(field)
  if (known === undefined) {
    const texts = (field.profile?.top ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value.trim()] : []))
    const share = (form: RegExp) => texts.filter((text) => form.test(text)).length / Math.max(1, texts.length)
    const last = identifierWords(field.label).findLast((word) => !/^(?:name|id|full)$/.test(word)) ?? ''
    const mayBe = doer.test(last) && !noDoer.test(last)
    known = texts.length >= 2 && (share(titled) >= 0.6 || (mayBe && (share(fullName) >= 0.6 || share(oneName) >= 0.8)))
    written.set(field, known)
  }
  return known
}

const others =
  /^(?:customer|client|buyer|patient|guest|visitor|donor|supporter|tenant|borrower|reader|rider|subscriber|applicant|candidate|supplier|artist|author|owner|contact|user)s?$/i

/** "tester", "checked by": who of us it was, and nobody it was done for. */
export const tellsUs = (field: Field): boolean =>
  field.type === 'text' &&
  field.role !== 'id' &&
  field.role !== 'place' &&
  !others.test(plainly(field.label)) &&
  (tellsPeople(field) || isDoer(identifierWords(field.label).at(-1) ?? ''))

/** "agent", "sold by", "collector", and what holds names as "K. Brandt". */
export const tellsPeople = (field: Field): boolean =>
  field.type === 'text' &&
  field.role !== 'place' &&
  (isByWhom(field) || isCalledAsPeople(field.label) || holdsNames(field))
