import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dataSources } from '../../../lib/texts/en/data-sources.ts'
import { readConnectionUrl } from './connection-url.ts'

const filled = (url: string) => {
  const read = readConnectionUrl(url)
  assert.ok('draft' in read, 'problem' in read ? read.problem(dataSources.connect.url) : '')
  return read
}
const problem = (url: string): string => {
  const read = readConnectionUrl(url)
  assert.ok('problem' in read)
  return read.problem(dataSources.connect.url)
}

test('a URL fills in kind, host, port, database, user and password', () => {
  assert.deepEqual(filled(' postgres://reader:p%40ss:%2Fword@db.example.com:6543/sales?sslmode=require '), {
    type: 'POSTGRES',
    draft: {
      host: 'db.example.com',
      port: '6543',
      database: 'sales',
      username: 'reader',
      password: 'p@ss:/word',
      ssl: true,
    },
    unused: [],
  })
})

for (const [url, type, change] of [
  ['postgresql+psycopg2://u@[::1]/d', 'POSTGRES', { host: '::1', port: '5432', ssl: false, password: '' }],
  ['jdbc:postgresql://h/d?user=u&password=s%26s', 'POSTGRES', { username: 'u', password: 's&s' }],
  ['mysql://u:p@h/shop?ssl-mode=DISABLED', 'MYSQL', { port: '3306', database: 'shop', ssl: false }],
  ['mariadb://u:p@h/shop?ssl-mode=no-verify', 'MYSQL', { ssl: true, verifyCertificate: false }],
  ['clickhouse://default:p@ch.example.com/web', 'CLICKHOUSE', { port: '8443', ssl: true }],
  ['clickhouse+http://h/web?secure=false', 'CLICKHOUSE', { port: '', ssl: false }],
  ['clickhouses://h:443/web', 'CLICKHOUSE', { port: '443', ssl: true }],
  ['jdbc:redshift://c.example.com:5439/dev?user=u', 'REDSHIFT', { port: '5439', database: 'dev', username: 'u' }],
  ['trino://u@t.example.com/lake/web', 'TRINO', { port: '443', ssl: true, database: 'lake.web' }],
  ['mssql://u:p@h/shop?encrypt=true', 'SQLSERVER', { port: '1433', database: 'shop', ssl: true }],
  ['sqlserver://u:p@h:1434/shop?trustServerCertificate=true', 'SQLSERVER', { port: '1434', verifyCertificate: false }],
  [
    'Server=tcp:db.example.com,1434;Initial Catalog=shop;User ID=u;Password="a;""b";Encrypt=True;TrustServerCertificate=yes',
    'SQLSERVER',
    {
      host: 'db.example.com',
      port: '1434',
      database: 'shop',
      username: 'u',
      password: 'a;"b',
      ssl: true,
      verifyCertificate: false,
    },
  ],
  [
    'Data Source=h\\SQLEXPRESS,1500;Database=shop;Uid=u;Pwd=p=1;Encrypt=no',
    'SQLSERVER',
    { host: 'h', port: '1500', password: 'p=1', ssl: false },
  ],
  [
    'jdbc:sqlserver://h:1433;databaseName=shop;user=u;password=p;encrypt=true',
    'SQLSERVER',
    { host: 'h', port: '1433', database: 'shop', username: 'u', password: 'p' },
  ],
  [
    'snowflake://reader@myorg-shop/sales/public?warehouse=W&role=R',
    'SNOWFLAKE',
    { host: 'myorg-shop', port: '', database: 'sales.public', warehouse: 'W', role: 'R', ssl: true },
  ],
  [
    'jdbc:snowflake://xy12345.eu-central-1.snowflakecomputing.com/?db=sales&schema=public&user=u',
    'SNOWFLAKE',
    { host: 'xy12345.eu-central-1.snowflakecomputing.com', database: 'sales.public', username: 'u' },
  ],
  ['bigquery://my-project/shop?location=EU', 'BIGQUERY', { projectId: 'my-project', datasets: 'shop', location: 'EU' }],
] as const)
  test(`reads ${url}`, () => {
    const read = filled(url)
    assert.equal(read.type, type)
    assert.deepEqual({ ...read.draft, ...change }, read.draft)
  })

test('settings that the form has no place for are named, without their values', () => {
  assert.deepEqual(filled('Server=h;Password=p;MultipleActiveResultSets=False;').unused, ['multipleactiveresultsets'])
  assert.deepEqual(filled('postgres://u:p@h/d?application_name=x&sslrootcert=/a.pem').unused, [
    'application_name',
    'sslrootcert',
  ])
})

for (const [url, told] of [
  ['db.example.com', /not a connection URL.*postgres:\/\/user:password@host/],
  ['host=db dbname=sales', /not a connection URL/],
  ['mongodb://u:hidden@h/d', /mongodb:\/\/ is not a kind of database we know\. We know postgres:\/\/, mysql:/],
  ['postgres://u:hid/den@h/d', /%2F/],
  ['postgres://u:hid#den@h/d', /%23/],
  ['postgres://u:hid?den@h/d', /%3F/],
  ['postgres://u:hidden%@h/d', /plain % as %25/],
  ['postgres://u:hidden@/d', /no host/],
  ['postgres://u:hidden@a,b/d', /several hosts/],
  ['postgres://u:hidden@h:99999/d', /99999 is not between 1 and 65535/],
  ['postgres://u:hidden@a b/d', /"a b" is not a host name/],
  ['postgres://u:hidden', /%40/],
  ['bigquery:///shop', /no project/],
  ['Server=;Password=hidden', /no host/],
  ['Server=a b;Password=hidden', /"a b" is not a host name/],
] as const)
  test(`says what is wrong with ${url}, and nothing of the password`, () => {
    assert.match(problem(url), told)
    assert.doesNotMatch(problem(url), /hid|den\b/)
  })
