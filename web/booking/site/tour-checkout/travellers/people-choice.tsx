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
import { type Chosen, hasPlaceFor, ledBy, partyWith, thingsLacking, withPerson } from './travellers.ts'

type PeopleChoiceProps = { slug: string; tour: CheckoutTour; saved: readonly Chosen[]; error?: string }

/** Saved people as rows with a tick, exactly as many as the party. */
export function PeopleChoice({ slug, tour, saved, error }: PeopleChoiceProps) {
  const { wish, chosen, added } = useCheckout(slug)
  const { extras } = useOfferedExtras()
  const people = [...saved, ...added]
  const lacking = thingsLacking({ wish, chosen })
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
      {lacking.map(({ id, name, code }) => (
        <p key={`${id} ${code}`} className="mt-2 text-sm text-ink-2">
          <bdi>
            Saved for {name.split(/\s+/)[0]}: {lackingWords(code)}{' '}
            <TextLink to={stepAddress('day', wish)}>
              {code === 'wheelchair' ? 'Choose the room for it' : 'Choose the seats'}
            </TextLink>
          </bdi>
        </p>
      ))}
    </StepSection>
  )
}

const lackingWords = (code: string) =>
  code === 'wheelchair'
    ? 'a wheelchair. If it comes along folded, your party has no room for it yet.'
    : `${seatOf(code)}. Your party has no such seat yet.`

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
