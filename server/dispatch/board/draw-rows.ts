import type { BoardRow, IdleHour, OnTheRoad } from '#contract/dispatch.ts'
import { guestCalled } from '#server/booking/index.ts'
import type { BoardResource } from '#server/fleet/index.ts'
import { addDays, tokyoInstant, tokyoIso, tokyoTimeOf, weekdayOf } from '#server/platform/tokyo-time.rules.ts'
import { awayOf, type DaysShown, shiftsOf } from './away.rules.ts'
import type { Trouble } from './board.store.ts'
import type { DrawnJob } from './draw-jobs.ts'
import type { Gathered, Span } from './gather.ts'
import { axisHours, idleIn } from './idle.rules.ts'
import { workMinutesIn } from './legs.rules.ts'
import { familyNameOf, shortNameOf } from './short-name.rules.ts'

/** The week of a day, from Monday. */
export function weekOf(day: string): Span {
  const monday = addDays(day, 1 - weekdayOf(day))
  return { from: tokyoInstant(monday, '00:00'), until: tokyoInstant(addDays(monday, 7), '00:00') }
}

const kinds: readonly BoardResource['kind'][] = ['chauffeur', 'vehicle', 'guide']

/** Everybody and everything in service, and who left while the days shown still have jobs of theirs. */
export function drawRows(
  gathered: Gathered,
  jobs: readonly DrawnJob[],
  troubles: readonly Trouble[],
  shown: DaysShown,
): BoardRow[] {
  const out = new Set(jobs.flatMap(({ booking }) => booking.crewIds))
  return (
    [...gathered.resources.values()]
      .filter(({ id, inService }) => inService || out.has(id))
      // Cars by their size, and all by the name that is read there.
      .toSorted(
        (a, b) =>
          kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
          a.rank - b.rank ||
          shortNameOf(a).localeCompare(shortNameOf(b), 'en') ||
          a.id.localeCompare(b.id),
      )
      .map((resource) => drawRow(gathered, resource, troubles, shown))
  )
}

function drawRow(
  gathered: Gathered,
  resource: BoardResource,
  troubles: readonly Trouble[],
  shown: DaysShown,
): BoardRow {
  const { id, kind, name, seal, vehicleClass, plate, languages, inService } = resource
  const { fleet, taken } = gathered
  return {
    ...{ id, kind, name, shortName: shortNameOf(resource), seal, vehicleClass, plate, languages, inService },
    away: awayIn(gathered, resource, shown),
    shifts: kind === 'vehicle' ? [] : shiftsOf(resource, shown),
    weekMinutes:
      kind === 'vehicle'
        ? null
        : workMinutesIn(weekOf(shown.firstDay), {
            resource,
            jobs: taken.get(id) ?? [],
            leastRestMinutes: fleet.policies[kind].leastRestMinutes ?? 0,
            drive: fleet.drivingMinutes,
          }),
    troubles: troubles
      .filter(({ resourceId }) => resourceId === id)
      .map((trouble) => ({
        id: trouble.id,
        reference: trouble.reference,
        words: trouble.words,
        at: tokyoIso(trouble.at),
      })),
    roadDuties: roadDutiesIn(gathered, resource, shown),
  }
}

/** What somebody did or does on the road on the days shown, in the words of the desk. */
function roadDutiesIn(
  { taken, others, resources }: Gathered,
  { id }: BoardResource,
  { firstDay, lastDay }: DaysShown,
): OnTheRoad[] {
  const [from, until] = [tokyoInstant(firstDay, '00:00'), tokyoInstant(addDays(lastDay, 1), '00:00')]
  return (taken.get(id) ?? [])
    .filter(({ roadDuty, startsAt, endsAt }) => roadDuty && startsAt < until && endsAt > from)
    .map((duty) => {
      const guest = guestCalled(others.get(duty.roadBookingId ?? '')?.leadName ?? '')
      const car = resources.get(duty.partnerId ?? '')
      const words =
        duty.roadDuty === 'relieved'
          ? `Drove ${guest || 'guests'}, relieved at ${tokyoTimeOf(duty.endsAt)}`
          : `Brings ${car ? familyNameOf(car) : 'a car'} to ${guest || 'guests on the road'}`
      return { from: tokyoIso(duty.startsAt), until: tokyoIso(duty.endsAt), words }
    })
}

const awayIn = ({ absences, names }: Gathered, resource: BoardResource, shown: DaysShown) =>
  awayOf(
    resource,
    absences
      .filter(
        ({ resourceId, startsAt, endsAt }) =>
          resourceId === resource.id &&
          endsAt > tokyoInstant(shown.firstDay, '00:00') &&
          startsAt < tokyoInstant(addDays(shown.lastDay, 1), '00:00'),
      )
      .map((entry) => ({ ...entry, by: names.get(entry.enteredBy ?? '') ?? null })),
    shown,
  )

/** Who serves in each hour of the axis and is not out. */
export function drawIdle(
  gathered: Gathered,
  jobs: readonly DrawnJob[],
  rows: readonly BoardRow[],
  shown: DaysShown,
): IdleHour[] {
  const out = new Map<string, Span[]>()
  for (const { legs } of jobs)
    for (const { resource, leavesAt, freeAt } of legs)
      out.set(resource.id, [...(out.get(resource.id) ?? []), { from: leavesAt, until: freeAt }])
  const serving = rows.flatMap(({ id, inService, away }) => {
    const resource = inService ? gathered.resources.get(id) : undefined
    if (!resource) return []
    const spans = away.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }))
    const onTheRoad = (gathered.taken.get(id) ?? [])
      .filter(({ roadDuty }) => roadDuty)
      .map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }))
    return { resource, away: spans, out: [...(out.get(id) ?? []), ...onTheRoad] }
  })
  return idleIn(
    axisHours(
      shown,
      jobs.map(({ booking }) => booking),
    ),
    serving,
  )
}
