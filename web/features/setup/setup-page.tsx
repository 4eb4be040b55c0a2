import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SetupRequest } from '../../../src/client/index.ts'
import { Button } from '../../components/form/button.tsx'
import { NewPasswordField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { CardPage } from '../../components/page/card-page.tsx'
import { ApiError, client } from '../../lib/api.ts'
import { forgetAll } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'

/** The first person of a new service. */
export function SetupPage() {
  const navigate = useNavigate()
  const { values, set, entry } = useForm<SetupRequest>(() => ({ name: '', email: '', password: '', teamName: '' }))
  const call = useMutation({
    mutationFn: () => client.post('/setup', { body: values }),
    onSuccess: async () => {
      await forgetAll()
      await navigate({ to: '/welcome' })
    },
  })
  // Asked for only once the service has said that it needs it.
  const tokenAsked =
    values.token !== undefined || (call.error instanceof ApiError && call.error.code.startsWith('setup/token'))
  return (
    <CardPage title={t.setup.title} text={t.setup.intro}>
      <Form onSubmit={() => call.mutate()} error={call.error}>
        <TextField label={t.setup.name} required autoFocus autoComplete="name" maxLength={120} {...entry('name')} />
        <TextField label={t.words.email} required type="email" autoComplete="username" {...entry('email')} />
        <NewPasswordField label={t.words.password} hint={t.setup.passwordHint} {...entry('password')} />
        <TextField label={t.setup.team} required autoComplete="organization" maxLength={120} {...entry('teamName')} />
        {tokenAsked ? (
          <TextField
            label={t.setup.token}
            hint={t.setup.tokenHint}
            required
            className="font-mono"
            autoComplete="off"
            value={values.token ?? ''}
            onChange={(token) => set({ token })}
          />
        ) : null}
        <Button type="submit" look="primary" size="large" busy={call.isPending}>
          {t.setup.submit}
        </Button>
      </Form>
    </CardPage>
  )
}
