import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(min-width: 900px)')

/** Whether two things fit beside each other. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = query()
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => query().matches,
  )
