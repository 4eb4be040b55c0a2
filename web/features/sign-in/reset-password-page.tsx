import { useMutation } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { NewPasswordField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { CardPage } from '../../components/page/card-page.tsx'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { resetPassword } from './sign-in.queries.ts'

export function ResetPasswordPage() {
  const { token } = useParams({ from: '/reset-password/$token' })
  const [password, setPassword] = useState('')
  const navigate = useNavigate()
  const call = useMutation({
    mutationFn: () => resetPassword({ token, password }),
    onSuccess: () => {
      toast(t.reset.done)
      navigate({ to: '/sign-in' })
    },
  })
  return (
    <CardPage title={t.reset.title} text={t.reset.intro}>
      <Form onSubmit={() => call.mutate()} error={call.error}>
        <NewPasswordField
          label={t.profile.newPassword}
          hint={t.setup.passwordHint}
          autoFocus
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" look="primary" busy={call.isPending}>
          {t.reset.submit}
        </Button>
      </Form>
    </CardPage>
  )
}
