import { createContext, useContext } from 'react'
import { createStore, useStore } from 'zustand'
import type { RideLeg } from '#contract/rides.ts'
import { isClassCode } from '#core/vehicle-classes.ts'
import { readRideAsk, rideQuery } from '#web/rides/site/index.ts'
import { nothingTyped, type RideCheckout, type RideWanted } from './ride-checkout.ts'
import type { RideStep } from './ride-steps.ts'

/** Rises when what is stored gets another shape: what an older page left behind is then not taken up. */
const version = 1
const key = 'ride-checkout'

/** The ride that is being booked in this tab: one at a time. Nothing is ever written here on the server. */
const store = createStore<RideCheckout>()(() => nothingTyped)
let isOpened = false

/** The ride of an address as the server knew it: its ways, and what it costs in the class that is named. */
export interface RideSent {
  legs: readonly RideLeg[]
  totalYen: number | null
}

export const nothingSent: RideSent = { legs: [], totalYen: null }

/** What is drawn until this tab said what it knows and the first price is there. */
export const SentRide = createContext<RideSent & { addressed: RideCheckout | null }>({
  ...nothingSent,
  addressed: null,
})

export const useRideCheckout = (): RideCheckout => useRidePart(whole)

const whole = (checkout: RideCheckout) => checkout

/** A part of it: who shows only that is drawn again only when that changes. `pick` must not make something new. */
export function useRidePart<T>(pick: (checkout: RideCheckout) => T): T {
  const { addressed } = useContext(SentRide)
  return useStore(store, (known) => pick(known === nothingTyped && addressed ? addressed : known))
}

/** The way there as it was priced; until the first price is there, as it came with the page. */
export function useFirstLeg(): RideLeg | undefined {
  const { legs } = useContext(SentRide)
  return useRidePart(({ quoted }) => quoted?.quotes[0]?.leg) ?? legs[0]
}

export const readRideCheckout = (): RideCheckout => store.getState()

type Change = Partial<RideCheckout> | ((now: RideCheckout) => Partial<RideCheckout>)

/** Changes what is known, and keeps it for a reload. */
export function updateRide(change: Change) {
  store.setState(change)
  keep()
}

function keep() {
  try {
    sessionStorage.setItem(key, JSON.stringify({ version, ...store.getState() }))
  } catch {
    // Storage may be closed to us or full; what was typed then lives as long as the page.
  }
}

/** Another ride in the place of this one, in the one spelling that its address has; what is none changes nothing. */
export const updateWanted = (change: WantedChange) =>
  updateRide(({ wanted }) => ({ wanted: wanted && spelt(change, wanted) }))

type WantedChange = { [name in keyof RideWanted]?: RideWanted[name] | undefined }

/** The same without keeping it. */
export function spelt(change: WantedChange, before: RideWanted): RideWanted {
  const changed = { ...before, ...change } as RideWanted
  const { ask } = readRideAsk(rideQuery(changed))
  return ask ? { ...ask, vehicleClass: changed.vehicleClass } : before
}

const noFlight = { found: null, elsewhere: null, landing: 'flight', filledBy: '', ownLanding: null } as const

/** The checkout of somebody whose tab knows nothing of it; null where the address names no ride. */
export function addressedRide(params: URLSearchParams): RideCheckout | null {
  const wanted = wantedIn(params)
  return wanted && { ...nothingTyped, wanted, flightText: wanted.flight }
}

/**
 * Takes up what this tab knows. The ride that the address asks for counts more. Where the tab knows nothing, the checkout
 * that is drawn already is the one, so that nothing is drawn twice.
 */
export function openRide(params: URLSearchParams, drawn: RideCheckout | null = null) {
  const known = isOpened ? readRideCheckout() : readStored()
  isOpened = true
  if (drawn && known === nothingTyped) {
    store.setState(drawn, true)
    return keep()
  }
  const asked = wantedIn(params)
  if (!asked || JSON.stringify(asked) === JSON.stringify(known.wanted)) return updateRide(known)
  // Another flight is looked up anew, and the same one for another landing.
  const isSameFlight =
    asked.flight !== '' &&
    asked.flight === known.wanted?.flight &&
    asked.from === known.wanted.from &&
    asked.time === known.wanted.time
  updateRide({
    ...known,
    wanted: asked,
    ...(!isSameFlight && { ...noFlight, flightText: asked.flight }),
  })
}

/** Only of the address: null unless it names a whole ride and a class. */
function wantedIn(params: URLSearchParams): RideWanted | null {
  const { ask } = readRideAsk(params)
  const vehicleClass = params.get('class')
  return ask && isClassCode(vehicleClass) ? { ...ask, vehicleClass } : null
}

function readStored(): RideCheckout {
  try {
    return parseStored(sessionStorage.getItem(key))
  } catch {
    return nothingTyped
  }
}

/** Anything unreadable counts as nothing. */
export function parseStored(text: string | null): RideCheckout {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version)
      return nothingTyped
    const { version: _, ...kept } = stored as Partial<RideCheckout> & { version: number }
    return { ...nothingTyped, ...kept }
  } catch {
    return nothingTyped
  }
}

/** The address of a step with all that is wanted: `?way=transfer&…&class=alphard&step=review`. */
export function stepAddress(step: RideStep, wanted: RideWanted | null): string {
  const query = wanted ? rideQuery(wanted) : new URLSearchParams()
  if (wanted) query.set('class', wanted.vehicleClass)
  if (step !== 'meeting') query.set('step', step)
  return `?${query}`
}

/** The other pages about this ride. */
export function ridePath(page: 'home' | 'list' | 'detail', wanted: RideWanted | null): string {
  if (!wanted) return '/cabs/home'
  const query = rideQuery(wanted)
  if (page === 'detail') query.set('class', wanted.vehicleClass)
  return `/cabs/${page}?${query}`
}
