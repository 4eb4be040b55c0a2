import { driveAll, makeProbedWorld, tableOf } from '../../acceptance/main-thread/drive.ts'

/** For how long each operation, with its worst input, holds the main thread. */
const world = await makeProbedWorld()
try {
  const driven = await driveAll(world)
  process.stdout.write(
    `${driven.length} operations, ${driven.reduce((sum, { requests }) => sum + requests, 0)} requests\n`,
  )
  process.stdout.write(`${tableOf(driven)}\n`)
} finally {
  await world.end()
}
