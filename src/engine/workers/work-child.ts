import { serveWork } from '../../platform/workers/serve-work.ts'
import { works } from './works.ts'

serveWork(works)
