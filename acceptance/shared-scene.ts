import assert from 'node:assert/strict'
import { type Answer, type Call, call } from './harness.ts'
import { makeDashboard, openShop, type Scene } from './shop.ts'

export type SharedScene = Scene & {
  dashboardId: string
  share(fields?: object, id?: string): Promise<Answer['body']>
  query(token: string, json: unknown, rest?: Call): Promise<Answer>
  open(token: string, rest?: Call): Promise<Answer>
}

/** A shop with a dashboard, and calls to share it and to look at it as a visitor. */
export async function openShared(): Promise<SharedScene> {
  const scene = await openShop()
  const { service, ask } = scene
  const { id: dashboardId } = await makeDashboard(scene)
  return {
    ...scene,
    dashboardId,
    async share(fields = {}, id = dashboardId) {
      const answer = await ask('POST', `/dashboards/${id}/shares`, { json: fields })
      assert.equal(answer.status, 201, answer.text)
      return answer.body
    },
    query: (token, json, rest = {}) => call(service, 'POST', `/share/dashboards/${token}/query`, { json, ...rest }),
    open: (token, rest = {}) => call(service, 'GET', `/share/dashboards/${token}`, rest),
  }
}

export const ordersOf = (answer: { body: { data: { orders: number }[] } }): number =>
  answer.body.data.reduce((sum, row) => sum + row.orders, 0)
