import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { pino } from 'pino'
import { forEachEngine } from '../../test/databases.ts'
import { makeServiceKey, startGoogleChat } from '../../test/servers/google-chat.ts'
import { startSlack } from '../../test/servers/slack.ts'
import { makeTeam } from '../../test/teams.ts'
import { readConfig } from '../config.ts'
import { createGoogleChatStore } from '../features/google-chat/google-chat.store.ts'
import { sealedFor } from '../features/slack/tokens.ts'
import { createWorkspaceStore } from '../features/slack/workspaces.store.ts'
import type { TeamChatMessage, TeamChats } from '../features/team-chats/index.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open.ts'
import { newId } from '../platform/ids.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { createSecrets } from '../platform/secrets.ts'
import { createTeamChats } from './team-chats.ts'

const now = '2026-01-01T00:00:00.000Z'
const log = pino({ level: 'silent' })
const message: TeamChatMessage = {
  title: 'Weekly sales',
  markdown: '**North** leads.',
  table: { columns: ['region', 'amount'], rows: [['North', 100]] },
  chart: { png: new Uint8Array([137, 80, 78, 71]), alt: 'Amount by region' },
  file: { name: 'sales.pdf', contentType: 'application/pdf', body: new Uint8Array([37, 80, 68, 70]) },
  link: { url: 'https://tally.example/reports/1', label: 'Open the report' },
}

forEachEngine((_engine, open) => {
  describe('what is sent to team chats', () => {
    let database: Database
    let end: () => Promise<void>
    let slack: Awaited<ReturnType<typeof startSlack>>
    let google: Awaited<ReturnType<typeof startGoogleChat>>
    let chats: TeamChats & { close(): void }
    let place: { teamId: string; spaceId: string }
    let other: { teamId: string }
    const [workspaceId, linkId] = [newId(), newId()]
    before(async () => {
      ;({ database, end } = await open())
      place = await makeTeam(database)
      other = await makeTeam(database)
      slack = await startSlack({ 'xoxb-1': { id: 'T1', name: 'Shop', channels: ['C1'] } })
      const account = makeServiceKey('bot@shop-123.iam.gserviceaccount.com')
      google = await startGoogleChat(account, ['spaces/AAA'])
      const secrets = createSecrets('x'.repeat(32))
      const common = {
        enabled: 1,
        lastEventAt: null,
        lastError: null,
        createdByUserId: 'u',
        createdAt: now,
        updatedAt: now,
      }
      const row = { id: workspaceId, ...place, ...common, workspaceId: 'T1', workspaceName: 'Shop' }
      const tokens = {
        botToken: secrets.encrypt('xoxb-1', sealedFor.botToken),
        signingSecret: secrets.encrypt('s', sealedFor.signingSecret),
      }
      await createWorkspaceStore(database).insert({ ...row, ...tokens }, database.queries)
      const code = { sealedCode: null, codeHash: null, codeExpiresAt: null }
      const space = { id: linkId, ...place, ...common, ...code, googleSpace: 'spaces/AAA', displayName: 'Sales' }
      await createGoogleChatStore(database).insert(space, database.queries)
      const env = {
        ...google.env,
        TALLYROOM_SLACK_API_URL: slack.apiUrl,
        TALLYROOM_GOOGLE_CHAT_KEY: JSON.stringify(account.file),
      }
      chats = createTeamChats({
        config: readConfig(env),
        database,
        clock: systemClock,
        log,
        secrets,
        workers: null as never,
        jobs: createJobs({ database, clock: systemClock, log }),
        analyst: { ask: null as never },
        spaces: null as never,
        address: () => 'https://tally.example',
      })
    })
    after(async () => {
      chats.close()
      await Promise.all([slack.close(), google.close()])
      await end()
    })

    test('stands in Slack as blocks, with the chart and the file in its thread', async () => {
      await chats.send(place.teamId, { kind: 'slack', workspaceId, channel: 'C1' }, message)
      const [posted] = slack.messages
      assert.deepEqual(
        posted?.blocks.map(({ type }) => type),
        ['header', 'markdown', 'table', 'context'],
      )
      assert.deepEqual(
        slack.files.map(({ name, channel, threadTs, bytes }) => [name, channel, threadTs, bytes.length]),
        [
          ['chart.png', 'C1', posted?.ts, 4],
          ['sales.pdf', 'C1', posted?.ts, 4],
        ],
      )
    })

    test('a file that Slack refuses is told in the thread, and the message is not sent again', async () => {
      const before = slack.messages.length
      slack.fail('files.getUploadURLExternal', 200, 'missing_scope')
      await chats.send(place.teamId, { kind: 'slack', workspaceId, channel: 'C1' }, message)
      const [posted, note] = slack.messages.slice(before)
      assert.equal(note?.threadTs, posted?.ts)
      assert.match(note!.text, /could not be attached\. The app lacks a permission/)
    })

    test('stands in Google Chat as text and a card', async () => {
      await chats.send(place.teamId, { kind: 'google-chat', space: 'spaces/AAA' }, message)
      const [posted] = google.messages
      assert.match(posted!.text, /^\*Weekly sales\*\n\n\*North\* leads\./)
      const card = JSON.stringify(posted!.cards)
      assert.match(card, /"imageUrl":"https:\/\/tally\.example\/api\/team-chat-files\/\w{43}"/)
      assert.match(card, /"Open the report".*"sales\.pdf"/)
    })

    test('is refused for other teams, for what is disabled, and when the vendor says no', async () => {
      const target = { kind: 'slack', workspaceId, channel: 'C1' } as const
      const fails = (teamId: string, to: Parameters<TeamChats['send']>[1], code: string) =>
        assert.rejects(chats.send(teamId, to, message), (error: { code?: string }) => error.code === code)
      await fails(other.teamId, target, 'team-chat-b/not-found')
      await fails(other.teamId, { kind: 'google-chat', space: 'spaces/AAA' }, 'team-chat-a/not-found')
      await fails(place.teamId, { ...target, channel: 'C-none' }, 'team-chat-b/refused')
      assert.deepEqual(await chats.connected(other.teamId, target), false)
      assert.deepEqual(await chats.connected(place.teamId, target), true)
      await createWorkspaceStore(database).update(place.teamId, workspaceId, { enabled: 0 }, database.queries)
      await fails(place.teamId, target, 'team-chat-b/disabled')
      await createGoogleChatStore(database).update(place.teamId, linkId, { enabled: 0 }, database.queries)
      await fails(place.teamId, { kind: 'google-chat', space: 'spaces/AAA' }, 'team-chat-a/disabled')
    })
  })
})
