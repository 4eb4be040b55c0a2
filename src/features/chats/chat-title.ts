const longest = 80

/** A title made from the first question: its first sentence, cut between words. */
export function chatTitle(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  const sentence = /^.{10,}?[.?!](?=\s)/u.exec(line)?.[0] ?? line
  if (sentence.length <= longest) return sentence
  const cut = sentence.slice(0, longest)
  const space = cut.lastIndexOf(' ')
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.-]+$/, '')}…`
}
