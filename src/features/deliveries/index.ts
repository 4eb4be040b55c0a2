export {
  checkAddress,
  checkTargets,
  shownTargets,
  type TargetDeps,
  withoutPath,
  withoutPaths,
  withSecrets,
} from './check-targets.ts'
export type { Target } from './deliveries.contract.ts'
export { deliveryErrors } from './deliveries.errors.ts'
export type { DeliveryRow } from './deliveries.store.ts'
export { createDeliveries, type Deliveries, type TellPerson } from './deliveries.ts'
export { type DeliveryPayload, drawnOf, firstRows, packPayload, shortOf } from './delivery-payload.ts'
export { newSigningSecret } from './sign.ts'
export { createTellPerson } from './tell-person.ts'
