import { useState } from 'react'
import type { Condition } from '../../../src/client/index.ts'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { t } from '../../lib/texts/index.ts'
import { type MenuStep, setCondition } from './menu-step.ts'
import { fieldOf } from './question-parts.ts'
import type { QuestionChange } from './questions.queries.ts'

type OfStep = Omit<Extract<MenuStep, { kind: 'numbers' }>, 'kind'> & { onChange: (changes: QuestionChange[]) => void }

/** Numbers between two ends; an end that is left open is none. */
export function NumberStep({ found: { dataset, field }, path, condition, onChange }: OfStep) {
  const of = fieldOf(dataset.name, field.name)
  const before = endsIn(condition)
  const [least, setLeast] = useState(before.least)
  const [most, setMost] = useState(before.most)
  const ends: Condition[] = [
    ...(least === '' ? [] : [{ compare: '>=', left: of, right: { value: Number(least) } } as const]),
    ...(most === '' ? [] : [{ compare: '<=', left: of, right: { value: Number(most) } } as const]),
  ]
  const [only, ...more] = ends
  const submit = () => only && onChange([setCondition(path, more.length === 0 ? only : { all: ends })])
  return (
    <Form onSubmit={submit} className="p-3">
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={t.questions.atLeast}
          autoFocus
          type="number"
          step="any"
          value={least}
          placeholder={field.min === null ? '' : String(field.min)}
          onChange={setLeast}
        />
        <TextField
          label={t.questions.atMost}
          type="number"
          step="any"
          value={most}
          placeholder={field.max === null ? '' : String(field.max)}
          onChange={setMost}
        />
      </div>
      <div className="flex justify-between gap-2">
        <Button size="small" onClick={() => onChange([setCondition(path, { missing: of })])}>
          {t.questions.missing}
        </Button>
        <Button type="submit" look="primary" size="small" disabled={ends.length === 0}>
          {t.questions.apply}
        </Button>
      </div>
    </Form>
  )
}

function endsIn(condition: Condition | null): { least: string; most: string } {
  const parts = !condition ? [] : 'all' in condition ? condition.all : [condition]
  const end = (sign: '>=' | '<=') => {
    const part = parts.find((one) => 'compare' in one && one.compare === sign)
    return part && 'compare' in part && 'right' in part && 'value' in part.right ? String(part.right.value) : ''
  }
  return { least: end('>='), most: end('<=') }
}

/** From one day to another; an end that is left open is none. */
export function RangeStep({ found: { dataset, field }, path, condition, onChange }: OfStep) {
  const now = condition && 'during' in condition && 'from' in condition.period ? condition.period : null
  const dayOf = (text: string | number | null | undefined) => (typeof text === 'string' ? text.slice(0, 10) : '')
  const [from, setFrom] = useState(dayOf(now?.from))
  const [to, setTo] = useState(dayOf(now?.to))
  const submit = () =>
    onChange([
      setCondition(path, {
        during: fieldOf(dataset.name, field.name),
        period: { from: from === '' ? null : from, to: to === '' ? null : to },
      }),
    ])
  return (
    <Form onSubmit={submit} className="p-3">
      <TextField label={t.words.from} autoFocus type="date" value={from} max={to} onChange={setFrom} />
      <TextField label={t.words.to} type="date" value={to} min={from} onChange={setTo} />
      <Button
        type="submit"
        look="primary"
        size="small"
        className="self-end"
        disabled={(from === '' && to === '') || (from !== '' && to !== '' && to < from)}
      >
        {t.questions.apply}
      </Button>
    </Form>
  )
}
