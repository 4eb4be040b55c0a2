import { useCallback, useState } from 'react'

/** The space that somebody was in last: where they go on. */
export const lastSpace = 'last-space'

export function readKept<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden storage: the value lives as long as the page.
  }
}

/** State that is still there after a reload. For comfort only (widths, folds), never for data. */
export function useKept<T>(key: string, fallback: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readKept(key, fallback))
  const set = useCallback(
    (next: T) => {
      setValue(next)
      keep(key, next)
    },
    [key],
  )
  return [value, set]
}
