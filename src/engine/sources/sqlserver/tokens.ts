import { type Lexis, standardLexis } from '../sql/sql-tokens.ts'

export const lexis: Lexis = { ...standardLexis, nestedComments: true, bracketNames: 'doubled', asciiNames: true }
