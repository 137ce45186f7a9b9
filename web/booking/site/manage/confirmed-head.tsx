import { useEffect, useRef } from 'react'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { stateTags } from '../booking-state.ts'
import { CopyReference } from './copy-reference.tsx'
import type { OpenBooking } from './load-booking.ts'
import { stateWords } from './state-words.ts'

/** Where the booking stands, in the headline, which takes the focus: it is what one came to hear. */
export function ConfirmedHead({ open: { booking, now } }: { open: OpenBooking }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { headline, sentence, next } = stateWords(booking, now)
  const { tone, word } = stateTags[booking.state]
  const isPaid = booking.state === 'confirmed' && booking.dueYen === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a booking that came to another state is told anew
  useEffect(() => heading.current?.focus({ preventScroll: true }), [booking.state])
  return (
    <div className="mb-[1.375rem] flex flex-col gap-3.5 md:mb-8 md:flex-row md:items-end md:justify-between md:gap-10">
      <div>
        <Tag tone={tone}>{isPaid ? 'Confirmed and paid' : word}</Tag>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-2 max-w-[22ch] font-serif text-[clamp(32px,4vw,56px)] leading-[1.05] font-[370] tracking-[-0.015em] outline-none"
        >
          <Unbroken>{headline}</Unbroken>
        </h1>
        <p className="mt-3 max-w-[56ch] text-ink-2">
          <bdi>
            <Unbroken>{sentence}</Unbroken>
          </bdi>
        </p>
        {next && (
          <ButtonLink to={next.to} variant="primary" className="mt-5 max-md:w-full">
            {next.label}
          </ButtonLink>
        )}
      </div>
      <CopyReference reference={booking.reference} email={booking.email} />
    </div>
  )
}
