import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EvalQuestion, judge } from './compare.ts'
import { haveCorpora } from './corpora-bench.ts'
import { chinookQuestions, newsroomQuestions, northwindQuestions } from './corpora-questions.ts'
import { normalise, sameDenotation } from './denotation.ts'
import {
  freshChinookQuestions,
  freshNewsroomQuestions,
  freshNorthwindQuestions,
  freshShopQuestions,
} from './fresh-questions.ts'
import { type Bench, existingDatabase, importedNewsroom, importedShop } from './imported-bench.ts'
import { laterChinookQuestions, laterShopQuestions } from './later-questions.ts'
import {
  officeChinookQuestions,
  officeNewsroomQuestions,
  officeNorthwindQuestions,
  officeShopQuestions,
} from './office-questions.ts'
import { shopQuestions } from './shop-questions.ts'

const rightOf = async (open: () => Promise<Bench>, questions: EvalQuestion[]) => {
  const bench = await open()
  try {
    const wrong = questions
      .filter((q) => !judge(bench, q).right)
      .map((q) => (typeof q.ask === 'string' ? q.ask : q.ask.join(' / ')))
    return { asked: questions.length, wrong }
  } finally {
    bench.close()
  }
}

test('the built-in analyst answers at least nine in ten questions to the sample shop, imported like any upload', async () => {
  const { asked, wrong } = await rightOf(importedShop, [
    ...shopQuestions,
    ...officeShopQuestions,
    ...laterShopQuestions,
    ...freshShopQuestions,
  ])
  assert.ok(asked >= 100)
  assert.ok(wrong.length / asked <= 0.1, `wrong: ${wrong.join('; ')}`)
})

test('it answers at least nine in ten questions to data that nobody here made', {
  skip: haveCorpora() ? false : 'no corpora beside the repository',
}, async () => {
  const results = [
    await rightOf(
      () => existingDatabase('chinook/Chinook_Sqlite.sqlite', '2026-01-15'),
      [...chinookQuestions, ...officeChinookQuestions, ...laterChinookQuestions, ...freshChinookQuestions],
    ),
    await rightOf(
      () => existingDatabase('northwind/northwind.sqlite', '1998-06-01'),
      [...northwindQuestions, ...officeNorthwindQuestions, ...freshNorthwindQuestions],
    ),
    await rightOf(importedNewsroom, [...newsroomQuestions, ...officeNewsroomQuestions, ...freshNewsroomQuestions]),
  ]
  const asked = results.reduce((sum, r) => sum + r.asked, 0)
  const wrong = results.flatMap((r) => r.wrong)
  assert.ok(asked >= 100)
  assert.ok(wrong.length / asked <= 0.1, `wrong: ${wrong.join('; ')}`)
})

test('denotations are compared as normalised strings, numbers and dates', () => {
  assert.equal(normalise('Álvaro "Al" Gómez[3] (captain)'), 'alvaro "al" gomez')
  assert.ok(sameDenotation(['12,467'], [12467]))
  assert.ok(sameDenotation(['January 20, 2007'], ['2007-01-20']))
  assert.ok(sameDenotation(['a', 'b'], ['B', 'A']))
  assert.ok(!sameDenotation(['a', 'b'], ['a']))
  assert.ok(!sameDenotation(['3'], [4]))
})
