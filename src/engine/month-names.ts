/** In English, as dates are written in files and questions. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
export const lowerMonthNames = monthNames.map((name) => name.toLowerCase())

/** Parts of a time that are counted from 1 and have a name each. */
export const namesOfParts: { [part: string]: readonly string[] } = {
  month_of_year: monthNames,
  weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}
