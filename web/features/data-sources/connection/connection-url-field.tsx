import { useState } from 'react'
import { TextField } from '../../../components/form/fields.tsx'
import { t } from '../../../lib/texts/index.ts'
import { type FilledForm, readConnectionUrl } from './connection-url.ts'

/** Fills the form from a URL, and forgets the URL: a password may be in it. */
export function ConnectionUrlField({ onFill }: { onFill: (filled: FilledForm) => void }) {
  const [text, setText] = useState('')
  const [told, setTold] = useState<{ problem?: string; filled?: string }>({})
  const read = (url: string) => {
    setText(url)
    if (url.trim() === '') return setTold({})
    const found = readConnectionUrl(url)
    if ('problem' in found) return setTold({ problem: found.problem(t.connect.url) })
    setText('')
    const unused = found.unused.length === 0 ? '' : ` ${t.connect.url.unused(found.unused.join(', '))}`
    setTold({ filled: t.connect.url.filled(t.sources.types[found.type]) + unused })
    onFill(found)
  }
  return (
    <TextField
      label={t.connect.url.label}
      hint={<span role="status">{told.filled ?? t.connect.url.hint}</span>}
      error={told.problem}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(typed) => {
        setText(typed)
        setTold({})
      }}
      onPaste={(event) => {
        event.preventDefault()
        read(event.clipboardData.getData('text'))
      }}
      onBlur={() => (told.filled === undefined ? read(text) : undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        read(text)
      }}
    />
  )
}
