import type { Migration } from '../../platform/database/migrate.ts'

/** Questions that people keep under a name, and which of them each person looks at most. */
export const savedQuestions: Migration = {
  name: '019-saved-questions',
  async up({ schema }) {
    await schema
      .createTable('saved_questions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('folder', 'text')
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('saved_questions_space').on('saved_questions').columns(['teamId', 'spaceId']).execute()
    await schema
      .createTable('favourite_questions')
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('questionId', 'text', (column) =>
        column.notNull().references('saved_questions.id').onDelete('cascade'),
      )
      .addColumn('userId', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('favourite_questions_pk', ['userId', 'questionId'])
      .execute()
  },
}
