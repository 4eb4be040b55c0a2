export { analystTools } from './analyst-tools.ts'
