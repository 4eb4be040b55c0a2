import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Service } from '../../acceptance/harness.ts'

const rows = 1_000_000
const groups = [
  'region',
  'channel',
  'status',
  'product',
  'segment',
  'size',
  'colour',
  'shift',
  'grade',
  'lane',
  'store',
]

/** A table of a million rows in a space of its own; answers the space's id. */
async function makeMillion({ url }: Pick<Service, 'url'>, key: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tallyroom-bench-'))
  try {
    const file = path.join(folder, 'sales.csv')
    const row = (i: number) =>
      `${(i * 7919) % 100_000},${groups.map((name, g) => `${name} ${Math.floor(i / (g + 1)) % (5 + g)}`).join()}`
    const parts = Array.from({ length: 100 }, (_, part) =>
      Array.from({ length: rows / 100 }, (_, i) => row((part * rows) / 100 + i)).join('\n'),
    )
    await writeFile(file, `amount,${groups.join()}\n${parts.join('\n')}\n`)
    const body = new FormData()
    body.append('file', await openAsBlob(file), 'sales.csv')
    const headers = { 'x-api-key': key }
    const post = async (address: string, json: object) =>
      (
        await fetch(`${url}/api${address}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(json),
        })
      ).json() as Promise<{ id: string }>
    const sent = await fetch(`${url}/api/data-sources/upload`, { method: 'POST', headers, body })
    const source = (await sent.json()) as { id: string }
    const space = await post('/spaces', { name: 'A million' })
    await post(`/spaces/${space.id}/data-sources`, { dataSourceId: source.id })
    return space.id
  } finally {
    await rm(folder, { recursive: true })
  }
}

export type ChipChange = { all: number; query: number }

/** Another field is grouped by, by its chip: from the click to the frame with the new chart, and what the service took of that. */
export async function chipChanges(page: Page, service: Pick<Service, 'url'>, key: string): Promise<ChipChange[]> {
  const spaceId = await makeMillion(service, key)
  const field = (name: string) => ({ field: { dataset: 'sales', field: name } })
  const question = { measures: [{ fn: 'sum', of: field('amount') }], by: [{ of: field(groups[0]!) }] }
  await page.goto(`${service.url}/explore?space=${spaceId}&q=${encodeURIComponent(JSON.stringify(question))}`)
  await page.locator('figure canvas').waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const changes: ChipChange[] = []
  for (const [i, name] of groups.slice(1).entries()) {
    await page.getByRole('button', { name: `Change by ${groups[i]}`, exact: true }).click()
    const option = page.getByRole('option', { name, exact: true }).first()
    await option.waitFor()
    await page.evaluate(watchChange, `by ${name}`)
    await option.click()
    changes.push(await page.evaluate(() => (window as unknown as { changed: Promise<ChipChange> }).changed))
  }
  // The first loads what the others need.
  return changes.slice(1)
}

/** Runs in the page: the sentence changes with the answer, and the chart is drawn in the frame after. */
function watchChange(words: string): void {
  const changed = new Promise<ChipChange>((resolve) => {
    addEventListener(
      'click',
      () => {
        const began = performance.now()
        performance.clearResourceTimings()
        const look = () => {
          const isThere = [...document.querySelectorAll('p[role=status]')].some((p) => p.textContent?.includes(words))
          if (!isThere || document.querySelector('[aria-busy=true]')) requestAnimationFrame(look)
          else
            requestAnimationFrame(() => {
              const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/questions'))
              resolve({ all: performance.now() - began, query: asked[0]?.duration ?? 0 })
            })
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
  Object.assign(window, { changed })
}
