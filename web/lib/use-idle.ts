import { useEffect, useState } from 'react'

/** Turns true once the page is drawn and the browser has nothing to do: for what it can be used without. */
export function useStill(): boolean {
  const [still, setStill] = useState(false)
  useEffect(() => {
    const begin = () => setStill(true)
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(begin, { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return still
}
