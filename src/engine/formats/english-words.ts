const isEnglish = (locale: string): boolean => /^en(-|$)/i.test(locale)

/** Texts are in English: months, weekdays and "two days ago" are words, and stay so whatever way of writing was chosen. */
export const wordsLocale = (locale: string): string => (isEnglish(locale) ? locale : 'en')

/** A day as people write it there: with the month as a word where that is an English one, else in digits. */
export const dayOptions = (locale: string): Intl.DateTimeFormatOptions => ({
  year: 'numeric',
  month: isEnglish(locale) ? 'short' : '2-digit',
  day: isEnglish(locale) ? 'numeric' : '2-digit',
})
