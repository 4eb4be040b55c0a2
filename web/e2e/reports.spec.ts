import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })

const slow = { timeout: 120_000 }

test('a report is made with its progress, read, exported, archived and taken out again; and one from a template of the team', async ({
  page,
  service,
}) => {
  await setUp(page, service)
  await page.request.post(`${service.url}/api/samples`)
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/reports`)
  await expect(page.getByText('No reports yet')).toBeVisible(slow)
  await inspect(page, 'reports-empty')
  await page.getByRole('button', { name: 'New report' }).click()
  await page.getByLabel('Title').fill('How the shop is doing')
  await inspect(page, 'report-new')
  await page.getByRole('button', { name: 'Make report' }).click()
  await expect(page.getByRole('heading', { name: 'How the shop is doing', level: 1 })).toBeVisible(slow)
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled(slow)
  await expect(page.getByText(/^.*Made .*From Shop/)).toBeVisible(slow)
  await inspect(page, 'report')
  // No mail server is set up: nothing to fill in that could not be sent.
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog')).toContainText('Choose how to send it.')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })).toBeHidden()
  await page.keyboard.press('Escape')

  for (const [label, ending, begin] of [
    ['PDF', 'pdf', '%PDF-'],
    ['Markdown', 'md', '#'],
  ] as const) {
    const download = page.waitForEvent('download', slow)
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: label }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`How the shop is doing.${ending}`)
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).toString('latin1').startsWith(begin)).toBe(true)
  }

  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to the archive' }).click()
  await expect(page.getByText('Moved to the archive')).toBeVisible(slow)
  await page.goto(`${service.url}/reports`)
  await page.getByRole('tab', { name: /Archive/ }).click()
  await expect(page.getByRole('link', { name: 'How the shop is doing' })).toBeVisible(slow)
  await inspect(page, 'reports')
  await page.getByRole('button', { name: 'More actions: How the shop is doing' }).click()
  await page.getByRole('menuitem', { name: 'Unarchive' }).click()
  await page.getByRole('tab', { name: 'Reports' }).click()
  await expect(page.getByRole('link', { name: 'How the shop is doing' })).toBeVisible(slow)

  // A template of one's own, tried on the data beside it.
  await page.getByRole('tab', { name: 'Templates' }).click()
  await expect(page.getByText('No templates of your own yet')).toBeVisible(slow)
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Channels of the week')
  const editor = page.getByRole('textbox', { name: 'Text of the dashboard' })
  await editor.fill(
    [
      '# Channels',
      '{% select name="channel" label="Channel" options="names" all=true /%}',
      '```sql names\nselect distinct channel from orders order by 1\n```',
      '```sql channels\nselect channel, count(*) as orders from orders where 1 = 1 [[and channel = {{channel}}]] group by 1 order by 2 desc\n```',
      '{% table query="channels" /%}',
    ].join('\n\n'),
  )
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('grid')).toContainText('Marketplace', slow)
  await inspect(page, 'report-template-editor')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByRole('link', { name: 'Channels of the week' })).toBeVisible(slow)
  await inspect(page, 'report-templates')
  await page.getByRole('button', { name: 'New report' }).click()
  await page.getByRole('combobox', { name: 'What kind of report' }).click()
  await page.getByRole('option', { name: 'Channels of the week' }).click()
  // It asks for what its controls ask for, and what only the reports that are built in know is gone.
  await expect(page.getByLabel('What is it about?')).toBeHidden()
  await page.getByRole('dialog').getByLabel('Channel').click()
  await page.getByRole('option', { name: 'Marketplace' }).click()
  await inspect(page, 'report-new-template')
  await page.getByRole('dialog').getByRole('button', { name: 'Make report' }).click()
  await expect(page.getByRole('grid')).toContainText('Marketplace', slow)
  await expect(page.getByRole('grid')).not.toContainText('Web')
  expect(faults).toEqual([])
})
