import type { CrewJob } from '#contract/crew-day.ts'
import { crewSteps } from '#contract/dispatch.ts'
import { hasFreeWaiting, minutesEarly } from '#contract/meeting-times.ts'
import { boardOf } from '#contract/names.ts'
import type { Terminal } from '#contract/rides.ts'
import { hoursInWords } from '#core/days.ts'
import { counted, listed } from '#core/words.ts'
import type { BookingRow, PrintedService } from '#server/booking/index.ts'
import type { CrewContact, Fleet } from '#server/fleet/index.ts'
import type { GuestNeeds } from '#server/guests/index.ts'
import type { Taken } from '#server/payments/index.ts'
import {
  addDays,
  addMinutes,
  tokyoDayOf,
  tokyoInstant,
  tokyoIso,
  tokyoTimeOf,
} from '#server/platform/tokyo-time.rules.ts'
import { endsOfDay, stopsOfDay } from '#server/vouchers/index.ts'
import type { CarTimes } from './cars-of-day.rules.ts'
import type { Mark } from './crew-day.store.ts'
import { doorInJapanese, minutesInJapanese } from './japanese-words.rules.ts'
import { knowThis, type Said } from './know-this.rules.ts'
import { onTheRoad, takeOverNote } from './on-the-road.ts'
import { marksFrom } from './taps.rules.ts'

export interface JobParts {
  booking: BookingRow
  landsAt: Date | null
  /** Of the pick-up; null of a day that was called off. */
  fromArea: string | null
  /** When whoever reads it takes the car over and gives it back; null of a day that was called off. */
  carTimes: CarTimes | null
  tour: PrintedService
  /** Of whoever reads it and takes it over on the road; null: they have it from the pick-up on. */
  takesOver: TakesOver | null
  /** Who had it before and was relieved, the latest last. */
  relieved: readonly CrewContact[]
  /** All of the crew, whoever reads it included. */
  crew: readonly CrewContact[]
  marks: readonly Mark[]
  needs: GuestNeeds | undefined
  /** What the guest still has to pay, and what was given by hand so far. */
  dueYen: number
  taken: readonly Taken[]
  /** Japanese addresses by the names of places. */
  addresses: ReadonlyMap<string, string>
  /** Where guests of a flight are met; undefined where none are. */
  terminal: Terminal | undefined
}

/** When somebody was sent to guests on the road, and when they are with them. */
export interface TakesOver {
  sentAt: Date
  at: Date
}

export interface Reader {
  resourceId: string
  now: Date
  /** Of the page on a telephone, when its link ends; null on paper. */
  until: Date | null
  publicUrl: string
  drive: Fleet['drivingMinutes']
}

/** One job as whoever does it reads it: where, when, who, and of money what to collect. */
export function crewJobOf(parts: JobParts, reader: Reader): CrewJob {
  const { booking, tour, crew, marks, landsAt, takesOver } = parts
  // Whoever takes it over has nothing to do with a pick-up that is past.
  const beginsAt = takesOver?.at ?? booking.startsAt
  const { wish } = booking
  const isOff = booking.state === 'cancelled'
  const vehicle = crew.find(({ kind }) => kind === 'vehicle')
  const car = vehicle?.car ?? null
  const stops = stopsOf(parts)
  const [pickUp, dropOff] = [stops[0], stops.at(-1)]
  if (!pickUp || !dropOff) throw new Error('A day begins and ends somewhere.')
  return {
    reference: booking.reference,
    service: { title: tour.title, line: tour.line },
    startsAt: tokyoIso(beginsAt),
    endsAt: tokyoIso(booking.endsAt),
    beThereAt: tokyoIso(takesOver ? beginsAt : addMinutes(beginsAt, -minutesEarly)),
    pickUp,
    dropOff,
    stops,
    leadName: booking.leadName,
    nameBoard: boardOf(booking),
    guests: wish.guests,
    children: [...wish.childAges],
    largeCases: wish.largeCases,
    // Nobody is asked for a language where nobody guides.
    language: booking.ride ? '' : wish.guideLanguage,
    flight: booking.flight,
    landsAt: landsAt && tokyoIso(landsAt),
    waitFreeUntil: waitFreeUntil(booking, landsAt),
    knowThis: knowThis({
      ...{ extras: wish.extras, lines: booking.lines, plain: booking },
      ...{ travellers: booking.travellers, note: booking.note, needs: parts.needs },
    }),
    guestPhone: isOff ? null : phoneFor(booking, reader),
    car: car && { model: car.model, plate: car.plate, className: car.className },
    // To a job that has begun another car is brought: nobody is to fetch it.
    collect: takesOver || booking.startsAt > reader.now ? carAt(vehicle, parts.carTimes?.collectAt) : null,
    handBack: carAt(vehicle, parts.carTimes?.handBackAt),
    with: crew
      .filter(({ id, kind }) => id !== reader.resourceId && kind !== 'vehicle')
      .map(({ kind, name, nameJa, phone }) => ({ kind, name: { en: name, ja: nameJa }, phone })),
    marksFrom: tokyoIso(marksFromOf(parts, reader)),
    marks: marks
      .filter(({ undoneAt }) => undoneAt === null)
      .toSorted((a, b) => crewSteps.indexOf(a.step) - crewSteps.indexOf(b.step))
      .map(({ id, step, at, resourceId, byDesk }) => ({
        ...{ id, step, at: tokyoIso(at), mine: resourceId === reader.resourceId && !byDesk },
      })),
    dueYen: isOff ? 0 : parts.dueYen,
    received: parts.taken.map(({ id, amountYen, how, at, crewId }) => ({
      ...{ id, amountYen, how, at: tokyoIso(at), mine: crewId === reader.resourceId },
    })),
    door: takesOver ? nothing : doorOf(booking, crew),
    doorUrl: reader.until === null && booking.voucherCode ? `${reader.publicUrl}/voucher/${booking.voucherCode}` : null,
    calledOff: isOff,
  }
}

const marksFromOf = ({ booking, crew, fromArea }: JobParts, { drive }: Reader): Date =>
  fromArea === null
    ? booking.startsAt
    : marksFrom(
        { startsAt: booking.startsAt, fromArea },
        crew.map(({ garage }) => garage.area),
        drive,
      )

/** The number of a plate is what stands large on it. */
const carAt = (vehicle: CrewContact | undefined, at: Date | null | undefined): CrewJob['collect'] =>
  vehicle?.car && at
    ? {
        number: vehicle.car.plate.trim().split(/\s+/).at(-1) ?? vehicle.car.plate,
        garage: { en: vehicle.garage.name, ja: vehicle.garage.nameJa },
        at: tokyoIso(at),
      }
    : null

/** From the landing where a flight is met, else from the pick-up; null by the hour. */
function waitFreeUntil({ ride, startsAt }: BookingRow, landsAt: Date | null): string | null {
  if (!ride || !hasFreeWaiting(ride)) return null
  const from = ride.airport === 'arrival' ? (landsAt ?? startsAt) : startsAt
  return tokyoIso(addMinutes(from, ride.freeWaitMinutes))
}

/** From the day before, in Tokyo, until the link ends; and never on paper, which lies about. */
function phoneFor({ phone, startsAt }: BookingRow, { now, until }: Reader): string | null {
  const from = tokyoInstant(addDays(tokyoDayOf(startsAt), -1), '00:00')
  return until !== null && phone && now >= from && now < until ? phone : null
}

/** Pick-up, stops and drop-off, with the clock of the booked start and what comes next. */
function stopsOf(parts: JobParts): CrewJob['stops'] {
  const { booking, tour, addresses, terminal, takesOver } = parts
  const { from, to } = endsOfDay(booking, tour)
  const road = takesOver && onTheRoad(booking, tour, takesOver.sentAt)
  const stops = road ? road.ahead : stopsOfDay(booking, tour)
  const [first] = stops
  const stop = (at: Date, place: Named, note: Said): CrewJob['stops'][number] => ({
    at: tokyoIso(at),
    name: place.isGuestsHotel ? hotelOf(from) : { en: place.name, ja: japaneseNameOf(place) },
    address: addresses.get(place.name) ?? (isJapanese(place.name) ? place.name : ''),
    note,
  })
  const begins =
    road && takesOver
      ? { ...stop(takesOver.at, road.place, takeOverNote(parts.relieved.at(-1))), name: road.name }
      : stop(
          booking.startsAt,
          from,
          together(meetingNote(booking, from, terminal), first && driveNote(first.arrivalMinutes)),
        )
  return [
    begins,
    ...stops.map((one, index) => {
      const next = stops[index + 1]
      return stop(one.at, one, together(stayNote(one.stayMinutes), next && driveNote(next.driveMinutes)))
    }),
    stop(booking.endsAt, to, doorNote(to)),
  ]
}

interface Named {
  name: string
  nameJa: string | null
  kind?: string
  isGuestsHotel?: boolean
}

const nothing: Said = { en: '', ja: '' }
const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

const japaneseNameOf = ({ name, nameJa }: Named) => nameJa || (isJapanese(name) ? name : '')

/** "Your hotel" is what visitors read: nobody has told us which, or guests who are met elsewhere say it on the way. */
const hotelOf = (from: Named): Said =>
  from.isGuestsHotel
    ? { en: 'Hotel not known yet', ja: 'ホテル未定' }
    : { en: 'The guests’ hotel', ja: 'お客様のホテル' }

/** Where to stand for guests who come by aeroplane; else at the door. */
function meetingNote({ ride }: BookingRow, from: Named, terminal: Terminal | undefined): Said {
  if (!ride) return from.isGuestsHotel ? askDesk : doorNote(from)
  const drive = driveNote(ride.way === 'hourly' ? 0 : ride.driveMinutes)
  if (ride.airport !== 'arrival' || !terminal) return together(doorNote(from), drive)
  // The place itself as the office wrote it, which is in English.
  const [point, ja] = ride.meeting === 'kerb' ? [terminal.kerbPoint, '車寄せ'] : [terminal.boardPoint, '到着ロビー']
  return together({ en: point, ja: `${ja}（${point}）` }, drive)
}

const doorNote = ({ kind }: Named): Said => (kind === 'hotel' ? { en: 'Main entrance', ja: '正面玄関' } : nothing)

const askDesk: Said = { en: 'Ask the desk before you set out', ja: '出発前に運行管理へ確認' }

const stayNote = (minutes: number): Said =>
  minutes > 0 ? { en: `Stay ${hoursInWords(minutes)}`, ja: `滞在${minutesInJapanese(minutes)}` } : nothing

const driveNote = (minutes: number): Said =>
  minutes > 0 ? { en: `${hoursInWords(minutes)} to the next stop`, ja: `次まで${minutesInJapanese(minutes)}` } : nothing

const together = (first: Said, second: Said = nothing): Said => ({
  en: [first.en, second.en].filter(Boolean).join('. '),
  ja: [first.ja, second.ja].filter(Boolean).join('、'),
})

/** What the staff at a hotel's door read, in both languages. */
function doorOf({ startsAt, leadName, wish, nameBoard }: BookingRow, crew: readonly CrewContact[]): Said {
  const car = crew.find(({ kind }) => kind === 'vehicle')?.car
  const chauffeurs = crew.filter(({ kind }) => kind === 'chauffeur').map(({ name }) => name)
  const party = `${leadName}, ${counted(wish.guests, 'guest')}`
  const said = [
    `${tokyoTimeOf(startsAt)} pick-up: ${party}`,
    car && [car.model, car.plate].filter(Boolean).join(', '),
    listed(chauffeurs),
    nameBoard && `Name board: ${nameBoard}`,
  ]
  return { en: `${said.filter(Boolean).join('. ')}.`, ja: doorInJapanese(startsAt, leadName, wish.guests) }
}
