export { definitionRoutes } from './definitions.routes.ts'
export { createDefinitions, type Definitions, type Saver } from './definitions.ts'
