import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const near = 80
const above = 20

/** As far down as the last question allows: its answer is read from its beginning. */
function restOf(element: HTMLElement): number {
  const end = element.scrollHeight - element.clientHeight
  const question = [...element.querySelectorAll<HTMLElement>('[data-question]')].at(-1)
  if (!question) return end
  const top = question.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop
  return Math.max(0, Math.min(end, top - above))
}

/** Follows what is being written until one scrolls away, or the question would leave the page. */
export function useStickToEnd(content: unknown, answering: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const follow = useRef(!location.hash)

  useEffect(() => {
    const element = box.current!
    const onScroll = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight
      setAtEnd(left < near * 2)
    }
    const leave = () => {
      follow.current = false
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const)
      element.addEventListener(kind, leave, { passive: true })
    // Charts and tables come in later and push the end away.
    const watch = new ResizeObserver(() => {
      if (follow.current) element.scrollTop = restOf(element)
      onScroll()
    })
    watch.observe(element.firstElementChild!)
    return () => {
      element.removeEventListener('scroll', onScroll)
      for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const)
        element.removeEventListener(kind, leave)
      watch.disconnect()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever something was written
  useLayoutEffect(() => {
    if (follow.current && box.current) box.current.scrollTop = restOf(box.current)
  }, [content])
  // A new question is followed again.
  useLayoutEffect(() => {
    if (!answering || !box.current) return
    follow.current = true
    box.current.scrollTop = restOf(box.current)
  }, [answering])

  const toEnd = useCallback(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior: 'smooth' })
  }, [])
  return { box, atEnd, toEnd }
}
