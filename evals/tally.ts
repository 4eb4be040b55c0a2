/** How the questions of a set went: right, wrong, refused, how sure against how right, and how long they took. */
export type Verdict = { right: boolean; answered: boolean; probability: number; ms: number }

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)

export const createTally = (verdicts: Verdict[] = []) => ({
  verdicts,
  add(verdict: Verdict) {
    verdicts.push(verdict)
  },
  /** Right and wrong are of the answers that were given; where none was, it is refused, whatever the first reading would have said. */
  summary() {
    const answered = verdicts.filter((v) => v.answered)
    const right = answered.filter((v) => v.right).length
    const times = verdicts.map((v) => v.ms).sort((a, b) => a - b)
    return {
      asked: verdicts.length,
      right: percent(right, verdicts.length),
      wrong: percent(answered.length - right, verdicts.length),
      refused: percent(verdicts.length - answered.length, verdicts.length),
      'right when answered': percent(right, answered.length),
      'first reading right': percent(verdicts.filter((v) => v.right).length, verdicts.length),
      'median ms': Math.round(times[times.length >> 1] ?? 0),
    }
  },
  calibration() {
    return Object.fromEntries(
      [0, 0.2, 0.4, 0.6, 0.8].map((low) => {
        const part = verdicts.filter((v) => v.probability >= low && (v.probability < low + 0.2 || low === 0.8))
        const right = part.filter((v) => v.right).length
        return [
          `${low.toFixed(1)} to ${(low + 0.2).toFixed(1)}`,
          { questions: part.length, right: percent(right, part.length) },
        ]
      }),
    )
  },
})
/** Of the surest so many: how many are right. And of how many three quarters are. */
export const coverage = (verdicts: readonly Verdict[]) => {
  const surest = verdicts.toSorted((a, b) => b.probability - a.probability)
  const rightOf = (count: number) => surest.slice(0, count).filter(({ right }) => right).length
  const most = surest.findLastIndex((_, at) => rightOf(at + 1) >= 0.75 * (at + 1)) + 1
  const shares = [0.3, 0.4, 0.5, 0.55, 0.6, 0.7].map((share) => {
    const count = Math.floor(share * surest.length)
    return [`surest ${Math.round(100 * share)} %`, percent(rightOf(count), count)]
  })
  return Object.fromEntries([...shares, ['three quarters right of the surest', percent(most, surest.length)]])
}
export type Tally = ReturnType<typeof createTally>
