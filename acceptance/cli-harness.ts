import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileCache, programOf } from './harness.ts'

const program = programOf('cli/main')

/** What lets a program believe that it has a terminal (util-linux). */
export const terminalProgram = '/usr/bin/script'

export type Ended = { code: number | null; stdout: string; stderr: string }
export type Running = {
  child: ChildProcess
  ended: Promise<Ended>
  /** Until its standard error output says this. */
  says(words: RegExp): Promise<void>
}

/** The command in a folder and with a home of its own, and no terminal. What starts it (bin/) is tried with the package. */
export function commandLine(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-cli-'))
  const environmentOf = (env: Record<string, string>) => ({
    PATH: process.env.PATH,
    HOME: folder,
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    NODE_COMPILE_CACHE: compileCache,
    ...environment,
    ...env,
  })
  const start = (
    words: string[],
    { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
  ): Running => {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: folder,
      env: environmentOf(env),
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    let stdout = ''
    let stderr = ''
    const watchers = new Set<() => void>()
    child.stdout.on('data', (chunk) => {
      stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      stderr += chunk
      for (const look of watchers) look()
    })
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', (code) => {
        for (const look of watchers) look()
        resolve({ code, stdout, stderr })
      })
    })
    return {
      child,
      ended,
      says: (words) =>
        new Promise((resolve, reject) => {
          const look = () => {
            if (words.test(stderr)) resolve()
            else if (child.exitCode !== null) reject(new Error(`it ended before that: ${stderr}`))
          }
          watchers.add(look)
          look()
        }),
    }
  }
  /** At a terminal: each answer is typed when its question has been asked. Answers all that was shown. */
  const converse = (words: string[], env: Record<string, string>, answers: [question: RegExp, answer: string][]) => {
    const command = [process.execPath, program, ...words].map((word) => `'${word}'`).join(' ')
    const child = spawn(terminalProgram, ['-qfec', command, '/dev/null'], {
      cwd: folder,
      env: { ...environmentOf(env), TERM: 'xterm' },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let shown = ''
    let seen = 0
    const left = [...answers]
    child.stdout.on('data', (chunk) => {
      shown += chunk
      const next = left[0]
      const found = next?.[0].exec(shown.slice(seen))
      if (!next || !found) return
      seen += found.index + found[0].length
      left.shift()
      child.stdin.write(`${next[1]}\r`)
    })
    return new Promise<{ code: number | null; shown: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, shown })),
    )
  }
  return {
    converse,
    folder,
    path: (name: string) => path.join(folder, name),
    start,
    run: (words: string[], options?: { env?: Record<string, string>; input?: string }) => start(words, options).ended,
    clean: () => rmSync(folder, { recursive: true, force: true }),
  }
}
