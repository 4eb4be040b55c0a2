export { type Texts, t } from './choose-language.ts'
