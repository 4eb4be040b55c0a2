import type { ColumnProfile } from '../../schema.ts'

/** How much of one column's values is in another, and how many values that was measured on; null when the profiles cannot tell. */
export type Inclusion = { share: number; measured: number }

type Sketch = { hashes: Uint32Array; known: Set<number> }
const decoded = new WeakMap<ColumnProfile, Sketch>()

function sketchOf(profile: ColumnProfile): Sketch {
  let sketch = decoded.get(profile)
  if (!sketch) {
    const bytes = Buffer.from(profile.sketch ?? '', 'base64')
    const hashes = Uint32Array.from({ length: bytes.length >> 2 }, (_, at) => bytes.readUInt32LE(at * 4))
    sketch = { hashes, known: new Set(hashes) }
    decoded.set(profile, sketch)
  }
  return sketch
}

/** The smallest hashes of its values, in order. */
export const hashesOf = (profile: ColumnProfile): Uint32Array => sketchOf(profile).hashes

/**
 * Both sketches hold the smallest hashes of all values. Below the largest hash that the other kept, each hash of this one stands
 * for a value drawn at random, and the other would hold it if it had the value.
 */
export function inclusionOf(child: ColumnProfile, parent: ColumnProfile): Inclusion | null {
  if (child.sketch === undefined || parent.sketch === undefined || parent.sampled) return null
  const mine = sketchOf(child).hashes
  const { hashes: theirs, known } = sketchOf(parent)
  if (mine.length === 0 || theirs.length === 0) return null
  const isWhole = theirs.length >= parent.distinct
  const bound = isWhole ? Number.POSITIVE_INFINITY : (theirs.at(-1) as number)
  const drawn = mine.filter((hash) => hash <= bound)
  if (drawn.length === 0) return null
  return { share: drawn.filter((hash) => known.has(hash)).length / drawn.length, measured: drawn.length }
}
