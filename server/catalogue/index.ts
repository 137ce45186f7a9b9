export { catalogueRoutes } from './catalogue.routes.ts'
export { seedDemoCatalogue } from './demo/seed-demo-catalogue.ts'
export { listCataloguePages } from './listed-pages.store.ts'
export { tourIdOf } from './tours.store.ts'
