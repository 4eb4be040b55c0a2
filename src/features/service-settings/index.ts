export { serviceSettingRoutes } from './service-settings.routes.ts'
export { openServiceSettings } from './service-settings.ts'
