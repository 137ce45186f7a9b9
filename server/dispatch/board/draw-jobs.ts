import type { BoardJob, BoardLeg } from '#contract/dispatch.ts'
import { hoursInWords } from '#core/days.ts'
import { type BoardBooking, guestCalled } from '#server/booking/index.ts'
import type { BoardResource, Chauffeur, Guide, ResourceKind, Vehicle } from '#server/fleet/index.ts'
import { type Job, jobWith, minutesOnTheWay, type Pair, pairOf, rate, whyNotInWords } from '#server/inventory/index.ts'
import { addMinutes, tokyoDayOf, tokyoIso, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { marksFrom, undoMs } from '../crew-day/taps.rules.ts'
import { broughtCar, linkedDay } from './board.store.ts'
import type { Gathered } from './gather.ts'
import { endangeredBy, type Following, latenessOf } from './late.rules.ts'
import { type Leg, type LegQuestion, legOf, legsTogether } from './legs.rules.ts'
import { type Lost, lostOf, takenOffIn } from './lost.rules.ts'
import { isUnderWay, type Mark, phaseOf, stepsOf } from './phase.rules.ts'
import { familyNameOf } from './short-name.rules.ts'

/** A job with what surrounds it on each row: the wire has only the words of it. */
export interface DrawnJob {
  booking: BoardBooking
  job: BoardJob
  legs: readonly (Leg & { resource: BoardResource })[]
}

const kinds: readonly ResourceKind[] = ['chauffeur', 'vehicle', 'guide']

/** Jobs as the board shows them, all from what was gathered: nothing more is asked. */
export function drawJobs(gathered: Gathered): DrawnJob[] {
  const { vehicles, chauffeurs, guides } = gathered.fleet
  const serving: Serving = new Map([...vehicles, ...chauffeurs, ...guides].map((resource) => [resource.id, resource]))
  return gathered.bookings.map((booking) => drawJob(gathered, serving, booking))
}

type Serving = ReadonlyMap<string, Vehicle | Chauffeur | Guide>

function drawJob(gathered: Gathered, serving: Serving, booking: BoardBooking): DrawnJob {
  const { now, resources, marks } = gathered
  const { state, startsAt, endsAt, demand } = booking
  const steps = stepsOf(marks.get(booking.id) ?? [])
  const mark = steps.at(-1) ?? null
  const crew = booking.crewIds
    .flatMap((id) => resources.get(id) ?? [])
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'))
  const pair = pairIn(serving, booking)
  const legs = legsIn(gathered, booking, crew, pair)
  const isOpen = endsAt > now && (state === 'confirmed' || state === 'pending' || state === 'on_hold')
  const count = (kind: ResourceKind) => crew.filter((one) => one.kind === kind && one.inService).length
  const missing = isOpen
    ? {
        vehicle: Math.max(0, 1 - count('vehicle')),
        chauffeur: Math.max(0, 1 - count('chauffeur')),
        guide: Math.max(0, demand.guides - count('guide')),
      }
    : { vehicle: 0, chauffeur: 0, guide: 0 }
  const lost = lostIn(gathered, booking, crew, missing)
  return {
    booking,
    legs,
    job: {
      reference: booking.reference,
      version: booking.edition,
      state,
      phase: phaseOf({ state, startsAt, endsAt, mark }, now),
      service: booking.service,
      leadName: booking.leadName,
      guests: booking.guests,
      largeCases: booking.largeCases,
      vehicleClass: booking.vehicleClass,
      className: booking.className,
      guideLanguage: demand.guideLanguage,
      startsAt: tokyoIso(startsAt),
      endsAt: tokyoIso(endsAt),
      pickUp: booking.pickUp,
      dropOff: booking.dropOff,
      isHotelUntold: booking.isHotelUntold,
      flight: booking.flight,
      landsAt: booking.landsAt && tokyoIso(booking.landsAt),
      legs: legs.map((leg) => drawLeg(gathered, serving, booking, leg, isOpen)),
      missing,
      lost: lost.map(({ words }) => words),
      lostBy: lost.flatMap(({ resourceId, kind }) => (resourceId === null ? [] : { resourceId, kind })),
      mark: mark && { step: mark.step, at: tokyoIso(mark.at) },
      marksFrom: tokyoIso(
        marksFrom(
          { startsAt, fromArea: demand.fromArea },
          crew.map(({ garageArea }) => garageArea),
          gathered.fleet.drivingMinutes,
        ),
      ),
      marks: steps.map(({ id, step, at, resourceId, desk }) => ({
        ...{ id, step, at: tokyoIso(at), by: nameOf(resources.get(resourceId)) },
        desk: desk && (gathered.names.get(desk.userId ?? '') ?? 'the desk'),
        undoUntil: desk && tokyoIso(new Date(desk.receivedAt.getTime() + undoMs)),
      })),
      dueYen: booking.dueYen,
      late: isUnderWay({ state, endsAt, mark }, now) ? lateOf(gathered, booking, { legs, pair, mark }) : null,
    },
  }
}

const nameOf = (resource: BoardResource | undefined) => (resource ? familyNameOf(resource) : '')

const jobOf = ({ id, startsAt, endsAt, demand }: BoardBooking, now: Date): Job => ({
  ...(startsAt <= now && endsAt > now && { isUnderWay: true }),
  ...{ startsAt, endsAt, bookingId: id, isBus: demand.isBus },
  ...{ fromArea: demand.fromArea, toArea: demand.toArea, drivingMinutes: demand.drivingMinutes },
})

/** The car of a job and whoever drives it; who has left us since is nobody's partner. */
const pairIn = (serving: Serving, { crewIds }: BoardBooking) => pairOf(crewIds.flatMap((id) => serving.get(id) ?? []))

const othersOf = ({ taken }: Gathered, { id }: BoardBooking, resourceId: string) =>
  (taken.get(resourceId) ?? []).filter(({ bookingId }) => bookingId !== id)

/** Of who took the job over on the road: since when they have it. */
function joinedIn({ taken }: Gathered, { id }: BoardBooking, resourceId: string): Pick<Job, 'joinedAt'> {
  const joinedAt = taken.get(resourceId)?.find(({ bookingId }) => bookingId === id)?.joinedAt
  return joinedAt ? { joinedAt } : {}
}

function legsIn(
  gathered: Gathered,
  booking: BoardBooking,
  crew: readonly BoardResource[],
  pair: Pair,
): DrawnJob['legs'] {
  const { fleet } = gathered
  const question = (resource: BoardResource): LegQuestion => ({
    ...{ resource, turnRoundMinutes: fleet.policies[resource.kind].turnRoundMinutes, drive: fleet.drivingMinutes },
    job: jobWith(resource.kind, { ...jobOf(booking, gathered.now), ...joinedIn(gathered, booking, resource.id) }, pair),
    others: othersOf(gathered, booking, resource.id),
  })
  const [driver, car] = [pair.chauffeur, pair.vehicle].map((one) => crew.find(({ id }) => id === one?.id))
  const [driverLeg, carLeg] = driver && car ? legsTogether(question(driver), question(car)) : []
  return crew.map((resource) => {
    const together = resource === driver ? driverLeg : resource === car ? carLeg : undefined
    return { ...(together ?? legOf(question(resource))), resource }
  })
}

function drawLeg(
  gathered: Gathered,
  serving: Serving,
  booking: BoardBooking,
  { resource, leavesAt, from, freeAt }: DrawnJob['legs'][number],
  isOpen: boolean,
): BoardLeg {
  const { fleet } = gathered
  const known = serving.get(resource.id)
  const { vehicle, chauffeur } = pairIn(serving, booking)
  const rated =
    known &&
    rate(known, {
      ...{ fleet, demand: booking.demand, startsAt: booking.startsAt, now: gathered.now },
      ...joinedIn(gathered, booking, resource.id),
      taken: new Map([[resource.id, othersOf(gathered, booking, resource.id)]]),
      ...{ vehicleClass: vehicle?.vehicleClass ?? null, drives: chauffeur?.drives ?? null, vehicle, chauffeur },
      // What stands there came by a reason, or for the class as it was then.
      mayBeLarger: () => true,
    })
  const aimed = fleet.policies[resource.kind].aimedRestMinutes ?? 0
  const tired = rated?.isTired ? restInWords(rated.restBeforeMinutes, rated.restAfterMinutes, aimed) : null
  const unsent = resource.id === vehicle?.id && isUnsent(gathered, booking, { vehicle, chauffeur }) ? nobodySent : null
  const clash = !resource.inService
    ? 'Not in service any more'
    : rated?.problem
      ? whyNotInWords(rated.problem, { fleet, startsAt: booking.startsAt, otherJob: (id) => otherJob(gathered, id) })
      : null
  return {
    resourceId: resource.id,
    kind: resource.kind,
    leavesAt: tokyoIso(leavesAt),
    leavesFrom: from === 'road' ? null : (from === 'handover' && vehicle?.garageName) || resource.garageName,
    freeAt: tokyoIso(freeAt),
    restBeforeMinutes: rated?.restBeforeMinutes ?? null,
    // What is over cannot be mended any more.
    warning: isOpen ? (unsent ?? tired) : null,
    clash: isOpen ? clash : null,
  }
}

const nobodySent = 'Nobody is sent with it yet'

/** A car that was given to guests on the road after whoever drives them: it does not come by itself. */
function isUnsent(gathered: Gathered, booking: BoardBooking, { vehicle, chauffeur }: Pair): boolean {
  if (!vehicle || !chauffeur || gathered.brought.has(broughtCar(booking.id, vehicle.id))) return false
  const [car, driver] = [vehicle, chauffeur].map(({ id }) => joinedIn(gathered, booking, id).joinedAt)
  return car !== undefined && (driver === undefined || driver < car)
}

function otherJob({ others }: Gathered, id: string) {
  const other = others.get(id)
  return other && { ...other, guest: guestCalled(other.leadName) }
}

function restInWords(before: number | null, after: number | null, aimed: number): string {
  const aim = `the aim is ${hoursInWords(aimed)}`
  if (before !== null && before < aimed) return `Rest ${hoursInWords(before)}, ${aim}`
  return `Rest ${hoursInWords(after ?? 0)} after it, ${aim}`
}

function lostIn(
  { absences, resources, trails }: Gathered,
  booking: BoardBooking,
  crew: readonly BoardResource[],
  missing: BoardJob['missing'],
): Lost[] {
  if (missing.vehicle + missing.chauffeur + missing.guide === 0) return []
  return lostOf(
    {
      missing,
      gone: crew.filter(({ inService }) => !inService),
      absences: absences.flatMap(({ kind, resourceId, took }) => {
        const resource = resources.get(resourceId)
        return resource && took.some(({ bookingId }) => bookingId === booking.id) ? { kind, resource } : []
      }),
      takenOff: takenOffIn(trails.filter(({ bookingId }) => bookingId === booking.id)),
    },
    [...resources.values()],
  )
}

function lateOf(
  { fleet, now, others, linked }: Gathered,
  booking: BoardBooking,
  { legs, pair, mark }: { legs: DrawnJob['legs']; pair: Pair; mark: Mark | null },
): BoardJob['late'] {
  const { startsAt, endsAt, landsAt } = booking
  // The chauffeur sets out first; a car without one goes nowhere, and its guide meets it.
  const driver = legs.find(({ resource }) => resource.kind === 'chauffeur')
  const canMark = legs.some(({ resource }) => linked.has(linkedDay(resource.id, tokyoDayOf(startsAt))))
  const leavesAt = driver?.leavesAt ?? null
  const lateness = latenessOf({ startsAt, endsAt, landsAt, mark, leavesAt, canMark }, now)
  if (!lateness) return null
  const { minutes, words, silentSince } = lateness
  const who = driver ?? legs.find(({ resource }) => resource.kind === 'guide')
  const silent = silentSince && {
    since: tokyoIso(silentSince),
    words: `No word from ${who ? familyNameOf(who.resource) : 'the crew'} since ${tokyoTimeOf(silentSince)}`,
  }
  // Of who has no link and said nothing nobody knows that they are late: the jobs after it are not in danger yet.
  if (!mark && !canMark) return { minutes, words, silent, endangers: null }
  const following = legs.flatMap(({ resource, next }): Following[] => {
    const other = next?.bookingId === undefined ? undefined : others.get(next.bookingId)
    if (!next || !other) return []
    const late = { ...jobWith(resource.kind, jobOf(booking, now), pair), endsAt: addMinutes(endsAt, minutes) }
    const onTheWay = minutesOnTheWay(late, next, resource.garageArea, fleet.drivingMinutes)
    const neededMinutes = fleet.policies[resource.kind].turnRoundMinutes + onTheWay
    return [{ reference: other.reference, startsAt: next.startsAt, who: familyNameOf(resource), neededMinutes }]
  })
  return { minutes, words, silent, endangers: endangeredBy({ endsAt }, minutes, following) }
}
