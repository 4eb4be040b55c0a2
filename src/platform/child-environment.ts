import type { ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { getPriority, setPriority } from 'node:os'
import { dirname } from 'node:path'

/** For the environment of a child process: what the service has compiled once, its children need not compile again. */
export function compileCache(): { NODE_COMPILE_CACHE?: string } {
  // What Node tells is the folder of its own version, inside the one that was set.
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}

/** A third of what the service itself gets of a core that both want; all of one that is free. */
const NICE = 5

/** What a process computes for one gives way to the service, which answers all. */
export function givingWay<C extends ChildProcess>(child: C): C {
  if (child.pid === undefined) return child
  try {
    setPriority(child.pid, Math.min(19, getPriority() + NICE))
  } catch (error) {
    // Gone already, or a system that lets nobody change it: it computes as before.
    const { info } = error as { info?: { code?: string } }
    if (!/^(?:ESRCH|EPERM|EACCES)$/.test(info?.code ?? '')) throw error
  }
  return child
}
