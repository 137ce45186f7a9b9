import { kindWords, type ResourceKind } from '#core/crew.ts'
import type { Booking } from './booking.ts'

type Asked = Pick<Booking, 'state' | 'needsCrew' | 'crew'>

/** What a day that is sure still lacks, the weightiest first; null where everybody is named. One rule for pages and mails. */
export function crewMissing({ state, needsCrew, crew }: Asked): ResourceKind | null {
  if (state !== 'confirmed' || !needsCrew) return null
  const lacks = (kind: ResourceKind) => !crew.some((one) => one.kind === kind)
  return (['chauffeur', 'vehicle'] as const).find(lacks) ?? 'guide'
}

/** Without a car, or whoever drives it, nobody can be promised at a door; a guide who is missing keeps nobody from coming. */
export const canNobodyCome = (booking: Asked): boolean => ['chauffeur', 'vehicle'].includes(crewMissing(booking) ?? '')

/** "We are finding a chauffeur for 03:15 and write as soon as it is sure." */
export const findingInWords = (missing: ResourceKind, clock?: string): string =>
  `We are finding a ${kindWords[missing]}${clock ? ` for ${clock}` : ''} and write as soon as it is sure.`
