import {
  type bookingColumns,
  type OfficeBookingRow,
  officeBookings,
  officeBookingsFile,
} from '#contract/office-bookings.ts'
import { findTourNames } from '#server/catalogue/index.ts'
import type { CsvColumn } from '#server/platform/csv.ts'
import { orderOf, wordsOf } from '#server/platform/office-list.rules.ts'
import { officeList } from '#server/platform/office-list.ts'
import { findBookingIds, findListed } from './bookings-list.store.ts'
import { listBookings, narrowingOf, toWire } from './list-bookings.ts'

/** Enough at once that the database is seldom asked, and few enough that others are served between. */
const rowsAtOnce = 1000

const when = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`

const columns: Record<(typeof bookingColumns)[number], CsvColumn<OfficeBookingRow>> = {
  reference: { header: 'Reference', value: ({ reference }) => reference },
  guest: { header: 'Guest', value: ({ leadName }) => leadName },
  tour: { header: 'Tour', value: ({ tour }) => tour?.shortName ?? null },
  ride: { header: 'Ride', value: ({ ride }) => ride?.title ?? null },
  starts: { header: 'Starts (Tokyo)', value: ({ startsAt }) => when(startsAt) },
  party: { header: 'Party', value: ({ guests }) => guests },
  crew: {
    header: 'Crew',
    value: ({ crew, missing }) =>
      [...missing.map((kind) => `no ${kind === 'vehicle' ? 'car' : kind}`), ...crew].join(', '),
  },
  payment: {
    header: 'Payment',
    value: ({ payment, dueYen, heldUntil }) => {
      if (payment === 'due') return `${dueYen} yen due`
      if (payment === 'held') return heldUntil ? `held until ${when(heldUntil)}` : 'held'
      return payment === 'paid' ? 'paid' : null
    },
  },
  total: { header: 'Total (yen)', value: ({ totalYen }) => totalYen },
  status: { header: 'Status', value: ({ status }) => status.replaceAll('-', ' ') },
  made: { header: 'Booked on (Tokyo)', value: ({ createdAt }) => when(createdAt) },
  email: { header: 'E-mail', value: ({ email }) => email },
  phone: { header: 'Phone', value: ({ phone }) => phone },
  'pick-up': { header: 'Pick-up', value: ({ pickUp }) => pickUp },
  'drop-off': { header: 'Drop-off', value: ({ dropOff }) => dropOff },
  flight: {
    header: 'Flight',
    value: ({ flight, landsAt }) => [flight, landsAt && `lands ${when(landsAt)}`].filter(Boolean).join(', ') || null,
  },
  class: { header: 'Class', value: ({ className }) => className },
  source: { header: 'Came from', value: ({ source }) => source },
}

export const bookingsList = officeList({
  name: 'bookings',
  list: officeBookings,
  file: officeBookingsFile,
  page: listBookings,
  all: async (ctx, asked) => {
    const { db, clock } = ctx
    const now = clock.now()
    const order = orderOf(asked.sort)
    const narrowing = narrowingOf(asked, await findTourNames(db), now)
    const only = asked.only ? { references: [...wordsOf(asked.only)] } : {}
    const ids = await findBookingIds(db, { ...narrowing, ...only }, order)
    const rows: OfficeBookingRow[] = []
    for (let from = 0; from < ids.length; from += rowsAtOnce) {
      const piece = await findListed(db, ids.slice(from, from + rowsAtOnce), order)
      rows.push(...(await toWire(ctx, piece, now)))
    }
    return rows
  },
  columns,
})
