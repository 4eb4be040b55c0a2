const isEnglish = (locale: string): boolean => /^en(-|$)/i.test(locale)

/** Texts are in English: months, weekdays and "two days ago" are words, and stay so whatever way of writing was chosen. */
export const wordsLocale = (locale: string): string => (isEnglish(locale) ? locale : 'en')

/** A day as people write it there: with the month as a word where that is an English one, else in digits. */
export const dayOptions = (locale: string): Intl.DateTimeFormatOptions => ({
  year: 'numeric',
  month: isEnglish(locale) ? 'short' : '2-digit',
  day: isEnglish(locale) ? 'numeric' : '2-digit',
})

/** A day and the time of it. */
export const momentOptions = (locale: string, timeStyle: 'short' | 'medium' | 'long'): Intl.DateTimeFormatOptions =>
  isEnglish(locale)
    ? { dateStyle: 'medium', timeStyle }
    : {
        ...dayOptions(locale),
        hour: '2-digit',
        minute: '2-digit',
        ...(timeStyle === 'short' ? {} : { second: '2-digit' }),
        ...(timeStyle === 'long' ? { timeZoneName: 'short' } : {}),
      }
