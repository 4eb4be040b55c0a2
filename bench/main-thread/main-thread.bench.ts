import { driveAll, makeProbedWorld, tableOf } from '../../acceptance/main-thread/drive.ts'
import { driveFirst, firstUsesOf } from '../../acceptance/main-thread/first-uses.ts'

/** For how long each operation holds the main thread: as the first after a start, and with its worst input. */
const world = await makeProbedWorld()
try {
  const first = await driveFirst(world, await firstUsesOf(world, () => true))
  process.stdout.write(`${first.length} first uses\n${tableOf(first)}\n\n`)
  const driven = await driveAll(world)
  process.stdout.write(
    `${driven.length} operations, ${driven.reduce((sum, { requests }) => sum + requests, 0)} requests\n`,
  )
  process.stdout.write(`${tableOf(driven)}\n`)
} finally {
  await world.end()
}
