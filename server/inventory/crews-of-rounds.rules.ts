import type { Chauffeur, Fleet, ResourceKind, Vehicle } from '#server/fleet/index.ts'
import type { Pair } from './handover.rules.ts'

/** A crew is that of a round of a booking. */
export const roundOf = ({ booking_id, round }: { booking_id: string | null; round: number }) => `${booking_id} ${round}`

/** Whoever has the same round of the same booking; a booking that is being moved has two crews for a while. */
export function crewsIn(
  rows: readonly { resource_id: string; booking_id: string | null; round: number; has_ended: boolean }[],
): Map<string, string[]> {
  const crews = new Map<string, string[]>()
  for (const row of rows) {
    if (row.booking_id === null || row.has_ended) continue
    const crew = crews.get(roundOf(row))
    if (crew) crew.push(row.resource_id)
    else crews.set(roundOf(row), [row.resource_id])
  }
  return crews
}

interface ById {
  vehicles: ReadonlyMap<string, Vehicle>
  chauffeurs: ReadonlyMap<string, Chauffeur>
}

/** Made once for each reading of the fleet: every hold asks twice. */
const kept = new WeakMap<Fleet, ById>()

function byIdIn(fleet: Fleet): ById {
  const known = kept.get(fleet)
  if (known) return known
  const made = {
    vehicles: new Map(fleet.vehicles.map((vehicle) => [vehicle.id, vehicle])),
    chauffeurs: new Map(fleet.chauffeurs.map((chauffeur) => [chauffeur.id, chauffeur])),
  }
  kept.set(fleet, made)
  return made
}

/** Of a crew by its ids: the car and who drives it, and what one of them is. Who has left us is nobody's partner. */
export function pairsIn(fleet: Fleet) {
  const { vehicles, chauffeurs } = byIdIn(fleet)
  return (id: string, crew: readonly string[]): Pair & { kind: ResourceKind; isBus: boolean } => {
    let [vehicle, chauffeur]: [Vehicle | null, Chauffeur | null] = [null, null]
    for (const one of crew) {
      vehicle ??= vehicles.get(one) ?? null
      chauffeur ??= chauffeurs.get(one) ?? null
    }
    const kind = vehicles.has(id) ? 'vehicle' : chauffeurs.has(id) ? 'chauffeur' : 'guide'
    // A job is a bus driver's when a bus goes with it.
    return { kind, vehicle, chauffeur, isBus: vehicle?.isBus === true }
  }
}
