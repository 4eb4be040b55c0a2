export { trackUploads, type Uploads, type UploadTracker } from './track-uploads.ts'
export { uploadRoutes } from './uploads.routes.ts'
