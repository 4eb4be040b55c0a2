import { startAnthropic } from '../test/servers/anthropic.ts'
import type { Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { addMember, call, setUp, startService } from './harness.ts'
import { openStream, question } from './streams.ts'

/** What the scripted model says when nothing was written down for it. */
export const plain: Turn = { text: ['It is ', 'so.'] }

/** A service, an owner and a member, and two models that do as they are told. */
export async function startScriptedChats() {
  let turns: Turn[] = []
  const script = () => turns.shift() ?? plain
  const [openai, anthropic] = await Promise.all([startOpenAI(script), startAnthropic(script)])
  const service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
  const owner = await setUp(service)
  const { key } = owner
  return {
    service,
    owner,
    key,
    member: await addMember(service, owner, 'member', 'Mia Member'),
    openai,
    anthropic,
    /** What a model does next, and after that. */
    play(...next: Turn[]) {
      turns = next
    },
    ask: (chat: string, id: string, text: string, as = key) =>
      openStream(service, as, 'POST', `${chat}/messages`, question(id, text)),
    sessions: async (spaceId: string, query = '') =>
      (await call(service, 'GET', `/spaces/${spaceId}/sessions${query}`, { key })).body,
    async stop() {
      await service.stop()
      await Promise.all([openai.close(), anthropic.close()])
    },
  }
}
