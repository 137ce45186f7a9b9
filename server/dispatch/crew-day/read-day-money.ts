import type { DayMoney } from '#contract/dispatch-jobs.ts'
import { findByIds, findDueYen } from '#server/booking/index.ts'
import { findCrewContacts } from '#server/fleet/index.ts'
import { findTakenIn, findToHand } from '#server/payments/index.ts'
import type { Context } from '#server/platform/context.ts'
import { addDays, tokyoInstant, tokyoIso } from '#server/platform/tokyo-time.rules.ts'
import { familyNameOf, shortNameOf } from '../board/short-name.rules.ts'
import { findJobsOfPeople } from './crew-day.store.ts'
import { byWhoTook, sumBackOf, sumOf } from './day-money.rules.ts'

/** More than the desk can give in a day. */
const mostToHand = 100

/** What each of the crew was given by hand on a day, and what of the day's jobs is still to be collected. */
export async function readDayMoney({ db }: Context, { day }: { day: string }): Promise<DayMoney> {
  const span = { from: tokyoInstant(day, '00:00'), until: tokyoInstant(addDays(day, 1), '00:00') }
  const taken = await findTakenIn(db, span)
  const jobs = (await findJobsOfPeople(db, span, null)).filter(({ startsAt }) => startsAt >= span.from)
  const dueYen = await findDueYen(db, [...new Set(jobs.map(({ bookingId }) => bookingId))])
  const toHand = await findToHand(db, mostToHand)
  const ids = new Set([...[...taken, ...toHand].map(({ bookingId }) => bookingId), ...dueYen.keys()])
  const bookings = new Map((await findByIds(db, [...ids])).map((booking) => [booking.id, booking]))
  const drivers = new Map(jobs.filter(({ kind }) => kind === 'chauffeur').map((job) => [job.bookingId, job.resourceId]))
  const people = await findCrewContacts(db, [
    ...new Set([...taken.flatMap(({ crewId }) => crewId ?? []), ...drivers.values()]),
  ])
  const briefly = (bookingId: string) => {
    const { reference = '', leadName = '' } = bookings.get(bookingId) ?? {}
    return { reference, leadName }
  }
  return {
    people: byWhoTook(taken).map(({ crewId, yen, back, taken: own }) => {
      const contact = people.get(crewId ?? '')
      return {
        ...{ resourceId: crewId, name: contact ? shortNameOf(contact) : '', yen, back },
        entries: own.map(({ id, bookingId, amountYen, backYen, how, at }) => ({
          ...{ id, ...briefly(bookingId), amountYen, backYen, how, at: tokyoIso(at) },
        })),
      }
    }),
    total: sumOf(taken),
    totalBack: sumBackOf(taken),
    toHand: toHand.map(({ refundId, bookingId, amountYen, how, at }) => ({
      ...{ refundId, ...briefly(bookingId), amountYen, how, at: tokyoIso(at) },
    })),
    due: [...dueYen]
      .flatMap(([id, yen]) => {
        const booking = bookings.get(id)
        const driver = people.get(drivers.get(id) ?? '')
        return booking && yen > 0
          ? [
              {
                ...briefly(id),
                startsAt: tokyoIso(booking.startsAt),
                chauffeur: driver ? familyNameOf(driver) : '',
                dueYen: yen,
              },
            ]
          : []
      })
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.reference.localeCompare(b.reference)),
  }
}
