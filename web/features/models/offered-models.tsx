import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { FormError } from '../../components/form/form.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { OfferedModel } from './models.queries.ts'

const factsOf = ({ contextTokens, inputPrice, outputPrice }: OfferedModel): string =>
  [
    ...(contextTokens === null ? [] : [t.models.context(format.compact(contextTokens))]),
    ...(inputPrice === null || outputPrice === null
      ? []
      : [t.models.prices(format.number(inputPrice), format.number(outputPrice))]),
  ].join(' · ')

type OfferedProps = {
  list: UseMutationResult<OfferedModel[], Error, void>
  /** Where it is asked for is known. */
  ready: boolean
  onChoose: (model: OfferedModel) => void
}

/** What the provider itself says that it has, to choose from instead of typing. */
export function OfferedModels({ list, ready, onChoose }: OfferedProps) {
  const [chosen, setChosen] = useState<string>()
  const choose = (id: string) => {
    setChosen(id)
    const model = list.data?.find(({ modelId }) => modelId === id)
    if (model) onChoose(model)
  }
  if (!list.data)
    return (
      <div className="flex flex-col items-start gap-2">
        <Button size="small" busy={list.isPending} disabled={!ready} onClick={() => list.mutate()}>
          {t.models.list}
        </Button>
        {list.error ? <FormError error={list.error} /> : null}
      </div>
    )
  return (
    <SelectField
      label={t.models.offered}
      hint={list.data.length === 0 ? t.models.offersNone : undefined}
      value={chosen}
      onChange={choose}
      options={list.data.map((model) => ({ value: model.modelId, label: model.name, hint: factsOf(model) }))}
    />
  )
}
