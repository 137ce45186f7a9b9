import { Copy, Eye } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import type { readSharedTrip, SharedItem } from '#contract/trips.ts'
import { counted, listed } from '#core/words.ts'
import { LineMark } from '#web/catalogue/site/index.ts'
import { CarElevation } from '#web/fleet/site/index.ts'
import { clockOf, dayOf } from '#web/rides/site/index.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { longDay } from '#web/ui/day.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Row } from '../page/journey.tsx'
import { TripStrip } from '../page/trip-strip.tsx'

type SharedTripProps = { trip: OutputOf<typeof readSharedTrip> }

const beginsAt = ({ landsAt, startsAt }: SharedItem) => landsAt ?? startsAt

/** Somebody's days, to look at: without names, prices, flights and addresses. */
export function SharedTrip({ trip: { items, endsAt } }: SharedTripProps) {
  const [first, last] = [items[0], items.at(-1)]
  const days = first && last ? spanInWords(dayOf(beginsAt(first)), dayOf(beginsAt(last))) : ''
  return (
    <div className="wrap pt-4">
      <p className="flex items-start gap-3 bg-paper-2 px-4 py-3 text-sm">
        <Icon of={Eye} dense className="mt-0.5" />
        <span>
          You are looking at somebody’s trip. Names, prices, flights and addresses are left out. The link works until{' '}
          <strong className="font-semibold">{longDay(dayOf(endsAt))}</strong>, or until it is ended.
        </span>
      </p>
      <header className="grid gap-x-12 gap-y-4 pt-6 pb-7 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <h1 className="font-serif text-d1">{days} in Tokyo</h1>
        <CopyTrip items={items} />
      </header>
      <TripStrip
        items={items.map((item, index) => ({
          ...{ number: index + 1, line: item.line, startsAt: beginsAt(item), endsAt: item.endsAt },
        }))}
      />
      <div className="mt-8 grid gap-10 md:mt-12 md:grid-cols-[minmax(0,1fr)_300px] lg:gap-18">
        <ol aria-label="The trip, day by day">
          {items.map((item, index) => {
            const day = dayOf(beginsAt(item))
            const before = items[index - 1]
            return (
              <Row
                key={`${beginsAt(item)} ${item.title}`}
                day={before && dayOf(beginsAt(before)) === day ? null : day}
                mark={<LineMark line={item.line} className="shadow-[0_0_0_5px_var(--paper)]" />}
                isLast={index === items.length - 1}
              >
                <Thing item={item} />
              </Row>
            )
          })}
        </ol>
        <aside className="grid content-start gap-4 border-t border-ink pt-4 text-sm text-ink-2">
          <p>
            <strong className="block font-semibold text-ink">What happens if I copy it?</strong>
            You get the same days in a trip of your own, priced for you. The other trip stays as it is, and its owner is
            not told.
          </p>
          <p>
            <strong className="block font-semibold text-ink">Is it booked?</strong>
            We do not say here. Ask the person who sent you the link.
          </p>
        </aside>
      </div>
    </div>
  )
}

function Thing({ item }: { item: SharedItem }) {
  const { title, slug, cover, className, vehicleClass, guides, guests, largeCases } = item
  const party = listed([counted(guests, 'guest'), ...(largeCases > 0 ? [counted(largeCases, 'large suitcase')] : [])])
  return (
    <article aria-label={title} className="grid min-w-0 gap-x-6 gap-y-3 lg:grid-cols-[176px_minmax(0,1fr)]">
      {cover ? (
        <Print of={cover} sizes="(width < 900px) 100vw, 176px" className="aspect-21/9 self-start lg:aspect-3/2" />
      ) : (
        <span className="grid content-end self-start bg-paper-2 px-10 pt-3 pb-2.5 lg:h-[7.3rem] lg:px-2">
          <CarElevation
            vehicleClass={vehicleClass}
            title={`${className}, side view`}
            className="h-auto w-full max-lg:mx-auto max-lg:max-w-60"
          />
        </span>
      )}
      <div className="min-w-0">
        <h2 className="font-serif text-[1.5rem] leading-[1.14] tracking-[-0.014em] md:text-[1.6875rem]">
          <bdi>{title}</bdi>
        </h2>
        <p className="mt-1 mb-1.5 text-[0.9375rem] tabular-nums">
          <bdi>{hoursOf(item)}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          <bdi>
            {className} with chauffeur{guides > 0 && ', guide'}. For {party}.
          </bdi>
        </p>
        {slug && (
          <TextLink to={`/tour/detail/${slug}`} className="inline-flex min-h-11 items-center text-sm">
            See this tour<span className="sr-only">: {title}</span>
          </TextLink>
        )}
      </div>
    </article>
  )
}

function hoursOf({ startsAt, endsAt, landsAt, from, to }: SharedItem): string {
  if (!landsAt) return `${clockOf(startsAt)} to ${clockOf(endsAt)}${from ? `, from ${from}` : ''}`
  return `Lands ${clockOf(landsAt)}. ${to ? `At ${to}` : 'At the door'} about ${clockOf(endsAt)}`
}

/** "21 to 27 November", "30 November to 2 December". */
export function spanInWords(first: string, last: string): string {
  const [, number, month] = longDay(first).split(' ')
  const [, lastNumber, lastMonth] = longDay(last).split(' ')
  if (first === last) return `${number} ${month}`
  return month === lastMonth
    ? `${number} to ${lastNumber} ${month}`
    : `${number} ${month} to ${lastNumber} ${lastMonth}`
}

/** Wishes alone are copied: what they cost is asked anew. */
function CopyTrip({ items }: { items: readonly SharedItem[] }) {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const wishes = items.flatMap(({ wish }) => wish ?? [])
  const left = items.length - wishes.length
  if (wishes.length === 0) return null
  const copy = async () => {
    if (isPending) return
    setPending(true)
    const refused = await import('./copy-wishes.ts').then(
      ({ copyWishes }) => copyWishes(wishes),
      () => 'We could not be reached. Please check the connection and try again.',
    )
    setPending(false)
    if (refused === null) return navigate('/trip')
    setRefusal(refused)
  }
  return (
    <div className="grid gap-1.5">
      <button
        type="button"
        onClick={copy}
        aria-disabled={isPending || undefined}
        className={buttonLook({ variant: 'outline', className: 'print:hidden' })}
      >
        <Icon of={Copy} dense />
        {isPending ? 'One moment…' : 'Copy these days into my trip'}
      </button>
      {left > 0 && (
        <p className="text-xs text-ink-2">
          {counted(left, 'ride')} to or from an address {left === 1 ? 'is' : 'are'} not copied.
        </p>
      )}
      {refusal && (
        <p role="alert">
          <ErrorWords>{refusal}</ErrorWords>
        </p>
      )}
    </div>
  )
}
