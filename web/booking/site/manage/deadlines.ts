import type { Booking } from '#contract/booking.ts'
import { nothingPaidYet } from '#contract/cancel-words.ts'
import { formatYen } from '#contract/money.ts'
import { onTokyoClock } from '#core/days.ts'
import { longMoment } from '#web/pricing/site/index.ts'

type Terms = Pick<Booking, 'cancellationTiers' | 'startsAt'> &
  Partial<Pick<Booking, 'ride' | 'paidYen' | 'refundedYen'>>

const hourMs = 3_600_000

/** So many hours before a moment, on Tokyo's clock. */
export const hoursBefore = (iso: string, hours: number) => onTokyoClock(new Date(Date.parse(iso) - hours * hourMs))

/** Until when cancelling gives everything back; null where it never does. */
export function freeUntil({ cancellationTiers, startsAt }: Terms): string | null {
  const full = cancellationTiers.filter(({ refundPercent }) => refundPercent === 100)
  if (full.length === 0) return null
  return hoursBefore(startsAt, Math.min(...full.map((tier) => tier.hoursBefore)))
}

/** The stretch in which one stands: what cancelling gives back in percent, and until when. */
export function presentTier({ cancellationTiers, startsAt }: Terms, now: string) {
  const hoursLeft = (Date.parse(startsAt) - Date.parse(now)) / hourMs
  const kept = cancellationTiers
    .filter((tier) => hoursLeft > 0 && hoursLeft >= tier.hoursBefore)
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)[0]
  return { percent: kept?.refundPercent ?? 0, until: kept ? hoursBefore(startsAt, kept.hoursBefore) : null }
}

/** One sentence below the headline: what is free, and until when. */
export function deadlineSentence(terms: Terms, now: string): string {
  if (now >= terms.startsAt)
    return terms.ride
      ? 'It is time. For anything now, ring the desk.'
      : 'The day has begun. For anything now, ring the desk.'
  if (terms.paidYen === terms.refundedYen && terms.paidYen !== undefined) return nothingPaidYet
  const { percent, until } = presentTier(terms, now)
  if (percent === 100 && until) return `You can cancel at no charge until ${longMoment(until)} Tokyo time.`
  if (percent > 0 && until)
    return `Cancelling gives ${percent === 50 ? 'half' : `${percent}%`} back until ${longMoment(until)} Tokyo time.`
  // Who moved a day late keeps its terms: the new one may be far ahead.
  if (!terms.cancellationTiers.some(({ refundPercent }) => refundPercent > 0))
    return 'Cancelling gives nothing back. Changes are still possible.'
  return `So near to the ${terms.ride ? 'pick-up' : 'day'}, cancelling gives nothing back. Changes are still possible.`
}

/** What the row "Cancel the day" says, from the refund that the server reckons. */
export function refundSentence(refund: { refundYen: number; keptYen: number } | null): string {
  if (!refund) return 'We show what comes back before you agree.'
  if (refund.refundYen + refund.keptYen === 0) return nothingPaidYet
  if (refund.refundYen === 0) return 'Nothing would come back any more.'
  if (refund.keptYen === 0) return `Today you would get all ${formatYen(refund.refundYen)} back.`
  return `Now you would get ${formatYen(refund.refundYen)} back; we keep ${formatYen(refund.keptYen)}.`
}

/** What the rows for changes say of their price: free in itself, at any hour; only the difference counts. */
export function changeSentence(terms: Terms, now: string): string {
  const free = freeUntil(terms)
  if (free && now < free) return `Free until ${longMoment(free)}. We show the difference before you agree.`
  return 'There is no fee for moving: you pay the difference, or get it back. We show it before you agree.'
}

/** The deadline that a moved day would have. */
export function newDeadline(terms: Terms): string {
  const free = freeUntil(terms)
  const next = terms.cancellationTiers
    .filter(({ refundPercent }) => refundPercent > 0 && refundPercent < 100)
    .toSorted((a, b) => b.refundPercent - a.refundPercent)[0]
  const share = next && (next.refundPercent === 50 ? 'half' : `${next.refundPercent}%`)
  const part = next && `${share} back until ${longMoment(hoursBefore(terms.startsAt, next.hoursBefore))}`
  if (free) return `Free to cancel until ${longMoment(free)} Tokyo time.${part ? ` Then ${part}.` : ''}`
  return part ? `If you cancel, ${part} Tokyo time.` : 'Cancelling gives nothing back.'
}
