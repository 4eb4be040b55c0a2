export { expandShortcut } from './expand-shortcut.ts'
export type { AgentShortcut, SpaceShortcut } from './shortcuts.contract.ts'
export { shortcutRoutes } from './shortcuts.routes.ts'
export { createAgentShortcutStore, createSpaceShortcutStore, type ShortcutStore } from './shortcuts.store.ts'
