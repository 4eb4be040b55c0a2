import { useQuery } from '@tanstack/react-query'
import { LoaderCircle, Mic, Paperclip, Square, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { IconButton } from '../../../components/form/button.tsx'
import { acceptFiles, FilePicker } from '../../../components/form/file-drop.tsx'
import { Progress } from '../../../components/page/states.tsx'
import { useShortcut } from '../../../lib/keys.ts'
import { useCan } from '../../../lib/session.ts'
import { t } from '../../../lib/texts/index.ts'
import { modelChoicesQuery, spaceQuery } from '../../spaces/spaces.queries.ts'
import { fileKinds } from '../../spaces/upload-file.ts'
import { startUploads, useUploads } from '../../spaces/uploads.ts'
import { ComposerField, SendButton } from './composer-field.tsx'
import { ComposerMenu } from './composer-menu.tsx'
import { Estimate } from './estimate.tsx'
import { type DraftMenu, moveInMenu, useDraft } from './use-draft.ts'
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

const addFiles = (spaceId: string, files: Iterable<File>) => startUploads(spaceId, acceptFiles([...files], fileKinds))

/** Where questions are written: shortcuts with `/`, tables and columns with `@`, files by drop, paste or button, voice. */
function ComposerView(props: ComposerProps) {
  const { spaceId, draftKey, placeholder, answering, stopping, busy = false, autoFocus, onSend, onStop } = props
  const can = useCan()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const key = `draft:${spaceId}:${draftKey}`
  const draft = useDraft({ spaceId, key, field, waits: answering || busy, onSend })
  const { text, write, send, setCaret, menu } = draft
  const isHeld = draft.isHeld && answering
  useEffect(() => {
    // A phone would cover half the page with its keyboard.
    if (autoFocus && matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [autoFocus])
  useShortcut('/', t.chatKeys.composer, t.chatKeys.group, () => field.current?.focus())

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (menu && moveInMenu(menu, event.key)) event.preventDefault()
    else if (event.key === 'Escape') {
      event.preventDefault()
      if (menu) menu.close()
      else field.current?.blur()
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send(text)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!can.write || event.clipboardData.files.length === 0) return
    event.preventDefault()
    addFiles(spaceId, event.clipboardData.files)
  }
  const onSaid = (said: string) => {
    write(text === '' ? said : `${text.trimEnd()} ${said}`)
    field.current?.focus()
  }
  return (
    <div className="relative">
      {menu ? <Completions id={id} menu={menu} /> : null}
      <div className="rounded border border-line-strong bg-bg shadow-raised transition-colors focus-within:border-accent">
        <UploadRows spaceId={spaceId} />
        <ComposerField
          ref={field}
          aria-label={t.ask.label}
          aria-autocomplete="list"
          {...(menu && menu.choices.length > 0
            ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${menu.active}` }
            : {})}
          placeholder={placeholder}
          value={text}
          onChange={(event) => write(event.target.value, event.target.selectionStart)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKey}
          onPaste={onPaste}
        />
        <div className="flex items-center gap-0.5 px-2 pb-2">
          {can.write ? <AttachButton spaceId={spaceId} /> : null}
          <VoiceButton spaceId={spaceId} onText={onSaid} />
          <span className="ml-auto flex gap-3 px-2 text-12 text-faint">
            {props.showCost ? <Estimate spaceId={spaceId} /> : null}
            <span>
              <span role="status" className="text-warn">
                {isHeld ? (onStop ? t.ask.waitsOrStop : t.ask.waits) : null}
              </span>
              {isHeld ? null : <span className="max-md:hidden">{t.ask.hint}</span>}
            </span>
          </span>
          <SendButton
            text={text}
            answering={answering}
            stopping={stopping}
            busy={busy}
            onSend={() => send(text)}
            onStop={onStop}
          />
        </div>
      </div>
    </div>
  )
}

function Completions({ id, menu: { trigger, choices, active, setActive } }: { id: string; menu: DraftMenu }) {
  const isShortcut = trigger.kind === 'shortcut'
  return (
    <ComposerMenu
      id={id}
      label={isShortcut ? t.ask.shortcuts : t.ask.names}
      empty={isShortcut && trigger.word === '' ? t.shortcuts.empty : t.ask.noMatch}
      choices={choices}
      active={active}
      onHover={setActive}
    />
  )
}

/** The files that are on their way. */
function UploadRows({ spaceId }: { spaceId: string }) {
  const uploads = useUploads(spaceId)
  if (uploads.length === 0) return null
  return (
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
  )
}

function AttachButton({ spaceId }: { spaceId: string }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon={Paperclip} label={t.ask.attach} onClick={() => picker.current?.click()} />
      <FilePicker ref={picker} label={t.ask.attach} accept={fileKinds} onFiles={(files) => addFiles(spaceId, files)} />
    </>
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
