export { definitionRoutes } from './definitions.routes.ts'
export { createDefinitions, type Definitions } from './definitions.ts'
