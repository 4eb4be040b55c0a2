import type { ChangedServiceSettings, MailInput, ServiceSettings } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { getQuery, queryClient } from '../../lib/query.ts'
import { meQuery } from '../../lib/session.ts'

export type { MailInput, ServiceSettings }

export const serviceSettingsQuery = getQuery(['service-settings'], '/service/settings')

export async function changeServiceSettings(change: ChangedServiceSettings): Promise<void> {
  queryClient.setQueryData(serviceSettingsQuery.queryKey, await client.patch('/service/settings', { body: change }))
  // Which model is the default is told with the models.
  await queryClient.invalidateQueries({ queryKey: ['models'] })
  // And whether mail can be sent, with the person.
  await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}

export const sendTestMail = () => client.post('/service/settings/test-mail')
