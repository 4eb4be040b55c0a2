import { keyNames } from '../../lib/keys.ts'

/** Keys as they are printed on this person's keyboard: `mod+k`, `g s`. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className="inline-flex gap-1">
      {keyNames(keys)
        .flat()
        .map((name, i) => (
          <kbd
            // biome-ignore lint/suspicious/noArrayIndexKey: the same key may come twice, and the order never changes
            key={i}
            className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-sm border border-line bg-surface px-1 font-sans text-12 text-muted"
          >
            {name}
          </kbd>
        ))}
    </span>
  )
}
