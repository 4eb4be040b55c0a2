import { driveAll, makeProbedWorld, tableOf } from '../../acceptance/main-thread/drive.ts'
import { driveFirst, firstUsesOf } from '../../acceptance/main-thread/first-uses.ts'
import { watchHealth } from './watch-health.ts'

/**
 * For how long each operation holds the main thread: as the first after a start, and with its worst input; and how long the service
 * takes to say that it is well meanwhile. It takes a quarter of an hour: `MAIN_THREAD_PART=worst` or `first` does the one alone, and
 * `MAIN_THREAD_FIRST='^GET'` those first uses alone whose names this fits.
 */
const { MAIN_THREAD_PART: part, MAIN_THREAD_FIRST: wanted = '' } = process.env
const say = (text: string) => process.stdout.write(`${text}\n`)

const world = await makeProbedWorld()
try {
  if (part !== 'worst') {
    const names = new RegExp(wanted)
    const first = await driveFirst(world, await firstUsesOf(world, (operation) => names.test(operation)))
    say(`${first.length} first uses\n${tableOf(first)}\n`)
  }
  if (part !== 'first') {
    const health = watchHealth(world.service.url)
    const driven = await driveAll(world)
    const { asked, median, worst, over } = await health.end()
    say(`${driven.length} operations, ${driven.reduce((sum, { requests }) => sum + requests, 0)} requests`)
    say(`${tableOf(driven)}\n`)
    const told = `median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, ${over} over 100 ms`
    say(`health meanwhile: asked ${asked} times, ${told}`)
  }
} finally {
  await world.end()
}
