export { definitionErrors } from './definitions.errors.ts'
export { definitionRoutes } from './definitions.routes.ts'
export { createDefinitions, type Definitions, type Saver } from './definitions.ts'
export { offerDefinition } from './offer-definition.ts'
