import { useMutation } from '@tanstack/react-query'
import { Button } from '../../components/form/button.tsx'
import { NumberField, PasswordField, TextField } from '../../components/form/fields.tsx'
import { Form, FormError } from '../../components/form/form.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import {
  changeServiceSettings,
  type MailInput,
  type ServiceSettings,
  sendTestMail,
} from './service-settings.queries.ts'

const s = t.serviceSettings
export const mailId = 'service-mail'
const ports = { tls: '465', starttls: '587', none: '25' }

/** Its password is not known here, so that it cannot be set again: it goes when the time to undo is over. */
const removeMail = () =>
  deleteSoon({ id: mailId, message: s.mailRemoved, remove: () => changeServiceSettings({ mail: null }) })

/** The mail server, or none; a password that is kept is never shown. */
export function MailForm({ mail: { value, source } }: { mail: ServiceSettings['mail'] }) {
  const fixed = source === 'environment'
  const form = useForm(() => ({
    host: value?.host ?? '',
    port: String(value?.port ?? ports.starttls),
    security: value?.security ?? ('starttls' as MailInput['security']),
    username: value?.username ?? '',
    password: '',
    from: value?.from ?? '',
  }))
  const { host, port, security, username, password, from } = form.values
  const save = useMutation({
    mutationFn: () =>
      changeServiceSettings({
        mail: {
          host: host.trim(),
          port: Number(port),
          security,
          username: username.trim() === '' ? null : username.trim(),
          from: from.trim(),
          ...(password !== '' && { password }),
        },
      }),
    onSuccess: () => toast(s.saved),
  })
  const isSame =
    value !== null &&
    host === value.host &&
    Number(port) === value.port &&
    security === value.security &&
    username === (value.username ?? '') &&
    from === value.from &&
    password === ''
  return (
    <Form onSubmit={() => save.mutate()} error={save.error} className="max-w-90">
      <TextField label={s.host} required disabled={fixed} placeholder="smtp.example.com" {...form.entry('host')} />
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        <SelectField
          label={s.security}
          value={security}
          disabled={fixed}
          onChange={(next) => form.set({ security: next, ...(port === ports[security] && { port: ports[next] }) })}
          options={choicesOf(['starttls', 'tls', 'none'], s.securities)}
        />
        <NumberField label={s.port} required disabled={fixed} min={1} max={65_535} {...form.entry('port')} />
      </div>
      <TextField label={s.username} disabled={fixed} autoComplete="off" {...form.entry('username')} />
      {fixed ? null : (
        <PasswordField
          label={s.password}
          hint={value?.hasPassword ? s.passwordKept : undefined}
          autoComplete="new-password"
          {...form.entry('password')}
        />
      )}
      <TextField
        label={s.from}
        required
        disabled={fixed}
        placeholder="Tallyroom <tallyroom@example.com>"
        {...form.entry('from')}
      />
      <div className="flex flex-wrap items-start gap-2">
        {fixed ? null : (
          <Button type="submit" busy={save.isPending} disabled={isSame || host.trim() === '' || from.trim() === ''}>
            {s.save}
          </Button>
        )}
        <TestMail able={value !== null && (isSame || fixed)} />
        {value !== null && !fixed ? (
          <Button look="danger" onClick={removeMail}>
            {s.removeMail}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

/** By what is kept, so that is saved first. */
function TestMail({ able }: { able: boolean }) {
  const test = useMutation({ mutationFn: sendTestMail, onSuccess: ({ to }) => toast(s.testSent(to)) })
  return (
    <>
      {test.error ? (
        <div className="order-first w-full">
          <FormError error={test.error} />
        </div>
      ) : null}
      <Button
        busy={test.isPending}
        disabled={!able}
        title={able ? undefined : s.testAfter}
        onClick={() => test.mutate()}
      >
        {s.test}
      </Button>
    </>
  )
}
