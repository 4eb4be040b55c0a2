import type { LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { createListeners } from './listeners.ts'

export type Command = {
  id: string
  label: string
  group: string
  icon?: LucideIcon
  keys?: string
  words?: string
  /** Where it belongs, said more quietly. */
  beside?: string
  run: () => void
}

let sets: readonly (readonly Command[])[] = []
let all: readonly Command[] = []
const listeners = createListeners()
const change = (next: typeof sets) => {
  sets = next
  all = sets.flat()
  listeners.tell()
}

/** What the palette offers while this component is shown. Keep the list stable (`useMemo`). */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    change([...sets, commands])
    return () => change(sets.filter((set) => set !== commands))
  }, [commands])
}

export const useAllCommands = (): readonly Command[] => listeners.use(() => all)
