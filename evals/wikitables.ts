import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpora } from './corpora-bench.ts'

export type WikiQuestion = { id: string; question: string; table: string; targets: string[] }

const unescapeField = (text: string) => text.replaceAll('\\n', '\n').replaceAll('\\p', '|').replaceAll('\\\\', '\\')

export const wikiQuestions = (split: 'train' | 'dev'): WikiQuestion[] =>
  readFileSync(join(corpora, `wikitablequestions/random-split-1-${split}.tsv`), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [id = '', question = '', table = '', target = ''] = line.split('\t')
      return { id, question: unescapeField(question), table, targets: target.split('|').map(unescapeField) }
    })

/** So many of a list, evenly spaced. */
export const evenly = <T>(list: T[], n: number): T[] => {
  const step = Math.max(1, list.length / n)
  return Array.from({ length: Math.min(n, list.length) }, (_, i) => list[Math.floor(i * step)] as T)
}
