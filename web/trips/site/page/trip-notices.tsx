import { useEffect, useRef } from 'react'
import type { TripItem } from '#contract/trip-wish.ts'
import type { PricedTrip } from '#contract/trips.ts'
import { onTokyoClock } from '#core/days.ts'
import { listed } from '#core/words.ts'
import { signInAndBack } from '#web/platform/guard.ts'
import { useSession } from '#web/platform/session.ts'
import { Alert } from '#web/ui/alert.tsx'
import { longDay } from '#web/ui/day.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { changeTrip, sayNoMore } from '../trip.ts'
import { titleOf } from './item-words.ts'
import type { TripPage as Page } from './use-trip-page.ts'

export interface TakenOut {
  item: TripItem
  title: string
}

/** What was just taken out can be put back, also where it was the last. */
export function PutBack({ takenOut, onDone }: { takenOut: TakenOut | null; onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takenOut) button.current?.focus()
  }, [takenOut])
  return (
    <div role="status">
      {takenOut && (
        <p className="mb-7 flex flex-wrap items-center gap-x-4 border-y border-line py-2 text-[0.9375rem]">
          <bdi>{takenOut.title} is taken out.</bdi>
          <TextButton
            ref={button}
            onClick={() => {
              onDone()
              changeTrip({ add: [takenOut.item] })
            }}
            className="min-h-11"
          >
            Put it back
          </TextButton>
        </p>
      )}
    </div>
  )
}

/** Of one thing the later change counts; whoever looked at the earlier one is told. */
export function ChangedElsewhere({ page: { changedElsewhere }, trip }: { page: Page; trip: PricedTrip }) {
  if (changedElsewhere.length === 0) return null
  const names = changedElsewhere.map((id) => titleOf({ id }, trip.items))
  return (
    <Alert
      tone="info"
      title={`${listed(names)} changed in another tab or on another device.`}
      className="mt-6"
      action={<TextButton onClick={sayNoMore}>All right</TextButton>}
    >
      The later change counts, and stands here.
    </Alert>
  )
}

/** Where it is kept, and how long. */
export function Kept({ page: { keptUntil, isCutOff } }: { page: Page }) {
  const isSignedIn = useSession().session?.user.role === 'user'
  return (
    <p className="mt-12 max-w-[64ch] border-t border-line pt-4 text-sm text-ink-2">
      {isCutOff && 'Your account could not be reached: this is what the device keeps. '}
      {keptUntil === null || isSignedIn ? (
        'Your trip is kept in your account.'
      ) : (
        <>
          Your trip is kept on this device until {longDay(onTokyoClock(keptUntil).slice(0, 10))}.{' '}
          <TextLink to={signInAndBack('/trip')}>Sign in</TextLink> to keep it in your account and open it on your phone.
        </>
      )}
    </p>
  )
}
