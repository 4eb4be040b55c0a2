import type { ApiKey, ApiKeyChange, NewApiKeyAnswer as NewKey } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { ApiKey, NewKey }
export type KeyFields = ApiKeyChange

export const apiKeysQuery = listQuery(['api-keys'], '/api-keys')

export const nameOf = (key: ApiKey) => key.name ?? t.apiKeys.unnamed
const reload = () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
const put = (changed: ApiKey) =>
  queryClient.setQueryData(apiKeysQuery.queryKey, (all) => all?.map((one) => (one.id === changed.id ? changed : one)))

export const createKey = (fields: KeyFields) => client.post('/api-keys', { body: fields }).finally(reload)

export const changeKey = async (id: string, fields: KeyFields) =>
  put(await client.patch('/api-keys/{keyId}', { path: { keyId: id }, body: fields }))

export const switchKey = (key: ApiKey, enabled: boolean) =>
  undoable({
    do: () => changeKey(key.id, { enabled }),
    undo: () => changeKey(key.id, { enabled: key.enabled }),
    message: enabled ? t.apiKeys.turnedOn(nameOf(key)) : t.apiKeys.turnedOff(nameOf(key)),
  }).catch(() => undefined)

/** Switched off at once, so that it stops working now; deleted when the time to undo is over. */
export const deleteKey = (key: ApiKey) =>
  undoable({
    do: async () => {
      if (key.enabled) await client.patch('/api-keys/{keyId}', { path: { keyId: key.id }, body: { enabled: false } })
      queryClient.setQueryData(apiKeysQuery.queryKey, (all) => all?.filter((one) => one.id !== key.id))
    },
    undo: async () => {
      if (key.enabled) await client.patch('/api-keys/{keyId}', { path: { keyId: key.id }, body: { enabled: true } })
      await reload()
    },
    settle: () => client.delete('/api-keys/{keyId}', { path: { keyId: key.id }, keepalive: true }).finally(reload),
    message: t.apiKeys.deleted(nameOf(key)),
  }).catch(() => undefined)
