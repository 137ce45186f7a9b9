import * as accounts from './accounts.ts'
import * as catalogue from './catalogue.ts'
import type { Endpoint, ErrorDefinition } from './endpoint.ts'
import { offerDetail, runningOffers } from './offers.ts'
import { platformErrors } from './platform.ts'
import { reviewsOfTour } from './reviews.ts'
import { findTours } from './tour-search.ts'

/** Every call there is, by capability: what is not listed here is neither served nor documented. */
export const endpoints = {
  accounts: { login: accounts.login, logout: accounts.logout, me: accounts.me, demoAccounts: accounts.demoAccounts },
  catalogue: {
    tourCategory: catalogue.tourCategory,
    getCategoryDetail: catalogue.getCategoryDetail,
    getTourDetails: catalogue.getTourDetails,
    findTours,
    runningOffers,
    offerDetail,
  },
  reviews: { reviewsOfTour },
} satisfies Record<string, Record<string, Endpoint>>

export const errorCatalogue = {
  ...platformErrors,
  ...accounts.accountsErrors,
  ...catalogue.catalogueErrors,
} satisfies Record<string, ErrorDefinition>

export type ErrorCode = keyof typeof errorCatalogue
