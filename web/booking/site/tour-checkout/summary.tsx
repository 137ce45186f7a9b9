import { CalendarDays, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { missingAgeSentence, missingAges, partyInWords } from '#contract/party.ts'
import type { Quote } from '#contract/pricing.ts'
import { extrasInWords } from '#contract/told-words.ts'
import { capitalized } from '#core/words.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { freeUntil, type TripFact, TripTicket } from '#web/pricing/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isQuoteOfNow, useCheckoutPart, type WishParams, wishIn } from './checkout-state.ts'
import type { CheckoutTour } from './checkout-tour.ts'
import { endInWords, uncheckedAddress } from './pick-up/meeting.ts'
import { useQuoting } from './quoting.ts'
import { luggageInWords } from './words.ts'

type SummaryProps = {
  tour: CheckoutTour
  /** Where the step itself lists what is paid, the summary says the total only. */
  totalOnly?: boolean
}

/** The day as it stands, with its price; the old one stays, dimmed, until the new one is there. */
export function Summary({ tour, totalOnly = false }: SummaryProps) {
  const { wish, pickUp, lastQuote, isOfNow } = useSummed(tour.slug)
  const { isAsking, refusal } = useQuoting(tour.slug)
  // What was refused has no price; the one of before would be a wrong one.
  // While an age is missing there is none either: which seat a child needs is not known yet.
  const isWaiting = missingAges(wish.childAges) > 0
  const quote = refusal || isWaiting ? null : lastQuote
  const { day, start } = wish
  // By this moment's clock, while the page may have been drawn this morning.
  const until = useHydrated() && day && start && freeUntil(tour.cancellationTiers, { day, start }, new Date())
  return (
    <TripTicket
      picture={tour.cover}
      title={tour.title}
      facts={factsOf(tour, { wish, pickUp, quote })}
      lines={totalOnly ? [] : quote?.lines}
      total={quote ? { label: 'Total', yen: quote.totalYen, taxes: quote.taxes } : undefined}
      isDimmed={isAsking || !isOfNow}
      note={
        isWaiting ? (
          <bdi>{missingAgeSentence(wish.childAges).slice(0, -1)}, and the price stands here.</bdi>
        ) : until ? (
          <span className="flex gap-2.5">
            <Icon of={CalendarDays} dense className="mt-0.5 text-matsu" />
            <bdi>{until}</bdi>
          </span>
        ) : undefined
      }
    />
  )
}

/** What the summary is made of; nothing of what is typed in between draws it again. */
const useSummed = (slug: string) => ({
  wish: useCheckoutPart(slug, wishIn),
  pickUp: useCheckoutPart(slug, ({ meeting }) =>
    uncheckedAddress(meeting.pickUp) ? null : endInWords(meeting.pickUp),
  ),
  lastQuote: useCheckoutPart(slug, ({ quote }) => quote),
  isOfNow: useCheckoutPart(slug, (checkout) => isQuoteOfNow(checkout, 0)),
})

type Summed = { wish: WishParams; pickUp: string | null; quote: Quote | null }

function factsOf(tour: CheckoutTour, { wish, pickUp, quote }: Summed): TripFact[] {
  const { day, start, extraHalfHours } = wish
  const when = day && `${shortDay(day)} ${day.slice(0, 4)}`
  const hours = start && `${start} to ${tour.endOf(start, extraHalfHours)}`
  // The one that is priced, or that the guest named: what we would guess may be another than the price is of.
  const extras = capitalized(
    extrasInWords(
      wish.extras.filter(({ pieces }) => pieces > 0),
      quote?.lines,
    ),
  )
  const named = tour.prices.find(({ vehicleClass }) => vehicleClass === wish.vehicleClass)
  return [
    { term: 'Day', detail: when ? [when, hours].filter(Boolean).join(', ') : 'Not chosen yet' },
    { term: 'Party', detail: partyInWords(wish) },
    { term: 'Luggage', detail: luggageInWords(wish.largeCases) },
    ...(extras ? [{ term: 'Extras', detail: extras }] : []),
    { term: 'Car', detail: named?.name ?? quote?.className ?? 'Stands here with the price' },
    { term: 'Guide', detail: tour.guideIncluded || wish.guide ? 'English' : 'Chauffeur only' },
    ...(pickUp ? [{ term: 'Pick-up', detail: pickUp }] : []),
  ]
}

/** The same on a phone: name and total on top, the rest behind a press. */
export function FoldedSummary(props: SummaryProps) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const { wish, lastQuote: quote } = useSummed(props.tour.slug)
  const { isAsking, refusal } = useQuoting(props.tour.slug)
  const day = wish.day ? `${shortDay(wish.day)}, ${wish.start ?? ''}. ` : ''
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
          <span className="block font-semibold">{props.tour.title}</span>
          <bdi className="block text-sm text-ink-2 tabular-nums">
            {day}
            {partyInWords(wish)}
          </bdi>
        </span>
        <span className="flex shrink-0 items-center gap-2">
          {quote && !refusal && missingAges(wish.childAges) === 0 && (
            <bdi className={cx('font-[650] tabular-nums', isAsking && 'dimmed')}>{formatYen(quote.totalYen)}</bdi>
          )}
          <Icon of={ChevronDown} dense className={cx(isOpen && 'rotate-180')} />
        </span>
      </button>
      <div id={panel} className={cx(isOpen && 'mt-3')}>
        {isOpen && <Summary {...props} />}
      </div>
    </div>
  )
}
