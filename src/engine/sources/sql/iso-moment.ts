/** `2024-01-01 10:00:00+00`, as databases write a moment, in the form of ISO 8601. */
export const isoMoment = (text: string): string =>
  text
    .replace(' ', 'T')
    .replace(/([+-]\d{2})$/, '$1:00')
    .replace(/\+00:00$/, 'Z')
