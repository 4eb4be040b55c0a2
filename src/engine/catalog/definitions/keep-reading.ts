import type { VerifiedReading } from '../../question/catalog.ts'
import { modelsOf, type OssieDocument, withOwnModels } from '../ossie/document.ts'
import { readExtension, withExtension } from './our-extension.ts'

const maxReadings = 500

/** Words as they are compared: case, spaces and marks at the end do not count. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s?!.])[\s?!.]+$/, '')
    .trim()

/** A space's document as it is shown, with what somebody said that words mean; the oldest goes when there are too many. */
export function withReading(shown: OssieDocument, { text, question }: VerifiedReading): OssieDocument {
  const document = withOwnModels(shown)
  const [first] = modelsOf(document)
  if (!first) return document
  const ours = readExtension(first.model, 'model')
  const others = (ours.readings ?? []).filter((one) => plainWords(one.text) !== plainWords(text))
  const readings = [...others, { text, question: question as Record<string, unknown> }].slice(-maxReadings)
  first.model.custom_extensions = withExtension(first.model, { ...ours, readings }).custom_extensions ?? []
  return document
}
