import type { Catalog } from '../../question/catalog.ts'
import { compile } from '../../question/index.ts'
import type { Question } from '../../question/question.contract.ts'
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
