import type { ResourceKind } from '#contract/booking-desk.ts'
import type { Fleet } from '#server/fleet/index.ts'
import { absencesBetween } from '#server/inventory/index.ts'
import type { Database } from '#server/platform/database.ts'
import { findTrails } from './board.store.ts'
import { lostOf, takenOffIn } from './lost.rules.ts'

interface Bereft {
  id: string
  startsAt: Date
  endsAt: Date
  missing: readonly ResourceKind[]
}

/** Who fell away of these jobs and why, in the words of the board: "Endo is ill". Two questions, however many they are. */
export async function findLost(
  db: Database,
  { vehicles, chauffeurs, guides }: Fleet,
  jobs: readonly Bereft[],
): Promise<Map<string, string[]>> {
  if (jobs.length === 0) return new Map()
  const from = new Date(Math.min(...jobs.map(({ startsAt }) => startsAt.getTime())))
  const until = new Date(Math.max(...jobs.map(({ endsAt }) => endsAt.getTime())))
  const absences = await absencesBetween(db, from, until)
  const trails = await findTrails(
    db,
    jobs.map(({ id }) => id),
  )
  const known = [
    ...vehicles.map((car) => ({ ...car, inService: true })),
    ...[...chauffeurs, ...guides].map((person) => ({ ...person, plate: null, inService: true })),
  ]
  return new Map(
    jobs.map(({ id, missing }) => {
      const count = (kind: ResourceKind) => (missing.includes(kind) ? 1 : 0)
      const question = {
        missing: { vehicle: count('vehicle'), chauffeur: count('chauffeur'), guide: count('guide') },
        gone: [],
        absences: absences.flatMap(({ kind, resourceId, took }) => {
          const resource = known.find((one) => one.id === resourceId)
          return resource && took.some(({ bookingId }) => bookingId === id) ? [{ kind, resource }] : []
        }),
        takenOff: takenOffIn(trails.filter(({ bookingId }) => bookingId === id)),
      }
      return [id, lostOf(question, known).map(({ words }) => words)]
    }),
  )
}
