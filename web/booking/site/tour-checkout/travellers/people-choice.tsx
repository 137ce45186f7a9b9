import { useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { ageInWords } from '#contract/named-party.ts'
import { classFor, fitsParty, roomPartyOf } from '#contract/room.ts'
import { capitalized, numeral } from '#core/words.ts'
import { seatWords } from '#web/accounts/site/index.ts'
import { useOfferedExtras } from '#web/pricing/site/index.ts'
import { cx } from '#web/ui/cx.ts'
import { FaultWords } from '#web/ui/fault-words.tsx'
import { OPTION, OPTION_LABEL } from '#web/ui/option-look.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { TICK_BOX } from '#web/ui/tick-box.ts'
import { StepSection } from '../../checkout/step-head.tsx'
import { stepAddress, updateCheckout, updateWish, useCheckout, type WishParams } from '../checkout-state.ts'
import type { CheckoutTour } from '../checkout-tour.ts'
import {
  type Chosen,
  chairField,
  chairsUndecided,
  givenNameOf,
  hasPlaceFor,
  ledBy,
  partyWith,
  thingsLacking,
  withPerson,
} from './travellers.ts'

type PeopleChoiceProps = {
  slug: string
  tour: CheckoutTour
  saved: readonly Chosen[]
  error?: string
  /** Of a wheelchair of whom nobody knows whether it needs room. */
  chairError?: string
}

/** Saved people as rows with a tick, exactly as many as the party. */
export function PeopleChoice({ slug, tour, saved, error, chairError }: PeopleChoiceProps) {
  const checkout = useCheckout(slug)
  const { wish, chosen, added } = checkout
  const { extras } = useOfferedExtras()
  const people = [...saved, ...added]
  const lacking = thingsLacking({ wish, chosen })
  const [undecided] = chairsUndecided(checkout)
  const [wanted, setWanted] = useState<string | null>(null)
  const isTicked = (id: string) => chosen.some((person) => person.id === id)
  const isWhole = chosen.length === wish.guests
  const waiting = people.filter(({ id }) => !isTicked(id))
  // Whoever was pressed last; else the first who stays behind a full party.
  const surplus = waiting.find(({ id }) => id === wanted) ?? (isWhole ? waiting[0] : undefined)

  const tick = (person: Chosen) => {
    setWanted(person.id)
    updateCheckout(slug, ({ chosen: now, wish: party }) => {
      if (isTicked(person.id)) return { chosen: now.filter(({ id }) => id !== person.id) }
      return hasPlaceFor(party, now, person) ? { chosen: withPerson(now, person) } : {}
    })
  }
  const addGuest = (person: Chosen) => {
    const party = { ...wish, ...partyWith(wish, person) }
    const car = tour.prices.find(({ vehicleClass }) => vehicleClass === wish.vehicleClass)
    const fits = car && fitsParty(car.loads, roomPartyOf(party, extras))
    updateWish(slug, { ...party, vehicleClass: fits ? wish.vehicleClass : undefined })
    updateCheckout(slug, ({ chosen: now }) => ({ chosen: withPerson(now, person) }))
  }

  return (
    <StepSection title="Your saved travellers" className="mt-8">
      <fieldset id="people" aria-describedby="people-note" className="min-w-0">
        <legend className="sr-only">Who comes along</legend>
        {people.map((person) => (
          <div key={person.id} className={cx(OPTION, 'flex items-start justify-between gap-4')}>
            <label className={cx(OPTION_LABEL, 'flex-1')}>
              <input
                type="checkbox"
                checked={isTicked(person.id)}
                onChange={() => tick(person)}
                className={cx(TICK_BOX, 'mt-0.5 outline-none')}
              />
              <span className="min-w-0 wrap-anywhere">
                <bdi className="block font-semibold">{person.name}</bdi>
                <bdi className="block text-[0.84375rem] leading-snug text-ink-2">
                  {[ageInWords(person.age), person.note].filter(Boolean).join('. ')}
                </bdi>
              </span>
            </label>
            {chosen[0]?.id === person.id ? (
              <Tag tone="info">Lead traveller</Tag>
            ) : (
              isTicked(person.id) &&
              person.age === null && (
                <TextButton
                  onClick={() => updateCheckout(slug, ({ chosen: now }) => ({ chosen: ledBy(now, person.id) }))}
                  className="-my-2.5 min-h-11 shrink-0 text-sm"
                >
                  Make lead<span className="sr-only">: {person.name}</span>
                </TextButton>
              )
            )}
          </div>
        ))}
      </fieldset>
      {error && <FaultWords>{error}</FaultWords>}
      <p id="people-note" role="status" className="mt-3 text-sm text-ink-2">
        <bdi>
          {capitalized(numeral(chosen.length))} of {numeral(wish.guests)} chosen.{' '}
          {surplus && (wanted === surplus.id || isWhole) && !hasPlaceFor(wish, chosen, surplus) && (
            <SurplusWords tour={tour} wish={wish} extras={extras} person={surplus} onAdd={() => addGuest(surplus)} />
          )}
        </bdi>
      </p>
      {lacking.map((lack) =>
        lack.code === 'wheelchair' ? (
          <ChairAsk
            key={`${lack.id} wheelchair`}
            slug={slug}
            person={lack}
            isFirst={lack.id === undecided?.id}
            error={lack.id === undecided?.id ? chairError : undefined}
          />
        ) : (
          <p key={`${lack.id} ${lack.code}`} className="mt-2 text-sm text-ink-2">
            <bdi>
              Saved for {givenNameOf(lack)}: {seatOf(lack.code)}. Your party has no such seat yet.{' '}
              <TextLink to={stepAddress('day', wish)}>Choose the seats</TextLink>
            </bdi>
          </p>
        ),
      )}
    </StepSection>
  )
}

type ChairAskProps = {
  slug: string
  person: { id: string; name: string }
  /** The one that a list of faults leads to. */
  isFirst: boolean
  error: string | undefined
}

/** A saved wheelchair that the party has no room for: asked, and the answer stays where it can be taken back. */
function ChairAsk({ slug, person, isFirst, error }: ChairAskProps) {
  const { wish, chairsWithoutRoom } = useCheckout(slug)
  const isDecided = chairsWithoutRoom.includes(person.id)
  const name = givenNameOf(person)
  const decide = () =>
    updateCheckout(slug, {
      chairsWithoutRoom: isDecided
        ? chairsWithoutRoom.filter((id) => id !== person.id)
        : [...chairsWithoutRoom, person.id],
    })
  return (
    <div id={isFirst ? chairField : undefined} className="mt-2 text-sm text-ink-2">
      <p>
        <bdi>
          {isDecided
            ? `Saved for ${name}: a wheelchair, which needs no room in the car.`
            : `Saved for ${name}: a wheelchair. If it comes along folded, your party has no room for it yet.`}
        </bdi>
      </p>
      <p className="flex flex-wrap items-center gap-x-6">
        <TextButton onClick={decide} className="min-h-11">
          {isDecided ? 'Ask me again' : 'It needs no room'}
        </TextButton>
        <TextLink to={stepAddress('day', wish)} className="inline-flex min-h-11 items-center">
          Choose the room for it
        </TextLink>
      </p>
      {error && <FaultWords>{error}</FaultWords>}
    </div>
  )
}

const seatOf = (code: string) =>
  (code in seatWords ? seatWords[code as keyof typeof seatWords] : 'a seat').toLowerCase()

type SurplusProps = {
  tour: CheckoutTour
  wish: WishParams
  extras: Parameters<typeof roomPartyOf>[1]
  person: Chosen
  onAdd: () => void
}

/** What one guest more would change. */
function SurplusWords({ tour, wish, extras, person, onAdd }: SurplusProps) {
  const name = person.name.split(/\s+/)[0]
  const classes = tour.prices
  const carFor = (party: WishParams) => classFor(classes, roomPartyOf(party, extras), wish.vehicleClass)
  const [now, then] = [carFor(wish), carFor({ ...wish, ...partyWith(wish, person) })]
  if (wish.guests >= tour.maxGuests || !then) return <>{name} would be one more than a car of this day takes.</>
  const more = then.priceYen - (now?.priceYen ?? then.priceYen)
  const car =
    then === now
      ? 'the car stays the same'
      : `you would need the ${then.name}${more > 0 ? `, + ${formatYen(more)}` : ''}`
  return (
    <>
      To bring {name} as well,{' '}
      <TextButton onClick={onAdd} className="min-h-11 md:min-h-6">
        add a guest to the party
      </TextButton>
      ; {car}.
    </>
  )
}
