import { z } from 'zod'
import { modelsOf, type OssieMetric } from '../../engine/catalog/index.ts'
import type { SampleFile } from '../../engine/samples/index.ts'
import { type EngineWorkers, workErrors } from '../../engine/workers/index.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { by } from '../audit-log/index.ts'
import { addSpreadsheetFile, dataSource, type UploadDeps } from '../data-sources/index.ts'
import type { Definitions, Saver } from '../definitions/index.ts'
import {
  type CreateSpaceDeps,
  createSpace,
  type LinkDeps,
  linkDataSource,
  space,
  spaceDataSource,
  spaceErrors,
} from '../spaces/index.ts'

export type SampleDeps = {
  createDeps: CreateSpaceDeps
  linkDeps: LinkDeps
  upload: UploadDeps
  workers: EngineWorkers
  definitions: Pick<Definitions, 'save' | 'standing'>
}

const name = 'Sample shop'
const about =
  'A small shop over three years: products, customers, orders, order lines, returns and marketing spend. Made up.'

export function sampleRoutes({ createDeps, linkDeps, upload, workers, definitions }: SampleDeps): AppRoute[] {
  // The same bytes each time; writing the workbook takes a second.
  let made: SampleFile[] | undefined
  return tagged('Spaces', [
    teamRoute('POST', '/samples', {
      summary: 'Makes a space with sample data to try things on',
      description:
        'The sample goes the way of an upload and becomes an ordinary data source, with metrics in its definitions.',
      may: ['spaces:write', 'data-sources:write'],
      status: 201,
      answer: z.object({ space, dataSources: z.array(dataSource), links: z.array(spaceDataSource) }),
      errors: [workErrors.busy],
      async handle({ caller, request, signal }) {
        made ??= await workers.run('makeSamples', undefined, { teamId: caller.teamId, userId: caller.userId, signal })
        const sources = []
        for (const { name: fileName, bytes, metrics } of made) {
          const file = { fileName, name: fileName.replace(/\.\w+$/, ''), bytes }
          const source = await addSpreadsheetFile(upload, caller, request, file, signal)
          await defineMetrics(definitions, by(caller, request), source.id, metrics)
          sources.push(source)
        }
        const shop = await inFreeName((free) => createSpace(createDeps, caller, { name: free, description: about }))
        const links = []
        for (const source of sources)
          links.push((await linkDataSource(linkDeps, caller, shop.id, { dataSourceId: source.id })).link)
        return { space: shop, dataSources: sources, links }
      },
    }),
  ])
}

async function defineMetrics(
  definitions: SampleDeps['definitions'],
  saver: Saver,
  dataSourceId: string,
  metrics: OssieMetric[],
): Promise<void> {
  const { shown } = await definitions.standing(saver, { dataSourceId })
  const document = structuredClone(shown)
  for (const { model } of modelsOf(document)) model.metrics = metrics
  await definitions.save(saver, { dataSourceId }, JSON.stringify(document), undefined)
}

/** A second sample space gets a number. */
async function inFreeName<T>(make: (name: string) => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await make(n === 1 ? name : `${name} ${n}`)
    } catch (error) {
      if (n >= 100 || (error as { code?: string }).code !== spaceErrors.nameTaken.definition.code) throw error
    }
  }
}
