import { crewMissing } from '#contract/crew-missing.ts'
import { guidesIn } from '#contract/guide-words.ts'
import { minutesToEnd } from '#contract/meeting-times.ts'
import { inPlaceOf } from '#contract/stand-in-words.ts'
import { plainInWords } from '#contract/told-words.ts'
import { listed, uncapitalized } from '#core/words.ts'
import { type BookingRow, findPrinted, type RideInWords, rideInWords } from '#server/booking/index.ts'
import type { CrewOnPaper } from '#server/fleet/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { addMinutes, tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import { type CalendarPerson, calendarFile } from './calendar-file.rules.ts'
import { readCompany } from './company.store.ts'
import { languageOf, metBy, stillFinding } from './crew-words.rules.ts'
import { type DayPlace, endsOfDay } from './day-plan.rules.ts'
import { deskWords } from './desk.rules.ts'
import { crewOnPaperOf } from './make-voucher.ts'
import { hasCalendarFile } from './vouchers.rules.ts'

/** The booked day for the guest's calendar; of a cancelled one, the word that it is off. Others have no file. */
export async function makeCalendarFile(ctx: Context, booking: BookingRow): Promise<string> {
  if (!hasCalendarFile(booking)) throw new AppError('vouchers.unknown')
  const tour = await findPrinted(ctx.db, booking)
  const crew = await crewOnPaperOf(ctx, booking)
  const { from, to } = endsOfDay(booking, tour)
  const ride = booking.ride && rideInWords({ ...booking, ride: booking.ride }, tour.terminal)
  const desk = deskWords(await readCompany(ctx.db), tokyoDayOf(ctx.clock.now()))
  const isCancelled = booking.state === 'cancelled'
  // A calendar is read on every device and for months: this page opens the booking wherever it is pressed.
  const url = `${ctx.settings.publicUrl}/find-booking?booking=${booking.reference}`
  return calendarFile({
    uid: `${booking.reference}@annai`,
    sequence: booking.calendarSequence,
    stampedAt: ctx.clock.now(),
    startsAt: booking.startsAt,
    // Our own end of a ride also holds its free waiting, which nobody plans an evening by.
    endsAt: booking.ride ? addMinutes(booking.startsAt, minutesToEnd(booking.ride)) : booking.endsAt,
    summary: tour.title,
    location: placeWords(from, booking),
    description: isCancelled
      ? cancelledWords(booking, desk, url)
      : dayWords({ booking, where: placeWords(from, booking), dropOff: to.name, ride, crew, desk, url }),
    url,
    position: positionOf(from),
    isCancelled,
    organizer: readSender(ctx.settings.mail.from),
    attendee: { name: booking.leadName, email: booking.email },
  })
}

const placeWords = ({ name, kind }: DayPlace, booking: BookingRow) =>
  [name, kind === 'hotel' ? 'main entrance' : '', ...plainInWords(booking).map(uncapitalized)]
    .filter(Boolean)
    .join(', ')

interface DayInWords {
  booking: BookingRow
  where: string
  dropOff: string
  ride: RideInWords | null
  crew: readonly CrewOnPaper[]
  desk: string
  url: string
}

function dayWords({ booking, where, dropOff, ride, crew, desk, url }: DayInWords): string {
  const named = (kind: CrewOnPaper['kind']) =>
    listed(
      crew
        .filter((member) => member.kind === kind)
        .map(({ name, model, plate }) => [model ?? name, plate].filter(Boolean).join(', ')),
    )
  const missing = crewMissing({ ...booking, crew })
  const facts: [string, string][] = [
    ['Booking', booking.reference],
    ['Pick-up', `${tokyoTimeOf(booking.startsAt)} Tokyo time, ${where}`],
    ['Flight', ride?.landing ?? booking.flight.toUpperCase()],
    ['We meet', (ride && metBy(ride, missing).meeting) ?? ''],
    ['Waiting', ride?.waiting ?? ''],
    ['Drop-off', ride ? dropOff : ''],
    ['Car', [named('vehicle'), inPlaceOf({ ...booking, crew })].filter(Boolean).join('. ')],
    ['Chauffeur', named('chauffeur')],
    ['Guide', named('guide') && guidesIn(named('guide'), languageOf(booking))],
    ['Still open', missing ? stillFinding(booking, missing) : ''],
    ['Desk', desk],
    ['See or change it', url],
  ]
  return facts
    .filter(([, words]) => words)
    .map(([term, words]) => `${term}: ${words}`)
    .join('\n')
}

const cancelledWords = ({ reference }: BookingRow, desk: string, url: string) =>
  `Booking ${reference} was cancelled.\nDesk: ${desk}\nSee it: ${url}`

/** "Your hotel" is no place that a map knows, though the tour counts from somewhere. */
function positionOf({ latitude, longitude, isGuestsHotel }: DayPlace) {
  if (latitude === null || longitude === null || isGuestsHotel) return null
  return { latitude, longitude }
}

/** "Annai <desk@annai.example>" in its two parts; an address alone goes by our name. */
function readSender(from: string): CalendarPerson {
  const [, name = '', email = from] = /^(.*)<([^<>]+)>$/.exec(from) ?? []
  return { name: name.trim() || 'Annai', email: email.trim() }
}
