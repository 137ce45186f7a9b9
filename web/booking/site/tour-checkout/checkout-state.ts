import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'
import { readWish, type WishParams, wishNames, writeWish } from '#web/pricing/site/index.ts'
import { type Checkout, nothingTyped } from './checkout.ts'
import { readStoredCheckout, storeCheckout } from './checkout-storage.ts'
import type { CheckoutStep } from './steps.ts'

export {
  type Checkout,
  detailsKey,
  detailsOf,
  heldSlot,
  isHeld,
  isQuoteOfNow,
  travellersOf,
  type WishParams,
  wishIn,
  wishKey,
  wishOf,
} from './checkout.ts'
export { type CheckoutStep, checkoutSteps, type Missing } from './steps.ts'

/** The checkouts of this tab, one for each tour. Nothing is ever written here on the server. */
const checkouts = createStore<Record<string, Checkout>>()(() => ({}))

/** What is drawn until this tab said what it knows: the checkout as the address tells it, on the server too. */
export const AddressedCheckout = createContext<Checkout | null>(null)

export const useCheckout = (slug: string): Checkout => useCheckoutPart(slug, whole)

const whole = (checkout: Checkout) => checkout

/** A part of it: who shows only that is drawn again only when that changes. `pick` must not make something new. */
export function useCheckoutPart<T>(slug: string, pick: (checkout: Checkout) => T): T {
  const addressed = useContext(AddressedCheckout)
  return useStore(checkouts, (all) => pick(all[slug] ?? addressed ?? untouched(slug)))
}

export const readCheckout = (slug: string): Checkout => checkouts.getState()[slug] ?? untouched(slug)

const blank = new Map<string, Checkout>()

/** One and the same nothing for each tour: a new one at every look would never let React rest. */
function untouched(slug: string): Checkout {
  const known = blank.get(slug) ?? nothingTyped(slug)
  blank.set(slug, known)
  return known
}

type Change = Partial<Checkout> | ((now: Checkout) => Partial<Checkout>)

/** Changes what is known, and keeps it for a reload. */
export function updateCheckout(slug: string, change: Change): Checkout {
  const now = readCheckout(slug)
  const next = { ...now, ...(typeof change === 'function' ? change(now) : change) }
  checkouts.setState({ [slug]: next })
  storeCheckout(next)
  return next
}

export const updateWish = (slug: string, change: Partial<WishParams>) =>
  updateCheckout(slug, ({ wish }) => ({ wish: { ...wish, ...change } }))

type Opened = Pick<Checkout, 'slug'> & { startTimes: readonly string[]; maxGuests: number; beginsElsewhere: boolean }

/**
 * Takes up what this tab knows of the way to this tour. What the address wishes for counts more. Where the tab knows
 * nothing, the checkout that is drawn already is the one, so that nothing is drawn twice.
 */
export function openCheckout(tour: Opened, params: URLSearchParams, drawn = addressedCheckout(tour, params)) {
  const isFirst = !(tour.slug in checkouts.getState())
  const known = isFirst ? readStoredCheckout(tour.slug) : readCheckout(tour.slug)
  const opened = known ? withAddress(tour, params, known) : drawn
  checkouts.setState({ [tour.slug]: opened })
  storeCheckout(opened)
}

/** The checkout of somebody whose tab knows nothing of it. */
export const addressedCheckout = (tour: Opened, params: URLSearchParams): Checkout =>
  withAddress(tour, params, firstOf(tour.slug, tour.beginsElsewhere))

/** Whether an address wishes for anything; what a tab keeps then counts less. */
export const isWishedIn = (params: URLSearchParams) => wishNames.some((name) => params.has(name))

function withAddress(
  { startTimes, maxGuests, beginsElsewhere }: Opened,
  params: URLSearchParams,
  known: Checkout,
): Checkout {
  const wish = isWishedIn(params) ? readWish(params) : known.wish
  const start = startTimes.find((time) => time === wish.start) ?? startTimes[0]
  const guests = Math.min(wish.guests, maxGuests)
  // One adult at least comes along.
  const childAges = wish.childAges.slice(0, Math.max(0, guests - 1))
  const meeting = beginsElsewhere ? known.meeting : withHotel(known.meeting)
  return { ...known, meeting, wish: { ...wish, start, guests, childAges } }
}

/** A tour may begin at the guest's hotel by now, and was met at a place of its own when this tab last knew of it. */
const withHotel = (meeting: Checkout['meeting']): Checkout['meeting'] =>
  meeting.pickUp.kind === 'tour' ? { ...meeting, pickUp: { ...meeting.pickUp, kind: 'hotel' } } : meeting

/** Where a tour begins at a pier or an airport, that is the usual pick-up. */
function firstOf(slug: string, beginsElsewhere: boolean): Checkout {
  const first = nothingTyped(slug)
  if (!beginsElsewhere) return first
  return { ...first, meeting: { ...first.meeting, pickUp: { ...first.meeting.pickUp, kind: 'tour' } } }
}

/** The way is over, or begins anew. */
export function forgetCheckout(slug: string) {
  checkouts.setState(({ [slug]: _, ...others }) => others, true)
  storeCheckout(null, slug)
}

/** The address of a step with all that is wished: `?step=travellers&day=2026-11-24&…`. */
export function stepAddress(step: CheckoutStep, wish: WishParams): string {
  const query = [step === 'day' ? '' : `step=${step}`, writeWish(wish)].filter(Boolean).join('&')
  return `?${query}`
}
