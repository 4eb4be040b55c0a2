export { language, t } from './choose-language.ts'
