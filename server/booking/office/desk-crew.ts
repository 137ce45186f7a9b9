import type { DeskMember } from '#contract/booking-desk.ts'
import {
  type Chauffeur,
  classNameOf,
  deskNameOf,
  type Fleet,
  findCrewContacts,
  loadFleet,
  type Resource,
  type Vehicle,
} from '#server/fleet/index.ts'
import { type Candidate, type CandidatesFor, crewOf, rateCrew } from '#server/inventory/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findQuote, type StoredQuote } from '#server/pricing/index.ts'
import type { BookingRow } from '../bookings.store.ts'
import { nextRound } from '../hear-of-charge.ts'

export interface DeskCrew {
  quote: StoredQuote
  /** Those who have the booking's own hour; of a change that waits for its money nobody. */
  members: Resource[]
  /** Who has it still and has left us since: their places count as empty. */
  gone: Pick<Resource, 'id' | 'kind' | 'name'>[]
  /** What a newcomer is judged by. */
  wanted: CandidatesFor
  /** Under which a newcomer joins those who stay. */
  round: number
  /** Who and what is still missing for a whole crew. */
  missing: Record<Resource['kind'], number>
}

/** Who and what a booking has, and what it asks for. */
export async function crewForDesk(ctx: Context, db: Database, booking: BookingRow): Promise<DeskCrew | null> {
  const quote = await findQuote(db, booking.quoteId)
  if (!quote) return null
  const fleet = await loadFleet(ctx)
  const rows = await crewOf(db, booking.id)
  const own = rows.filter(
    ({ isHeld, startsAt }) =>
      startsAt.getTime() === booking.startsAt.getTime() && (booking.state !== 'confirmed' || !isHeld),
  )
  const ids = new Set(own.map(({ resourceId }) => resourceId))
  const members: Resource[] = [...fleet.chauffeurs, ...fleet.vehicles, ...fleet.guides].filter(({ id }) => ids.has(id))
  const serving = new Set(members.map(({ id }) => id))
  const gone = [
    ...(
      await findCrewContacts(
        db,
        [...ids].filter((id) => !serving.has(id)),
      )
    ).values(),
  ].map(({ id, kind, name, car }) => ({ id, kind, name: deskNameOf({ kind, name, plate: car?.plate }) }))
  const count = (kind: Resource['kind']) => members.filter((member) => member.kind === kind).length
  return {
    quote,
    members,
    gone,
    round: own[0]?.round ?? (await nextRound(db, booking.id)),
    wanted: {
      demand: quote.demand,
      startsAt: booking.startsAt,
      bookingId: booking.id,
      vehicleClass: members.find(isVehicle)?.vehicleClass ?? null,
      drives: members.find(isChauffeur)?.drives ?? null,
      driver: members.find(isChauffeur)?.name ?? null,
      chauffeur: members.find(isChauffeur) ?? null,
      vehicle: members.find(isVehicle) ?? null,
      // The desk decides about a larger car than may stand in by itself.
      mayBeLarger: () => true,
    },
    missing: {
      vehicle: 1 - count('vehicle'),
      chauffeur: 1 - count('chauffeur'),
      guide: quote.demand.guides - count('guide'),
    },
  }
}

/**
 * Who may stay with a booking through a change: whom the guests know by name, and their car, unless they chose another
 * class. Who pays for a smaller one does not keep the larger.
 */
export const stayersOf = (
  crew: Pick<DeskCrew, 'members'> | null,
  before: Pick<BookingRow, 'vehicleClass'>,
  after: Pick<StoredQuote, 'vehicleClass'>,
): ReadonlySet<string> =>
  new Set(
    crew?.members
      .filter(
        (member) =>
          !isVehicle(member) ||
          before.vehicleClass === after.vehicleClass ||
          member.vehicleClass === after.vehicleClass,
      )
      .map(({ id }) => id),
  )

/** A larger car that the desk gave goes along to another hour; no other comes there without a reason. */
export const isOf =
  (crew: Pick<DeskCrew, 'members'> | null) =>
  ({ id }: Vehicle): boolean =>
    crew?.members.some((member) => member.id === id) ?? false

export const isVehicle = (resource: Resource): resource is Vehicle => resource.kind === 'vehicle'
export const isChauffeur = (resource: Resource): resource is Chauffeur => resource.kind === 'chauffeur'

/** As the desk sees them: with their rests before and after. */
export async function viewCrew(ctx: Context, db: Database, { members, wanted }: DeskCrew): Promise<DeskMember[]> {
  const rated = await rateCrew(
    ctx,
    db,
    members.map(({ id }) => id),
    wanted,
  )
  return rated.map(memberIn(await loadFleet(ctx)))
}

export const memberIn =
  (fleet: Fleet) =>
  ({ resource, restBeforeMinutes, restAfterMinutes }: Candidate): DeskMember => ({
    id: resource.id,
    kind: resource.kind,
    name: deskNameOf(resource),
    seal: resource.seal,
    plate: isVehicle(resource) ? resource.plate : null,
    vehicleClass: isVehicle(resource) ? resource.vehicleClass : null,
    className: isVehicle(resource) ? classNameOf(fleet, resource.vehicleClass) : null,
    languages: 'languages' in resource ? [...(resource.languages as readonly string[])] : [],
    registrationNumber: 'registrationNumber' in resource ? (resource.registrationNumber as string | null) : null,
    restBeforeMinutes,
    restAfterMinutes,
  })
