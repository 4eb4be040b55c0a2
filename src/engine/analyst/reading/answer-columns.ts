import type { Catalog } from '../../question/catalog.ts'
import { compile } from '../../question/index.ts'
import type { Question } from '../../question/question.contract.ts'
import type { AnswerColumn } from './cell-words.ts'

export const columnsOf = (question: Question, catalog: Catalog): AnswerColumn[] =>
  compile(question, catalog).columns.map(({ name, label, type, role, format, ref, asked }) => ({
    name,
    label,
    type,
    role,
    format,
    ref,
    asked,
  }))
