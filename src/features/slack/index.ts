export { createSlack, type SlackDeps } from './slack.ts'
