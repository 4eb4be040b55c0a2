import type { Migration } from '../../platform/database/migrate.ts'
import { column, createIndex, createTable, ofTeam, timestamps } from '../declare-table.ts'

/** Questions that people keep under a name, and which of them each person looks at most. */
export const savedQuestions: Migration = {
  name: '019-saved-questions',
  async up({ schema }) {
    await createTable(schema, 'saved_questions', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      name: column.text,
      description: column.textOrNull,
      folder: column.textOrNull,
      question: column.text,
      createdByUserId: column.text,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'saved_questions_space', 'saved_questions', ['teamId', 'spaceId'])
    await createTable(schema, 'favourite_questions', {
      teamId: column.partOf('teams'),
      questionId: column.partOf('saved_questions'),
      userId: column.text,
    })
      .addPrimaryKeyConstraint('favourite_questions_pk', ['userId', 'questionId'])
      .execute()
  },
}
