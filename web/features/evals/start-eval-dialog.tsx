import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CancelOr } from '../../components/form/button.tsx'
import { TextareaField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { SkeletonRows } from '../../components/page/states.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { agentsQuery, type ModelInfo, modelChoicesQuery, spaceQuery } from '../spaces/spaces.queries.ts'
import { startEval, type VariantChoice } from './evals.queries.ts'

type Compare = 'nothing' | 'model' | 'instructions'
const asSpace = '\u0000'
type DialogProps = { spaceId: string; questions: number; onClose: () => void }

/** Chooses what is asked: one variant, or two side by side. */
export function StartEvalDialog({ spaceId, questions, onClose }: DialogProps) {
  const models = useQuery(modelChoicesQuery)
  const agents = useQuery(agentsQuery(spaceId))
  const space = useQuery(spaceQuery(spaceId))
  const chat = models.data?.filter(({ purpose }) => purpose === 'chat')
  return (
    <Dialog
      onClose={onClose}
      title={t.evals.startTitle}
      description={t.evals.startText(t.evals.questions(questions, format.number(questions)))}
    >
      {chat && agents.data && space.data ? (
        <StartForm
          spaceId={spaceId}
          models={chat}
          own={
            chat.find(({ modelId }) => modelId === space.data.modelId)?.name ??
            chat.find(({ isDefault }) => isDefault)?.name ??
            '–'
          }
          instructions={agents.data[0]?.instructions ?? ''}
          onClose={onClose}
        />
      ) : (
        <SkeletonRows count={3} />
      )}
    </Dialog>
  )
}

type FormProps = Pick<DialogProps, 'spaceId' | 'onClose'> & { models: ModelInfo[]; own: string; instructions: string }

function StartForm({ spaceId, models, own, instructions, onClose }: FormProps) {
  const navigate = useNavigate()
  const { values, entry } = useForm(() => ({
    model: asSpace,
    compare: 'nothing' as Compare,
    other: models.at(-1)?.id ?? asSpace,
    instructions,
  }))
  const choiceOf = (id: string): VariantChoice => {
    const model = models.find((one) => one.id === id)
    return model ? { providerId: model.providerId, modelId: model.modelId } : {}
  }
  const start = useMutation({
    mutationFn: () => {
      const first = choiceOf(values.model)
      if (values.compare === 'model') return startEval(spaceId, [first, choiceOf(values.other)])
      if (values.compare === 'instructions')
        return startEval(spaceId, [first, { ...first, instructions: values.instructions }])
      return startEval(spaceId, [first])
    },
    onSuccess: ({ id }) => void navigate({ to: '/spaces/$spaceId/evals/$evalId', params: { spaceId, evalId: id } }),
  })
  const options = [
    { value: asSpace, label: t.evals.modelOfSpace(own) },
    ...models.map(({ id, name }) => ({ value: id, label: name, hint: id })),
  ]
  const compares: Compare[] = ['nothing', 'model', 'instructions']
  return (
    <Form onSubmit={() => start.mutate()} error={start.error}>
      <SelectField label={t.words.model} {...entry('model')} options={options} />
      <SelectField label={t.evals.compare} {...entry('compare')} options={choicesOf(compares, t.evals.compareWith)} />
      {values.compare === 'model' ? (
        <SelectField label={t.evals.otherModel} {...entry('other')} options={options} />
      ) : null}
      {values.compare === 'instructions' ? (
        <TextareaField
          label={t.evals.instructions}
          hint={t.evals.instructionsHint}
          rows={7}
          maxLength={20_000}
          {...entry('instructions')}
        />
      ) : null}
      <CancelOr onCancel={onClose} busy={start.isPending}>
        {t.evals.submit}
      </CancelOr>
    </Form>
  )
}
