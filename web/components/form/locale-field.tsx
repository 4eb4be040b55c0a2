import { dayOptions } from '../../../src/engine/formats/english-words.ts'
import { OfferedField, type OfferedProps } from './offered-field.tsx'

/** Those whose ways of writing numbers and dates differ; any other BCP 47 tag can be typed. */
const usual =
  'ar cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-AR es-ES es-MX fi-FI fr-BE fr-CA fr-CH fr-FR he-IL hi-IN hu-HU id-ID it-IT ja-JP ko-KR nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'

const offers = () => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return usual.split(' ').map((value) => ({ value, label: names.of(value) }))
}

/** A language and country; what is typed is shown as it would write a number and a day. */
export const LocaleField = ({ value, hint, ...rest }: OfferedProps) => (
  <OfferedField {...rest} value={value} hint={exampleOf(value) ?? hint} offers={offers()} />
)

function exampleOf(locale: string): string | null {
  if (locale === '') return null
  try {
    if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0) return null
    const day = new Intl.DateTimeFormat(locale, { ...dayOptions(locale), timeZone: 'UTC' })
    return `${new Intl.NumberFormat(locale).format(1_234_567.89)} · ${day.format(Date.UTC(2026, 11, 31))}`
  } catch {
    return null
  }
}
