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
