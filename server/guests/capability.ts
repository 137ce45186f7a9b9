import type { Capability } from '#server/platform/capability.ts'
import { keepGuests } from './catch-up.ts'
import { seedDemoGuests } from './demo/seed-demo-guests.ts'
import { takeGuestsAway } from './demo/take-demo-away.store.ts'
import { guestsRoutes } from './guests.routes.ts'
import { guestsPersonalData } from './personal-data.ts'
import type { RefusedMails } from './read-guest.ts'

interface Links {
  refusedMails: RefusedMails
}

export const guests: Capability<Links> = {
  name: 'guests',
  routes: (api, ctx, { refusedMails }) => guestsRoutes(api, ctx, refusedMails),
  tasks: () => ({ 'guests.keep-up': keepGuests }),
  recurring: { 'guests.keep-up': '* * * * *' },
  personalData: guestsPersonalData,
  demo: [seedDemoGuests],
  takeDemoAway: takeGuestsAway,
}
