import type { Catalog, Dataset, Field } from '../question/catalog.ts'
import type {
  Comparison,
  Condition,
  Dimension,
  FieldRef,
  Grain,
  Measure,
  Over,
  Period,
  Question,
} from '../question/question.contract.ts'
import type { NameIndex } from './names.ts'
import type { Token } from './words/words.ts'

/** How a name of the catalog was found in the words; related: by a word of general English that has to do with it. */
export type How = 'exact' | 'words' | 'part' | 'synonym' | 'related' | 'typo'

export type NamedField = { dataset: Dataset; field: Field; ref: FieldRef }

type Meaning =
  | ({ kind: 'field'; how: How } & NamedField)
  | { kind: 'entity'; dataset: Dataset; how: How }
  | { kind: 'metric'; name: string; how: How }
  | ({ kind: 'value'; how: How; values: (string | number | boolean)[]; negated: boolean } & NamedField)
  | { kind: 'number'; value: number }
  | { kind: 'ordinal'; value: number }
  | { kind: 'period'; period: Period; label: string; yearOnly: number | null }
  /** A condition on rows of a dataset. `loose`: the field was not said. */
  | { kind: 'condition'; cond: Condition; on: Dataset; loose: boolean; field: NamedField | null }
  | { kind: 'measure'; measures: Measure[]; on: Dataset; fn: string; fields: NamedField[]; loose: boolean }
  /** A grain stands for the time of whatever rows are asked of; `any`: a year will do as well; `years`: so many together. */
  | {
      kind: 'dimension'
      by: ({ dim: Dimension; field: NamedField } | { grain: Grain; any?: boolean; years?: number })[]
    }
  /** Periods that stand side by side, the earlier first: "from 2023 to 2024", "Q3 vs Q4 2025". `turned`: the later was said first. */
  | {
      kind: 'sides'
      sides: { label: string; make(named: NamedField): Condition | null }[]
      grain: Grain | null
      turned: boolean
    }
  /** A condition on the time of whatever rows are asked of. */
  | { kind: 'floating'; make(named: NamedField): Condition | null }
  | {
      kind: 'superlative'
      word: string
      descending: boolean
      /** What is ordered by, where it was said beside. */
      field: NamedField | null
      measure: Measure | null
      on: Dataset | null
      n: number | null
      nth: number | null
      time: boolean
      order: boolean
      hints: string[]
      /** "the dearest per square metre": what the amount is divided by. */
      per?: NamedField
    }
  /** "more than the Reds": held against another row. */
  | {
      kind: 'against'
      compare: Comparison
      field: NamedField | null
      /** "more orders than": what there are more of. */
      things: EdgeOf<'entity' | 'value'> | null
      value: Edge
      of: string
      time: boolean
    }
  | { kind: 'step'; by: 1 | -1; listed: boolean }
  | { kind: 'ask'; what: Ask }
  /** `done`: "who ordered at most twice", so that they ordered. */
  | { kind: 'having'; compare: Comparison; value: number; measure: Measure; on: Dataset; done?: true }
  /** `falls`: "drop", "decline": what counts is how far down. */
  | { kind: 'over'; over: Omit<Over, 'measure'>; falls: boolean }
  | { kind: 'order'; descending: boolean; field: NamedField | null }
  | { kind: 'wish'; chart: string }
  | {
      kind: 'operator'
      op:
        | 'difference'
        | 'or'
        | 'share'
        | 'yesno'
        | 'compare'
        | 'distinct'
        | 'only'
        | 'ratio'
        | 'elapsed'
        | 'method'
        | 'average'
        | 'duplicates'
        | 'together'
        | 'describe'
    }

export type Ask = 'count' | 'amount' | 'who' | 'when' | 'where' | 'which' | 'what' | 'list' | 'long' | 'often' | 'yesno'

/** A stretch of words with one meaning. `score` is how sure the names in it are, 0 to 1; `rule` is the construction that made it. */
export type Edge = { start: number; end: number; score: number; rule: string } & Meaning
export type EdgeOf<K extends Edge['kind']> = Extract<Edge, { kind: K }>

export type Chart = {
  tokens: Token[]
  catalog: Catalog
  names: NameIndex
  at(start: number): readonly Edge[]
  of<K extends Edge['kind']>(start: number, kind: K): EdgeOf<K>[]
  word(at: number): string
  /** Whether a word carries no meaning of its own where nothing explains it. */
  isPlain(at: number): boolean
  /** Whether the words from `at` on are these; `|` parts alternatives. */
  phrase(at: number, words: string): number
}

/** A part that a whole question is made of, from words at one place. */
export type PartConstruction = {
  name: string
  /** Words -> what they say; made into docs/questions.md. */
  examples: string[]
  match(chart: Chart, at: number): Edge[]
}

export type Candidate = {
  question: Question
  frame: string
  edges: readonly Edge[]
  /** Readable facts about how it was made, for the ranker. */
  tags: string[]
  target: NamedField | null
  targetSaid: number
  /** How much had to be guessed, where it was read clause by clause. */
  cost?: number
  /** The same question from parts that leave fewer of the words: what counts where it is asked how sure the choice is, not for the order. */
  also?: Candidate
}

/** A whole question from the parts that were chosen. */
export type FrameConstruction = {
  name: string
  examples: string[]
  apply(parts: Parts): Candidate[]
}

/** The chosen parts of one way to cut the question. */
export type Parts = {
  chart: Chart
  edges: readonly Edge[]
  of<K extends Edge['kind']>(kind: K): EdgeOf<K>[]
  /** Every dataset that may be what the rows are. */
  bases: Dataset[]
}
