import { deviceOf } from './device.rules.ts'
import { network } from './sign-in.rules.ts'

export interface Place {
  userAgent: string
  address: string
}

/** A device that was away for longer than this is told of again. */
export const knownDays = 180

/** The same kind of browser from the same network: what its owner would call the same device. */
export const isSameDevice = (one: Place, other: Place) =>
  network(one.address) === network(other.address) && deviceOf(one.userAgent).name === deviceOf(other.userAgent).name

/** Whether the owner should hear of a sign-in. The first one of all is news to nobody. */
export const isNewDevice = (here: Place, before: readonly (Place & { lately: boolean })[]) =>
  before.length > 0 && !before.some((place) => place.lately && isSameDevice(place, here))
