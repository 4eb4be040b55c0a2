import { fieldLookOf } from '../../charts/field-looks.ts'
import type { FieldLook } from '../../formats/field-look.contract.ts'
import type { Catalog } from '../../question/catalog.ts'
import { compile } from '../../question/index.ts'
import type { Question } from '../../question/question.contract.ts'
import type { Workbench } from '../workbench.ts'
import type { AnswerColumn } from './cell-words.ts'

/** What an answer tells of the columns of its statement. */
export const toldColumns = (columns: ReturnType<typeof compile>['columns']): AnswerColumn[] =>
  columns.map(({ name, label, type, role, format, ref, asked }) => ({
    name,
    label,
    type,
    role,
    format,
    ref,
    asked,
  }))

export const columnsOf = (question: Question, catalog: Catalog): AnswerColumn[] =>
  toldColumns(compile(question, catalog).columns)

/** With how its columns read, by their names or labels, for wherever it is sent; as it is where it came from no question. */
export function withLooks<Part extends { columns: string[]; resultId?: string | undefined }>(
  { asked, catalog }: Pick<Workbench, 'asked' | 'catalog'>,
  part: Part,
): Part & { fields?: Record<string, FieldLook> } {
  const question = part.resultId === undefined ? undefined : asked.get(part.resultId)
  if (!question) return part
  const known = columnsOf(question, catalog)
  const looks = part.columns.flatMap((column) => {
    const found = known.find(({ name }) => name === column) ?? known.find(({ label }) => label === column)
    return found ? [[column, fieldLookOf(question.by, found)]] : []
  })
  return { ...part, fields: Object.fromEntries(looks) }
}
