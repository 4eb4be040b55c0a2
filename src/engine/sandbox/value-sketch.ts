/** FNV-1a with a final mix, 32 bits. */
export function hash(text: string, seed = 0x811c9dc5): number {
  let h = seed
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  return (h ^ (h >>> 12)) >>> 0
}

const KEPT = 128

export type LeastHashes = { add(hashed: number): void; encoded(): string }

/** Keeps the smallest hashes of what it sees: the same values give the same ones, whatever their order and number. */
export function createLeastHashes(): LeastHashes {
  const kept: number[] = []
  return {
    add(hashed) {
      if (kept.length === KEPT && hashed >= (kept[KEPT - 1] as number)) return
      let low = 0
      let high = kept.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((kept[middle] as number) < hashed) low = middle + 1
        else high = middle
      }
      if (kept[low] === hashed) return
      kept.splice(low, 0, hashed)
      if (kept.length > KEPT) kept.pop()
    },
    encoded: () => Buffer.from(Uint32Array.from(kept).buffer).toString('base64'),
  }
}

export type RepeatCheck = { isRepeat(hashed: number, text: string): boolean }

/** An open hash table of 53-bit hashes in one typed array: a tenth of the memory of a Set. */
export function createRepeatCheck(): RepeatCheck {
  let slots = new Float64Array(1 << 15)
  let filled = 0
  const place = (table: Float64Array, key: number): number => {
    let at = key % table.length
    while (table[at] !== 0 && table[at] !== key) at = at + 1 === table.length ? 0 : at + 1
    return at
  }
  return {
    isRepeat(hashed, text) {
      // 21 bits of a second hash; never 0, which marks a free slot.
      const key = hashed * 2 ** 21 + (hash(text, 0x1b873593) >>> 11) + 1
      const at = place(slots, key)
      if (slots[at] === key) return true
      slots[at] = key
      if (++filled * 2 > slots.length) {
        const larger = new Float64Array(slots.length * 2)
        for (const kept of slots) if (kept !== 0) larger[place(larger, kept)] = kept
        slots = larger
      }
      return false
    },
  }
}
