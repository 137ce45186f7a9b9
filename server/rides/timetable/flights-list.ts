import { type FlightRow, type flightColumns, officeFlights, officeFlightsFile } from '#contract/office-flights.ts'
import { readTerminals } from '#server/fleet/index.ts'
import type { Context } from '#server/platform/context.ts'
import type { CsvColumn } from '#server/platform/csv.ts'
import { allOnOnePage, pageWithin } from '#server/platform/office-list.rules.ts'
import { officeList } from '#server/platform/office-list.ts'
import { clockOf, flightInWords } from '../flight-number.rules.ts'
import type { BookingsOnFlights } from './bookings-on-flights.ts'
import { type Asked, countByUse, countFlights, type FlightRecord, findFlights } from './timetable.store.ts'

/** Bookings on all flights of a page are counted at once. */
async function withBookings(
  { db, clock }: Context,
  bookingsOn: BookingsOnFlights,
  flights: FlightRecord[],
): Promise<FlightRow[]> {
  const ahead = await bookingsOn(
    db,
    flights.map(({ number }) => number),
    clock.now(),
  )
  return flights.map(({ number, version: _, landsMinutes, ...flight }) => ({
    ...flight,
    ...{ id: number, number: flightInWords(number), lands: clockOf(landsMinutes) },
    bookingsAhead: ahead.get(number)?.count ?? 0,
  }))
}

const columns: Record<(typeof flightColumns)[number], CsvColumn<FlightRow>> = {
  number: { header: 'Flight', value: ({ number }) => number },
  from: { header: 'From', value: ({ fromCity }) => fromCity },
  terminal: { header: 'Terminal', value: ({ terminalName }) => terminalName },
  lands: { header: 'Lands', value: ({ lands }) => lands },
  kind: { header: 'Kind', value: ({ isInternational }) => (isInternational ? 'international' : 'domestic') },
  ahead: { header: 'Bookings ahead', value: ({ bookingsAhead }) => bookingsAhead },
}

export const flightsList = (bookingsOn: BookingsOnFlights) =>
  officeList({
    name: 'flights',
    list: officeFlights,
    file: officeFlightsFile,
    page: async (ctx, asked: Asked) => {
      const { db } = ctx
      const total = await countFlights(db, asked)
      const page = pageWithin(asked, total)
      return {
        rows: await withBookings(ctx, bookingsOn, await findFlights(db, { ...asked, page })),
        total,
        page,
        counts: await countByUse(db),
        choices: {
          terminal: (await readTerminals(db)).map(({ slug, placeName }) => ({ id: slug, label: placeName })),
        },
      }
    },
    all: async (ctx, { columns: _, ...asked }) =>
      withBookings(ctx, bookingsOn, await findFlights(ctx.db, { ...asked, ...allOnOnePage })),
    columns,
  })
