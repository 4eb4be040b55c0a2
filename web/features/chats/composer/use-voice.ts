import { useEffect, useRef, useState } from 'react'
import { client } from '../../../lib/api.ts'
import { t } from '../../../lib/texts/index.ts'
import { toast } from '../../../lib/toast.ts'
import { showError } from '../../../lib/undo.ts'

/** Browsers hide the microphone on plain http addresses. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined

/** Records until told to stop, then has it written down by the space's transcription model. */
export function useVoice(spaceId: string, onText: (text: string) => void) {
  const [state, setState] = useState<'idle' | 'recording' | 'writing'>('idle')
  const recorder = useRef<MediaRecorder | null>(null)
  const discarded = useRef(false)

  useEffect(
    () => () => {
      discarded.current = true
      recorder.current?.stream.getTracks().forEach((track) => {
        track.stop()
      })
    },
    [],
  )

  const send = async (sound: Blob) => {
    setState('writing')
    try {
      const { text } = await client.upload('POST', '/spaces/{id}/transcriptions', {
        path: { id: spaceId },
        form: { file: sound },
        fileName: 'speech.webm',
      })
      if (text.trim() === '') toast(t.ask.voiceSilent)
      else onText(text.trim())
    } catch (error) {
      showError(error)
    } finally {
      setState('idle')
    }
  }
  const start = async () => {
    let stream: MediaStream
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch {
      toast.error(t.ask.voiceRefused)
      return
    }
    discarded.current = false
    const made = new MediaRecorder(stream)
    const pieces: Blob[] = []
    made.ondataavailable = (event) => pieces.push(event.data)
    made.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      if (!discarded.current) void send(new Blob(pieces, { type: made.mimeType }))
    }
    recorder.current = made
    made.start()
    setState('recording')
  }
  return { state, start: () => void start(), stop: () => recorder.current?.stop() }
}
