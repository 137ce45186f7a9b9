import type { Capability } from '#server/platform/capability.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { salesTasks } from './count-sales.ts'
import { seedDemoCatalogue } from './demo/seed-demo-catalogue.ts'
import { takeDemoCatalogueAway } from './demo/take-demo-away.ts'
import { offersOfficeRoutes } from './office/offers-office.routes.ts'
import { publishingTasks } from './office/publish-tour.ts'
import { seasonsRoutes } from './office/seasons.routes.ts'
import { termsRoutes } from './office/terms.routes.ts'
import { cataloguePersonalData } from './personal-data.ts'
import { layTourIndex } from './tour-index.store.ts'

export const catalogue: Capability = {
  name: 'catalogue',
  routes: (api, ctx) => {
    catalogueRoutes(api, ctx)
    termsRoutes(api, ctx)
    offersOfficeRoutes(api, ctx)
    seasonsRoutes(api, ctx)
  },
  tasks: () => ({ ...publishingTasks, ...salesTasks }),
  personalData: cataloguePersonalData,
  standards: [layTourIndex],
  demo: [seedDemoCatalogue],
  takeDemoAway: takeDemoCatalogueAway,
}
