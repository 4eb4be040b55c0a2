import { plainWords } from '../../catalog/index.ts'
import type { Catalog } from '../../question/catalog.ts'
import { addsUp, type Chip, check, chips, describe as sentenceOf, titleOf } from '../../question/index.ts'
import type { Question } from '../../question/question.contract.ts'
import {
  type Decision,
  decide,
  type FoundValue,
  type Reading,
  read,
  rowsWanted,
  runsOver,
  suggestQuestions,
} from '../../reader/index.ts'
import { columnsOf } from './answer-columns.ts'
import type { AnswerColumn } from './cell-words.ts'

export type ReadRequest = {
  text: string
  catalog: Catalog
  /** Values of the data that words of the text were found in. */
  found: FoundValue[]
  /** The question that was answered before. */
  previous: Question | null
  /** What the team has written down of its terms. */
  instructions: string
  /** The rows of the datasets that `rowsWanted` named, each a JSON list of objects; readings are run over them. */
  rows?: { dataset: string; json: string }[]
}

export type ToldChip = Chip & {
  /** The words that it came from; null where nobody said it. */
  words: string | null
}
export type ToldReading = {
  question: Question
  sentence: string
  title: string
  chips: ToldChip[]
  probability: number
  words: Reading['parts']
  unused: string[]
  taken: Reading['taken']
  /** Of the result that answers it. */
  columns: AnswerColumn[]
  addsUp: boolean
}
export type Readings = {
  decision: Decision
  readings: ToldReading[]
  hasData: boolean
  /** What can be asked instead; where no answer is given. */
  instead: string[]
  /** How the figures of an answer are written. */
  locale: string
}
export type WordsRead = Readings & {
  /** Datasets whose rows would tell which of the readings is meant; none where they have told already, or are too many. */
  rowsWanted: string[]
}

const maxReadings = 5
const maxInstead = 3
/** Nobody reads through more to see what was understood. */
const maxSentence = 2_000
const maxWords = 100

/** What the words may ask of the data, most likely first, each told in a sentence and in chips. */
export function readQuestion({ text, catalog, found, previous, instructions, rows }: ReadRequest): WordsRead {
  const said = saidBefore(text, catalog)
  const runs = rows && { runs: runsOver(catalog, dataOf(rows)) }
  const all = [...said, ...read(text, catalog, { found, previous, instructions, ...runs })].map((reading) => ({
    ...reading,
    sentence: sentenceOf(reading.question, catalog),
  }))
  const readings = all.filter(({ sentence }) => sentence.length <= maxSentence)
  const seen = new Set<string>()
  const told: ToldReading[] = []
  for (const { question, sentence, probability, parts, unused, taken } of readings) {
    if (told.length >= maxReadings || seen.has(sentence)) continue
    const words = parts.slice(0, maxWords)
    seen.add(sentence)
    told.push({
      question,
      sentence,
      title: titleOf(question, catalog),
      chips: withWords(chips(question, catalog), words),
      probability,
      words,
      unused: unused.slice(0, maxWords),
      taken: taken.slice(0, maxWords),
      columns: columnsOf(question, catalog),
      addsUp: addsUp(question, catalog),
    })
  }
  const decision = decide(readings)
  const hasData = catalog.datasets.some(({ hidden }) => !hidden)
  const instead = decision === 'ask' ? suggestQuestions(catalog, maxInstead) : []
  // Words that nothing explains may be values of the rows.
  const isOpen = !rows && said.length === 0 && (readings.length > 1 || readings.some(({ unused }) => unused.length > 0))
  return {
    decision,
    readings: told,
    hasData,
    instead,
    locale: catalog.locale ?? 'en',
    rowsWanted: isOpen
      ? rowsWanted(
          readings.map(({ question }) => question),
          catalog,
        )
      : [],
  }
}

const dataOf = (rows: NonNullable<ReadRequest['rows']>) =>
  Object.fromEntries(rows.map(({ dataset, json }) => [dataset, JSON.parse(json) as Record<string, unknown>[]]))

/** What a person said that these very words mean, as long as it can be asked. */
function saidBefore(text: string, catalog: Catalog): Omit<Reading, 'kind'>[] {
  const same = catalog.readings?.findLast((one) => plainWords(one.text) === plainWords(text))
  if (!same) return []
  const { question } = same
  return check(question, catalog).ok ? [{ question, probability: 1, parts: [], unused: [], taken: [] }] : []
}

/** Which kinds of words make which chip. */
const saidBy: Record<Chip['kind'], string[]> = {
  measure: ['measure', 'metric'],
  field: ['field', 'entity'],
  by: ['dimension'],
  only: ['value', 'condition'],
  period: ['floating', 'period', 'condition'],
  having: ['having'],
  over: ['over', 'operator'],
  order: ['superlative', 'order'],
  limit: ['superlative', 'number'],
  compare: ['operator', 'value'],
  chart: ['wish'],
}

/** Words and chips of one kind stand in the same order; where there are more of one than of the other, all of the words are told. */
export function withWords(all: Chip[], parts: Reading['parts']): ToldChip[] {
  return all.map((chip) => {
    const alike = all.filter(({ kind }) => kind === chip.kind)
    const said = parts.filter(({ part }) => saidBy[chip.kind].includes(part))
    const own = said.length === alike.length ? said.slice(alike.indexOf(chip), alike.indexOf(chip) + 1) : said
    return { ...chip, words: own.length > 0 ? own.map(({ words }) => words).join(', ') : null }
  })
}
