import { CircleAlert } from 'lucide-react'
import type { Slot } from '#contract/availability.ts'
import type { ApiError } from '#contract/call.ts'
import { NearestSlots } from '#web/inventory/site/index.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { isOfCode, withoutRefused } from '../checkout/wished-codes.ts'
import { type CheckoutStep, stepAddress, updateWish, useCheckoutPart, wishIn } from './checkout-state.ts'
import { quoteNow, useQuoting } from './quoting.ts'

type QuoteProblemProps = {
  slug: string
  /** The step that it is shown in: another one may have to be changed. */
  step?: CheckoutStep
  onSlot?: (slot: Slot) => void
  /** Where the day is chosen in view, what is wrong with it stands beside it, and the rest at the end of the step. */
  about?: 'day' | 'rest'
}

/** Neither another day nor another party helps against the hours of a chauffeur; an earlier return does. */
const tooLong = 'inventory.day-too-long'
/** Nor against a long way: another place does. */
const tooFar = 'inventory.place-too-far'
const aboutDay = ['inventory.sold-out', 'pricing.not-possible']

/** Why what is wished has no price, and the way out: another day, another car, or one more try. */
export function QuoteProblem({ slug, step = 'day', onSlot, about }: QuoteProblemProps) {
  const { refusal } = useQuoting(slug)
  const desk = useDeskContact()
  const wish = useCheckoutPart(slug, wishIn)
  if (!refusal) return null
  if (about && (about === 'day') !== aboutDay.includes(refusal.code)) return null
  const take = (slot: Slot) => {
    updateWish(slug, slot)
    onSlot?.(slot)
  }
  return (
    <div
      id="quote-problem"
      role="alert"
      tabIndex={-1}
      className="mt-6 flex gap-3.5 border-s-4 border-beni bg-beni-soft px-5 py-4 text-[0.9375rem] outline-none"
    >
      <Icon of={CircleAlert} className="mt-0.5 text-beni" />
      <div className="grid min-w-0 gap-2">
        <p>
          <strong className="font-semibold">{titleOf(refusal)}</strong>{' '}
          <bdi>
            {refusal.isOutage
              ? 'Everything that you chose and typed is kept.'
              : sentenceOf(refusal, wish.extraHalfHours)}
          </bdi>
        </p>
        {refusal.nearest.length > 0 && <NearestSlots slots={refusal.nearest} onChoose={take} />}
        {refusal.isOutage && (
          <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <TextButton onClick={() => quoteNow(slug)} className="min-h-11">
              Try again
            </TextButton>
            <TextLink href={desk.phoneHref} className="inline-flex min-h-11 items-center">
              <bdi className="tabular-nums">{desk.phone}</bdi>
            </TextLink>
          </p>
        )}
        {refusal.code === tooLong && (
          <p>
            <TextButton onClick={() => updateWish(slug, { extraHalfHours: 0 })} className="min-h-11">
              Return as planned
            </TextButton>
          </p>
        )}
        {isOfCode(refusal) && (
          <p>
            <TextButton onClick={() => updateWish(slug, withoutRefused(wish, refusal))} className="min-h-11">
              Go on without the code
            </TextButton>
          </p>
        )}
        {!refusal.isOutage && refusal.code !== tooLong && refusal.code !== tooFar && step !== 'day' && (
          <p>
            <TextLink to={stepAddress('day', wish)} className="inline-flex min-h-11 items-center">
              Change day and party
            </TextLink>
          </p>
        )}
      </div>
    </div>
  )
}

function titleOf(refusal: ApiError): string {
  const { isOutage, code, nearest, fields } = refusal
  if (isOutage) return 'We could not be reached.'
  if (isOfCode(refusal)) return 'Not with this code.'
  if (code === tooFar || isOfPlace(fields)) return 'Not at this place.'
  if (code === 'inventory.sold-out') return nearest.length > 0 ? 'This time is taken.' : 'This is not available.'
  if (code === 'pricing.party-too-large') return 'It does not fit.'
  if (code === tooLong) return 'The day would be too long.'
  return 'This cannot be booked as it stands.'
}

/** The sentence of the field says more than the general one. */
function sentenceOf({ code, message, fields, nearest }: ApiError, extraHalfHours: number): string {
  const ofPlace = isOfPlace(fields) && Object.values(fields)[0]
  if (ofPlace) return nearest.length > 0 ? `${ofPlace} There, the nearest that are free:` : ofPlace
  if (code !== 'inventory.sold-out') return Object.values(fields)[0] ?? message
  if (nearest.length > 0) return 'The nearest that are free:'
  return extraHalfHours > 0
    ? 'No car and crew are free for so long a day. An earlier return may do.'
    : 'Nothing near this day is free for your party. Another month or a smaller car may do.'
}

/** Another place would do at the same time; the server says which of the two ends it is. */
const isOfPlace = (fields: ApiError['fields']) => 'pickUp' in fields || 'dropOff' in fields
