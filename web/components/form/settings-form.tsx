import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toast } from '../../lib/toast.ts'
import { Button } from './button.tsx'
import { Form } from './form.tsx'

type SettingsFormProps<T> = {
  children: ReactNode
  save: () => Promise<T>
  /** What its button says; null where it is only to be looked at. */
  submit: string | null
  /** What is said when it is done. */
  done: string
  onSaved?: (saved: T) => unknown
  /** Whether there is something to save. */
  ready?: boolean
}

/** A few settings on a page that are saved together. */
export function SettingsForm<T>({ children, save, submit, done, onSaved, ready = true }: SettingsFormProps<T>) {
  const call = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      toast(done)
      return onSaved?.(saved)
    },
  })
  return (
    <Form onSubmit={() => call.mutate()} error={call.error} className="max-w-90">
      {children}
      {submit === null ? null : (
        <div>
          <Button type="submit" busy={call.isPending} disabled={!ready}>
            {submit}
          </Button>
        </div>
      )}
    </Form>
  )
}
