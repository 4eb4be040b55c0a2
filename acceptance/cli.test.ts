import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { ModelServer, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { commandLine, terminalProgram } from './cli-harness.ts'
import { call, makeKey, type Service, startService } from './harness.ts'
import { makeSpace, manyWords, sales, useModel } from './streams.ts'

const commands = [
  'serve',
  'setup',
  'upload',
  'ask',
  'query',
  'export',
  'definitions',
  'evals',
  'backup',
  'restore',
  'doctor',
]
const slow: Turn = { text: manyWords(2000), pauseMs: 20 }

describe('the command line', () => {
  const cli = commandLine()
  let service: Service
  let key: string
  let spaceId: string
  let model: ModelServer
  let turns: Turn[] = []

  before(async () => {
    model = await startOpenAI(() => turns.shift() ?? slow)
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
  })
  after(async () => {
    await service?.stop()
    await model?.close()
    cli.clean()
  })

  test('help says what each command takes, and a typing error is told with what was meant', async () => {
    const overview = await cli.run(['--help'])
    assert.equal(overview.code, 0)
    const helps = await Promise.all(commands.map((name) => cli.run([name, '--help'])))
    for (const [i, name] of commands.entries()) {
      assert.match(overview.stdout, new RegExp(`^  ${name} `, 'm'))
      assert.equal(helps[i]!.code, 0)
      for (const part of [`Usage\n  tallyroom ${name}`, 'Options\n', '--help', 'Examples\n'])
        assert.ok(helps[i]!.stdout.includes(part), `${name}: ${part}`)
      assert.equal(helps[i]!.stdout.includes('\x1b'), false, 'no colours in a pipe')
    }
    const wrong: [string[], RegExp][] = [
      [['aks'], /no command "aks"\n {2}did you mean ask\?/],
      [['ask', 'Shop', 'x', '--jsn'], /ask has no option --jsn\n {2}did you mean --json\?/],
      [['ask', 'Shop'], /too few arguments: tallyroom ask SPACE QUESTION/],
      [['ask', 'Shop', 'how', 'many'], /too many arguments \(from "many"\).*\n {2}put quotes/],
      [['query', 'a', 'b', '--csv'], /--csv needs a value: --csv FILE/],
      [['export', 'dashbord', 'x', 'y.pdf'], /did you mean dashboard\?/],
      [['export', 'report', 'x', 'y.doc'], /"doc" is no format.*\n {2}.*\.pdf/],
    ]
    const answers = await Promise.all(wrong.map(([words]) => cli.run(words, { env: { TALLYROOM_API_KEY: 'x' } })))
    for (const [i, { code, stderr, stdout }] of answers.entries()) {
      assert.equal(code, 2, stderr)
      assert.match(stderr, wrong[i]![1])
      assert.equal(stdout, '')
    }
  })

  test('serve starts the service where its options say, and stops it in good order', async () => {
    const running = cli.start(['serve', '--port', '0', '--data-dir', 'served'], { env: { TALLYROOM_URL: 'http://x' } })
    let printed = ''
    const url = await new Promise<string>((resolve, reject) => {
      running.child.stdout!.on('data', (chunk) => {
        printed += chunk
        const address = /Tallyroom is ready: open (http\S+?)"/.exec(printed)?.[1]
        if (address) resolve(address)
      })
      running.ended.then(({ stderr }) => reject(new Error(stderr)))
    })
    assert.equal((await call({ url }, 'GET', '/health')).status, 200)
    assert.ok(existsSync(cli.path('served/tallyroom.db')))
    running.child.kill('SIGTERM')
    assert.equal((await running.ended).code, 0)
    const refused = await cli.run(['serve', '--port', 'many'])
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /^tallyroom: PORT: must be a whole number/)
  })

  test('without a service or a key it says so, each with an exit code of its own', async () => {
    const unset = await cli.run(['query', 'x', 'select 1', '--url', service.url])
    assert.equal(unset.code, 4)
    assert.match(unset.stderr, /no key.*\n {2}run "tallyroom setup/)
    const wrong = await cli.run(['query', 'x', 'select 1', '--url', service.url], {
      env: { TALLYROOM_API_KEY: 'tly_x' },
    })
    assert.equal(wrong.code, 4)
    assert.match(wrong.stderr, /auth\/jwt-invalid/)
    const nowhere = await cli.run(['ask', 'x', 'y'], {
      env: { TALLYROOM_URL: 'http://127.0.0.1:9', TALLYROOM_API_KEY: 'tly_x' },
    })
    assert.equal(nowhere.code, 3)
    assert.match(nowhere.stderr, /cannot be reached.*\n {2}is it running\?/)
  })

  test('setup makes the first administrator and keeps the key where only its owner reads it', async () => {
    const missing = await cli.run(['setup', '--url', service.url, '--name', 'Ada'])
    assert.equal(missing.code, 2)
    assert.match(missing.stderr, /--email is missing/)
    const words = ['setup', '--url', service.url, '--name', 'Ada', '--email', 'ada@example.com', '--team', 'First']
    const made = await cli.run([...words, '--password-file', '-', '--json'], { input: 'correct horse battery\n' })
    assert.equal(made.code, 0, made.stderr)
    const { user, team, file } = JSON.parse(made.stdout)
    assert.equal(user.email, 'ada@example.com')
    assert.equal(team.name, 'First')
    assert.equal(statSync(file).mode & 0o777, 0o600)
    key = JSON.parse(readFileSync(file, 'utf8')).default.key
    assert.equal((await call(service, 'GET', '/me', { key })).status, 200)

    // A second time there is somebody: it takes a key, under another name here.
    const second = await makeKey(service, { key })
    const other = await cli.run(['setup', '--url', service.url, '--profile', 'other', '--key-file', '-'], {
      input: `${second}\n`,
    })
    assert.equal(other.code, 0, other.stderr)
    assert.match(other.stdout, /Ada <ada@example\.com>, team First/)
    const bad = await cli.run(['setup', '--url', service.url, '--key-file', '-'], { input: 'tly_wrong\n' })
    assert.equal(bad.code, 4)
    assert.equal(JSON.parse(readFileSync(file, 'utf8')).default.key, key, 'the profile is as it was')
    assert.equal((await cli.run(['query', 'x', 'select 1', '--profile', 'nobody'])).code, 4)
  })

  test('upload tells its progress and how the file was read, and adds it to a space', async () => {
    spaceId = await makeSpace(service, key, 'Shop')
    writeFileSync(cli.path('sales.csv'), sales)
    const sent = await cli.run(['upload', 'sales.csv', '--name', 'Sales', '--space', 'shop'])
    assert.equal(sent.code, 0, sent.stderr)
    assert.match(sent.stdout, /^✔ Sales [0-9a-f-]{36}\n {2}sales: 4 rows, 3 columns\n$/)
    assert.match(sent.stderr, /sales\.csv: 100%/)
    const links = await call(service, 'GET', `/spaces/${spaceId}/data-sources`, { key })
    assert.equal(links.body.length, 1)

    writeFileSync(cli.path('more.csv'), `${sales}West,7,2024-04-01\n`)
    const replaced = await cli.run(['upload', 'more.csv', '--replace', 'Sales', '--json'])
    const { dataSource, importReport } = JSON.parse(replaced.stdout)
    assert.equal(dataSource.id, links.body[0].dataSourceId ?? links.body[0].dataSource.id)
    assert.equal(importReport.tables[0].rows, 5)
    assert.equal(replaced.stderr, '', 'JSON alone')

    writeFileSync(cli.path('april.csv'), 'Region,Amount,Day\nWest,0,2024-04-02\n')
    await cli.run(['upload', 'sales.csv', '--name', 'Year'])
    const added = await cli.run(['upload', 'april.csv', '--append', 'Year'])
    assert.equal(added.code, 0, added.stderr)
    assert.match(added.stdout, /^✔ Year [0-9a-f-]{36}\n {2}sales: 1 row added\n/)
    const refused = await cli.run(['upload', 'april.csv', '--append', 'Year', '--name', 'x'])
    assert.deepEqual([refused.code, /--append does not go with --name/.test(refused.stderr)], [2, true])
    writeFileSync(cli.path('other.csv'), 'Town\nBonn\n')
    const unfit = await cli.run(['upload', 'other.csv', '--append', 'Year'])
    assert.equal(unfit.code, 1)
    assert.match(unfit.stderr, /its columns are not those of sales/)

    writeFileSync(cli.path('empty.csv'), '')
    const mixed = await cli.run(['upload', 'empty.csv', 'sales.csv'])
    assert.equal(mixed.code, 1)
    assert.match(mixed.stderr, /✖ empty\.csv: .+/)
    assert.match(mixed.stdout, /^✔ sales\.csv/)
    assert.equal((await cli.run(['upload', 'nothing.csv'])).code, 2)
  })

  test('query draws a table, and gives CSV and JSON to programs', async () => {
    const sql = 'select region, sum(amount) as total from sales where amount > :least group by 1 order by 1'
    const drawn = await cli.run(['query', 'Sales', sql, '--param', 'least=6'])
    assert.equal(drawn.code, 0, drawn.stderr)
    assert.equal(drawn.stdout, 'region  total\n------  -----\nNorth     250\nSouth     100\nWest        7\n')
    assert.match(drawn.stderr, /^3 rows, \d+ ms\n$/)
    const sources: { id: string; name: string }[] = (await call(service, 'GET', '/data-sources', { key })).body
    const { id } = sources.find(({ name }) => name === 'Sales')!
    const json = await cli.run(['query', id, '-', '--json'], { input: 'select count(*) as n from sales' })
    assert.deepEqual(JSON.parse(json.stdout).data, [{ n: 5 }])
    const csv = await cli.run(['query', 'Sales', sql, '--param', 'least=50', '--csv', '-'])
    assert.equal(csv.stdout, 'region,total\r\nNorth,250\r\nSouth,60\r\n')
    const wrong = await cli.run(['query', 'Sales', 'selec'])
    assert.equal(wrong.code, 1)
    assert.match(wrong.stderr, /data-sources\/query-failed/)
    const unknown = await cli.run(['query', 'Salse', 'select 1'])
    assert.equal(unknown.code, 5)
    assert.match(unknown.stderr, /no data source "Salse"\n {2}did you mean "Sales"\?/)
  })

  test('Ctrl-C leaves a query, which is how the service learns to stop it', async () => {
    // In the place of the service, to see when the query has been asked and when it is left.
    const asked = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const held = createHttpServer((request, response) => {
      if (request.method === 'GET')
        return response.setHeader('content-type', 'application/json').end('[{"id":"a","name":"Sales"}]')
      response.once('close', left.resolve)
      asked.resolve()
    })
    await new Promise<void>((resolve) => held.listen(0, '127.0.0.1', resolve))
    try {
      const url = `http://127.0.0.1:${(held.address() as { port: number }).port}`
      const running = cli.start(['query', 'Sales', 'select 1'], { env: { TALLYROOM_URL: url, TALLYROOM_API_KEY: 'x' } })
      await asked.promise
      running.child.kill('SIGINT')
      await left.promise
      assert.equal((await running.ended).code, 130)
    } finally {
      held.close()
    }
  })

  test('ask streams the answer, draws its table, and can write it', async () => {
    const asked = await cli.run(['ask', 'Shop', 'total amount by region', '--csv', 'answer.csv', '--sql'])
    assert.equal(asked.code, 0, asked.stderr)
    assert.match(asked.stdout, /^Total .+\n(.+\n)*\nregion +\S.*\n-+ +-+\n/)
    assert.match(asked.stdout, /North +250\n/)
    assert.match(asked.stderr, /· reading the question/)
    assert.match(asked.stderr, /· querying.*\n· +SELECT/i)
    const [, chat] = /chat ([0-9a-f-]{36})/.exec(asked.stderr) ?? []
    assert.ok(chat)
    assert.match(readFileSync(cli.path('answer.csv'), 'utf8'), /^region,.+\r\nNorth,250\r\n/)

    const followed = await cli.run(['ask', 'Shop', 'total amount by region', '--chat', chat, '--json'])
    const answer = JSON.parse(followed.stdout)
    assert.equal(answer.chatId, chat)
    assert.equal(answer.error, null)
    assert.ok(answer.queries.length > 0 && answer.text.length > 0)
    assert.ok(answer.table.rows.some((row: unknown[]) => row.includes(250)))
    const kept = await call(service, 'GET', `/spaces/${spaceId}/chats/${chat}`, { key })
    assert.equal(kept.body.messages.length, 4)
    assert.equal((await cli.run(['ask', 'Nowhere at all', 'x'])).code, 5)
  })

  test('Ctrl-C stops an answer at the service too', async () => {
    const slowSpace = await makeSpace(service, key, 'Slow')
    await useModel(service, key, slowSpace, 'openai', 'slow', model.url)
    const running = cli.start(['ask', 'Slow', 'Slowly'])
    let printed = ''
    await new Promise<void>((resolve) =>
      running.child.stdout!.on('data', (chunk) => {
        printed += chunk
        if (printed.includes('wordd ')) resolve()
      }),
    )
    running.child.kill('SIGINT')
    const { code, stderr } = await running.ended
    assert.equal(code, 130, stderr)
    const [, chat] = /chat ([0-9a-f-]{36})/.exec(stderr) ?? []
    const { body } = await call(service, 'GET', `/spaces/${slowSpace}/chats/${chat}`, { key })
    assert.equal(body.lastRun.status, 'cancelled')
    assert.ok(!body.messages[1].parts.some(({ text }: { text?: string }) => text?.includes('wordbjjj')))
  })

  test('a sentence that is written again is broken off on the terminal, and is no part of the answer', async () => {
    const scripted: Turn[] = [{ text: ['There are ', '311 of them.'] }, { text: ['Nobody knows.'] }]
    turns = [...scripted]
    const shown = await cli.run(['ask', 'Slow', 'How many are there?'])
    assert.equal(shown.stdout, 'There are …\nNobody knows.\n', shown.stderr)
    turns = [...scripted]
    const told = await cli.run(['ask', 'Slow', 'How many are there?', '--json'])
    assert.equal(JSON.parse(told.stdout).text, 'Nobody knows.')
  })

  test('at a terminal it asks, shows nothing of what is secret, and draws', {
    skip: !existsSync(terminalProgram),
  }, async () => {
    const typed = await makeKey(service, { key })
    const signedIn = await cli.converse(['setup', '--profile', 'typed'], {}, [
      [/Address of the service.*: /, service.url],
      [/API key: /, typed],
    ])
    assert.equal(signedIn.code, 0, signedIn.shown)
    assert.ok(signedIn.shown.includes('\x1b[32m✔'), 'in colours')
    assert.ok(!signedIn.shown.includes(typed), 'the key is not shown')
    const words = ['backup', 'typed.backup', '--data-dir', service.folder, '--passphrase']
    const backup = await cli.converse(words, {}, [
      [/Passphrase: /, 'open sesame'],
      [/The same again: /, 'open sesame'],
    ])
    assert.equal(backup.code, 0, backup.shown)
    assert.ok(!backup.shown.includes('sesame'), 'nor a passphrase, also when it is asked for again')
    assert.match(backup.shown, /Backup: files .*█+/)
    const checked = await cli.converse(['restore', 'typed.backup', '--check'], {}, [[/Passphrase: /, 'open sesame']])
    assert.equal(checked.code, 0, checked.shown)
    assert.match(checked.shown, /typed\.backup is whole/)
  })

  test('export writes queries, datasets, reports and dashboards as files', async () => {
    const begins = (name: string) => readFileSync(cli.path(name)).subarray(0, 4).toString('latin1')
    const exported = async (...words: string[]) => {
      const { code, stderr } = await cli.run(['export', ...words])
      assert.equal(code, 0, stderr)
    }
    await exported('query', 'Sales', 'select * from sales', 'rows.xlsx')
    assert.equal(begins('rows.xlsx'), 'PK\x03\x04')
    await exported('query', 'Sales', 'select * from sales', 'rows.parquet')
    assert.equal(begins('rows.parquet'), 'PAR1')

    const dataset = await call(service, 'POST', '/datasets', { key, json: { name: 'People', spaceId } })
    await call(service, 'POST', `/datasets/${dataset.body.id}/entries`, { key, json: { entries: [{ name: '=1+1' }] } })
    await exported('dataset', 'people', 'people.csv')
    assert.match(readFileSync(cli.path('people.csv'), 'utf8'), /'=1\+1/)

    const markup =
      '# Numbers\n\n```sql totals\nselect region, sum(amount) as total from sales group by 1\n```\n\n{% table query="totals" /%}\n'
    const dashboard = await call(service, 'POST', `/spaces/${spaceId}/dashboards`, {
      key,
      json: { title: 'Board', markup },
    })
    assert.equal(dashboard.status, 201, dashboard.text)
    await exported('dashboard', 'Board', 'board.pdf', '--space', 'Shop')
    assert.equal(begins('board.pdf'), '%PDF')
    await exported('dashboard', 'Board', 'board.md')
    assert.match(readFileSync(cli.path('board.md'), 'utf8'), /North.*250/)

    const report = await call(service, 'POST', '/reports', {
      key,
      json: { templateId: 'data-profile', spaceId, title: 'Profile' },
    })
    assert.equal(report.status, 201, report.text)
    for (;;) {
      const { body } = await call(service, 'GET', `/reports/${report.body.id}`, { key })
      assert.notEqual(body.status, 'failed')
      if (body.status === 'ready' || body.generatedAt) break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await exported('report', 'Profile', 'profile.html')
    assert.match(readFileSync(cli.path('profile.html'), 'utf8'), /<html/)
  })

  test('doctor finds what is broken and says how to mend it', async () => {
    const env = { TALLYROOM_DATA_DIR: service.folder, PORT: new URL(service.url).port }
    const fine = await cli.run(['doctor', '--json'], { env })
    assert.equal(fine.code, 0, fine.stdout)
    const checks: { name: string; state: string; mend?: string }[] = JSON.parse(fine.stdout).checks
    for (const name of [
      'Node',
      'Settings',
      'Data folder',
      'Disk',
      'Secret',
      'Database',
      'Datasets',
      'Migrations',
      'Port',
      'Queries',
      'Memory',
      'Models',
      'Profile',
    ])
      assert.equal(checks.find((check) => check.name === name)?.state, 'ok', `${name}: ${fine.stdout}`)

    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    writeFileSync(cli.path('a-file'), '')
    try {
      const broken = await cli.run(['doctor'], {
        env: {
          TALLYROOM_DATA_DIR: cli.path('a-file'),
          PORT: String((taken.address() as { port: number }).port),
          DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
          TALLYROOM_MODEL_URL: 'http://127.0.0.1:9/v1',
          TALLYROOM_SMTP_URL: 'smtp://127.0.0.1:9',
        },
      })
      assert.equal(broken.code, 1, broken.stderr)
      for (const said of [
        /✖ Data folder: .*\n {4}set TALLYROOM_DATA_DIR/,
        /✖ Database: PostgreSQL.*\n {4}start the server, or correct DATABASE_URL/,
        /✖ Port: another program.*\n {4}stop it, or set PORT/,
        /✖ Models: .*\n {4}check the address/,
        /✖ Mail: .*\n {4}start the mail server/,
        /5 broken/,
      ])
        assert.match(broken.stdout, said)
    } finally {
      taken.close()
    }
    const wrong = await cli.run(['doctor'], { env: { TALLYROOM_LOG_LEVEL: 'loud' } })
    assert.equal(wrong.code, 1)
    assert.match(wrong.stdout, /✖ Settings: TALLYROOM_LOG_LEVEL/)
  })
})
