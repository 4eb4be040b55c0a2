import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, describe, test } from 'node:test'
import { defaultImportLimits, importSpreadsheet, UnreadableFileError } from '../index.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-databases-'))
after(() => rmSync(folder, { recursive: true, force: true }))
let made = 0

function database(sql: string, then: (db: DatabaseSync) => void = () => {}): string {
  const file = path.join(folder, `${++made}.db`)
  const db = new DatabaseSync(file, { defensive: false })
  db.exec(sql)
  then(db)
  db.close()
  return file
}

async function imported(input: string, limits = {}) {
  const output = `${input}.out`
  const twin = `${input}.twin`
  const wanted = { path: twin, onFailure: assert.fail }
  const options = { input, fileName: 'shop.db', output, twin: wanted, limits: { ...defaultImportLimits, ...limits } }
  const { type, report } = await importSpreadsheet(options)
  const db = new DatabaseSync(output, { readOnly: true })
  const all = (sql: string) => {
    const statement = db.prepare(sql)
    statement.setReadBigInts(true)
    return statement.all().map((row) => ({ ...row }))
  }
  return { type, report, all, twin, close: () => db.close() }
}

/** Refused for a reason, and nothing is left of it. */
const refused = (input: string, reason: RegExp, limits = {}) =>
  assert.rejects(imported(input, limits), (error) => {
    assert.ok(error instanceof UnreadableFileError, String(error))
    assert.match(error.reason, reason)
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.startsWith(`${path.basename(input)}.`)),
      [],
    )
    return true
  })

describe('SQLite files as uploads', () => {
  test('tables come over value by value, with their keys', async () => {
    const file = database(`
      create table customers (id integer primary key, name varchar(20) not null collate nocase, "odd ""name" text);
      create table orders (customer int references customers(id), day date, amount numeric, paid boolean, raw blob, any_thing,
        n int, primary key (customer, day)) without rowid;
      insert into customers values (-9223372036854775808, 'Ann', null), (9007199254740993, 'Bo', 'x'), (7, 'Cy', 'Ünï');
      insert into orders values (7, '2024-01-01', 1.5, 1, x'00ff', 1, 1), (7, '2024-01-02', 2, 0, null, 'one', 9007199254740993);
      create index later on orders (day);
    `)
    const { type, report, all, close } = await imported(file)
    assert.equal(type, 'SQLITE')
    assert.deepEqual([report.file.format, report.warnings], ['sqlite', []])
    assert.deepEqual(
      report.tables.map(({ name, rows, columns }) => [
        name,
        rows,
        columns.map((c) => `${c.name} ${c.type} ${c.nulls}`),
      ]),
      [
        ['customers', 3, ['id other 0', 'name text 0', 'odd "name text 1']],
        [
          'orders',
          2,
          [
            'customer integer 0',
            'day date 0',
            'amount other 0',
            'paid boolean 0',
            'raw other 1',
            'any_thing other 0',
            'n other 0',
          ],
        ],
      ],
    )
    assert.deepEqual(all('select * from customers order by id'), [
      { id: -9223372036854775808n, name: 'Ann', 'odd "name': null },
      { id: 7n, name: 'Cy', 'odd "name': 'Ünï' },
      { id: 9007199254740993n, name: 'Bo', 'odd "name': 'x' },
    ])
    assert.deepEqual(
      all('select amount, typeof(amount) a, hex(raw) h, typeof(any_thing) t, n from orders order by day'),
      [
        { amount: 1.5, a: 'real', h: '00FF', t: 'integer', n: 1n },
        { amount: 2n, a: 'integer', h: '', t: 'text', n: 9007199254740993n },
      ],
    )
    assert.deepEqual(all('pragma foreign_key_list(orders)').length, 1)
    assert.deepEqual(
      all("select name from sqlite_schema where name not like 'sqlite_%' order by name").map(({ name }) => name),
      ['_tallyroom_meta', 'customers', 'orders'],
    )
    close()
  })

  test('a column is what all its values are, however many columns there are', async () => {
    const values = ["1, '1', 1.5, x'00', 9007199254740993", "0, 'x', 2.5, 7, 1", "null, null, 'y', null, null"]
    const columns = Array.from(
      { length: 400 },
      (_, c) => `b${c} boolean, t${c} text, r${c} real, x${c} blob, i${c} int`,
    )
    const rows = values.map((row) => `(${Array(400).fill(row)})`)
    const { report, close } = await imported(database(`create table t (${columns}); insert into t values ${rows}`))
    const { columns: found } = report.tables[0]!
    assert.equal(found.length, 2000)
    for (const c of [0, 1995])
      assert.deepEqual(
        found.slice(c, c + 5).map(({ type, nulls, warnings }) => [type, nulls, ...warnings]),
        [
          ['boolean', 1],
          ['text', 1],
          ['other', 0, 'holds values of several types: real, text'],
          ['other', 1, 'holds values of several types: integer, blob'],
          ['other', 1],
        ],
      )
    close()
  })

  test('what would have to be run is left out, and told', async () => {
    const file = database(`
      create table t (a int, b int generated always as (a * 2) virtual, c int generated always as (a * 3) stored,
        check (a < 100));
      insert into t (a) values (1), (2);
      create view v as select load_extension('/tmp/evil') from t;
      create trigger g after insert on t begin delete from t; end;
      create virtual table words using fts5(body);
      insert into words values ('one two');
      create table _tallyroom_meta (table_name text);
    `)
    const { report, all, close } = await imported(file)
    assert.deepEqual(report.warnings, [
      'left out: the view “v”: only tables are read',
      'left out: the trigger “g”: nothing is ever run',
      'left out: the virtual table “words”: only a program could read it',
      'left out: the table “_tallyroom_meta”: its name is reserved',
    ])
    assert.deepEqual(
      report.tables.map(({ name, warnings }) => [name, warnings]),
      [['t', ['left out, as they are computed when they are read: b']]],
    )
    assert.deepEqual(all('select * from t'), [
      { a: 1n, c: 3n },
      { a: 2n, c: 6n },
    ])
    assert.deepEqual(all("select count(*) n from sqlite_schema where type in ('view', 'trigger')"), [{ n: 0n }])
    close()
  })

  test('a large table has its columns beside it; a log that was not sent is told of', async () => {
    const file = database('pragma journal_mode = wal; create table big (n int, word text)', (db) => {
      db.exec(
        "with recursive c(i) as (select 1 union all select i + 1 from c where i < 60000) insert into big select i, 'w' || (i % 9) from c; pragma wal_checkpoint(truncate)",
      )
    })
    const { report, twin, all, close } = await imported(file)
    assert.deepEqual(all('select count(*) n, sum(n) s from big'), [{ n: 60_000n, s: 1_800_030_000n }])
    assert.deepEqual(report.warnings, [
      'the database kept changes in a file beside it (-wal): what was only there is not in the upload',
    ])
    assert.ok(existsSync(twin))
    close()
  })

  test('broken, hostile and oversized ones are refused with a reason', async () => {
    const good = 'create table t (a text); insert into t values (zeroblob(9000)), (zeroblob(9000))'
    const rows =
      'with recursive c(i) as (select 1 union all select i + 1 from c where i < 5000) insert into t select i from c;'
    const many = database(`create table t (a text); ${rows}`)
    const bytes = readFileSync(many)

    const short = database(good)
    truncateSync(short, 4096)
    await refused(short, /the database is damaged/)
    const flipped = path.join(folder, 'flipped.db')
    const broken = Buffer.from(bytes)
    for (let page = 1; page * 4096 < broken.length; page++) broken.fill(0xa5, page * 4096, page * 4096 + 64)
    writeFileSync(flipped, broken)
    await refused(flipped, /the database is damaged/)
    const nothing = path.join(folder, 'nothing.db')
    writeFileSync(nothing, Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4080, 7)]))
    await refused(nothing, /the database is damaged: file is not a database/)

    const schema = (change: string) =>
      database(good, (db) => db.exec(`pragma writable_schema = on; update sqlite_schema set ${change}`))
    await refused(
      schema(`sql = 'create table t (a text, b int generated always as (nope(a)))'`),
      /damaged|no tables|no such/,
    )
    await refused(schema(`sql = 'drop table x'`), /the database is damaged: malformed database schema/)
    await refused(schema('rootpage = 9999'), /the database is damaged/)
    await refused(schema(`type = 'view', sql = 'create view t as select 1'`), /the database has no tables|damaged/)

    await refused(database('create table t (a); drop table t'), /the database has no tables/)
    await refused(database('create view v as select 1'), /the database has no tables; left out: the view “v”/)
    await refused(database("pragma encoding = 'UTF-16'; create table t (a text)"), /UTF-16: only UTF-8 is read/)
    await refused(
      database(Array.from({ length: 1001 }, (_, i) => `create table t${i} (a);`).join('')),
      /the database has 1001 tables, the limit is 1000/,
    )
    await refused(database(good), /a value of the database is larger than is allowed/, { maxCellBytes: 5000 })
    await refused(database('create table t (a, b, c)'), /3 columns, the limit is 2/, { maxColumns: 2 })
    const wide = Array.from({ length: 1000 }, (_, c) => `c${c}`)
    await refused(
      database(Array.from({ length: 60 }, (_, t) => `create table t${t} (${wide});`).join('')),
      /the tables of the file have more than 10000 columns together/,
    )
  })
})
