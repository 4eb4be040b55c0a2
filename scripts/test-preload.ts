import asyncHooks from 'node:async_hooks'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before a test file. Node's test runner follows every promise to know which test an error beside all tests belongs to: a
 * third of what a test with much to await takes. Such an error ends its file here, and is told with its file instead.
 */
if (isMainThread && process.argv[1]?.endsWith('.test.ts')) {
  const { createHook } = asyncHooks
  const inert: asyncHooks.AsyncHook = { enable: () => inert, disable: () => inert }
  asyncHooks.createHook = () => inert
  await import('node:test')
  asyncHooks.createHook = createHook
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      const text = error instanceof Error ? error.stack : String(error)
      process.stderr.write(`beside all tests: ${JSON.stringify(text)}\n`)
      process.exit(1)
    })
}
