export { expandShortcut } from './expand-shortcut.ts'
export { offeredToVisitors } from './offered-to-visitors.ts'
export type { AgentShortcut, SpaceShortcut } from './shortcuts.contract.ts'
export { shortcutRoutes } from './shortcuts.routes.ts'
export {
  type CallableShortcut,
  createAgentShortcutStore,
  createSpaceShortcutStore,
  type ShortcutStore,
} from './shortcuts.store.ts'
