import { readFileSync } from 'node:fs'

/** Memory that a process holds now; zero where the system does not tell. */
export function residentBytes(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(told(pid, 'status'))?.[1] ?? 0) * 1024
}

/** Milliseconds for which a process has had a core, counted in hundredths of a second; null where the system does not tell. */
export function computedMs(pid: number | undefined): number | null {
  // Behind the name, which may hold anything: the twelfth and thirteenth of what follows.
  const [user, system] = told(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
  return system === undefined ? null : (Number(user) + Number(system)) * 10
}

function told(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
