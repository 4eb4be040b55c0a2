import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { PasswordField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { CardPage } from '../../components/page/card-page.tsx'
import { t } from '../../lib/texts/index.ts'
import { showError } from '../../lib/undo.ts'
import { confirmByApp, confirmByBackupCode, signIn, signInOptionsQuery, signInWith } from './sign-in.queries.ts'

export function SignInPage() {
  const [second, setSecond] = useState(false)
  const navigate = useNavigate()
  const { next, error } = useSearch({ from: '/sign-in' })
  // Only pages of our own: a link that says where to go next must not lead elsewhere.
  const target = next && /^\/(?![/\\])/.test(next) ? next : '/'
  const enter = () => navigate({ href: target })
  return second ? (
    <SecondStep onDone={enter} onBack={() => setSecond(false)} />
  ) : (
    <Password onDone={enter} onSecond={() => setSecond(true)} target={target} refused={error !== undefined} />
  )
}

type PasswordProps = { onDone: () => void; onSecond: () => void; target: string; refused: boolean }

function Password({ onDone, onSecond, target, refused }: PasswordProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const call = useMutation({
    mutationFn: () => signIn({ email: email.trim(), password }),
    onSuccess: (second) => (second ? onSecond() : onDone()),
  })
  return (
    <CardPage title={t.signIn.title}>
      <Form onSubmit={() => call.mutate()} error={call.error}>
        <TextField
          label={t.words.email}
          required
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={t.words.password}
          required
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" look="primary" busy={call.isPending}>
          {t.signIn.title}
        </Button>
      </Form>
      <Providers target={target} />
      {refused ? (
        <p role="alert" className="mt-4 text-bad">
          {t.signIn.providerRefused}
        </p>
      ) : null}
      <p className="mt-4 text-12 text-muted">{t.signIn.forgotten}</p>
    </CardPage>
  )
}

function Providers({ target }: { target: string }) {
  const options = useQuery(signInOptionsQuery)
  const providers = options.data?.providers ?? []
  if (providers.length === 0) return null
  return (
    <div className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
      {providers.map(({ id, name }) => (
        <Button key={id} onClick={() => signInWith({ provider: id, callbackURL: target }).catch(showError)}>
          {t.signIn.with(name)}
        </Button>
      ))}
    </div>
  )
}

function SecondStep({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const [kind, setKind] = useState<'totp' | 'backup-code'>('totp')
  const [code, setCode] = useState('')
  const [trust, setTrust] = useState(false)
  const call = useMutation({
    mutationFn: () => (kind === 'totp' ? confirmByApp({ code, trustDevice: trust }) : confirmByBackupCode({ code })),
    onSuccess: onDone,
  })
  const app = kind === 'totp'
  const other = () => {
    setKind(app ? 'backup-code' : 'totp')
    setCode('')
    call.reset()
  }
  return (
    <CardPage title={t.signIn.secondTitle} text={app ? t.signIn.secondIntro : t.signIn.backupIntro}>
      <Form onSubmit={() => call.mutate()} error={call.error}>
        <TextField
          label={app ? t.signIn.code : t.signIn.backupCode}
          required
          key={kind}
          autoFocus
          inputMode={app ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          className="numeric font-mono"
          value={code}
          onChange={setCode}
        />
        {app ? <Checkbox label={t.signIn.trust} checked={trust} onChange={setTrust} /> : null}
        <Button type="submit" look="primary" busy={call.isPending}>
          {t.signIn.confirm}
        </Button>
        <div className="flex justify-between">
          <Button look="quiet" size="small" onClick={other}>
            {app ? t.signIn.useBackup : t.signIn.useApp}
          </Button>
          <Button look="quiet" size="small" onClick={onBack}>
            {t.signIn.startAgain}
          </Button>
        </div>
      </Form>
    </CardPage>
  )
}
