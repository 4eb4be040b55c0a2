import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SetupRequest } from '../../../src/client/index.ts'
import { Button } from '../../components/form/button.tsx'
import { Field, Form } from '../../components/form/form.tsx'
import { Input, PasswordInput } from '../../components/form/input.tsx'
import { CardPage } from '../../components/page/card-page.tsx'
import { ApiError, client } from '../../lib/api.ts'
import { forgetAll } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'

type Request = SetupRequest

/** The first person of a new service. */
export function SetupPage() {
  const navigate = useNavigate()
  const [fields, setFields] = useState<Request>({ name: '', email: '', password: '', teamName: '' })
  const set = (field: keyof Request) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [field]: event.target.value })
  const call = useMutation({
    mutationFn: () => client.post('/setup', { body: fields }),
    onSuccess: async () => {
      await forgetAll()
      await navigate({ to: '/welcome' })
    },
  })
  // Asked for only once the service has said that it needs it.
  const tokenAsked =
    fields.token !== undefined || (call.error instanceof ApiError && call.error.code.startsWith('setup/token'))
  return (
    <CardPage title={t.setup.title} text={t.setup.intro}>
      <Form onSubmit={() => call.mutate()} error={call.error}>
        <Field label={t.setup.name} required>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="name"
              maxLength={120}
              value={fields.name}
              onChange={set('name')}
            />
          )}
        </Field>
        <Field label={t.setup.email} required>
          {(control) => (
            <Input {...control} type="email" autoComplete="username" value={fields.email} onChange={set('email')} />
          )}
        </Field>
        <Field label={t.setup.password} hint={t.setup.passwordHint} required>
          {(control) => (
            <PasswordInput
              {...control}
              minLength={10}
              autoComplete="new-password"
              value={fields.password}
              onChange={set('password')}
            />
          )}
        </Field>
        <Field label={t.setup.team} required>
          {(control) => (
            <Input
              {...control}
              autoComplete="organization"
              maxLength={120}
              value={fields.teamName}
              onChange={set('teamName')}
            />
          )}
        </Field>
        {tokenAsked ? (
          <Field label={t.setup.token} hint={t.setup.tokenHint} required>
            {(control) => (
              <Input
                {...control}
                className="font-mono"
                autoComplete="off"
                value={fields.token ?? ''}
                onChange={set('token')}
              />
            )}
          </Field>
        ) : null}
        <Button type="submit" look="primary" size="large" busy={call.isPending}>
          {t.setup.submit}
        </Button>
      </Form>
    </CardPage>
  )
}
