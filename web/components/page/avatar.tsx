import { classNames } from '../../lib/class-names.ts'

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return ((words[0]?.[0] ?? '?') + (words.length > 1 ? words.at(-1)![0]! : '')).toUpperCase()
}

/** Decorative: the name always stands beside it or in a tooltip. */
export const Avatar = ({ name, size = 24, square = false }: { name: string; size?: number; square?: boolean }) => (
  <span
    aria-hidden
    // Not text: what is read aloud is the name beside it, and nothing else.
    data-initials={initials(name)}
    className={classNames(
      'inline-flex before:content-[attr(data-initials)] shrink-0 items-center justify-center bg-accent-soft font-medium text-accent-text select-none',
      square ? 'rounded' : 'rounded-full',
    )}
    style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
  />
)
