import type { Measure } from '../../src/engine/question/question.contract.ts'
import { amountOf, fieldOf } from '../../src/engine/reader/fields.ts'
import {
  agg,
  correlation,
  deviations,
  first,
  highest,
  inYear,
  isV,
  listed,
  missing,
  op,
  outside,
  percent,
  quartile,
  shapeOf,
  type Template,
  whole,
} from './synthetic-parts.ts'

/** Words for what strangers ask of a small file, and what they mean. */
export const templates: Template[] = [
  {
    words: ['What is the average {f}?', 'mean {f}', 'average of the {f} column', 'Calculate the mean {f}.'],
    means: ({ f }) => whole(agg('avg', f)),
  },
  {
    words: [
      'Calculate the mean and standard deviation of the "{f}" column.',
      'mean and standard deviation of {f}',
      'average and std of {f}',
    ],
    means: ({ f }) => whole(agg('avg', f), agg('stddev', f)),
  },
  {
    words: ['mean, median and standard deviation of {f}', 'What are the mean, median, and standard deviation of {f}?'],
    means: ({ f }) => whole(agg('avg', f), agg('median', f), agg('stddev', f)),
  },
  {
    words: ['Calculate the mean and median of the {f} column', 'average and median {f}'],
    means: ({ f }) => whole(agg('avg', f), agg('median', f)),
  },
  {
    words: ['minimum and maximum {f}', 'What are the lowest and highest {f}?'],
    means: ({ f }) => whole(agg('min', f), agg('max', f)),
  },
  {
    words: [
      'Calculate the correlation coefficient between {f} and {g}.',
      'correlation between the "{f}" column and the "{g}" column',
    ],
    means: (t) => whole(correlation(t, 'correlation')),
  },
  {
    words: [
      'Is there a correlation between {f} and {g}?',
      'Is there any correlation between the "{f}" and "{g}" columns? If yes, what is the correlation coefficient?',
      'is the correlation between {f} and {g} significant',
    ],
    means: (t) => whole(correlation(t, 'correlation'), correlation(t, 'correlation_p')),
  },
  {
    words: ['mean and range of {f}', 'Calculate the mean and range (maximum - minimum) of the "{f}" column.'],
    means: ({ f }) => whole(agg('avg', f), op(agg('max', f), '-', agg('min', f))),
  },
  { words: ['total {f}', 'What is the sum of {f}?', 'how much {f} in total'], means: ({ f }) => whole(agg('sum', f)) },
  { words: ['What is the median {f}?', 'median of {f}'], means: ({ f }) => whole(agg('median', f)) },
  {
    words: ['skewness of {f}', 'How skewed is {f}?', 'What is the skewness of the "{f}" column?'],
    means: ({ f }) => whole(agg('skewness', f)),
  },
  {
    words: ['standard deviation of {f}', 'What is the standard deviation of the {f} column?'],
    means: ({ f }) => whole(agg('stddev', f)),
  },
  {
    words: ['range of {f}', 'What is the range of the "{f}" column?'],
    means: ({ f }) => whole({ op: '-', left: agg('max', f), right: agg('min', f) }),
  },
  {
    words: [
      'average {f} by {k}',
      'average {f} for each {k}',
      'What is the mean {f} per {k}?',
      'Calculate the average {f} for each {k}.',
    ],
    means: ({ f, k }) => ({ ...whole(agg('avg', f)), by: [{ of: fieldOf(k) }] }),
  },
  {
    words: ['total {f} by {k}', 'sum of {f} per {k}'],
    means: ({ f, k }) => ({ ...whole(agg('sum', f)), by: [{ of: fieldOf(k) }] }),
  },
  {
    words: ['mean, median and standard deviation of {f} for each {k}'],
    means: ({ f, k }) => ({ ...whole(agg('avg', f), agg('median', f), agg('stddev', f)), by: [{ of: fieldOf(k) }] }),
  },
  {
    words: ['how many rows per {k}', 'number of rows by {k}', 'count by {k}', 'How many are there of each {k}?'],
    means: ({ base, k }) => ({ measures: [{ count: base }], by: [{ of: fieldOf(k) }] }),
  },
  {
    words: ['how many different {k} are there', 'number of distinct {k}'],
    means: ({ k }) => whole({ fn: 'distinct', of: fieldOf(k) }),
  },
  {
    words: ['Which {k} has the highest average {f}?', 'which {k} has the best mean {f}'],
    means: ({ f, k }) => ({
      measures: [agg('avg', f)],
      by: [{ of: fieldOf(k) }],
      order: [{ column: { measure: 0 }, descending: true }],
      limit: 1,
      asked: [{ by: 0 }],
    }),
  },
  {
    words: ['Which {k} has the most {f} in total?', 'top {k} by total {f}'],
    means: ({ f, k }) => ({
      measures: [agg('sum', f)],
      by: [{ of: fieldOf(k) }],
      order: [{ column: { measure: 0 }, descending: true }],
      limit: 1,
      asked: [{ by: 0 }],
    }),
  },
  {
    words: ['top 3 {k} by number of rows', 'the 3 most common {k}', 'What are the top 3 most frequent {k}?'],
    means: ({ base, k }) => ({
      measures: [{ count: base }],
      by: [{ of: fieldOf(k) }],
      order: [{ column: { measure: 0 }, descending: true }],
      limit: 3,
    }),
  },
  {
    words: ['top 3 {t} by {f}', 'the three {t} with the highest {f}', 'What are the top 3 {t} by {f}?'],
    means: ({ base, t, f }) => ({
      measures: [],
      by: [],
      dataset: base,
      fields: [{ of: fieldOf(t) }],
      where: { not: { missing: amountOf(f) } },
      order: [{ column: { of: amountOf(f) }, descending: true }],
      limit: 3,
    }),
  },
  {
    words: [
      'how many rows have {f} over {n}',
      'How many have a {f} above {n}?',
      'number of rows with {f} greater than {n}',
    ],
    means: ({ base, f, n }) => ({
      measures: [{ count: base }],
      by: [],
      where: { compare: '>', left: amountOf(f), right: { value: n } },
    }),
  },
  {
    words: ['what percentage of rows have {k} {v}', 'What share of rows are {v}?', 'percentage of {v}'],
    means: (t) => whole(percent({ count: t.base, where: isV(t) }, { count: t.base })),
  },
  {
    words: ['what percentage of rows have {f} above {n}'],
    means: ({ base, f, n }) =>
      whole(percent({ count: base, where: { compare: '>', left: amountOf(f), right: { value: n } } }, { count: base })),
  },
  {
    words: ['average {f} of {v}', 'average {f} where {k} is {v}', 'What is the mean {f} for {v}?'],
    means: (t) => ({ ...whole(agg('avg', t.f)), where: isV(t) }),
  },
  {
    words: ['compare the average {f} of {v} and {w}', 'average {f} for {v} and {w}', 'average {f}: {v} vs {w}'],
    means: ({ f, k, v, w }) => ({
      measures: [agg('avg', f)],
      by: [{ of: fieldOf(k) }],
      where: { in: fieldOf(k), values: [v, w] },
    }),
  },
  {
    words: [
      'how many missing values are in {f}',
      'How many rows have no {f}?',
      'number of missing values in the {f} column',
      'how many {f} values are missing',
    ],
    means: (t) => whole(missing(t)),
  },
  {
    words: ['What is the percentage of missing values in the "{f}" column?', 'percentage of missing {f}'],
    means: (t) => whole(percent(missing(t), { count: t.base })),
  },
  {
    words: ['how many rows are {v} with {f} over {n}', 'How many {v} have {f} above {n}?'],
    means: (t) => ({
      measures: [{ count: t.base }],
      by: [],
      where: { all: [isV(t), { compare: '>', left: amountOf(t.f), right: { value: t.n } }] },
    }),
  },
  {
    words: [
      'Does {f} follow a normal distribution?',
      'Check if the "{f}" column adheres to a normal distribution.',
      'Are the {f} values normally distributed?',
      'Check if the distribution of {f} is normal',
    ],
    means: ({ f }) => whole(...shapeOf(f)),
  },
  {
    words: ['Is the distribution of {f} skewed?', 'Check if {f} is skewed', 'is {f} positively or negatively skewed'],
    means: ({ f }) => whole(agg('skewness', f)),
  },
  {
    words: [
      'How many outliers are there in {f}?',
      'Are there any outliers in the {f} column? If yes, how many outliers are there?',
      "number of outliers in the '{f}' column",
    ],
    means: ({ base, f }) => whole({ count: base, where: outside(f, quartile(f, 0.25), quartile(f, 0.75)) }),
  },
  {
    words: [
      'Are there any outliers in the {f} column? If yes, how would you detect them using Z-scores?',
      'number of outliers in {f} using the z-score method',
      'Identify any outliers in the {f} column using the Z-score method.',
    ],
    means: ({ base, f }) => whole({ count: base, where: outside(f, deviations(f, '-'), deviations(f, '+')) }),
  },
  {
    words: ['total {f} / number of rows'],
    means: ({ base, f }) => whole({ op: '/', left: agg('sum', f), right: { count: base } }),
  },
  { words: ['average {f} and {g}', 'mean of {f} and {g}'], means: ({ f, g }) => whole(agg('avg', f), agg('avg', g)) },
  {
    words: ['list {t} and {f} where {k} is {v}', 'show the {t} and {f} of {v}'],
    means: (t) => ({
      measures: [],
      by: [],
      dataset: t.base,
      fields: [{ of: fieldOf(t.t) }, { of: fieldOf(t.f) }],
      where: isV(t),
    }),
  },
  {
    words: ['list the {k}', 'what {k} are there?', 'which kinds of {k} are there', 'show all {k}', 'list every {k}'],
    means: ({ base, k }) => ({ ...listed(base, k), distinct: true }),
  },
  {
    words: ['how many {k} are in the data?', 'how many {k} are there?', 'how many different {k} do we have'],
    means: ({ k }) => whole({ fn: 'distinct', of: fieldOf(k) }),
  },
  {
    words: ['which {t} has the highest {f}?', 'which {t} has the most {f}?', 'what is the {t} with the largest {f}'],
    means: ({ base, t, f }) => ({ ...listed(base, t), ...highest(f, 1) }),
  },
  {
    words: ['five largest {t} by {f}', 'top 5 {t} by {f}', 'five {t} with the highest {f}', 'the 5 biggest {t} by {f}'],
    means: ({ base, t, f }) => ({ ...listed(base, t, f), ...highest(f, 5) }),
  },
  {
    words: ['average {f} per {k}, best first', 'average {f} by {k}, highest first'],
    means: ({ f, k }) => ({ ...whole(agg('avg', f)), by: [{ of: fieldOf(k) }] }),
  },
  {
    words: ['share of each {k}', 'what percentage of rows is each {k}', 'how are the rows split by {k}, in percent'],
    means: ({ base, k }) => ({
      measures: [{ count: base }],
      by: [{ of: fieldOf(k) }],
      over: [{ kind: 'share', measure: 0 }],
    }),
  },
  {
    words: ['share of {f} by {k}', 'what percent of {f} does each {k} have', '{f} by {k} as a share'],
    means: ({ f, k }) => ({
      measures: [agg('sum', f)],
      by: [{ of: fieldOf(k) }],
      over: [{ kind: 'share', measure: 0 }],
    }),
  },
  {
    words: ['total {f} by year', 'total {f} per year', 'sum of {f} for each year'],
    means: ({ f, y }) => ({ ...whole(agg('sum', f)), by: [{ of: fieldOf(y) }] }),
  },
  {
    words: ['average {f} by year', 'mean {f} per year', 'average {f} over time'],
    means: ({ f, y }) => ({ ...whole(agg('avg', f)), by: [{ of: fieldOf(y) }] }),
  },
  {
    words: ['total {f} of {v} by year', 'total {f} from {v} per year'],
    means: (t) => ({ ...whole(agg('sum', t.f)), by: [{ of: fieldOf(t.y) }], where: isV(t) }),
  },
  {
    words: ['average {f} since {from}', 'average {f} from {from} on'],
    means: (t) => ({ ...whole(agg('avg', t.f)), where: inYear(t, t.from, '>=') }),
  },
  {
    words: ['average {f} before {to}', 'mean {f} before {to}'],
    means: (t) => ({ ...whole(agg('avg', t.f)), where: inYear(t, t.to, '<') }),
  },
  {
    words: ['average {f} per {k} since {from}', 'average {f} by {k} since {from}'],
    means: (t) => ({ ...whole(agg('avg', t.f)), by: [{ of: fieldOf(t.k) }], where: inYear(t, t.from, '>=') }),
  },
  {
    words: ['total {f} in {to}', 'how much {f} in {to}'],
    means: (t) => ({ ...whole(agg('sum', t.f)), where: inYear(t, t.to) }),
  },
  {
    words: ['what was the {f} of {v} in {to}?', '{f} of {v} in {to}', 'what were the {f} in {to} for {v}'],
    means: (t) => ({ ...listed(t.base, t.f), where: { all: [isV(t), inYear(t, t.to)] } }),
  },
  {
    words: ['which {k} had the highest average {f} in {to}?', 'which {k} had the best average {f} in {to}'],
    means: (t) => ({
      measures: [agg('avg', t.f)],
      by: [{ of: fieldOf(t.k) }],
      where: inYear(t, t.to),
      ...first(1),
      asked: [{ by: 0 }],
    }),
  },
  {
    words: ['which {k} had the most rows in {to}?', 'which {k} occurs most often in {to}'],
    means: (t) => ({
      measures: [{ count: t.base }],
      by: [{ of: fieldOf(t.k) }],
      where: inYear(t, t.to),
      ...first(1),
      asked: [{ by: 0 }],
    }),
  },
  {
    words: ['compare the average {f} of {from} and {to}', 'average {f} in {from} vs {to}'],
    means: ({ f, y, from, to }) => ({
      measures: [agg('avg', f)],
      by: [{ of: fieldOf(y) }],
      where: { in: fieldOf(y), values: [from, to] },
    }),
  },
  {
    words: [
      'by how much did the {f} of {v} grow between {from} and {to}?',
      'how much did {f} of {v} change from {from} to {to}',
    ],
    means: (t) => {
      const side = (year: number): Measure => ({ ...agg('sum', t.f), where: { all: [isV(t), inYear(t, year)] } })
      return whole({ op: '-', left: side(t.to), right: side(t.from) })
    },
  },
  {
    words: [
      'did {v} have more {f} than {w}?',
      'is the {f} of {v} higher than that of {w}',
      'does {v} have more {f} than {w}',
    ],
    means: (t) => {
      const side = (value: string): Measure => ({
        ...agg('sum', t.f),
        where: { compare: '=', left: fieldOf(t.k), right: { value } },
      })
      return whole({ compare: '>', left: side(t.v), right: side(t.w) })
    },
  },
  {
    words: ['{f} of {v}', 'what is the {f} of {v}?'],
    means: (t) => ({ ...listed(t.base, t.f), where: isV(t) }),
  },
  {
    words: ['show {f} and {g} over time', '{f} and {g} by year'],
    means: ({ f, g, y }) => ({ ...whole(agg('sum', f), agg('sum', g)), by: [{ of: fieldOf(y) }] }),
  },
  {
    words: ['{t} with {f} above the average', 'which {t} have a higher than average {f}'],
    means: ({ base, t, f }) => ({
      measures: [],
      by: [],
      dataset: base,
      fields: [{ of: fieldOf(t) }],
      where: { compare: '>', left: amountOf(f), right: { question: whole(agg('avg', f)) } },
    }),
  },
]
