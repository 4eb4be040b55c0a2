import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

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
  const start = (
    words: string[],
    { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
  ): Running => {
    const child = spawn(process.execPath, [path.join(root, 'src', 'cli', 'main.ts'), ...words], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_CONFIG_HOME: path.join(folder, 'config'),
        NODE_COMPILE_CACHE: path.join(tmpdir(), 'tallyroom-test-cache'),
        ...environment,
        ...env,
      },
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
  return {
    folder,
    path: (name: string) => path.join(folder, name),
    start,
    run: (words: string[], options?: { env?: Record<string, string>; input?: string }) => start(words, options).ended,
    clean: () => rmSync(folder, { recursive: true, force: true }),
  }
}
