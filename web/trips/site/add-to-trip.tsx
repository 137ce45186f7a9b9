import { Check, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { TripItem, TripWish } from '#contract/trip-wish.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Changing, readChanging } from './changing.ts'

type Made = Pick<typeof import('./add-items.ts'), 'rideItems' | 'tourItem'>

type AddToTripProps = {
  kind: TripWish['kind']
  /** What is chosen, as it stands at the press; what makes a thing of it comes with the press, too. */
  make: (made: Made) => readonly TripItem[]
  /** Another choice has another key: what was said of the last one is then over. */
  of: string
  /** One of many on a page: it stands back. */
  isQuiet?: boolean
  className?: string
}

const LOUD = buttonLook({ variant: 'outline', wide: true, className: '!whitespace-normal' })
const QUIET = buttonLook({ size: 'small', className: 'min-h-11 !whitespace-normal max-md:w-full' })

const cutOff = 'We could not be reached. Please check the connection and try again.'
/** What keeps the trip comes with the first press: pages to read carry this button alone. */
const loadAdding = () => import('./add-items.ts')

/** Puts what is chosen beside all else that somebody gathers, to book it together. */
export function AddToTrip({ kind, make, of, isQuiet, className }: AddToTripProps) {
  const [done, setDone] = useState<{ of: string; refusal: string | null } | null>(null)
  const [isPending, setPending] = useState(false)
  const [changing, setChanging] = useState<Changing | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const found = readChanging()
    setChanging(found?.kind === kind ? found : null)
  }, [kind])
  const add = async () => {
    if (isPending) return
    setPending(true)
    const refusal = await loadAdding().then(
      ({ addItems, ...made }) => addItems(make(made), changing),
      () => cutOff,
    )
    setPending(false)
    if (changing && refusal === null) return navigate('/trip')
    setDone({ of, refusal })
  }
  const said = done?.of === of ? done : null
  const isIn = said?.refusal === null
  const answer = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone: its answer stands in its place, for the keyboard, too.
  useEffect(() => {
    if (isIn && document.activeElement === document.body) answer.current?.focus({ preventScroll: true })
  }, [isIn])
  return (
    <div className={className}>
      {!isIn && (
        <button type="button" onClick={add} aria-disabled={isPending || undefined} className={isQuiet ? QUIET : LOUD}>
          <Icon of={Plus} dense />
          {changing ? (
            <bdi>Put it in the place of {changing.title}</bdi>
          ) : (
            <span>{isPending ? 'One moment…' : 'Add to your trip'}</span>
          )}
        </button>
      )}
      <p
        ref={answer}
        role="status"
        tabIndex={-1}
        className={isIn ? 'flex min-h-12 flex-wrap items-center justify-center gap-x-2' : 'sr-only'}
      >
        {isIn && (
          <>
            <span className="flex items-center gap-2 whitespace-nowrap font-semibold">
              <Icon of={Check} dense className="text-matsu" />
              It is in your trip.
            </span>
            <TextLink to="/trip">See your trip</TextLink>
          </>
        )}
      </p>
      {said?.refusal && (
        <p role="alert" className="mt-2">
          <ErrorWords>{said.refusal}</ErrorWords>
        </p>
      )}
    </div>
  )
}
