import { CircleAlert } from 'lucide-react'
import type { ApiError } from '#contract/call.ts'
import { NearestSlots } from '#web/inventory/site/index.ts'
import { askAt, wayName } from '#web/rides/site/index.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { ridePath, updateWanted, useRidePart } from './ride-checkout-state.ts'
import { quoteNow, useQuoting } from './ride-quoting.ts'

/** Why what is wanted has no price, and the way out: another time, another car, or one more try. */
export function QuoteProblem() {
  const { refusal } = useQuoting()
  const desk = useDeskContact()
  const wanted = useRidePart((checkout) => checkout.wanted)
  if (!refusal || !wanted) return null
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
          <strong className="font-semibold">{titleOf(refusal)}</strong> <bdi>{sentenceOf(refusal)}</bdi>
        </p>
        {refusal.nearest.length > 0 && (
          <NearestSlots
            slots={refusal.nearest}
            onChoose={(slot) => updateWanted(askAt(wanted, slot, refusal.nearestWay))}
          />
        )}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {refusal.isOutage ? (
            <>
              <TextButton onClick={() => quoteNow()} className="min-h-11">
                Try again
              </TextButton>
              <TextLink href={desk.phoneHref} className="inline-flex min-h-11 items-center">
                <bdi className="tabular-nums">{desk.phone}</bdi>
              </TextLink>
            </>
          ) : (
            <>
              {isOfCode(refusal) && (
                <TextButton onClick={() => updateWanted(noCodes)} className="min-h-11">
                  Go on without the code
                </TextButton>
              )}
              <TextLink to={ridePath('list', wanted)} className="inline-flex min-h-11 items-center">
                See the other cars
              </TextLink>
              <TextLink to={ridePath('home', wanted)} className="inline-flex min-h-11 items-center">
                Change the ride
              </TextLink>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

function titleOf(refusal: ApiError): string {
  const { isOutage, code, nearest } = refusal
  if (isOutage) return 'We could not be reached.'
  if (isOfCode(refusal)) return 'Not with this code.'
  if (code === 'inventory.sold-out') return nearest.length > 0 ? 'This time is taken.' : 'This is not available.'
  if (code === 'pricing.party-too-large') return 'It does not fit.'
  return 'This cannot be booked as it stands.'
}

/** The sentence of the field says more than the general one. */
function sentenceOf({ isOutage, code, message, fields, nearest, nearestWay }: ApiError): string {
  if (isOutage) return 'Everything that you chose and typed is kept.'
  if (code !== 'inventory.sold-out') return Object.values(fields)[0] ?? message
  const way = nearestWay === undefined ? '' : ` for ${wayName(nearestWay, 2)?.toLowerCase()}`
  return nearest.length > 0 ? `The nearest that are free${way}:` : `No car of this class is free near this time${way}.`
}

const noCodes = { code: undefined, secondCode: undefined }
const isOfCode = ({ fields }: ApiError) => 'code' in fields || 'secondCode' in fields
