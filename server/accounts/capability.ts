import type { Capability } from '#server/platform/capability.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { setUpSealed } from './first-owner/set-up-links.store.ts'
import { gettingInRoutes } from './getting-in.routes.ts'
import { eraseDueAccounts, type Farewell } from './leaving/erase-due.ts'
import { type LeavingFacts, leavingRoutes } from './leaving/leaving.routes.ts'
import { accountsPersonalData } from './personal-data.ts'
import { profileRoutes } from './profile.routes.ts'
import { securityRoutes } from './security.routes.ts'
import { wishlistCodesSealed } from './shared-list.store.ts'
import { takeDemoAccountsAway } from './take-demo-away.store.ts'
import { twoFactorSealed } from './two-factor/two-factor.store.ts'

interface Links {
  /** What each capability holds about people. */
  personalData: readonly PersonalData[]
  leavingFacts: LeavingFacts
}

export const accounts: Capability<Links, Farewell> = {
  name: 'accounts',
  routes: (api, ctx, { personalData, leavingFacts }) => {
    accountsRoutes(api, ctx)
    gettingInRoutes(api, ctx)
    profileRoutes(api, ctx)
    securityRoutes(api, ctx)
    leavingRoutes(api, ctx, personalData, leavingFacts)
  },
  tasks: (farewell) => ({ 'accounts.erase-due': eraseDueAccounts(farewell) }),
  recurring: { 'accounts.erase-due': '*/10 * * * *' },
  personalData: accountsPersonalData,
  sealed: [twoFactorSealed, setUpSealed, wishlistCodesSealed],
  demo: [seedDemoAccounts],
  takeDemoAway: takeDemoAccountsAway,
}
