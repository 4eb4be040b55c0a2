import { z } from 'zod'
import type { SampleFile } from '../../engine/samples/index.ts'
import { type EngineWorkers, workErrors } from '../../engine/workers/index.ts'
import { type AppRoute, teamRoute } from '../access/index.ts'
import { addSpreadsheetFile, dataSource, type UploadDeps } from '../data-sources/index.ts'
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
  createParts: CreateSpaceDeps
  linkParts: LinkDeps
  upload: UploadDeps
  workers: EngineWorkers
}

const name = 'Sample shop'
const about =
  'A small shop over three years: products, customers, orders, order lines, returns and marketing spend. Made up.'

export function sampleRoutes({ createParts, linkParts, upload, workers }: SampleDeps): AppRoute[] {
  // The same bytes each time; writing the workbook takes a second.
  let made: SampleFile[] | undefined
  return [
    teamRoute('POST', '/samples', {
      summary: 'Makes a space with sample data to try things on',
      description: 'The sample goes the way of an upload and becomes an ordinary data source.',
      tag: 'Spaces',
      may: ['spaces:write', 'data-sources:write'],
      status: 201,
      answer: z.object({ space, dataSources: z.array(dataSource), links: z.array(spaceDataSource) }),
      errors: [workErrors.busy],
      async handle({ caller, request, signal }) {
        made ??= await workers.run('makeSamples', undefined, { teamId: caller.teamId, signal })
        const sources = []
        for (const file of made)
          sources.push(
            await addSpreadsheetFile(
              upload,
              caller,
              request,
              { fileName: file.name, name: file.name.replace(/\.\w+$/, ''), bytes: file.bytes },
              signal,
            ),
          )
        const shop = await inFreeName((free) => createSpace(createParts, caller, { name: free, description: about }))
        const links = []
        for (const source of sources)
          links.push((await linkDataSource(linkParts, caller.teamId, shop.id, { dataSourceId: source.id })).link)
        return { space: shop, dataSources: sources, links }
      },
    }),
  ]
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
