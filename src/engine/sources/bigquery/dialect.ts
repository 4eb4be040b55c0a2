import { portOf } from '../../connection.ts'
import { type Dialect, fixForNetwork, qualifiedBy } from '../dialect.ts'

const nameOf = qualifiedBy('escaped-backticks')

export const dialect: Dialect = {
  quoting: 'escaped-backticks',
  table: nameOf,
  contains: (column, placeholder) => `strpos(lower(${column}), ${placeholder}) > 0`,
  port: (connection) => portOf(connection, 443),
  sample(table, rows) {
    const from = nameOf(table)
    // Reading costs money: a sample reads only the blocks it takes, which views do not allow.
    const percent = table.rows && table.rows > rows ? Math.max(1, Math.ceil((rows / table.rows) * 100)) : null
    const sample =
      percent !== null && percent < 100 && table.kind === 'table' ? ` TABLESAMPLE SYSTEM (${percent} PERCENT)` : ''
    return { sql: `SELECT * FROM ${from}${sample} LIMIT ${rows}`, sampled: table.rows === null || table.rows > rows }
  },
  readOnlyRole: ({ projectId }) => [
    `gcloud iam service-accounts create tallyroom-reader --project ${projectId ?? 'PROJECT'}`,
    ...['roles/bigquery.dataViewer', 'roles/bigquery.jobUser'].map(
      (right) =>
        `gcloud projects add-iam-policy-binding ${projectId ?? 'PROJECT'} --member serviceAccount:tallyroom-reader@${projectId ?? 'PROJECT'}.iam.gserviceaccount.com --role ${right}`,
    ),
  ],
  fixFor(failure, connection) {
    const { code, message } = failure
    if (code === 'BAD_KEY') return `${message} Give the whole JSON file of a service account's key.`
    if (code === '401')
      return 'Google does not take the key. It may have been deleted: make a new one for the service account.'
    if (code === '403')
      return `The service account may not use BigQuery in project ${connection.projectId}. Grant it "BigQuery Job User" and "BigQuery Data Viewer".`
    if (code === '404')
      return connection.database
        ? `There is no dataset "${connection.database}" in project ${connection.projectId}. Check both names, and the location.`
        : `There is no project ${connection.projectId}. Check its id.`
    if (/DECODER|PEM|private key|asn1/i.test(message))
      return 'The private key in the JSON is damaged. Paste the file again, whole.'
    return fixForNetwork(failure, {
      ...connection,
      host: connection.endpoint ?? 'bigquery.googleapis.com',
      port: portOf(connection, 443),
    })
  },
}
