export { framedBy } from './framed-by.ts'
export { type ShareLinkRouteParts, shareLinkRoutes } from './share-links.routes.ts'
export { createShareLinkStore, type ShareLinkRow, type ShareLinkStore } from './share-links.store.ts'
export { type VisitorRouteParts, visitorRoutes } from './visitor.routes.ts'
