import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { toast } from '../../lib/toast.ts'
import { Dialog, type DialogProps } from '../overlay/dialog.tsx'
import { type ButtonLook, CancelOr } from './button.tsx'
import { Form } from './form.tsx'

type FormDialogProps<T> = Pick<DialogProps, 'title' | 'description' | 'size' | 'onClose'> & {
  children?: ReactNode
  /** What its button says. */
  submit: string
  look?: ButtonLook
  save: () => Promise<T>
  /** What is said when it is done. */
  done?: string | ((saved: T) => string)
  /** Closes it, unless something else is to come. */
  onSaved?: (saved: T) => unknown
  /** Whether there is enough to save. */
  ready?: boolean
  /** Of what it offers to choose from. */
  error?: unknown
  /** The form may be long: its buttons stay in sight below it. */
  long?: boolean
}

/** Asks for what is needed, saves it, tells what went wrong, and closes. */
export function FormDialog<T>(props: FormDialogProps<T>) {
  const { children, submit, look, save, done, onSaved, ready = true, error, long = false, ...frame } = props
  // A double click comes before the button is drawn as busy.
  const saving = useRef(false)
  const call = useMutation({
    mutationFn: save,
    onSettled: () => {
      saving.current = false
    },
    onSuccess: (saved) => {
      if (done) toast(typeof done === 'string' ? done : done(saved))
      return onSaved ? onSaved(saved) : frame.onClose()
    },
  })
  const form = useId()
  const go = () => {
    if (!ready || saving.current) return
    saving.current = true
    call.mutate()
  }
  const buttons = (
    <CancelOr onCancel={frame.onClose} busy={call.isPending} disabled={!ready} {...(look && { look })} form={form}>
      {submit}
    </CancelOr>
  )
  return (
    <Dialog {...frame} {...(long && { footer: buttons })}>
      <Form id={form} onSubmit={go} error={call.error ?? error}>
        {children}
        {long ? null : buttons}
      </Form>
    </Dialog>
  )
}
