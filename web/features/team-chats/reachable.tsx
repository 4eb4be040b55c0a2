import { TriangleAlert } from 'lucide-react'
import { t } from '../../lib/texts/index.ts'

/** Slack and Google come to us, so that an address of this computer will not do. */
export const ReachableNote = ({ address }: { address: string }) => {
  const { origin, hostname } = new URL(address)
  if (!/^(localhost|127\.|\[::1\])/.test(hostname)) return null
  return (
    <p className="mb-2 flex max-w-[72ch] gap-2 rounded border border-line bg-warn-soft px-3 py-2 text-warn">
      <TriangleAlert size={16} className="mt-0.5 shrink-0" aria-hidden />
      <span className="min-w-0 break-words">{t.teamChats.unreachable(origin)}</span>
    </p>
  )
}
