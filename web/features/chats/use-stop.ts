import { useCallback, useRef, useState } from 'react'
import { client } from '../../lib/api.ts'
import { showError } from '../../lib/undo.ts'

/** Stops the answer that is being written; one without a stream yet as soon as it has one. */
export function useStop(spaceId: string, chatId: string, active: string | null) {
  const [stopping, setStopping] = useState(false)
  const streamId = useRef(active)
  const wanted = useRef(false)
  const cancel = useCallback(
    (id: string) =>
      client
        .post('/runs/{spaceId}/chats/{chatId}/streams/{streamId}/cancel', { path: { spaceId, chatId, streamId: id } })
        .catch(showError)
        .finally(() => setStopping(false)),
    [spaceId, chatId],
  )
  const begun = useCallback(
    (id: string) => {
      streamId.current = id
      if (!wanted.current) return
      wanted.current = false
      void cancel(id)
    },
    [cancel],
  )
  const ended = () => {
    streamId.current = null
    wanted.current = false
    setStopping(false)
  }
  const stop = () => {
    setStopping(true)
    if (streamId.current !== null) void cancel(streamId.current)
    else wanted.current = true
  }
  return { stopping, stop, begun, ended }
}
