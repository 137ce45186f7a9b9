import type { Dashboard, ServiceRow } from '#contract/dashboard.ts'
import { type BookingInBrief, findLatest, findService } from '#server/booking/index.ts'
import { findPhases } from '#server/dispatch/index.ts'
import type { Fleet, ResourceKind } from '#server/fleet/index.ts'
import { crewsOf } from '#server/inventory/index.ts'
import { coveredYenOf } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoDayOf, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'

const latestShown = 8

/** Today's and tomorrow's service in order of departure, and what was booked last, each with its crew; and whose guests are on board. */
export async function readPlans(
  { db }: Pick<Context, 'db'>,
  fleet: Fleet,
  now: Date,
): Promise<{ plans: Pick<Dashboard, 'service' | 'latest'>; aboard: ReadonlySet<string> }> {
  const today = tokyoDayOf(now)
  const tomorrow = addDays(today, 1)
  const service = await findService(db, tokyoInstant(today, '00:00'), tokyoInstant(addDays(today, 2), '00:00'))
  const latest = await findLatest(db, latestShown)
  const ids = [...new Set([...service, ...latest].map(({ id }) => id))]
  // What is on hold has its crew for a while only.
  const heldIds = latest.filter(({ state }) => state === 'on_hold').map(({ id }) => id)
  const crews = await crewsOf(db, ids, heldIds)
  const phases = await findPhases(db, [...service, ...latest], now)
  const covered = await coveredYenOf(db, ids)
  const toRow = (booking: BookingInBrief): ServiceRow => ({
    ...rowOf(booking),
    ...crewIn(fleet, crews.get(booking.id) ?? []),
    missing: booking.needsCrew ? missingIn(fleet, crews.get(booking.id) ?? []) : [],
    phase: phases.get(booking.id) ?? null,
    dueYen:
      booking.state === 'confirmed' || booking.state === 'redeemed'
        ? Math.max(0, booking.totalYen - (covered.get(booking.id) ?? 0))
        : 0,
  })
  const of = (day: string) => service.filter(({ startsAt }) => tokyoDayOf(startsAt) === day).map(toRow)
  return {
    plans: {
      service: { today: of(today), tomorrow: of(tomorrow) },
      latest: latest.map((booking) => ({ ...toRow(booking), createdAt: tokyoIso(booking.createdAt) })),
    },
    aboard: new Set(service.flatMap(({ id }) => (phases.get(id) === 'on-board' ? id : []))),
  }
}

const rowOf = ({ reference, state, needsCrew, tour, leadName, guests, totalYen, ...rest }: BookingInBrief) => ({
  ...{ reference, state, needsCrew, tour, leadName, guests, totalYen },
  pickUp: rest.pickUp,
  isHotelUntold: rest.isHotelUntold,
  startsAt: tokyoIso(rest.startsAt),
  endsAt: tokyoIso(rest.endsAt),
})

const familyName = (name: string) => name.split(' ').at(-1) ?? name

function crewIn(fleet: Fleet, ids: readonly string[]): Pick<ServiceRow, 'crew' | 'plate'> {
  const people = [...fleet.chauffeurs, ...fleet.guides].filter(({ id }) => ids.includes(id))
  return {
    crew: people.map(({ name }) => familyName(name)),
    plate: fleet.vehicles.find(({ id }) => ids.includes(id))?.plate ?? null,
  }
}

/** What a booking lacks: a day always has a car and a chauffeur; where both are there, it is the guide. */
export function missingIn(fleet: Fleet, ids: readonly string[]): ResourceKind[] {
  const has = (resources: readonly { id: string }[]) => resources.some(({ id }) => ids.includes(id))
  const missing: ResourceKind[] = [
    ...(has(fleet.chauffeurs) ? [] : ['chauffeur' as const]),
    ...(has(fleet.vehicles) ? [] : ['vehicle' as const]),
  ]
  return missing.length > 0 ? missing : ['guide']
}
