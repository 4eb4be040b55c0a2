import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { Checkbox, CheckboxList } from '../../components/form/toggle.tsx'
import { t } from '../../lib/texts/index.ts'
import type { DedupeRule } from './datasets.queries.ts'

type RuleFormProps = {
  rule: DedupeRule
  fields: readonly string[]
  onChange: (change: Partial<DedupeRule>) => void
}

/** What makes two entries the same, and which of them stays. */
export function DedupeRuleForm({ rule, fields, onChange }: RuleFormProps) {
  const check = (name: 'ignoreCase' | 'ignoreAccents' | 'trim') => (
    <Checkbox label={t.dedupe[name]} checked={rule[name] ?? false} onChange={(on) => onChange({ [name]: on })} />
  )
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="pb-1 font-medium">{t.dedupe.keys}</legend>
        <div className="flex max-h-56 flex-col gap-1.5 overflow-auto p-0.5">
          <Checkbox
            label={t.dedupe.allFields}
            checked={rule.keys === undefined}
            onChange={(on) => onChange({ keys: on ? undefined : [] })}
          />
          <CheckboxList
            options={fields.map((name) => ({ value: name, label: name }))}
            chosen={rule.keys ?? fields}
            onChange={(next) =>
              onChange({ keys: next.length === fields.length ? undefined : fields.filter((one) => next.includes(one)) })
            }
          />
        </div>
      </fieldset>
      <SelectField
        label={t.dedupe.keep}
        value={rule.keep ?? 'first'}
        onChange={(keep) => onChange({ keep })}
        options={choicesOf(['first', 'last'], t.dedupe.keeps)}
      />
      {check('ignoreCase')}
      {check('ignoreAccents')}
      {check('trim')}
    </div>
  )
}
