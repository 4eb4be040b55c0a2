import { useEffect } from 'react'
import type { SharedDashboard } from '../../../src/client/index.ts'
import { accentTokens } from '../../components/chart/accent.ts'
import { holdTheme, useTheme } from '../../lib/theme.ts'

/** The page as its author wants visitors to see it. */
export function useShareTheme({ mode, accent }: SharedDashboard['share']['theme']): void {
  const theme = useTheme()
  useEffect(() => {
    holdTheme(mode === 'light' || mode === 'dark' ? mode : null, accent)
    return () => holdTheme(null)
  }, [mode, accent])
  useEffect(() => {
    if (accent === undefined) return
    const { style } = document.documentElement
    const tokens = Object.entries(accentTokens(accent, theme))
    for (const [name, value] of tokens) style.setProperty(name, value)
    return () => {
      for (const [name] of tokens) style.removeProperty(name)
    }
  }, [accent, theme])
}
