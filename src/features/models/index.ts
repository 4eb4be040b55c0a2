export {
  createModels,
  type Models,
  type ReadyModel,
} from './create-models.ts'
export { modelSettings } from './model-settings.ts'
export { modelErrors } from './models.errors.ts'
export { modelRoutes } from './models.routes.ts'
export { transcriptionRoutes } from './transcribe.routes.ts'
