import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from './button.tsx'

export type FileDropProps = {
  onFiles: (files: File[]) => void
  /** Endings with their dot: `['.csv', '.xlsx']`. */
  accept?: readonly string[]
  multiple?: boolean
  hint?: ReactNode
  /** Also takes files that are pasted anywhere on the page. */
  paste?: boolean
  className?: string
}

/** Keeps what fits and says what does not. */
export const acceptFiles = (files: readonly File[], accept: readonly string[] | undefined): File[] =>
  files.filter((file) => {
    const fits = !accept || accept.some((ending) => file.name.toLowerCase().endsWith(ending))
    if (!fits) toast.error(t.files.refused(file.name, accept.join(', ')))
    return fits
  })

type FilePickerProps = {
  /** Something else is pressed to open it. */
  ref: Ref<HTMLInputElement>
  label: string
  multiple?: boolean
  accept: readonly string[] | undefined
  onFiles: (files: Iterable<File>) => void
}

/** The browser's way to choose files; the same ones may be chosen again. */
export const FilePicker = ({ ref, label, multiple = true, accept, onFiles }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={label}
    multiple={multiple}
    accept={accept?.join(',')}
    onChange={(event) => {
      onFiles(event.target.files ?? [])
      event.target.value = ''
    }}
  />
)

export function FileDrop({ onFiles, accept, multiple = true, hint, paste = false, className }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: Iterable<File>) => {
    const files = acceptFiles([...list], accept)
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!paste) return
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files
      if (files && files.length > 0) latest.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [paste])
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type !== 'dragleave')
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <section
      aria-label={t.files.drop}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
      className={classNames(
        'flex flex-col items-center justify-center gap-2 rounded border border-dashed px-4 py-8 text-center transition-colors',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
        className,
      )}
    >
      <Upload size={20} className="text-muted" aria-hidden />
      <p className="font-medium">{over ? t.files.release : t.files.drop}</p>
      <Button onClick={() => input.current?.click()}>{t.files.choose}</Button>
      {hint ? <p className="text-12 text-muted">{hint}</p> : null}
      <FilePicker ref={input} label={t.files.choose} multiple={multiple} accept={accept} onFiles={take} />
    </section>
  )
}
