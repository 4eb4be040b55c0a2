export { t } from './choose-language.ts'
