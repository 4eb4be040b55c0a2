import type { Mailer } from '../../platform/mail.ts'
import type { NetworkGuard } from '../../platform/network/network.ts'
import { addressFault } from '../../platform/network/typed-address.ts'
import type { TeamChats } from '../team-chats/index.ts'
import type { Target } from './deliveries.contract.ts'
import { deliveryErrors } from './deliveries.errors.ts'
import { newSigningSecret } from './sign.ts'

export type TargetDeps = { guard: NetworkGuard; mailer: Pick<Mailer, 'isSetUp'>; teamChats: TeamChats }

/** Refuses an address that could never be dialled. A name that is not known just now is taken: trying it will tell. */
export async function checkAddress(guard: NetworkGuard, address: string): Promise<void> {
  const fault = await addressFault(guard, address)
  if (fault) throw deliveryErrors.refusedAddress(fault)
}

/** Whether each can be delivered to, as far as can be known now. */
export async function checkTargets(deps: TargetDeps, teamId: string, targets: Target[]): Promise<void> {
  for (const target of targets) {
    if (target.kind === 'webhook') await checkAddress(deps.guard, target.url)
    else if (target.kind === 'email') {
      if (!deps.mailer.isSetUp()) throw deliveryErrors.mailMissing()
    } else if (!(await deps.teamChats.connected(teamId, target)))
      throw deliveryErrors.teamChatMissing(
        `${target.kind === 'slack' ? 'this Slack workspace' : 'this Google Chat space'} is not connected, or is turned off: look at the settings`,
      )
  }
}

/** Gives each webhook a secret: the one that was said, the one that its address had before, or a new one. */
export function withSecrets(targets: Target[], before: Target[] = []): { targets: Target[]; made: Set<string> } {
  const made = new Set<string>()
  const kept = new Map(before.flatMap((target) => (target.kind === 'webhook' ? [[target.url, target.secret]] : [])))
  return {
    made,
    targets: targets.map((target) => {
      if (target.kind !== 'webhook' || target.secret) return target
      const secret = kept.get(target.url)
      if (secret) return { ...target, secret }
      made.add(target.url)
      const fresh = newSigningSecret()
      kept.set(target.url, fresh)
      return { ...target, secret: fresh }
    }),
  }
}

/** Without secrets but those that were just made. */
export const shownTargets = (targets: Target[], made: Set<string> = new Set()): Target[] =>
  targets.map((target) => {
    if (target.kind !== 'webhook') return target
    const { secret, ...rest } = target
    return made.has(target.url) && secret ? { ...rest, secret } : rest
  })

/** The path of a webhook often is its password: those who may not change where things are sent see the site alone. */
const siteOf = (url: string): string => `${new URL(url).origin}/…`
export const withoutPaths = (targets: Target[]): Target[] =>
  targets.map((target) => (target.kind === 'webhook' ? { ...target, url: siteOf(target.url) } : target))
export const withoutPath = <D extends { kind: Target['kind']; recipient: string }>(delivery: D): D =>
  delivery.kind === 'webhook' ? { ...delivery, recipient: siteOf(delivery.recipient) } : delivery

export const recipientOf = (target: Target): string => {
  switch (target.kind) {
    case 'slack':
      return target.channel
    case 'google-chat':
      return target.space
    case 'email':
      return target.address
    case 'webhook':
      return target.url
  }
}
