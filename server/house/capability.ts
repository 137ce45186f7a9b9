import type { Capability } from '#server/platform/capability.ts'
import { comingRoutes } from './coming/coming.routes.ts'
import { comingRecurring, comingTasks, tellWaiting } from './coming/tell-coming.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { seedComing } from './demo/seed-coming.ts'
import { takeComingAway } from './demo/take-coming-away.ts'
import { houseRoutes } from './house.routes.ts'
import { openingRoutes } from './opening/opening.routes.ts'
import { beginAnew } from './opening/opening.store.ts'
import { seedOpenHouse } from './opening/seed-open-house.ts'
import { housePersonalData } from './personal-data.ts'
import { officeSearchRoutes } from './search.routes.ts'
import { settingsRoutes } from './settings.routes.ts'
import { officeViewsRoutes } from './views.routes.ts'

interface Links {
  mailTaskNames: readonly string[]
}

export const house: Capability<Links> = {
  name: 'house',
  routes: (api, ctx, { mailTaskNames }) => {
    officeSearchRoutes(api, ctx)
    officeViewsRoutes(api, ctx)
    dashboardRoutes(api, ctx, mailTaskNames)
    settingsRoutes(api, ctx)
    houseRoutes(api, ctx)
    openingRoutes(api, ctx, (tx) => tellWaiting(tx, null))
    comingRoutes(api, ctx)
  },
  tasks: () => comingTasks,
  recurring: comingRecurring,
  personalData: housePersonalData,
  demo: [seedOpenHouse, seedComing],
  takeDemoAway: async (db) => ({
    'thing that was coming|things that were coming': await takeComingAway(db),
    'open door, shut again|open doors': (await beginAnew(db)) ? 1 : 0,
  }),
}
