import { CalendarDays, ChevronDown } from 'lucide-react'
import { useContext, useId, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { partyInWords } from '#contract/party.ts'
import type { QuoteLine } from '#contract/pricing.ts'
import type { RideLeg } from '#contract/rides.ts'
import { extrasInWords } from '#contract/told-words.ts'
import { addTaxes } from '#core/tax-shares.ts'
import { CarElevation, type KnownClasses } from '#web/fleet/site/index.ts'
import { type TripFact, TripTicket } from '#web/pricing/site/index.ts'
import {
  clockOf,
  dayOf,
  flightCancelled,
  freeUntilInWords,
  luggageInWords,
  partyOf,
  wayName,
} from '#web/rides/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isQuoteOfNow, type Quoted, type RideWanted } from './ride-checkout.ts'
import { SentRide, useFirstLeg, useRidePart } from './ride-checkout-state.ts'
import { useQuoting } from './ride-quoting.ts'

type SummaryProps = {
  known: KnownClasses
  /** Where the step itself lists what is paid, the summary says the total only. */
  totalOnly?: boolean
}

/** The ride as it stands, with its price; the old one stays, dimmed, until the new one is there. */
export function Summary({ known, totalOnly = false }: SummaryProps) {
  const wanted = useRidePart((checkout) => checkout.wanted)
  // Where it lands is open, so that nothing of the landing before is true.
  const lastQuoted = useRidePart((checkout) => (checkout.landing === 'open' ? null : checkout.quoted))
  const isOpen = useRidePart(({ landing }) => landing === 'open')
  const isOfNow = useRidePart((checkout) => isQuoteOfNow(checkout, 0))
  const { isAsking, refusal } = useQuoting()
  if (!wanted) return null
  // What was refused has no price; the one of before would be a wrong one.
  const quoted = refusal ? null : lastQuoted
  const there = lastQuoted?.quotes[0]?.leg
  const car = nameOfCar(wanted, lastQuoted, known)
  return (
    <TripTicket
      picture={null}
      drawing={<CarElevation vehicleClass={wanted.vehicleClass} className="mx-auto h-auto w-full" />}
      title={there?.ride.title ?? car}
      facts={factsOf(isOpen ? { ...wanted, time: '' } : wanted, lastQuoted, car)}
      lines={quoted && !totalOnly ? linesOf(quoted) : []}
      total={quoted ? { label: 'Total', yen: quoted.totalYen, taxes: taxesOf(quoted) } : undefined}
      isDimmed={isAsking || !isOfNow}
      note={
        quoted && (
          <span className="flex gap-2.5">
            <Icon of={CalendarDays} dense className="mt-0.5 text-matsu" />
            <span className="grid gap-1">
              {quoted.quotes.map(({ id, leg }, index) => (
                <bdi key={id}>{freeUntilInWords(leg, wayName(index, quoted.quotes.length))}</bdi>
              ))}
              {there?.ride.landsAt && <bdi>{flightCancelled}</bdi>}
            </span>
          </span>
        )
      }
    />
  )
}

/** The class stands there before its price does, and also where the price is refused. */
const nameOfCar = ({ vehicleClass }: RideWanted, quoted: Quoted | null, known: KnownClasses) =>
  known?.[vehicleClass]?.name ?? quoted?.quotes[0]?.className ?? 'Your car'

const taxesOf = ({ quotes }: Quoted) => addTaxes(quotes.map(({ taxes }) => taxes))

/** One way line by line; both ways as their two sums, since the review lists every line. */
function linesOf({ quotes }: Quoted): QuoteLine[] {
  const [only] = quotes
  if (quotes.length === 1 && only) return only.lines
  return quotes.map(({ totalYen }, index) => ({
    kind: 'ride',
    label: wayName(index, quotes.length) ?? '',
    explanation: '',
    amountYen: totalYen,
  }))
}

const momentOf = (moment: string) => `${shortDay(dayOf(moment))} ${moment.slice(0, 4)}, ${clockOf(moment)}`

function whenOf({ ride, startsAt }: RideLeg, flight: string): TripFact {
  if (!ride.landsAt) return { term: 'Pick-up', detail: momentOf(startsAt) }
  return { term: 'Lands', detail: [momentOf(ride.landsAt), flight.toUpperCase()].filter(Boolean).join(', ') }
}

/** Which airport the way back goes to, or comes from. */
const airportOf = ({ ride, pickUp, dropOff }: RideLeg) =>
  ride.airport && (ride.airport === 'arrival' ? `from ${pickUp.name}` : `to ${dropOff.name}`)

function factsOf(wanted: RideWanted, quoted: Quoted | null, car: string): TripFact[] {
  const [there, back] = quoted?.quotes ?? []
  // Strollers and wheelchairs stand with the luggage, whose room they take.
  const beside = partyOf(wanted).extras.filter(({ code }) => code !== 'stroller' && code !== 'wheelchair')
  const seats = extrasInWords(beside, there?.lines)
  return [
    ...(there
      ? [whenOf(there.leg, wanted.flight)]
      : [
          {
            term: 'Day',
            detail: [`${shortDay(wanted.day)} ${wanted.day.slice(0, 4)}`, wanted.time].filter(Boolean).join(', '),
          },
        ]),
    ...(back
      ? [{ term: 'Way back', detail: [momentOf(back.leg.startsAt), airportOf(back.leg)].filter(Boolean).join(', ') }]
      : []),
    { term: 'Car', detail: car },
    { term: 'Party', detail: partyInWords(partyOf(wanted)) },
    { term: 'Luggage', detail: luggageInWords(wanted) },
    ...(seats ? [{ term: 'Extras', detail: seats }] : []),
  ]
}

/** The same on a phone: name and total on top, the rest behind a press. */
export function FoldedSummary({ known, totalOnly }: SummaryProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const wanted = useRidePart((checkout) => checkout.wanted)
  const isLandingOpen = useRidePart(({ landing }) => landing === 'open')
  const quoted = useRidePart((checkout) => (checkout.landing === 'open' ? null : checkout.quoted))
  const { isAsking, refusal } = useQuoting()
  const sent = useContext(SentRide)
  const leg = useFirstLeg()
  if (!wanted) return null
  const car = nameOfCar(wanted, quoted, known)
  const yen = quoted ? quoted.totalYen : isLandingOpen ? null : sent.totalYen
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-field border border-ink bg-surface px-4 py-3 text-start"
      >
        <span className="min-w-0">
          <span className="block font-semibold">{(!isLandingOpen && leg?.ride.title) || car}</span>
          <bdi className="block text-sm text-ink-2 tabular-nums">
            {[shortDay(wanted.day), !isLandingOpen && wanted.time].filter(Boolean).join(', ')}. {car}
          </bdi>
        </span>
        <span className="flex shrink-0 items-center gap-2">
          {yen !== null && !refusal && (
            <bdi className={cx('font-[650] tabular-nums', quoted && isAsking && 'dimmed')}>{formatYen(yen)}</bdi>
          )}
          <Icon of={ChevronDown} dense className={cx(isOpen && 'rotate-180')} />
        </span>
      </button>
      <div id={panel} className={cx(isOpen && 'mt-3')}>
        {isOpen && <Summary known={known} totalOnly={totalOnly} />}
      </div>
    </div>
  )
}
