import { useQuery } from '@tanstack/react-query'
import { ArrowUp, LoaderCircle, Mic, Paperclip, Square, X } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../../../components/form/button.tsx'
import { acceptFiles } from '../../../components/form/file-drop.tsx'
import { Progress } from '../../../components/page/states.tsx'
import { useShortcut } from '../../../lib/keys.ts'
import { keep, readKept } from '../../../lib/local-storage.ts'
import { useCan } from '../../../lib/session.ts'
import { t } from '../../../lib/texts/index.ts'
import { modelChoicesQuery, spaceQuery } from '../../spaces/spaces.queries.ts'
import { fileKinds } from '../../spaces/upload-file.ts'
import { startUploads, useUploads } from '../../spaces/uploads.ts'
import { ComposerMenu } from './composer-menu.tsx'
import { replaceAt, triggerAt } from './composer-words.ts'
import { Estimate } from './estimate.tsx'
import { useComposerChoices } from './use-composer-choices.ts'
import { canRecord, useVoice } from './use-voice.ts'

export type ComposerProps = {
  spaceId: string
  /** What was written and not sent is kept under this name. */
  draftKey: string
  placeholder: string
  answering: boolean
  stopping?: boolean
  busy?: boolean
  autoFocus?: boolean
  /** Tell what an answer will take: for people of the team. */
  showCost?: boolean
  /** What tells later that it could not be sent is still there to be sent again. */
  onSend: (text: string) => Promise<boolean> | undefined
  onStop?: () => void
}

const maxHeight = 240

/** Where questions are written: shortcuts with `/`, tables and columns with `@`, files by drop, paste or button, voice. */
function ComposerView(props: ComposerProps) {
  const { spaceId, draftKey, placeholder, answering, stopping = false, busy = false, onSend, onStop } = props
  const can = useCan()
  const id = useId()
  const key = `draft:${spaceId}:${draftKey}`
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => readKept(key, ''))
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [closed, setClosed] = useState(false)
  const uploads = useUploads(spaceId)

  const write = useCallback(
    (next: string, at: number = next.length) => {
      setText(next)
      setCaret(at)
      setActive(0)
      setClosed(false)
      keep(key, next)
    },
    [key],
  )
  const send = useCallback(
    (question: string) => {
      const said = question.trim()
      if (said === '' || answering || busy) return
      write('')
      onSend(said)?.then((sent) => {
        if (!sent) write(said)
      })
    },
    [answering, busy, write, onSend],
  )

  const trigger = closed ? null : triggerAt(text, caret)
  const put = (chosen: string, at: number = chosen.length) => {
    if (!trigger) return
    const place = trigger.start + at
    write(replaceAt(text, trigger, chosen), place)
    requestAnimationFrame(() => field.current?.setSelectionRange(place, place))
  }
  const choices = useComposerChoices(spaceId, trigger, put, send)
  const open = choices !== null && (choices.length > 0 || (trigger?.word ?? '') === '' || trigger?.kind === 'shortcut')

  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows what is written in it
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${Math.min(maxHeight, element.scrollHeight)}px`
    element.style.overflowY = element.scrollHeight > maxHeight ? 'auto' : 'hidden'
  }, [text])
  useEffect(() => {
    // A phone would cover half the page with its keyboard.
    if (props.autoFocus && matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [props.autoFocus])
  useShortcut('/', t.chatKeys.composer, t.chatKeys.group, () => field.current?.focus())

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (open && choices.length > 0) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setActive((active + (event.key === 'ArrowDown' ? 1 : choices.length - 1)) % choices.length)
        return
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault()
        choices[Math.min(active, choices.length - 1)]!.choose()
        return
      }
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      if (open) setClosed(true)
      else field.current?.blur()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send(text)
    }
  }
  const addFiles = (files: Iterable<File>) => startUploads(spaceId, acceptFiles([...files], fileKinds, undefined))
  const onPaste = (event: ClipboardEvent) => {
    if (!can.write || event.clipboardData.files.length === 0) return
    event.preventDefault()
    addFiles(event.clipboardData.files)
  }

  return (
    <div className="relative">
      {open ? (
        <ComposerMenu
          id={id}
          label={trigger?.kind === 'shortcut' ? t.ask.shortcuts : t.ask.names}
          empty={trigger?.kind === 'shortcut' && trigger.word === '' ? t.shortcuts.empty : t.ask.noMatch}
          choices={choices}
          active={Math.min(active, choices.length - 1)}
          onHover={setActive}
        />
      ) : null}
      <div className="rounded border border-line-strong bg-bg shadow-raised transition-colors focus-within:border-accent">
        {uploads.length > 0 ? (
          <ul className="flex flex-col gap-1 border-b border-line px-3 py-2">
            {uploads.map((upload) => (
              <li key={upload.key} className="flex items-center gap-2">
                <span className="min-w-0 max-w-56 truncate text-12">{upload.name}</span>
                <div className="min-w-0 flex-1">
                  <Progress
                    value={upload.share === 1 ? null : upload.share}
                    label={upload.share === 1 ? t.links.reading(upload.name) : t.links.uploading(upload.name)}
                  />
                </div>
                <IconButton icon={X} label={t.links.cancel(upload.name)} size="small" onClick={upload.cancel} />
              </li>
            ))}
          </ul>
        ) : null}
        <textarea
          ref={field}
          rows={1}
          aria-label={t.ask.label}
          aria-autocomplete="list"
          {...(open && choices.length > 0
            ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${Math.min(active, choices.length - 1)}` }
            : {})}
          placeholder={placeholder}
          maxLength={20_000}
          value={text}
          onChange={(event) => write(event.target.value, event.target.selectionStart)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKey}
          onPaste={onPaste}
          className="block w-full resize-none bg-transparent px-3.5 pt-3 pb-1 text-14 !outline-none"
        />
        <div className="flex items-center gap-0.5 px-2 pb-2">
          {can.write ? (
            <>
              <IconButton icon={Paperclip} label={t.ask.attach} onClick={() => picker.current?.click()} />
              <input
                ref={picker}
                type="file"
                hidden
                multiple
                aria-label={t.ask.attach}
                accept={fileKinds.join(',')}
                onChange={(event) => {
                  addFiles(event.target.files ?? [])
                  event.target.value = ''
                }}
              />
            </>
          ) : null}
          <VoiceButton
            spaceId={spaceId}
            onText={(said) => {
              write(text === '' ? said : `${text.trimEnd()} ${said}`)
              field.current?.focus()
            }}
          />
          <span className="ml-auto flex gap-3 px-2 text-12 text-faint">
            {props.showCost ? <Estimate spaceId={spaceId} /> : null}
            <span className="max-md:hidden">{t.ask.hint}</span>
          </span>
          {answering && onStop ? (
            <IconButton
              icon={stopping ? LoaderCircle : Square}
              label={stopping ? t.ask.stopping : t.ask.stop}
              look="primary"
              disabled={stopping}
              className={stopping ? '[&>svg]:animate-spin' : '[&>svg]:size-3 [&>svg]:fill-current'}
              onClick={onStop}
            />
          ) : (
            <IconButton
              icon={busy ? LoaderCircle : ArrowUp}
              label={t.ask.send}
              look="primary"
              disabled={busy || text.trim() === ''}
              className={busy ? '[&>svg]:animate-spin' : ''}
              onClick={() => send(text)}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** An answer that is being written beside it does not draw it again. */
export const Composer = memo(ComposerView)

/** Only where there is a model that listens, and a browser that lets it. */
function VoiceButton({ spaceId, onText }: { spaceId: string; onText: (text: string) => void }) {
  const { data: space } = useQuery(spaceQuery(spaceId))
  const chosen = space?.transcriptionModelId ?? null
  const { data: models } = useQuery({ ...modelChoicesQuery, enabled: chosen !== null })
  const voice = useVoice(spaceId, onText)
  const known = models?.some((model) => model.purpose === 'transcription' && model.modelId === chosen)
  if (chosen === null || !known || !canRecord()) return null
  const recording = voice.state === 'recording'
  return (
    <IconButton
      icon={voice.state === 'writing' ? LoaderCircle : recording ? Square : Mic}
      label={voice.state === 'writing' ? t.ask.voiceBusy : recording ? t.ask.voiceStop : t.ask.voice}
      aria-pressed={recording}
      disabled={voice.state === 'writing'}
      className={
        recording
          ? 'text-bad! [&>svg]:size-3 [&>svg]:fill-current'
          : voice.state === 'writing'
            ? '[&>svg]:animate-spin'
            : ''
      }
      onClick={recording ? voice.stop : voice.start}
    />
  )
}
