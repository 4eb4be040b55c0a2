import { t } from '../../lib/texts/index.ts'
import type { Choice, MenuStep } from './menu-step.ts'
import { fieldOf, homesOf, reachedBy } from './question-parts.ts'
import type { Question, QuestionChange, SpaceCatalog } from './questions.queries.ts'

/** Which columns a list of rows has: choosing one adds it, choosing it again takes it away. */
export function columnStep(question: Question, catalog: SpaceCatalog): MenuStep {
  const listed = question.fields ?? []
  const choices = reachedBy(homesOf(question, catalog), catalog).flatMap((dataset) =>
    dataset.fields.flatMap((field): Choice[] => {
      const of = fieldOf(dataset.name, field.name)
      const at = listed.findIndex((one) => JSON.stringify(one.of) === JSON.stringify(of))
      const change: QuestionChange = at === -1 ? { add: 'fields', value: { of } } : { drop: `fields[${at}]` }
      // The last one stays, or nothing would be asked.
      return at !== -1 && listed.length === 1
        ? []
        : [
            {
              id: `${dataset.name} ${field.name}`,
              label: field.label,
              group: dataset.label,
              checked: at !== -1,
              changes: [change],
            },
          ]
    }),
  )
  return { kind: 'choices', placeholder: t.questions.findField, choices }
}
