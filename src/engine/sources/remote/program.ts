import type { ChildProgram } from '../../sandbox/child-program.ts'
import { programFile } from '../program-file.ts'

const MB = 1024 * 1024

/** One program for all engines that are dialled. */
export const remoteProgram: ChildProgram = {
  name: 'remote',
  file: programFile('./remote-child', import.meta.url),
  limits: { addressSpace: 3_072 * MB, memory: 384 * MB, fileSize: 64 * MB, cpuSeconds: 900, heapMegabytes: 256 },
  // A parser in WebAssembly is one huge function: optimising it takes a gigabyte for a while, and gains nothing.
  nodeOptions: ['--liftoff-only'],
  isRemote: true,
  reservedSchemas: [],
}
