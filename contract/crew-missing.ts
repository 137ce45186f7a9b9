import { kindWords, type ResourceKind } from '#core/crew.ts'
import type { Booking } from './booking.ts'

type Asked = Pick<Booking, 'state' | 'needsCrew'> & { crew: readonly { kind: ResourceKind }[] }

/** What a day that is sure still lacks, the weightiest first; null where everybody is named. One rule for pages, mails and papers. */
export function crewMissing({ state, needsCrew, crew }: Asked): ResourceKind | null {
  if (state !== 'confirmed' || !needsCrew) return null
  const lacks = (kind: ResourceKind) => !crew.some((one) => one.kind === kind)
  return (['chauffeur', 'vehicle'] as const).find(lacks) ?? 'guide'
}

/** Without a car, or whoever drives it, nobody can be promised at a door; a guide who is missing keeps nobody from coming. */
export const canNobodyCome = (booking: Asked): boolean => keepsCarAway(crewMissing(booking))
export const keepsCarAway = (missing: ResourceKind | null): boolean => missing === 'chauffeur' || missing === 'vehicle'

/**
 * "We are finding a chauffeur for 03:15 and write as soon as it is sure." A guide is looked for in the language that was
 * asked for, and keeps no hour from being sure.
 */
export function findingInWords(
  missing: ResourceKind,
  { clock, language }: { clock?: string; language?: string | null },
) {
  const whom = missing === 'guide' && language ? `guide who speaks ${language}` : kindWords[missing]
  const hour = clock && missing !== 'guide' ? ` for ${clock}` : ''
  return `We are finding a ${whom}${hour} and write as soon as it is sure.`
}
