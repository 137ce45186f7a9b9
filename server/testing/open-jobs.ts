import type { OpenJob, Snapshot } from '#server/dispatch/proposals/snapshot.rules.ts'
import type { Fleet } from '#server/fleet/index.ts'
import { type Job, rate } from '#server/inventory/index.ts'
import { tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { chauffeur, demandFor } from './crews.ts'

export const monday = '2026-12-07'
export const now = tokyoInstant('2026-12-06', '12:00')

/** A sedan of somebody who has no chauffeur yet. */
export const open = (about: Partial<OpenJob> = {}): OpenJob => ({
  ...{ id: 'haddad', reference: 'AN-AAAAAA', version: 1, leadName: 'Layla Haddad', guests: 2, isConfirmed: true },
  ...{ startsAt: tokyoInstant(monday, '09:00'), demand: demandFor(), crewIds: ['crown'] },
  ...about,
})

export function snapshotOf(fleet: Fleet, taken: Record<string, Job[]> = {}, about: Partial<Snapshot> = {}): Snapshot {
  return {
    ...{ fleet, taken: new Map(Object.entries(taken)), rate, now, others: new Map() },
    knows: () => undefined,
    weekMinutes: () => 0,
    ...about,
  }
}

export const named = (name: string, about: Parameters<typeof chauffeur>[2] = {}) => ({
  ...chauffeur(name.split(' ')[1] ?? name, ['sedan', 'alphard'], about),
  name,
})
