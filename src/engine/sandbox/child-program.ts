import type { SourceKind } from '../connection.ts'

export type ChildLimits = {
  /** Bytes of address space: what a runaway allocation runs into. */
  addressSpace: number
  /** Bytes resident at which a child is ended (where /proc tells). */
  memory: number
  /** Bytes of any one temporary file. */
  fileSize: number
  /** Processor seconds in a child's life; it is replaced long before. */
  cpuSeconds: number
  heapMegabytes: number
}

/** What a child process runs, and within which limits. */
export type ChildProgram = {
  /** Kinds of source whose programs have the same name share their processes and their queue. */
  name: string
  file: string
  limits: ChildLimits
  /** More options of Node's for it. */
  nodeOptions?: readonly string[]
  /** It asks another server: it gets the rules of the network, and is told to stop so that the server stops too. Else it is killed. */
  isRemote: boolean
  /** Names under which the engine keeps things of its own; no file of a query can have one. */
  reservedSchemas: readonly string[]
  /** Takes away what a killed child leaves behind. */
  cleanUp?(tempDir: string, pid: number | undefined): void
}

export type ChildPrograms = Record<SourceKind, ChildProgram>
