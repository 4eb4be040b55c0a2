import { askNoisy, type NoisyOutcome } from './ask-noisy.ts'
import { noises } from './noisy-oracle.ts'
import { openOracleShop } from './oracle-shop.ts'

/**
 * Asks the questions of the sample shop of models that make mistakes, over the protocols of OpenAI and Anthropic. `--count N` asks so
 * many, `--misses` shows what was not right.
 */
const option = process.argv.find((one) => one.startsWith('--count='))?.slice(8)
const shop = await openOracleShop()
try {
  const outcomes = await askNoisy(shop, option ? Number(option) : undefined)
  const row = (of: NoisyOutcome[]) => {
    const count = (end: NoisyOutcome['end']) => of.filter((one) => one.end === end).length
    const good = count('right') + count('refused')
    return {
      asked: of.length,
      right: count('right'),
      refused: count('refused'),
      'right or refused': `${((good / of.length) * 100).toFixed(1)} %`,
      'broken off, and said so': count('broken off'),
      wrong: count('wrong'),
      'without an end': count('none'),
      'unmarked figures': of.flatMap(({ unmarked }) => unmarked).length,
      'thoughts or calls shown': of.filter(({ leaked }) => leaked).length,
    }
  }
  const byNoise = noises.map((noise) => [noise, row(outcomes.filter((one) => one.noise === noise))] as const)
  console.table(Object.fromEntries([...byNoise, ['all', row(outcomes)]]))
  if (process.argv.includes('--misses'))
    for (const one of outcomes)
      if ((one.end !== 'right' && one.end !== 'refused') || one.unmarked.length > 0 || one.leaked)
        console.log(
          `${one.end}, ${one.noise}, ${one.provider}, ${one.steps} steps${one.leaked ? ', leaked' : ''}: ${one.question}\n  ${one.error ?? ''} ${one.text.slice(0, 200)} ${one.unmarked.join(' ')}`,
        )
} finally {
  await shop.close()
}
