import type { NamedFile } from '../../src/client/index.ts'
import { t } from './texts/index.ts'
import { toast } from './toast.ts'

/** Also on plain http addresses, where browsers hide `navigator.clipboard`. False (and said) when it did not work. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused, or the page has no focus: the older way may still work.
  }
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  if (!done) toast.error(t.actions.copyFailed)
  return done
}

/** A file that the service makes, under the name that it gives it. */
export async function saveMade(file: Promise<NamedFile>): Promise<string> {
  const { name, response } = await file
  saveFile(name, await response.blob())
  return name
}

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
