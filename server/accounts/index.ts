export { type AccountFacts, findAccountFacts, findSignInFacts, type SignInFacts } from './account-facts.ts'
export { linkLifeMs, linkPendingChange, newAccountLink } from './account-links.store.ts'
export { AccountNews, accountMailQueue, tellAccount } from './account-news.ts'
export { demoDeskId, demoGuestId } from './demo-accounts.ts'
export { forgetSecondFactor } from './first-owner/forget-second-factor.ts'
export { offerSetUp, writeNewLink } from './first-owner/offer-set-up.ts'
export { identifyCaller, recallCaller } from './identify-caller.ts'
export { findKeysOfOthers } from './leaving/leaving.store.ts'
export { readProfileOf } from './profile.ts'
export { type Proof, proveAgain } from './prove-again.ts'
export { addSavedTraveller } from './saved-travellers.store.ts'
export {
  type ListOwner,
  ownerOfWishlist,
  shareByCode,
  stopSharing,
  wishlistCodeOf,
} from './shared-list.store.ts'
export { network } from './sign-in.rules.ts'
export { findFirstNames, findVerifiedAccount, findVerifiedEmail, setUserImage } from './users.store.ts'
