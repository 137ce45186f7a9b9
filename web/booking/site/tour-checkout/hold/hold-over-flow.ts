import { availability, type Slot } from '#contract/availability.ts'
import { ApiError, type Call } from '#contract/call.ts'
import { makeQuote, type Quote } from '#contract/pricing.ts'
import type { Wish } from '#contract/wish.ts'
import { standingOf } from '#web/payments/site/index.ts'
import { type HoldDependencies, hearOf, letGo } from './hold-flow.ts'
import { type AnsweredHold, type HoldRecord, isHolding } from './hold-record.ts'

/** A day that can be had instead, with what it costs. */
export interface PricedSlot extends Slot {
  quote: Quote
}

/** What there is when a hold has ended. */
export type Aftermath =
  | { is: 'paid' }
  /** It goes on after all: it was extended in another tab. */
  | { is: 'held' }
  | { is: 'free'; quote: Quote }
  | { is: 'taken'; nearest: PricedSlot[] }
  /** The day itself is no longer possible, and why. */
  | { is: 'closed'; why: string }

const mostShown = 3

/** Whether the day can be had again, and what else. */
export async function lookAgain(
  dependencies: HoldDependencies,
  ended: HoldRecord | null,
  wish: Wish,
): Promise<Aftermath> {
  const known = ended && (await hearOf(dependencies, ended))
  if (known && standingOf(known.answer.booking) === 'paid') return { is: 'paid' }
  if (known && isHolding(known, dependencies.now())) return { is: 'held' }
  // Its end may not have been written down yet, and it must not stand in its own way.
  if (known) await letGo(dependencies, known)
  try {
    return { is: 'free', quote: await dependencies.call(makeQuote, wish) }
  } catch (error) {
    return afterRefusal(dependencies.call, error, wish)
  }
}

/** What a refused day leads to; whatever is no answer about the day is not ours to read. */
export async function afterRefusal(call: Call, error: unknown, wish: Wish): Promise<Aftermath> {
  if (!(error instanceof ApiError) || error.isOutage) throw error
  if (error.code === 'inventory.sold-out') {
    return { is: 'taken', nearest: await priceSlots(call, wish, onePerDay(error.nearest, wish)) }
  }
  if (error.code === 'pricing.not-possible') return { is: 'closed', why: error.fields.day ?? error.message }
  throw error
}

/** Each day once, at the hour that was wished for where it has that. */
export function onePerDay(slots: readonly Slot[], { day, start }: Slot): Slot[] {
  const days = new Map<string, Slot>()
  for (const slot of slots) {
    const isLost = slot.day === day && slot.start === start
    if (!isLost && (!days.has(slot.day) || slot.start === start)) days.set(slot.day, slot)
  }
  return [...days.values()]
}

/** The same wish on other days; what can no longer be had is left out. */
export async function priceSlots(call: Call, wish: Wish, slots: readonly Slot[]): Promise<PricedSlot[]> {
  const quotes = await Promise.allSettled(
    slots.slice(0, mostShown).map(({ day, start }) => call(makeQuote, { ...wish, day, start })),
  )
  return quotes.flatMap((quote, index) => {
    const slot = slots[index]
    return quote.status === 'fulfilled' && slot ? [{ day: slot.day, start: slot.start, quote: quote.value }] : []
  })
}

/** Free days beside a day that is free too, for who was not sure. */
export async function otherDays(call: Call, wish: Wish, of: AnsweredHold | null): Promise<PricedSlot[]> {
  const months = [wish.day.slice(0, 7), monthAfter(wish.day.slice(0, 7))]
  const free: Slot[] = []
  for (const month of months) {
    const { days } = await call(availability, {
      tour: wish.tour,
      month,
      guests: wish.guests,
      largeCases: wish.largeCases,
      vehicleClass: of?.quote.vehicleClass ?? wish.vehicleClass,
      guide: wish.guide ? 'yes' : 'no',
      guideLanguage: wish.guideLanguage,
      extraHalfHours: wish.extraHalfHours,
    })
    for (const { day, starts } of days)
      if (day > wish.day && starts.some(({ start, free }) => free && start === wish.start))
        free.push({ day, start: wish.start })
    if (free.length >= mostShown) break
  }
  return priceSlots(call, wish, free)
}

/** "2027-01" after "2026-12". */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Whether a refusal says that the day is taken or closed, so that other days are the answer. */
export const isAboutDay = ({ code }: ApiError) => code === 'inventory.sold-out' || code === 'pricing.not-possible'
