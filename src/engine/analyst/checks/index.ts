export { doubtsOf } from './doubts.ts'
export { leftOutOnce } from './left-out.ts'
