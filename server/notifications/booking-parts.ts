import type { Booking, CrewMember } from '#contract/booking.ts'
import { nothingPaidYet } from '#contract/cancel-words.ts'
import { canNobodyCome } from '#contract/crew-missing.ts'
import { guidesIn } from '#contract/guide-words.ts'
import { formatYen } from '#contract/money.ts'
import { leftWithUs, paidAndRefunded } from '#contract/money-back.ts'
import { mapApps } from '#contract/place-words.ts'
import { inPlaceOf } from '#contract/stand-in-words.ts'
import { taxNote } from '#contract/tax-words.ts'
import { partyWithAll, plainInWords, toldAsSentences, toldInWords } from '#contract/told-words.ts'
import { uncapitalized } from '#core/words.ts'
import type { RideInWords } from '#server/booking/index.ts'
import { languageName } from '#server/platform/language-name.rules.ts'
import type { MailFacts } from './mail-facts.ts'
import { stepColours } from './mail-looks.ts'
import { card, type Fact, facts, type Links, lines, type Part, steps } from './mail-parts.ts'
import { longDayWithYear, refundSteps, timeOf } from './mail-words.rules.ts'
import type { Told } from './told-changes.rules.ts'

export const member = ({ crew }: Booking, kind: CrewMember['kind']) => crew.find((one) => one.kind === kind)

export const chauffeurOf = (booking: Booking) => member(booking, 'chauffeur')

export const firstNameOf = ({ name }: CrewMember) => name.split(' ')[0] ?? name

export const guideLanguageOf = ({ guideLanguage }: Booking) => guideLanguage && languageName(guideLanguage)

/** Allergies and wishes as they were typed, so that guests see that we know of them. */
const whatWasTold = (booking: Booking): Fact[] => {
  const told = toldInWords(booking)
  return told.length > 0 ? [['You told us', toldAsSentences(told)]] : []
}

/** Who is asked to pay reads in which language they are guided before anybody is named. */
function guideFact(booking: Booking): Fact | null {
  const [guide, language] = [member(booking, 'guide'), guideLanguageOf(booking)]
  if (guide) return ['Guide', guidesIn(guide.name, language)]
  return booking.state === 'on_hold' && language ? ['Guide', `In ${language}`] : null
}

/** As a mail calls what was booked. */
export const dayOrRide = ({ booking }: Pick<MailFacts, 'booking'>) => (booking.ride ? 'ride' : 'day')

/** A ride with everything that is fixed about it: by the hour its end, too; of any other that is when it comes. */
function factsOfRide({ booking, pickUp, dropOff, car }: MailFacts, ride: RideInWords): Fact[] {
  const chauffeur = chauffeurOf(booking)
  const given: (Fact | null)[] = [
    ['Day', `, pick-up ${timeOf(booking.startsAt)}`, longDayWithYear(booking.startsAt)],
    ['Ride', booking.service.title],
    ride.landing ? ['Flight', ride.landing] : null,
    ['Pick-up', [pickUp, ...plainInWords(booking).map(uncapitalized)].join(', ')],
    ride.meetingAtLength ? ['We meet', ride.meetingAtLength] : null,
    // At an airport the board is said with the way to it.
    !ride.meeting && booking.nameBoard ? ['Name board', booking.nameBoard] : null,
    ride.waiting ? ['Waiting', `${ride.waiting}.`] : null,
    ride.yoursUntil ? ['Yours until', ride.yoursUntil] : null,
    ['Drop-off', dropOff],
    ['Party', partyWithAll(booking)],
    ...whatWasTold(booking),
    ['Car', car],
    chauffeur ? ['Chauffeur', chauffeur.name] : null,
  ]
  return given.filter((fact) => fact !== null)
}

/** Late or early: told by the guest, everything follows. */
export const ifFlightIsLate = ({ landingUrl }: MailFacts): Part[] =>
  landingUrl === null
    ? []
    : [
        card(
          'Flight late?',
          'Tell us when it lands: the pick-up and the free waiting move with it, and it costs nothing.',
          {
            label: 'Tell us the landing',
            url: landingUrl,
          },
        ),
      ]

/** A ride from another airport or to another hotel does not take its other way along. */
export function ifOtherWayStays({ otherWay, changes }: MailFacts): Part[] {
  const left = otherWay.filter(({ end }) => changes.some(({ term }) => term === endTerms[end]))
  return left
    .slice(0, 1)
    .map(({ called, url }) =>
      card(`The ${called}`, left.map(({ sentence }) => sentence).join(' '), { label: `Change the ${called}`, url }),
    )
}
const endTerms = { pickUp: 'Pick-up', dropOff: 'Drop-off' } as const

/** A day that begins at the guest's hotel needs its door: whoever has not told it is asked in every mail. */
export const whichHotel = ({ hotelUrl }: MailFacts): Part[] =>
  hotelUrl === null
    ? []
    : [
        card('Which hotel?', 'Your day begins at the door of your hotel, and we do not know yet which one it is.', {
          label: 'Tell us your hotel',
          url: hotelUrl,
        }),
      ]

/** The day with everything that is fixed about it, and where it leads. */
export function theDay(mail: MailFacts, title = mail.ride ? 'The ride' : 'The day'): Part {
  const shown = factsOf(mail)
    .filter(([term]) => isStillSo(mail, term))
    .map(([term, detail, ...rest]): Fact => [term, term === 'Car' ? carAtLength(mail, detail) : detail, ...rest])
  if (mail.isOnTheWay) return facts(title, shown)
  return facts(title, mail.stops.length > 0 ? [...shown, ['Stops', stopsOf(mail)]] : shown, onTheMap(mail))
}

/** Also where a mail says that the car is another one. It is no part of what mails compare: the car itself is. */
const carAtLength = ({ booking }: MailFacts, car: string) => [car, inPlaceOf(booking)].filter(Boolean).join('. ')

/** Whoever is on the way has the beginning behind them; and a meeting is promised once there is somebody to be met. */
const isStillSo = ({ booking, isOnTheWay }: MailFacts, term: string) =>
  !(isOnTheWay && ofTheBeginning.has(term)) && !(term === 'We meet' && canNobodyCome(booking))

const ofTheBeginning: ReadonlySet<string> = new Set(['Day', 'Flight', 'Pick-up', 'We meet', 'Waiting', 'Name board'])

const stopsOf = ({ stops }: MailFacts) => stops.join('; ')

/** As on the page of the booking: in the reader's own map app. */
const onTheMap = ({ map }: MailFacts): Links | undefined =>
  map
    ? { lead: 'The pick-up on the map:', links: mapApps.map(([app, label]) => ({ label, url: map[app] })) }
    : undefined

/** The same as the next mail compares itself with it. */
export const toldBy = (mail: MailFacts): Told => [
  ...factsOf(mail).map(([term, detail, strong = '']) => [term, `${strong}${detail}`] as const),
  // Also where a mail leaves it out, since the day ends where it began: another end is named as one.
  ...(factsOf(mail).some(([term]) => term === 'Drop-off') ? [] : [['Drop-off', mail.dropOff] as const]),
  ['Booked by', mail.booking.leadName],
  ['Names', namesOf(mail.booking)],
  ...(mail.code === null ? [] : [['Code', mail.code] as const]),
  ['Total', formatYen(mail.booking.totalYen)],
  ...(mail.stops.length > 0 ? [['Stops', stopsOf(mail)] as const] : []),
]

/** Who travels, as it was told; notes stand with what was told. */
const namesOf = ({ travellers }: Booking) => travellers.map(({ name }) => name).join(', ') || 'none given'

function factsOf(mail: MailFacts): Fact[] {
  if (mail.ride) return factsOfRide(mail, mail.ride)
  const { booking, pickUp, dropOff, car } = mail
  const chauffeur = chauffeurOf(booking)
  const flight = booking.flight && `flight ${booking.flight}`
  const given: (Fact | null)[] = [
    ['Day', `, ${timeOf(booking.startsAt)} to ${timeOf(booking.endsAt)}`, longDayWithYear(booking.startsAt)],
    ['Tour', booking.service.title],
    ['Pick-up', [pickUp, ...plainInWords(booking).map(uncapitalized), flight].filter(Boolean).join(', ')],
    dropOff !== pickUp ? ['Drop-off', dropOff] : null,
    ['Party', partyWithAll(booking)],
    ...whatWasTold(booking),
    ['Car', car],
    chauffeur ? ['Chauffeur', chauffeur.name] : null,
    guideFact(booking),
    booking.nameBoard ? ['Name board', booking.nameBoard] : null,
  ]
  return given.filter((fact) => fact !== null)
}

/** Each with what it was before; nothing where the mail before this one is not known. */
export function whatChanged(mail: MailFacts): Part[] {
  const rows = mail.changes
    .filter(({ term }) => isStillSo(mail, term))
    .map(
      ({ term, before, now }): Fact => [
        term,
        before === null ? ' (new)' : ` (before: ${before})`,
        now === null ? 'None any more' : term === 'Car' ? carAtLength(mail, now) : now,
      ],
    )
  return rows.length === 0 ? [] : [facts('What is different', rows)]
}

const billRows = ({ lines }: Booking): Fact[] => lines.map(({ label, amountYen }) => [label, formatYen(amountYen)])

/** What the price was paid with: after a refund, what came is not what we have. */
const moneyLeft = (booking: Booking) =>
  `${paidAndRefunded(booking)} ${leftWithUs}: ${formatYen(booking.paidYen - booking.refundedYen)}.`

/** Who has paid nothing by card pays on the day, as was agreed; a difference is asked for by the link. */
export function stillDue({ state, dueYen, paidYen, refundedYen }: Booking): string {
  if (dueYen === 0) return 'Nothing more is to pay.'
  return paidYen === refundedYen && state === 'confirmed'
    ? `${formatYen(dueYen)} is due on the day, to the chauffeur.`
    : `${formatYen(dueYen)} is still to pay: please open the booking.`
}

/** What was paid, line by line; what is still open is said, too. */
export function thePrice({ booking, takesCards }: MailFacts): Part {
  const heldYen = booking.paidYen - booking.refundedYen
  const open = booking.state === 'on_hold' ? booking.totalYen - heldYen : booking.dueYen
  const rows = billRows(booking)
  const total = ['Total', formatYen(booking.totalYen)] as const
  if (open <= 0)
    return booking.refundedYen === 0
      ? lines('Paid', { rows, total, note: taxNote(booking.taxes) })
      : lines('The price', { rows, total, note: `${taxNote(booking.taxes)} ${moneyLeft(booking)}` })
  if (booking.state === 'confirmed')
    return lines('The price', {
      rows,
      total,
      note: `${taxNote(booking.taxes)} ${formatYen(open)} is due on the day, ${takesCards ? 'or by card before it: the link above opens the booking' : 'to the chauffeur'}.`,
    })
  const note = `${taxNote(booking.taxes)} ${heldYen > 0 ? `${formatYen(heldYen)} of it is paid.` : 'Nothing of it is paid yet.'}`
  return lines('The price', { rows, total, note })
}

/** Until when cancelling gives back how much; who pays later hears what it will be, and that it costs nothing until then. */
export function ifPlansChange({ booking, now, manageUrl }: MailFacts): Part[] {
  const heldYen = booking.paidYen - booking.refundedYen
  const ofYen = heldYen > 0 ? heldYen : booking.dueYen
  if (ofYen === 0) return []
  const given = refundSteps(booking.cancellationTiers, { startsAt: booking.startsAt, heldYen: ofYen, now })
  const rows = given.map(({ until, back, isAll, isNothing }) => ({
    until,
    back,
    colour: isNothing ? stepColours.none : isAll ? stepColours.all : stepColours.some,
  }))
  return [
    steps(
      'If your plans change',
      rows,
      heldYen > 0 ? 'Tokyo time, if you cancel.' : `Once it is paid, in Tokyo time. ${nothingPaidYet}`,
      {
        label: 'Change, move or cancel',
        url: manageUrl,
      },
    ),
  ]
}
