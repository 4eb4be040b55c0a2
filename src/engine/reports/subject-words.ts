export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** Words but not names and abbreviations: "By Region" is "by region", "By USA" is not "by usa". */
export const inSentence = (label: string) =>
  /^\p{Lu}[\p{Ll}\d\s]*$/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
