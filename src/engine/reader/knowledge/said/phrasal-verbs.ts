/** Verbs of two words, and what data calls the same. */
const lines = [
  'turned down, knocked back, sent away: rejected declined refused denied',
  'turned away: rejected refused deferred denied',
  'called off, scrapped: cancelled canceled',
  'signed off, given the go ahead, got the go ahead, waved through, let through, given the green light, nodded through: approved accepted',
  'pulled out, dropped out, backed out, bowed out: withdrawn withdrew dropped',
  'fell through: lost cancelled failed',
  'sent back, handed back, given back, brought back, came back, come back: returned',
  'picked up, fetched: collected claimed',
  'showed up, show up, turned up, turn up, came along: attended arrived present',
  'let go, laid off: dismissed terminated fired',
  'passed away: died deceased',
  'taken on, took on: hired',
  'put off, pushed back: postponed rescheduled deferred',
  'held up: delayed',
  'wrapped up, finished off, sorted out, dealt with, cleared up: completed closed resolved finished done',
  'paid up, paid off: paid settled',
  'thrown away, thrown out, chucked out, binned: discarded disposed scrapped wasted',
  'given away: donated',
  'written off: scrapped',
  'broke down, broken down: broken failed',
  'carried out: done completed performed',
  'left out: excluded',
  'set aside: reserved',
  'rolled over, carried over: renewed',
  'taken back: returned',
  'took up, taken up: accepted',
]

/** The words of each, and the single words that say the same. */
export const phrasalVerbs: readonly { words: string; same: readonly string[] }[] = lines.flatMap((line) => {
  const [said = '', same = ''] = line.split(': ')
  return said
    .split(', ')
    .filter((words) => words.includes(' '))
    .map((words) => ({ words, same: same.split(' ') }))
})
