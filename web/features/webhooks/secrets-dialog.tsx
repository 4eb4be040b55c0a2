import { DoneDialog } from '../../components/overlay/done-dialog.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { t } from '../../lib/texts/index.ts'

type Secret = { label: string; value: string }

/** The addresses of webhooks that just got a secret, which no later answer shows. */
export const secretsOf = (
  targets: readonly { kind: string; url?: string | undefined; secret?: string | undefined }[],
): Secret[] =>
  targets.flatMap(({ url, secret }) => (url && secret ? [{ label: t.webhooks.secretOf(url), value: secret }] : []))

export const SecretsDialog = ({ secrets, onClose }: { secrets: Secret[]; onClose: () => void }) => (
  <DoneDialog onClose={onClose} title={t.webhooks.secretTitle} description={t.webhooks.secretText}>
    {secrets.map(({ label, value }) => (
      <CopyField key={label} label={label} value={value} />
    ))}
  </DoneDialog>
)
