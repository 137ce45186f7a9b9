import { crewMissing } from '#contract/crew-missing.ts'
import { guidesIn } from '#contract/guide-words.ts'
import { inPlaceOf } from '#contract/stand-in-words.ts'
import { partyWithAll, plainInWords, toldAsSentences, toldInWords } from '#contract/told-words.ts'
import { listed, uncapitalized } from '#core/words.ts'
import type { BookingRow, PrintedService, RideInWords } from '#server/booking/index.ts'
import type { CrewOnPaper } from '#server/fleet/index.ts'
import { tokyoDayOf, tokyoTimeOf } from '#server/platform/tokyo-time.rules.ts'
import type { Company } from './company.store.ts'
import { languageOf, metBy, stillFinding } from './crew-words.rules.ts'
import { endsOfDay, nameForDrivers, type PlannedStop, planOfDay } from './day-plan.rules.ts'
import { deskWords } from './desk.rules.ts'
import { cancellationTerms, type PaidAndBack, paidWords } from './terms.rules.ts'
import { longTokyoDay, momentInKanji } from './tokyo-words.rules.ts'

/** A stretch of text in one weight. */
export interface Span {
  text: string
  isBold?: boolean
}

export interface Fact {
  term: string
  detail: Span[]
  /** Beyond which it is cut; left out: three. */
  mostLines?: number
}

/** Everything that stands on a voucher, in words. */
export interface VoucherContent {
  reference: string
  title: string
  /** The letter of a tour's line; null of a ride. */
  line: string | null
  facts: Fact[]
  stops: PlannedStop[]
  /** Good to know on the day, the most useful first: those are shown for which there is room. */
  notes: Fact[]
  /** For the staff at a hotel's door, in Japanese; at an airport it is others who look. */
  door: { whom: string; moment: string; party: string }
  /** What the QR code leads to. */
  checkAddress: string
  foot: string
}

export interface VoucherParts {
  booking: BookingRow
  tour: PrintedService
  /** Null of a tour. */
  ride: RideInWords | null
  crew: readonly CrewOnPaper[]
  money: PaidAndBack
  company: Pick<Company, 'telephone' | 'hours'>
  publicUrl: string
  /** When it is drawn: what is over by then is not promised. */
  now: Date
}

export function contentOfVoucher(parts: VoucherParts): VoucherContent {
  const { booking, tour, ride, crew, money, company, publicUrl, now } = parts
  const named = (kind: CrewOnPaper['kind']) => crew.filter((member) => member.kind === kind)
  const [car] = named('vehicle')
  const missing = crewMissing({ ...booking, crew })
  return {
    reference: booking.reference,
    title: tour.title,
    line: tour.line,
    facts: [
      { term: 'Day', detail: [{ text: longTokyoDay(booking.startsAt), isBold: true }] },
      // As long as an address may be, the room and the name on the board must still follow it.
      { term: 'Pick-up', detail: pickUpWords(booking, tour, ride), mostLines: 7 },
      ...(ride ? rideFacts(metBy(ride, missing), endsOfDay(booking, tour).to.name) : []),
      { term: 'Party', detail: [{ text: partyWords(booking) }] },
      ...toldFact(booking),
      ...(car
        ? [
            {
              term: 'Car',
              detail: [{ text: [carWords(car), inPlaceOf({ ...booking, crew })].filter(Boolean).join('. ') }],
            },
          ]
        : []),
      ...peopleFact('Chauffeur', named('chauffeur')),
      ...peopleFact('Guide', named('guide'), languageOf(booking)),
      ...(missing ? [{ term: 'Still open', detail: [{ text: stillFinding(booking, missing) }] }] : []),
      { term: 'Desk', detail: [{ text: deskWords(company, tokyoDayOf(now)) }] },
    ],
    // The two ends of a ride stand above.
    stops: ride ? [] : planOfDay(booking, tour),
    notes: [
      ...(ride ? inJapanese(endsOfDay(booking, tour)) : []),
      ...noteOf('Included', tour.included.join('; ')),
      ...noteOf('Not included', tour.notIncluded.join('; ')),
      ...noteOf('Bad weather', tour.planB),
      ...noteOf('To change it', `${publicUrl}/find-booking, with the number above and your e-mail address.`),
    ],
    door: {
      whom: booking.ride?.airport === 'arrival' ? 'For the staff at the airport' : 'For the hotel door staff',
      moment: `${momentInKanji(booking.startsAt)} 迎車`,
      party: doorWords(booking, car),
    },
    checkAddress: `${publicUrl}/voucher/${booking.voucherCode}`,
    foot: `${cancellationTerms(booking.cancellationTiers, booking.startsAt, now)} ${paidWords(money)}`,
  }
}

/** The landing, where we meet and until when waiting is free or the car is theirs, then where it goes. */
function rideFacts({ landing, meetingAtLength, waiting, yoursUntil }: RideInWords, dropOff: string): Fact[] {
  const said: [term: string, words: string | null, mostLines: number][] = [
    ['Flight', landing, 2],
    ['We meet', meetingAtLength, 6],
    ['Waiting', waiting && `${waiting}.`, 2],
    ['Yours until', yoursUntil, 2],
    ['Drop-off', dropOff, 4],
  ]
  return said.flatMap(([term, text, mostLines]) => (text ? [{ term, detail: [{ text }], mostLines }] : []))
}

/** For a taxi rank or a passer-by; the stops of a tour say it in their rows. */
function inJapanese({ from, to }: ReturnType<typeof endsOfDay>): Fact[] {
  const names = [from, to].map(nameForDrivers).filter((name) => name !== null)
  return noteOf('In Japanese', names.join(' → '))
}

const noteOf = (term: string, text: string): Fact[] => (text ? [{ term, detail: [{ text }] }] : [])

function pickUpWords(
  { startsAt, flight, nameBoard, pickUp, dropOff, ...booking }: BookingRow,
  tour: PrintedService,
  ride: RideInWords | null,
): Span[] {
  const { from } = endsOfDay({ pickUp, dropOff }, tour)
  const where = [from.name, from.kind === 'hotel' ? 'main entrance' : '', ...plainInWords(booking).map(uncapitalized)]
  // What a ride says of them stands in lines of their own.
  const more = [
    !ride && flight && `flight ${flight.toUpperCase()}`,
    !ride?.meeting && nameBoard && `name on the board: ${nameBoard}`,
  ]
  const words = [...where, ...more].filter(Boolean).join(', ')
  return [{ text: tokyoTimeOf(startsAt), isBold: true }, { text: `, ${words}` }]
}

/** Who booked is one of them, and not one more. */
const partyWords = ({ leadName, wish, lines }: BookingRow) =>
  `Booked by ${leadName}: ${partyWithAll({ ...wish, lines })}`

/** For whoever serves lunch without us at the table: allergies stand on the paper that guests carry. */
function toldFact(booking: BookingRow): Fact[] {
  const told = toldInWords(booking)
  return told.length > 0 ? [{ term: 'Please note', detail: [{ text: toldAsSentences(told) }], mostLines: 5 }] : []
}

const carWords = ({ model, name, plate }: CrewOnPaper) => `${model ?? name}${plate ? `, ${plate} (green plate)` : ''}`

const peopleFact = (term: string, people: readonly CrewOnPaper[], language: string | null = null): Fact[] =>
  people.length > 0 ? [{ term, detail: [{ text: guidesIn(listed(people.map(({ name }) => name)), language) }] }] : []

/** How door staff write the names that our classes may have; any other stands as it is. */
const inKatakana = new Map([
  ['Crown', 'クラウン'],
  ['Alphard', 'アルファード'],
  ['HiAce Grand Cabin', 'ハイエース'],
  ['HiAce Long', 'ハイエース コミューター'],
  ['Coaster', 'コースター'],
])

/** Names come in Latin letters, and nobody should guess how they are said; the car must be readable in any case. */
function doorWords({ leadName, wish, className }: BookingRow, car: CrewOnPaper | undefined): string {
  const letters = [...leadName]
  const name = letters.length > 36 ? `${letters.slice(0, 35).join('').trimEnd()}…` : leadName
  const called = car?.className ?? className
  const words = [inKatakana.get(called) ?? called, car?.plate]
  return `${name}様 ${wish.guests}名 / ${words.filter(Boolean).join(' ')}`
}
