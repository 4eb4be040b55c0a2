import { ArrowUp, LoaderCircle, Square } from 'lucide-react'
import { type ComponentProps, type RefObject, useLayoutEffect } from 'react'
import { IconButton } from '../../../components/form/button.tsx'
import { t } from '../../../lib/texts/index.ts'

const maxHeight = 240

type FieldProps = ComponentProps<'textarea'> & { ref: RefObject<HTMLTextAreaElement | null>; value: string }

/** Where a question is written, by members and by visitors: it grows with what is written in it. */
export function ComposerField({ ref, value, ...rest }: FieldProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows what is written in it
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(maxHeight, element.scrollHeight)}px`
    element.style.overflowY = element.scrollHeight > maxHeight ? 'auto' : 'hidden'
  }, [value])
  return (
    <textarea
      ref={ref}
      rows={1}
      maxLength={20_000}
      value={value}
      className="block w-full resize-none bg-transparent px-3.5 pt-3 pb-1 text-14 !outline-none"
      {...rest}
    />
  )
}

type SendProps = {
  text: string
  answering: boolean
  stopping?: boolean
  busy?: boolean
  onSend: () => void
  onStop?: (() => void) | undefined
}

/** Sends what is written, or stops the answer to what was. */
export const SendButton = ({ text, answering, stopping = false, busy = false, onSend, onStop }: SendProps) =>
  answering && onStop ? (
    <IconButton
      icon={stopping ? LoaderCircle : Square}
      label={stopping ? t.ask.stopping : t.actions.stop}
      look="primary"
      disabled={stopping}
      className={stopping ? '[&>svg]:animate-spin' : '[&>svg]:size-3 [&>svg]:fill-current'}
      onClick={onStop}
    />
  ) : (
    <IconButton
      icon={busy ? LoaderCircle : ArrowUp}
      label={t.actions.send}
      look="primary"
      disabled={busy || text.trim() === ''}
      className={busy ? '[&>svg]:animate-spin' : ''}
      onClick={onSend}
    />
  )
