import { t } from '../../lib/texts/index.ts'

export const roleOptions = (['admin', 'member', 'viewer'] as const).map((value) => ({
  value,
  label: t.roles[value],
  hint: t.roles.hints[value],
}))
