import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateError } from './private-error.ts'

const names = ['people', 'name', 'salary', 'Hired At']
const sql = 'select cast(name as integer) + salry from people'

test('a cell that an engine quotes is left out, whatever marks stand around it', () => {
  for (const [said, told] of [
    [
      "Conversion Error: Could not convert string 'Ann Lee' to INT32",
      "Conversion Error: Could not convert string '…' to INT32",
    ],
    ['invalid input syntax for type integer: "Ann"', 'invalid input syntax for type integer: "…"'],
    ["Truncated incorrect INTEGER value: 'Ann'", "Truncated incorrect INTEGER value: '…'"],
    ['Bad int64 value: 50321', '… int64 value: …'],
    ['Invalid Input Error: Ann earns 50321', 'Invalid Input Error: …'],
    ['date/time field value out of range: "1999-02-31"', 'date/time field value out of range: "…"'],
  ] as const)
    assert.equal(privateError(said, sql, names), told)
})

test('a statement that was refused before it read a row can be mended', () => {
  for (const said of [
    'no such column: salry',
    'column "salry" does not exist',
    "Unknown column 'salry' in 'field list'",
  ])
    assert.match(privateError(said, sql, names), /salry/)
  assert.equal(privateError("could not convert 'salry'", sql, names).includes('salry'), false)
})

test('names of the schema stay', () => {
  assert.equal(
    privateError('column Hired At must be in the group by clause', sql, names),
    'column Hired At must be in the group by clause',
  )
})
