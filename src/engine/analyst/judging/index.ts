export { type Judgement, judgeAnswer, type VerifiedResult } from './judge-answer.ts'
export { answers, matches } from './matches.ts'
