import { createHash } from 'node:crypto'
import { wholesOfClauses } from './clauses/whole/all-whole.ts'
import { constructions, terminals } from './constructions/all-constructions.ts'
import { frames } from './frames/all-frames.ts'
import { signalWords } from './knowledge/plain-words.ts'
import { sentenceKinds } from './sentences/sentence-kinds.ts'

/** Everything the reader knows to read, for the page of questions and for the weights that were learned of it. */
const kinds = () => ({ whole: frames, parts: [...terminals, ...constructions] })

/** Changes when a feature may have changed its name: the weights must then be learned again. */
export const fingerprint = (): string => {
  const { whole, parts } = kinds()
  const names = [...whole.map((f) => f.name), ...parts.map((p) => p.name), ...signalWords]
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
}

/** docs/questions.md */
export const questionsPage = (): string => {
  const { whole, parts } = kinds()
  const list = (of: { name: string; examples: string[] }[]) =>
    of.map(({ name, examples }) => `- **${name}**: ${examples.map((e) => `\`${e}\``).join(', ')}`).join('\n')
  return `# What can be asked in plain words

Made from the examples beside each construction in \`src/engine/reader\` (\`node scripts/questions-page.ts\`); a test compares it. Whole questions are composed of parts, so any part can stand in any of them.

## Whole questions
${list(whole)}

## Clauses
Parts that stand together are read as a clause by themselves, and clauses are then joined.

${list(wholesOfClauses)}

## Sentences
${list(sentenceKinds)}

## Parts
${list(parts)}
`
}
