import type { CrewDay } from '#contract/crew-day.ts'
import { hoursOn } from '#core/desk-hours.ts'
import { spanInWords } from '#core/usual-week.ts'
import { type BookingRow, findByIds, findDueYen, findPrintedOf } from '#server/booking/index.ts'
import {
  type CrewContact,
  type Fleet,
  findCrewContacts,
  findPlaceAddresses,
  loadFleet,
  readTerminals,
} from '#server/fleet/index.ts'
import { findNeedsOfBookings } from '#server/guests/index.ts'
import { hoursOfBringing, takesOverAt } from '#server/inventory/index.rules.ts'
import { findTakenOf } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { longDayWithYear } from '#server/platform/day-words.rules.ts'
import { addDays, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { endsOfDay, readCompany } from '#server/vouchers/index.ts'
import { shortNameOf } from '../board/short-name.rules.ts'
import { carTimesOf, fetchesCar, type OwnJob, ownJobsOf, roadJobsOf } from './cars-of-day.rules.ts'
import { findCrewIds, findMarks, findWorkOfPeople, type RoadDutyRow, type TakenJob } from './crew-day.store.ts'
import { crewJobOf, type Reader, type TakesOver } from './crew-job.ts'
import { type Duty, dutyOfDay, isOn } from './duty-of-day.ts'
import { dayInJapanese } from './japanese-words.rules.ts'
import type { Said } from './know-this.rules.ts'
import { roadDutyInWords } from './on-the-road.ts'

export interface DaysQuestion {
  day: string
  /** Left out: of everybody with a job. Who is named is answered without one, too. */
  resourceIds?: readonly string[]
  /** Of the page behind a link; left out: on paper. */
  link?: { until: Date; seenJobs: readonly string[] }
}

export interface ReadDay {
  resourceId: string
  contact: CrewContact
  day: CrewDay
  /** Of all jobs on it, in their order. */
  bookingIds: string[]
  /** Of each car that they bring to guests on the road, as a mail says it. */
  brings: Said[]
}

/** Days reach this far into each other: the rest before and after. */
const reachDays = 2

/** The day of each of these people, in a handful of looks however many they are; by kind and name. */
export async function readCrewDays(ctx: Context, db: Database, question: DaysQuestion): Promise<ReadDay[]> {
  const { day, resourceIds, link } = question
  const fleet = await loadFleet(ctx)
  const span = {
    from: tokyoInstant(addDays(day, -reachDays), '00:00'),
    until: tokyoInstant(addDays(day, 1 + reachDays), '00:00'),
  }
  const { jobs: found, roadDuties: beside } = await findWorkOfPeople(db, span, resourceIds ?? null)
  const cars = found.filter(({ kind }) => kind === 'vehicle')
  const roadDuties = Map.groupBy(
    beside.filter(({ resourceId }) => resourceIds?.includes(resourceId) ?? true),
    ({ resourceId }) => resourceId,
  )
  const taken = Map.groupBy(
    found.filter(({ kind }) => kind !== 'vehicle'),
    ({ resourceId }) => resourceId,
  )
  const shown = new Map([...taken].map(([id, jobs]) => [id, jobs.filter((job) => isOn(day, job))]))
  const onRoad = new Map([...roadDuties].map(([id, duties]) => [id, duties.filter((duty) => isOn(day, duty))]))
  const busy = [...shown, ...onRoad].filter(([, jobs]) => jobs.length > 0).map(([id]) => id)
  const people = resourceIds ?? [...new Set(busy)]
  const seen = link?.seenJobs ?? []
  const wanted = [
    ...[...shown.values()].flat().map(({ bookingId }) => bookingId),
    ...[...onRoad.values()].flat().map(({ bookingId }) => bookingId),
    ...seen,
  ]
  const facts = await gatherFacts(db, { people, wantedIds: wanted, beside })
  const company = await readCompany(db)
  const hoursOfDesk = hoursOn(company.hours, day)
  const now = ctx.clock.now()
  const days = people.flatMap((resourceId): ReadDay[] => {
    const contact = facts.contacts.get(resourceId)
    if (!contact || contact.kind === 'vehicle') return []
    const own = shown.get(resourceId) ?? []
    const reader: Reader = {
      resourceId,
      now,
      until: link?.until ?? null,
      publicUrl: ctx.settings.publicUrl,
      drive: fleet.drivingMinutes,
    }
    const listed = listedJobs(own, seen, facts.bookings)
    const jobs = ownJobsOf(fleet, contact, taken.get(resourceId) ?? [], cars)
    const worked = [...jobs, ...roadJobsOf(fleet, roadDuties.get(resourceId) ?? [])].toSorted(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
    )
    const road = (onRoad.get(resourceId) ?? []).flatMap((duty) => {
      const booking = facts.bookings.get(duty.bookingId)
      const [job] = roadJobsOf(fleet, [duty])
      if (!booking || !job) return []
      const hours = hoursOfBringing(job, contact.garage.area, fleet.drivingMinutes)
      const { tour, crew } = facts.of(booking)
      return { duty, parts: { booking, tour, crew, car: facts.contacts.get(duty.carId ?? ''), hours } }
    })
    const carOf = (booking: BookingRow) => {
      const job = jobs.find(({ bookingId }) => bookingId === booking.id)
      return job ? carTimesOf(job, { fleet, garageArea: contact.garage.area, jobs: worked, cars }) : null
    }
    const takingOver = (job: OwnJob & { joinedAt: Date }): TakesOver => ({
      sentAt: job.joinedAt,
      // Without a car of their own to fetch they go straight there.
      at: takesOverAt(
        fetchesCar(job) ? job : { ...job, garageArea: contact.garage.area },
        contact.garage.area,
        fleet.drivingMinutes,
      ),
    })
    return [
      {
        resourceId,
        contact,
        bookingIds: listed.map(({ booking }) => booking.id),
        brings: road
          .filter(({ duty }) => duty.is === 'brings')
          .map(({ duty, parts }) => roadDutyInWords(duty, { ...parts, isMailed: true })),
        day: {
          day,
          dayWords: { en: longDayWithYear(day), ja: dayInJapanese(day) },
          person: { ...pick(contact), name: { en: contact.name, ja: contact.nameJa } },
          garage: { en: contact.garage.name, ja: contact.garage.nameJa },
          ...dutyWords(dutyOfDay(fleet, contact, day, worked)),
          longestDutyMinutes: longestOf(fleet, contact),
          jobs: listed.map(({ booking, landsAt, fromArea }) => {
            const job = jobs.find(({ bookingId }) => bookingId === booking.id)
            const takesOver = job?.joinedAt ? takingOver({ ...job, joinedAt: job.joinedAt }) : null
            const own = { ...facts.of(booking), booking, landsAt, fromArea, takesOver, carTimes: carOf(booking) }
            return crewJobOf(own, reader)
          }),
          roadDuties: road.map(({ duty, parts }) => ({
            ...{ at: tokyoIso(duty.startsAt), until: tokyoIso(duty.endsAt) },
            words: roadDutyInWords(duty, parts),
          })),
          desk: { phone: company.telephone, hours: hoursOfDesk ? spanInWords(hoursOfDesk) : '' },
          until: link ? tokyoIso(link.until) : null,
          readAt: tokyoIso(now),
        },
      },
    ]
  })
  return days.toSorted(byKindAndName)
}

/** By family name, as on the board beside it. */
const byKindAndName = ({ contact: a }: ReadDay, { contact: b }: ReadDay) =>
  a.kind.localeCompare(b.kind) || shortNameOf(a).localeCompare(shortNameOf(b), 'en') || a.id.localeCompare(b.id)
const pick = ({ id, kind, seal }: CrewContact) => ({ id, kind, seal })
const longestOf = ({ policies }: Fleet, { kind }: CrewContact) => policies[kind].longestDayMinutes

interface Listed {
  booking: BookingRow
  landsAt: Date | null
  fromArea: string | null
}

/** What they have, and what was called off since they last looked; by the hour. */
function listedJobs(own: readonly TakenJob[], seen: readonly string[], bookings: Map<string, BookingRow>): Listed[] {
  const having = own.flatMap(({ bookingId, landsAt, fromArea }) => {
    const booking = bookings.get(bookingId)
    return booking ? [{ booking, landsAt, fromArea }] : []
  })
  const calledOff = seen.flatMap((id) => {
    const booking = bookings.get(id)
    return booking?.state === 'cancelled' ? [{ booking, landsAt: null, fromArea: null }] : []
  })
  return [...having, ...calledOff].toSorted((a, b) => a.booking.startsAt.getTime() - b.booking.startsAt.getTime())
}

const dutyWords = (duty: Duty | null) => ({
  leavesGarageAt: duty && tokyoIso(duty.leavesAt),
  backInGarageAt: duty && tokyoIso(duty.backAt),
  dutyMinutes: duty?.minutes ?? 0,
  restBeforeMinutes: duty?.restBeforeMinutes ?? null,
  restAfterMinutes: duty?.restAfterMinutes ?? null,
})

/** Everything that these jobs say, each kind of it in one look. */
async function gatherFacts(
  db: Database,
  {
    people,
    wantedIds,
    beside,
  }: { people: readonly string[]; wantedIds: readonly string[]; beside: readonly RoadDutyRow[] },
) {
  const ids = [...new Set(wantedIds)]
  const bookings = new Map((await findByIds(db, ids)).map((booking) => [booking.id, booking]))
  const tours = await findPrintedOf(db, [...bookings.values()])
  const crews = await findCrewIds(db, ids)
  // Who was relieved of a job, and the car that was brought to it, are named to those who go on with it.
  const others = beside.flatMap(({ resourceId, carId }) => [resourceId, ...(carId === null ? [] : [carId])])
  const contacts = await findCrewContacts(db, [...new Set([...people, ...[...crews.values()].flat(), ...others])])
  const marks = Map.groupBy(await findMarks(db, ids), ({ bookingId }) => bookingId)
  const needs = await findNeedsOfBookings(db, ids)
  const due = await findDueYen(db, ids)
  const taken = Map.groupBy(await findTakenOf(db, ids), ({ bookingId }) => bookingId)
  const tourOf = (booking: BookingRow) => {
    const tour = tours.get(booking.id)
    if (!tour) throw new Error(`The tour of ${booking.reference} is gone.`)
    return tour
  }
  const ends = [...bookings.values()].flatMap((booking) => {
    const { from, to } = endsOfDay(booking, tourOf(booking))
    return [from.name, to.name]
  })
  const addresses = await findPlaceAddresses(db, [...new Set(ends)])
  const isAtTerminals = [...bookings.values()].some(({ ride }) => ride?.terminal)
  const terminals = new Map((isAtTerminals ? await readTerminals(db) : []).map((one) => [one.slug, one]))
  return {
    bookings,
    contacts,
    of: (booking: BookingRow) => ({
      tour: tourOf(booking),
      crew: (crews.get(booking.id) ?? [])
        .flatMap((id) => contacts.get(id) ?? [])
        .toSorted((a, b) => (a.kind === b.kind ? (a.name < b.name ? -1 : 1) : a.kind < b.kind ? -1 : 1)),
      relieved: beside.flatMap(({ bookingId, is, resourceId }) =>
        bookingId === booking.id && is === 'relieved' ? (contacts.get(resourceId) ?? []) : [],
      ),
      marks: marks.get(booking.id) ?? [],
      needs: needs.get(booking.id),
      dueYen: due.get(booking.id) ?? 0,
      taken: taken.get(booking.id) ?? [],
      addresses,
      terminal: booking.ride?.terminal ? terminals.get(booking.ride.terminal) : undefined,
    }),
  }
}
