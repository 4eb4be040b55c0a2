import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeField, type DraftDocument, ownOf, synonymsOf, withOwn, withSynonyms, withText } from './ossie-draft.ts'

const document: DraftDocument = {
  version: '0.2.0.dev0',
  semantic_model: [
    {
      name: 'shop',
      datasets: [
        {
          name: 'orders',
          source: 'orders',
          fields: [
            {
              name: 'amount',
              expression: { dialects: [{ dialect: 'ANSI_SQL', expression: 'amount' }] },
              custom_extensions: [
                { vendor_name: 'OTHERS', data: 'kept' },
                {
                  vendor_name: 'TALLYROOM',
                  data: '{"role":"measure","aggregation":"sum","suggested":["role","aggregation"]}',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
const amount = (from: DraftDocument) => from.semantic_model![0]!.datasets[0]!.fields![0]!

test('what a person changes is no longer suggested, and what others wrote is kept', () => {
  const after = amount(changeField(document, 'orders', 0, (field) => withOwn(field, { aggregation: 'avg' })))
  assert.deepEqual(ownOf(after), { role: 'measure', aggregation: 'avg', suggested: ['role'] })
  assert.deepEqual(after.custom_extensions![0], { vendor_name: 'OTHERS', data: 'kept' })
  assert.equal(ownOf(amount(document)).aggregation, 'sum', 'the document before is as it was')
})

test('synonyms and texts come and go without a trace', () => {
  const field = withSynonyms(amount(document), ['revenue'])
  assert.deepEqual(synonymsOf(field), ['revenue'])
  assert.equal('ai_context' in withSynonyms(field, []), false)
  const told = withSynonyms({ ...field, ai_context: 'in euros' }, ['revenue'])
  assert.deepEqual(told.ai_context, { instructions: 'in euros', synonyms: ['revenue'] })
  assert.equal(withText(field, 'label', 'Amount').label, 'Amount')
  assert.equal('label' in withText({ ...field, label: 'Amount' }, 'label', ' '), false)
})
