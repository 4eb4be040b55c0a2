import { writeFileSync } from 'node:fs'
import { questionsPage } from '../src/engine/reader/kinds.ts'

// docs/questions.md from the examples of the reader's constructions.
writeFileSync(new URL('../docs/questions.md', import.meta.url), questionsPage())
