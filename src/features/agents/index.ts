export type { Agent } from './agents.contract.ts'
export { agentErrors } from './agents.errors.ts'
export { agentRoutes } from './agents.routes.ts'
export { type AgentStore, createAgentStore } from './agents.store.ts'
