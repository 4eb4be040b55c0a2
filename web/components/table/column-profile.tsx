import { isName, momentText } from '../../../src/engine/formats/value-text.ts'
import { format } from '../../lib/format.ts'
import type { ColumnType, Profile } from '../../lib/source-types.ts'
import { t } from '../../lib/texts/index.ts'
import { Badge } from '../page/badge.tsx'

export type ColumnProfileProps = { name: string; type: ColumnType; profile: Profile | null }

const shown = (value: Profile['min']) => (typeof value === 'number' ? format.number(value) : String(value ?? '–'))

/** A column at a glance: what it holds, how much is missing, how its values lie. */
export function ColumnProfile({ name, type, profile }: ColumnProfileProps) {
  return (
    <div className="flex min-w-44 flex-col gap-1.5 rounded border border-line bg-bg p-3">
      <div className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium" title={name}>
          {name}
        </span>
        <Badge>{t.columnProfile.types[type]}</Badge>
      </div>
      {profile === null || profile.rows === 0 ? (
        <p className="text-12 text-muted">{t.columnProfile.unread}</p>
      ) : (
        <ProfileBody name={name} profile={profile} />
      )}
    </div>
  )
}

function ProfileBody({ name, profile }: { name: string; profile: Profile }) {
  // The mean of order numbers says nothing.
  const named = isName(name, profile.min)
  const filled = profile.rows - profile.nulls
  const end = momentText([profile.min, profile.max]) ?? shown
  const facts = [
    profile.nulls === 0 ? t.columnProfile.noNulls : t.columnProfile.nulls(format.percent(profile.nulls / profile.rows)),
    profile.distinct === filled && filled > 1
      ? t.columnProfile.unique
      : t.columnProfile.distinct(format.compact(profile.distinct)),
    ...(profile.mean === null || named
      ? []
      : [t.columnProfile.mean(format.number(Number(profile.mean.toPrecision(4))))]),
  ]
  return (
    <>
      {profile.histogram.length > 1 ? (
        <ProfileBars counts={profile.histogram} label={t.columnProfile.distribution} />
      ) : profile.top.length > 0 ? (
        <TopValues profile={profile} />
      ) : null}
      {profile.min !== null && profile.max !== null && profile.histogram.length > 1 ? (
        <p className="numeric flex justify-between gap-2 text-12 text-muted">
          <span className="truncate">{named ? String(profile.min) : end(profile.min)}</span>
          <span className="truncate">{named ? String(profile.max) : end(profile.max)}</span>
        </p>
      ) : null}
      <p
        className="numeric text-12 text-muted"
        title={profile.sampled ? t.columnProfile.sampled(format.number(profile.rows)) : undefined}
      >
        {facts.join(' · ')}
      </p>
    </>
  )
}

export function ProfileBars({ counts, label, height = 36 }: { counts: number[]; label: string; height?: number }) {
  const most = Math.max(...counts, 1)
  const width = 100 / counts.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className="w-full"
      style={{ height }}
    >
      {counts.map((count, i) => {
        // A bar that is there at all is at least a pixel high.
        const bar = count === 0 ? 0 : Math.max(1, (count / most) * height)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are told apart by their place
            key={i}
            x={i * width + 0.3}
            y={height - bar}
            width={Math.max(0.4, width - 0.6)}
            height={bar}
            fill="var(--chart-1)"
          />
        )
      })}
    </svg>
  )
}

function TopValues({ profile }: { profile: Profile }) {
  const top = profile.top.slice(0, 3)
  // Where every value is there once, these are examples.
  const areCounted = top.some(({ count }) => count > 1)
  return (
    <ul aria-label={areCounted ? t.columnProfile.top : t.columnProfile.examples} className="flex flex-col gap-0.5">
      {top.map(({ value, count }) => (
        <li key={String(value)} className="relative flex justify-between gap-2 px-1 text-12">
          {areCounted ? (
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 rounded-sm bg-accent-soft"
              style={{ width: `${(count / Math.max(1, profile.rows)) * 100}%` }}
            />
          ) : null}
          <span className="relative truncate">{shown(value)}</span>
          {areCounted ? (
            <span className="numeric relative text-muted">{format.percent(count / profile.rows)}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
