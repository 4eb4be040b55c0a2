export { createSlack } from './slack.ts'
