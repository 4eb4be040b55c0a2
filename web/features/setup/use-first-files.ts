import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { attachSource, type Space } from '../spaces/spaces.queries.ts'
import { spaceFromSource, uploadFile } from '../spaces/upload-file.ts'

export type FirstFile = { name: string; sent: number; isDone: boolean; error: unknown }

/** Files that become one space: each is sent by itself, and one that cannot be read holds up no other. */
export function useFirstFiles(onSuccess: (space: Space) => void) {
  const [files, setFiles] = useState<FirstFile[]>([])
  const send = useMutation({
    mutationFn: async (chosen: readonly File[]): Promise<Space | null> => {
      setFiles(chosen.map(({ name }) => ({ name, sent: 0, isDone: false, error: null })))
      const patch = (at: number, fields: Partial<FirstFile>) =>
        setFiles((before) => before.map((file, i) => (i === at ? { ...file, ...fields } : file)))
      let space: Space | null = null
      const failed: [string, unknown][] = []
      for (const [at, file] of chosen.entries())
        try {
          const source = await uploadFile(file, { onProgress: (sent) => patch(at, { sent }) })
          if (space === null) space = await spaceFromSource(source)
          else await attachSource(space.id, source.id)
          patch(at, { isDone: true })
        } catch (error) {
          patch(at, { error })
          failed.push([file.name, error])
        }
      // The page is left: what failed is told on the next.
      if (space !== null) for (const [name, error] of failed) toast.error(`${name}: ${describeError(error).title}`)
      return space
    },
    onSuccess: (space) => space && onSuccess(space),
  })
  return { files, isPending: send.isPending, send: send.mutate }
}
