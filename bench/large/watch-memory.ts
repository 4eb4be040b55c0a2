import { readdirSync, readFileSync } from 'node:fs'

const everyMs = 100

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)]

/** Proportional set size: what several processes share counts once. */
function pssOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Looks at a process and all below it, ten times a second. */
export function watchMemory(pid: number) {
  let most: number[] = [0]
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)
  const timer = setInterval(() => {
    const now = treeOf(pid).map(pssOf)
    if (sum(now) > sum(most)) most = now
  }, everyMs)
  return {
    /** The most since it was last asked. */
    most() {
      const text = `${sum(most).toFixed(0)} MB at most (${most.map((mb) => mb.toFixed(0)).join(' + ')})`
      most = [0]
      return text
    },
    end: () => clearInterval(timer),
  }
}
