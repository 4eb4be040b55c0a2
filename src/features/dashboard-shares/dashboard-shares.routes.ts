import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { InvalidValue, isSetValue, readValues, shownDocumentOf } from '../../engine/documents/index.ts'
import type { Catalog } from '../../engine/question/index.ts'
import { isoNow, madeAt } from '../../platform/clock.ts'
import { stored } from '../../platform/database/stored.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { dashboardErrors, isBlindLock } from '../dashboards/index.ts'
import { makeShareToken } from '../sharing/index.ts'
import { hashPassword } from '../sign-in/index.ts'
import { type DashboardShare, dashboardShare, shareChange, shareInput } from './dashboard-shares.contract.ts'
import { dashboardShareErrors as errors } from './dashboard-shares.errors.ts'
import type { ShareRow, ShareStore } from './dashboard-shares.store.ts'
import { hiddenQueries, lockedOf, looksOf, type PublishedDeps } from './shared-document.ts'

const purpose = 'dashboard-share'

export type DashboardShareRouteDeps = PublishedDeps & {
  shares: ShareStore
  secrets: Secrets
  clock: Parameters<typeof isoNow>[0]
  baseUrl(request: FastifyRequest): string
  /** What the data of a space means, and which day it is there. */
  catalogOf(teamId: string, spaceId: string): Promise<Pick<Catalog, 'today'>>
}

export function dashboardShareRoutes(deps: DashboardShareRouteDeps): AppRoute[] {
  const { shares, dashboards, documents, secrets, clock, baseUrl, catalogOf } = deps

  async function findDashboard(teamId: string, id: string) {
    const found = await findOrThrow(dashboards.find(teamId, id), dashboardErrors.notFound)
    return found
  }

  /** Whether the controls exist and allow the values; what options a query gives is looked at when it runs. */
  async function checkLocked(
    { teamId, userId }: WorkOwner,
    { id, spaceId, version, publishedVersion }: Awaited<ReturnType<typeof findDashboard>>,
    locked: Record<string, unknown>,
  ): Promise<void> {
    const kept = await findOrThrow(
      documents({ teamId, userId }, id, publishedVersion ?? version),
      dashboardErrors.notFound,
    )
    const controls = kept.document.controls.filter(
      (control) => !('options' in control) || Array.isArray(control.options) || !Object.hasOwn(locked, control.name),
    )
    const known = new Set(controls.map(({ name }) => name))
    const listed = kept.document.controls.filter(({ name }) => !known.has(name)).map(({ name }) => name)
    const checkable = Object.fromEntries(Object.entries(locked).filter(([name]) => !listed.includes(name)))
    const { today } = await catalogOf(teamId, spaceId)
    try {
      await readValues(controls, checkable, { today, optionsOf: () => [] }, () => false)
    } catch (error) {
      throw error instanceof InvalidValue ? errors.invalidLock(error.message) : error
    }
    // A list that somebody's program left empty would open everything.
    for (const [name, value] of Object.entries(locked))
      if (value !== false && (value === '' || !isSetValue(value)))
        throw errors.invalidLock(`${name}: this is no value, and would lock nothing`)
    const blind = kept.document.controls.find((control) => isBlindLock(control, locked))
    const hidden = hiddenQueries(shownDocumentOf(kept.document), locked)
    if (blind && kept.document.queries.some(({ name, question }) => question && !hidden.has(name)))
      throw errors.invalidLock(`${blind.name}: it has no field, and could not narrow the questions of the dashboard`)
  }

  function shown({ sealedToken, passwordHash, ...row }: ShareRow, request: FastifyRequest): DashboardShare {
    const token = secrets.decrypt(sealedToken, purpose)
    return {
      ...row,
      token,
      url: `${baseUrl(request)}/share/dashboards/${token}`,
      hasPassword: passwordHash !== null,
      lockedParams: lockedOf(row),
      ...looksOf(row),
    }
  }

  return tagged('Dashboard shares', [
    teamRoute('GET', '/dashboards/:id/shares', {
      summary: 'Lists the shares of a dashboard, newest first',
      may: 'share-links:read',
      query: pageQuery,
      answer: z.array(dashboardShare),
      errors: [dashboardErrors.notFound],
      async handle({ caller, params: { id }, query, request, page }) {
        await findDashboard(caller.teamId, id)
        const rows = await shares.list(caller.teamId, id, query)
        return page(rows).map((row) => shown(row, request))
      },
    }),
    teamRoute('POST', '/dashboards/:id/shares', {
      summary: 'Shares a dashboard by a link',
      description: 'A share shows the published version of the dashboard.',
      may: 'share-links:write',
      body: shareInput,
      status: 201,
      answer: dashboardShare,
      errors: [dashboardErrors.notFound, errors.invalidLock],
      async handle({ caller, params: { id }, body, request }) {
        const found = await findDashboard(caller.teamId, id)
        await checkLocked(caller, found, body.lockedParams)
        const { tokenHash, sealedToken } = makeShareToken(secrets, purpose)
        const { password, ...fields } = body
        const row: ShareRow = {
          id: newId(),
          teamId: caller.teamId,
          dashboardId: id,
          ...stored({ ...fields, expiresAt: fields.expiresAt ?? null }),
          tokenHash,
          sealedToken,
          passwordHash: password ? await hashPassword(password, caller.teamId) : null,
          createdByUserId: caller.userId,
          ...madeAt(isoNow(clock)),
        }
        await shares.insert(row)
        return shown(row, request)
      },
    }),
    teamRoute('PATCH', '/dashboards/:id/shares/:shareId', {
      summary: 'Changes what a share allows',
      may: 'share-links:write',
      body: shareChange,
      answer: dashboardShare,
      errors: [dashboardErrors.notFound, errors.notFound, errors.invalidLock],
      async handle({ caller, params: { id, shareId }, body, request }) {
        const found = await findDashboard(caller.teamId, id)
        const { password, ...fields } = body
        if (fields.lockedParams) await checkLocked(caller, found, fields.lockedParams)
        const update = shares.update(caller.teamId, id, shareId, {
          ...stored(fields),
          ...(password !== undefined && {
            passwordHash: password === null ? null : await hashPassword(password, caller.teamId),
          }),
          updatedAt: isoNow(clock),
        })
        return shown(await findOrThrow(update, errors.notFound), request)
      },
    }),
    teamRoute('DELETE', '/dashboards/:id/shares/:shareId', {
      summary: 'Takes a share back: its link then leads nowhere',
      may: 'share-links:write',
      answer: { kind: 'empty' },
      errors: [dashboardErrors.notFound, errors.notFound],
      async handle({ caller, params: { id, shareId } }) {
        await findDashboard(caller.teamId, id)
        await findOrThrow(shares.remove(caller.teamId, id, shareId), errors.notFound)
      },
    }),
  ])
}
