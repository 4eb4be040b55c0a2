import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { TextareaField } from '../../components/form/fields.tsx'
import { FormError } from '../../components/form/form.tsx'
import type { SelectOption } from '../../components/form/select.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import {
  type Agent,
  agentsQuery,
  changeSpace,
  type ModelInfo,
  modelChoicesQuery,
  spaceQuery,
} from '../spaces/spaces.queries.ts'

const asTeam = '\u0000'

/** Who answers in a space, and how it is told to. */
export function AgentPanel({ spaceId }: { spaceId: string }) {
  const agents = useQuery(agentsQuery(spaceId))
  const models = useQuery(modelChoicesQuery)
  if (agents.isPending || models.isPending) return <SkeletonRows count={3} />
  const error = agents.error ?? models.error
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([agents.refetch(), models.refetch()])} />
  const first = agents.data?.[0]
  return (
    <div className="flex flex-col gap-5">
      <ModelChoice spaceId={spaceId} models={models.data ?? []} />
      {first ? <Instructions key={first.id} agent={first} /> : null}
    </div>
  )
}

function ModelChoice({ spaceId, models }: { spaceId: string; models: ModelInfo[] }) {
  const can = useCan()
  const { data: space } = useQuery(spaceQuery(spaceId))
  const change = useMutation({
    mutationFn: (fields: Parameters<typeof changeSpace>[1]) => changeSpace(spaceId, fields),
    onSuccess: () => toast(t.actions.saved),
  })
  if (!space) return null
  const chat = models.filter((model) => model.purpose === 'chat')
  const voice = models.filter((model) => model.purpose === 'transcription')
  const usual = chat.find((model) => model.isDefault)
  const chosen =
    space.modelId === null
      ? undefined
      : (chat.find(
          (model) =>
            model.modelId === space.modelId && (space.providerId === null || model.providerId === space.providerId),
        ) ?? null)
  const options: SelectOption<string>[] = [
    { value: asTeam, label: t.agent.modelDefault(usual?.name ?? '–') },
    ...chat.map((model) => ({ value: model.id, label: model.name, hint: model.id })),
    ...(chosen === null ? [{ value: 'gone', label: t.agent.modelGone, disabled: true }] : []),
  ]
  const choose = (id: string) => {
    const model = chat.find((one) => one.id === id)
    change.mutate({ modelId: model?.modelId ?? null, providerId: model?.providerId ?? null })
  }
  return (
    <>
      <SelectField
        label={t.words.model}
        hint={t.agent.modelHint}
        disabled={!can.write}
        value={chosen === null ? 'gone' : (chosen?.id ?? asTeam)}
        onChange={choose}
        options={options}
      />
      {voice.length > 0 ? (
        <SelectField
          label={t.words.voice}
          hint={t.agent.transcriptionHint}
          disabled={!can.write}
          value={space.transcriptionModelId ?? asTeam}
          onChange={(id) => change.mutate({ transcriptionModelId: id === asTeam ? null : id })}
          options={[
            { value: asTeam, label: t.agent.transcriptionNone },
            ...voice.map((model) => ({ value: model.modelId, label: model.name })),
          ]}
        />
      ) : null}
      {change.error ? <FormError error={change.error} /> : null}
    </>
  )
}

function Instructions({ agent }: { agent: Agent }) {
  const can = useCan()
  const [draft, setDraft] = useState(agent.instructions)
  const save = useMutation({
    mutationFn: () => client.patch('/agents/{id}', { path: { id: agent.id }, body: { instructions: draft } }),
    onSuccess: async () => {
      toast(t.actions.saved)
      await queryClient.invalidateQueries({ queryKey: agentsQuery(agent.spaceId).queryKey })
    },
  })
  return (
    <div className="flex flex-col gap-2">
      <TextareaField
        label={t.agent.instructions}
        hint={t.agent.instructionsHint}
        readOnly={!can.write}
        rows={9}
        maxLength={20_000}
        value={draft}
        onChange={setDraft}
      />
      {draft === agent.instructions ? null : (
        <div className="flex items-center justify-end gap-2">
          <span className="mr-auto text-12 text-muted">{t.words.notSaved}</span>
          <Button size="small" onClick={() => setDraft(agent.instructions)}>
            {t.actions.cancel}
          </Button>
          <Button size="small" look="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {t.actions.save}
          </Button>
        </div>
      )}
      {save.error ? <FormError error={save.error} /> : null}
    </div>
  )
}
