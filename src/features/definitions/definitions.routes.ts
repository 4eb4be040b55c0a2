import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type OssieDocument, suggestionId } from '../../engine/catalog/index.ts'
import type { Query, QueryOutcome } from '../../engine/sandbox/query.ts'
import { workErrors } from '../../engine/workers/index.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import type { HandlerContext } from '../../platform/http/route.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { readJson, writeJson } from '../../platform/workers/json-in-turns.ts'
import { type AppRoute, type Principal, tagged, teamRoute } from '../access/index.ts'
import { by } from '../audit-log/index.ts'
import { dataSourceErrors, queryFaults } from '../data-sources/index.ts'
import { spaceErrors } from '../spaces/index.ts'
import {
  checkedDefinitions,
  definitionsSaved,
  definitionsVersion,
  faultList,
  metricPreview,
  previewInput,
  suggestion,
  suggestionParams,
  versionParams,
} from './definitions.contract.ts'
import { definitionErrors } from './definitions.errors.ts'
import type { Owner } from './definitions.store.ts'
import type { Definitions } from './definitions.ts'
import { previewMetric } from './preview-metric.ts'
import { markOf, tagOf } from './version-tag.ts'

const yamlTypes = ['application/yaml', 'application/x-yaml', 'text/yaml']
const maxBytes = 2_000_000
/** Of many columns, what they mean is worked out by a worker. */
const workFaults = [workErrors.busy, workErrors.tooMuch]
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** YAML when it is asked for before JSON; JSON otherwise. */
async function send(
  definitions: Definitions,
  { request, reply, caller }: Pick<HandlerContext<Principal>, 'request' | 'reply' | 'caller'>,
  kept: Parameters<typeof tagOf>[0],
  document: OssieDocument,
): Promise<void> {
  const accept = request.headers.accept?.toLowerCase() ?? ''
  const places = yamlTypes.map((type) => accept.indexOf(type)).filter((at) => at >= 0)
  const json = accept.indexOf('application/json')
  const asYaml = places.length > 0 && (json < 0 || Math.min(...places) < json)
  const body = asYaml ? Buffer.from(await definitions.writeYaml(caller, document)) : await writeJson(document)
  const tag = await tagOf(kept, body)
  reply.header('etag', tag).header('vary', 'Accept')
  if (request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))
    void reply.code(304).send()
  else void reply.type(asYaml ? 'application/yaml; charset=utf-8' : 'application/json; charset=utf-8').send(body)
}

export const definitionRoutes = (deps: DefinitionRouteDeps): AppRoute[] => [
  ...routesOf(deps, {
    base: '/data-sources/:id/definitions',
    tag: 'Data sources',
    what: 'of a data source',
    read: 'data-sources:read',
    write: 'data-sources:write',
    notFound: dataSourceErrors.notFound,
    owner: (id) => ({ dataSourceId: id }),
  }),
  ...routesOf(deps, {
    base: '/spaces/:id/definitions',
    tag: 'Spaces',
    what: 'of a space: relationships and metrics across its data sources, and what holds in all of it',
    read: 'spaces:read',
    write: 'spaces:write',
    notFound: spaceErrors.notFound,
    owner: (id) => ({ spaceId: id }),
  }),
]

export type DefinitionRouteDeps = {
  definitions: Definitions
  runQuery(query: Query): Promise<QueryOutcome>
}

type Kind = {
  base: '/data-sources/:id/definitions' | '/spaces/:id/definitions'
  tag: string
  what: string
  read: 'data-sources:read' | 'spaces:read'
  write: 'data-sources:write' | 'spaces:write'
  notFound: typeof spaceErrors.notFound
  owner(id: string): Owner
}

function routesOf(deps: DefinitionRouteDeps, { base, tag, what, read, write, notFound, owner }: Kind): AppRoute[] {
  const { definitions } = deps
  const saver = (caller: Principal, request: FastifyRequest) => by(caller, request)
  const raw = {
    kind: 'raw',
    contentType: 'application/json',
    description: 'An Apache Ossie document; YAML when Accept asks for application/yaml',
  } as const
  const answered = (verb: 'accept' | 'dismiss') =>
    teamRoute('POST', `${base}/suggestions/:suggestionId/${verb}`, {
      summary: verb === 'accept' ? "Makes a suggestion a person's word" : 'Says that a suggestion does not hold',
      // What is wrong with them says what the data are.
      may: [write, read],
      params: suggestionParams,
      answer: definitionsSaved,
      errors: [notFound, definitionErrors.suggestionNotFound, definitionErrors.changed, ...workFaults],
      handle: ({ caller, params, request }) =>
        definitions.answer(saver(caller, request), owner(params.id), params.suggestionId, verb === 'accept'),
    })
  return tagged(tag, [
    teamRoute('GET', base, {
      summary: `What the data means: the definitions ${what}`,
      description: 'In the form of Apache Ossie. What nobody has said is suggested from the profile and marked so.',
      may: read,
      answer: raw,
      answerHeaders: { ETag: 'For If-Match when they are saved' },
      errors: [notFound, ...workFaults],
      async handle({ caller, params, request, reply }) {
        const { version, mark, shown } = await definitions.standing(caller, owner(params.id))
        await send(definitions, { request, reply, caller }, { version, mark }, shown)
      },
    }),
    teamRoute('PUT', base, {
      summary: `Saves the definitions ${what}`,
      description:
        'A whole document, as JSON or YAML. Nothing is kept when there is a fault: cause.faults lists all of them.',
      may: [write, read],
      bytesOf: ['application/json', ...yamlTypes],
      bodyLimit: maxBytes,
      answer: definitionsSaved,
      answerHeaders: { ETag: 'Of what was saved' },
      errors: [
        notFound,
        definitionErrors.invalid,
        definitionErrors.changed,
        definitionErrors.ifMatchNeeded,
        ...workFaults,
      ],
      async handle({ caller, params, request, reply }) {
        const text = decode(request.body as Buffer)
        const kept = await definitions.save(saver(caller, request), owner(params.id), text, request.headers['if-match'])
        reply.header('etag', await tagOf(kept))
        return { version: kept.version, faults: [] }
      },
    }),
    teamRoute('POST', `${base}/check`, {
      summary: 'Tells what is wrong with a document and what it would come to, without saving it',
      may: read,
      bytesOf: ['application/json', ...yamlTypes],
      bodyLimit: maxBytes,
      answer: checkedDefinitions,
      errors: [notFound, definitionErrors.invalid, ...workFaults],
      handle: ({ caller, params, request }) =>
        definitions.check(caller, owner(params.id), decode(request.body as Buffer)),
    }),
    teamRoute('POST', `${base}/preview`, {
      summary: 'The value of a metric by a document that is not saved yet, with its statement',
      // A value of the data, whatever it is of.
      may: 'data-sources:read',
      body: previewInput,
      bodyLimit: 2 * maxBytes,
      answer: metricPreview,
      errors: [notFound, ...workFaults, ...queryFaults],
      handle: ({ caller, params, body, signal }) =>
        previewMetric(deps, caller, { owner: owner(params.id), ...body, signal }),
    }),
    teamRoute('GET', `${base}/history`, {
      summary: 'Lists the versions of the definitions, newest first',
      may: read,
      query: pageQuery,
      answer: z.array(definitionsVersion),
      errors: [notFound, ...workFaults],
      async handle({ caller, params, query, page }) {
        await definitions.requireOwner(caller.teamId, owner(params.id))
        return page(await definitions.store.list(caller.teamId, owner(params.id), query))
      },
    }),
    teamRoute('GET', `${base}/versions/:version`, {
      summary: 'A version of the definitions, as it was saved; 0 is what the data suggests without any',
      may: read,
      params: versionParams,
      answer: raw,
      errors: [notFound, definitionErrors.versionNotFound, ...workFaults],
      async handle({ caller, params, request, reply }) {
        const to = { request, reply, caller }
        if (params.version === 0)
          return send(
            definitions,
            to,
            { version: 0, mark: markOf(params.id) },
            await definitions.suggested(caller, owner(params.id)),
          )
        await definitions.requireOwner(caller.teamId, owner(params.id))
        const row = await findOrThrow(
          definitions.store.version(caller.teamId, owner(params.id), params.version),
          definitionErrors.versionNotFound,
        )
        return send(definitions, to, { version: row.version, mark: markOf(row.id) }, await readJson(row.document))
      },
    }),
    teamRoute('GET', `${base}/faults`, {
      summary: 'What the definitions name that is no longer there',
      may: read,
      answer: faultList,
      errors: [notFound, ...workFaults],
      handle: async ({ caller, params }) => ({
        faults: await definitions.faults(caller, owner(params.id)),
      }),
    }),
    teamRoute('POST', `${base}/suggestions`, {
      summary: 'What the profile suggests and nobody has said anything about, each with its evidence',
      may: read,
      answer: z.array(suggestion),
      errors: [notFound, ...workFaults],
      handle: async ({ caller, params }) =>
        mapInTurns((await definitions.standing(caller, owner(params.id))).open, (one) => ({
          id: suggestionId(one),
          ...one,
        })),
    }),
    answered('accept'),
    answered('dismiss'),
  ])
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body)
  } catch {
    throw definitionErrors.invalid(
      'the text is not UTF-8',
      {},
      { faults: [{ path: '', line: null, column: null, message: 'the text is not UTF-8', expected: 'UTF-8' }] },
    )
  }
}
