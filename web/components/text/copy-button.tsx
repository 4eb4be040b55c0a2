import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../lib/clipboard.ts'
import { t } from '../../lib/texts/index.ts'
import { IconButton } from '../form/button.tsx'

type CopyButtonProps = { text: string | (() => string); label?: string; size?: 'small' | 'normal' }

export function CopyButton({ text, label = t.actions.copy, size = 'normal' }: CopyButtonProps) {
  const [done, setDone] = useState(false)
  const copy = async () => {
    if (!(await copyText(typeof text === 'function' ? text() : text))) return
    setDone(true)
    setTimeout(() => setDone(false), 1500)
  }
  return <IconButton icon={done ? Check : Copy} label={done ? t.actions.copied : label} size={size} onClick={copy} />
}
