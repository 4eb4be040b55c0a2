export { expandShortcut } from './expand-shortcut.ts'
export { offeredIn, offeredToVisitors, type Place } from './offered.ts'
export type { AgentShortcut, SpaceShortcut } from './shortcuts.contract.ts'
export { shortcutRoutes } from './shortcuts.routes.ts'
export {
  type CallableShortcut,
  createAgentShortcutStore,
  createSpaceShortcutStore,
  type ShortcutStore,
} from './shortcuts.store.ts'
