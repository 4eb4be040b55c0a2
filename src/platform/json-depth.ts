/** No operation needs more; what walks a value by recursion, as JSON.stringify does, would fail at some thousands. */
export const maxJsonDepth = 100

/** Whether a value is nested deeper than that; `text` is its JSON. */
export const isTooDeep = (text: string, value: unknown): boolean => mayBeDeep(text) && isDeeper(value, maxJsonDepth)

/** Most texts have fewer brackets than levels are allowed, and need no further look. */
function mayBeDeep(text: string): boolean {
  let opened = 0
  for (const bracket of '[{') {
    let at = -1
    do {
      at = text.indexOf(bracket, at + 1)
    } while (at !== -1 && ++opened <= maxJsonDepth)
  }
  return opened > maxJsonDepth
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const key in value) if (isDeeper((value as Record<string, unknown>)[key], levels - 1)) return true
  return false
}
