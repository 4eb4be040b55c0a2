import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

/** What failed: the files, and the text of each failure. */
export type Failed = { files: Set<string>; texts: string[] }

/** One line a file, every failure in full, what was skipped and why, and the runner's own closing lines; adds to `failed`. */
export async function* report(events: AsyncIterable<TestEvent>, failed: Failed): AsyncGenerator<string> {
  const skipLines = new Set<string>()
  for await (const { type, data } of events) {
    // A file that cannot be loaded has no summary of its own.
    if (type === 'test:fail' && data.file?.endsWith('.test.ts')) failed.files.add(relative(process.cwd(), data.file))
    if (type === 'test:fail' && data.details.error.cause !== undefined) {
      const { cause, failureType } = data.details.error as Error & { failureType?: string }
      if (failureType === 'subtestsFailed') continue
      const where = data.file ? `${relative(process.cwd(), data.file)}:${data.line ?? ''}` : ''
      const text = `✖ ${data.name} (${where})\n${indent(cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause))}\n`
      failed.texts.push(text)
      yield text
    } else if (type === 'test:stderr' && data.message.startsWith('skipped:')) {
      if (!skipLines.has(data.message)) yield data.message
      skipLines.add(data.message)
    } else if (type === 'test:summary' && data.file) {
      const { passed, skipped, tests, todo } = data.counts
      const wrong = tests - passed - skipped - todo
      if (wrong || !data.success) failed.files.add(relative(process.cwd(), data.file))
      const time = `${(data.duration_ms / 1000).toFixed(1)} s`
      yield `${wrong || !data.success ? '✖' : '✔'} ${relative(process.cwd(), data.file)}: ${passed} passed${wrong ? `, ${wrong} failed` : ''}${skipped ? `, ${skipped} skipped` : ''} (${time})\n`
    } else if (type === 'test:diagnostic' && data.nesting === 0 && !data.file) {
      yield `ℹ ${data.message}\n`
    }
  }
}

const indent = (text: string): string => text.replace(/^/gm, '    ')
