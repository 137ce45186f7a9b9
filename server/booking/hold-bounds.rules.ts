import { emailKey } from '#contract/text.ts'
import { addDays, tokyoDayOf, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'

/** How much may be held at once; null: no bound. */
export interface HoldBounds {
  mostHoldsOfNetwork: number | null
  mostHoldsOfAddress: number | null
  mostHeldPercent: number | null
}

/** A hold that runs, with whom it counts for. */
export interface OpenHold {
  /** What is bought together counts as one. */
  order: string
  heldBy: readonly string[]
  startsAt: Date
  endsAt: Date
  heldUntil: Date
}

export const isBounded = (bounds: HoldBounds) =>
  bounds.mostHoldsOfNetwork !== null || bounds.mostHoldsOfAddress !== null || bounds.mostHeldPercent !== null

/**
 * Whom a hold counts for. Whoever is signed in and gives their own confirmed address counts by the account: what a
 * stranger holds under that address is no matter of theirs.
 */
export function holdersOf({
  network,
  email,
  userId,
  isOwnAddress,
}: {
  network: string
  email: string
  userId: string | null
  isOwnAddress: boolean
}): string[] {
  return [
    `network ${network}`,
    ...(isOwnAddress ? [] : [`address ${foldedAddress(email)}`]),
    ...(userId === null ? [] : [`account ${userId}`]),
  ]
}

/**
 * Coarser than `emailKey`, which decides whose mail it is: here it is enough that one person can write it in many ways.
 * "Max+1@example.com" and "ｍａｘ@EXAMPLE.com" reach one letter box.
 */
export function foldedAddress(email: string): string {
  const key = emailKey(email).normalize('NFKC').toLowerCase()
  const at = key.lastIndexOf('@')
  const [name = ''] = key.slice(0, at).split('+', 1)
  // Of an address that is nothing but a tag, the whole of it.
  return `${name || key.slice(0, at)}${key.slice(at)}`
}

const mostFor = (holder: string, bounds: HoldBounds) =>
  holder.startsWith('network ') ? bounds.mostHoldsOfNetwork : bounds.mostHoldsOfAddress

/** From when on another hold has room beside those that are open; null: now. */
export function roomFrom(open: readonly OpenHold[], holders: readonly string[], bounds: HoldBounds): Date | null {
  const moments = holders.map((holder) => {
    const most = mostFor(holder, bounds)
    const ends = endsOf(open.filter(({ heldBy }) => heldBy.includes(holder)))
    return most === null || ends.length < most ? 0 : (ends[ends.length - most] ?? 0)
  })
  return latest(moments)
}

/**
 * On the same day in Tokyo, the most that one of these holds already; and when the first of those ends. Of an order counts
 * what of it is out at one time.
 */
export function heldOn(
  open: readonly OpenHold[],
  holders: readonly string[],
  startsAt: Date,
): { holds: number; firstEnd: Date } | null {
  const day = tokyoDayOf(startsAt)
  const [from, until] = [tokyoInstant(day, '00:00'), tokyoInstant(addDays(day, 1), '00:00')]
  const ofDay = open.filter((hold) => hold.startsAt >= from && hold.startsAt < until)
  const [worst] = holders
    .map((holder) => ofDay.filter(({ heldBy }) => heldBy.includes(holder)))
    .map((held) => ({ holds: countByOrder(held), firstEnd: new Date(endsOf(held)[0] ?? 0) }))
    .toSorted((a, b) => b.holds - a.holds)
  return worst && worst.holds > 0 ? worst : null
}

function countByOrder(held: readonly OpenHold[]): number {
  const orders = Map.groupBy(held, ({ order }) => order)
  return [...orders.values()].reduce((sum, ofOne) => sum + mostAtOnce(ofOne), 0)
}

/** How many of these are out at one time: a way there and its way back are one. */
export const mostAtOnce = (all: readonly { startsAt: Date; endsAt: Date }[]): number =>
  Math.max(0, ...all.map(({ startsAt: at }) => all.filter((one) => one.startsAt <= at && one.endsAt > at).length))

/** Of these, what is of the same day in Tokyo. */
export const onDayOf = <T extends { startsAt: Date }>(all: readonly T[], { startsAt }: { startsAt: Date }): T[] =>
  all.filter((one) => tokyoDayOf(one.startsAt) === tokyoDayOf(startsAt))

/**
 * Of so many crews that could go out, those that one may hold: its share, rounded up, and never the last of several. The
 * only one can be held by whoever comes first, or it could never be sold.
 */
export const mayHold = (crews: number, percent: number) =>
  percent === 100 ? crews : Math.max(1, Math.min(Math.ceil((crews * percent) / 100), crews - 1))

/** When each order's hold ends, the soonest first. */
function endsOf(holds: readonly OpenHold[]): number[] {
  const ends = new Map<string, number>()
  for (const { order, heldUntil } of holds) ends.set(order, Math.max(ends.get(order) ?? 0, heldUntil.getTime()))
  return [...ends.values()].toSorted((a, b) => a - b)
}

const latest = (moments: readonly number[]) => {
  const last = Math.max(0, ...moments)
  return last === 0 ? null : new Date(last)
}
