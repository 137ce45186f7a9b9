export { type AccountFacts, findAccountFacts, findSignInFacts, type SignInFacts } from './account-facts.ts'
export { linkLifeMs, linkPendingChange, newAccountLink } from './account-links.store.ts'
export { AccountNews, accountMailQueue, tellAccount } from './account-news.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { demoDeskId, demoGuestId, seedDemoAccounts } from './demo-accounts.ts'
export { gettingInRoutes } from './getting-in.routes.ts'
export { identifyCaller, recallCaller } from './identify-caller.ts'
export { eraseDueAccounts } from './leaving/erase-due.ts'
export { type LeavingFacts, leavingRoutes } from './leaving/leaving.routes.ts'
export { findKeysOfOthers } from './leaving/leaving.store.ts'
export { accountsPersonalData } from './personal-data.ts'
export { profileRoutes } from './profile.routes.ts'
export { readProfileOf } from './profile.ts'
export { type Proof, proveAgain } from './prove-again.ts'
export { addSavedTraveller } from './saved-travellers.store.ts'
export { securityRoutes } from './security.routes.ts'
export {
  type ListOwner,
  ownerOfWishlist,
  shareByCode,
  stopSharing,
  wishlistCodeOf,
  wishlistCodesSealed,
} from './shared-list.store.ts'
export { network } from './sign-in.rules.ts'
export { twoFactorSealed } from './two-factor/two-factor.store.ts'
export { findFirstNames, findVerifiedAccount, findVerifiedEmail, setUserImage } from './users.store.ts'
