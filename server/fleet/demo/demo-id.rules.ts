import type { ResourceKind } from '../fleet.rules.ts'

const digit: Record<ResourceKind, number> = { vehicle: 1, chauffeur: 2, guide: 3 }

/** The same on every machine, so that a second run finds what the first one made. */
export const demoId = (kind: ResourceKind, number: number) =>
  `00000000-0000-4000-8000-00000${digit[kind]}${String(number).padStart(6, '0')}`
