import { isIPv6 } from 'node:net'
import type { Count } from '#server/platform/attempt-counters.store.ts'

export const idleHours = 12
export const absoluteDays = 7
/** While demo accounts exist, sign-in answers no sooner than this, right or wrong (specification §9). */
export const demoFloorMs = 1000

/** From one address against one account: a few tries, then a pause of a minute. */
export const pairLimit = { tries: 5, windowSeconds: 60 }
/** From one address against all accounts together. */
export const addressLimit = { tries: 30, windowSeconds: 15 * 60 }
/** Against one account from all strange addresses together; beyond it, each of them has one try a minute. */
export const accountLimit = { tries: 50, windowSeconds: 15 * 60 }

export interface Attempt {
  pair: Count
  address: Count
  account: Count
  /** The account has signed in from this address before. */
  familiar: boolean
}

/**
 * How many seconds an attempt must wait; 0 lets it through. No limit falls on an account as a whole: whoever
 * attacks one from elsewhere can slow down strangers, but neither a familiar address nor anyone's first try.
 */
export function secondsToWait(attempt: Attempt, now: Date): number {
  const { pair, address, account, familiar } = attempt
  const until = (count: Count) => Math.max(1, Math.ceil((count.resetsAt.getTime() - now.getTime()) / 1000))
  if (pair.hits > pairLimit.tries) return until(pair)
  if (familiar) return 0
  if (address.hits > addressLimit.tries) return until(address)
  if (account.hits > accountLimit.tries && pair.hits > 1) return until(pair)
  return 0
}

/** One household of IPv6 holds 2⁶⁴ addresses; it counts as one. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const groups = address.includes('::')
    ? [...start, ...Array(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end]
    : start
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Whoever showed who they are so lately is believed without being asked again. */
export const provenMinutes = 15
export const isProven = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now.getTime() - provenAt.getTime() < provenMinutes * 60_000

export const sessionEnds = (now: Date) => new Date(now.getTime() + absoluteDays * 24 * 3_600_000)
export const idleSince = (now: Date) => new Date(now.getTime() - idleHours * 3_600_000)
