import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { Button } from '../../components/form/button.tsx'
import { PasswordField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Section } from '../../components/page/page.tsx'
import { CodeBlock } from '../../components/text/code-block.tsx'
import { meQuery, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { confirmSecondFactor, startSecondFactor, stopSecondFactor } from '../sign-in/sign-in.queries.ts'

type Step =
  | { kind: 'closed' }
  | { kind: 'password' }
  | { kind: 'scan'; uri: string; codes: string[] }
  | { kind: 'codes'; codes: string[] }

export function SecondFactor() {
  const on = useMe().user.twoFactorEnabled
  const client = useQueryClient()
  const [step, setStep] = useState<Step>({ kind: 'closed' })
  const close = () => setStep({ kind: 'closed' })
  const refresh = () => client.invalidateQueries({ queryKey: meQuery.queryKey })
  return (
    <Section
      title={t.signIn.secondTitle}
      text={on ? t.profile.secondOn : t.profile.secondOff}
      action={
        <Button look={on ? 'danger' : 'secondary'} onClick={() => setStep({ kind: 'password' })}>
          {on ? t.profile.turnOff : t.profile.turnOn}
        </Button>
      }
    >
      <Dialog
        open={step.kind !== 'closed'}
        onClose={close}
        title={step.kind === 'codes' ? t.profile.backupTitle : t.signIn.secondTitle}
        size="small"
      >
        {step.kind === 'password' ? (
          <PasswordStep
            turnOn={!on}
            onStarted={(uri, codes) => setStep({ kind: 'scan', uri, codes })}
            onStopped={() => {
              close()
              refresh()
              toast(t.profile.turnedOff)
            }}
          />
        ) : step.kind === 'scan' ? (
          <ScanStep
            uri={step.uri}
            onVerified={() => {
              setStep({ kind: 'codes', codes: step.codes })
              refresh()
              toast(t.profile.turnedOn)
            }}
          />
        ) : step.kind === 'codes' ? (
          <div className="flex flex-col gap-3">
            <p>{t.profile.backupText}</p>
            <CodeBlock code={step.codes.join('\n')} />
            <Button look="primary" className="self-end" onClick={close}>
              {t.profile.backupKept}
            </Button>
          </div>
        ) : null}
      </Dialog>
    </Section>
  )
}

type PasswordStepProps = { turnOn: boolean; onStarted: (uri: string, codes: string[]) => void; onStopped: () => void }

function PasswordStep({ turnOn, onStarted, onStopped }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const call = useMutation({
    mutationFn: async () => {
      if (!turnOn) {
        await stopSecondFactor({ password })
        return onStopped()
      }
      const { totpURI, backupCodes } = await startSecondFactor({ password })
      onStarted(totpURI, backupCodes)
    },
  })
  return (
    <Form onSubmit={() => call.mutate()} error={call.error}>
      <PasswordField
        label={t.profile.currentPassword}
        hint={t.profile.askPassword}
        required
        autoFocus
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" look="primary" className="self-end" busy={call.isPending}>
        {turnOn ? t.profile.continue : t.profile.turnOff}
      </Button>
    </Form>
  )
}

function ScanStep({ uri, onVerified }: { uri: string; onVerified: () => void }) {
  const [code, setCode] = useState('')
  const call = useMutation({ mutationFn: () => confirmSecondFactor({ code }), onSuccess: onVerified })
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <Form onSubmit={() => call.mutate()} error={call.error}>
      <p>{t.profile.scan}</p>
      <img
        alt={t.profile.qr}
        width={176}
        height={176}
        className="self-center rounded border border-line"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
      />
      <div>
        <p className="text-12 text-muted">{t.profile.secret}</p>
        <CodeBlock code={secret} />
      </div>
      <TextField
        label={t.signIn.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        className="numeric font-mono"
        value={code}
        onChange={setCode}
      />
      <Button type="submit" look="primary" className="self-end" busy={call.isPending}>
        {t.profile.verify}
      </Button>
    </Form>
  )
}
