import type { ReactNode } from 'react'
import type { ProposedCrew, TourToBook } from '#contract/phone-booking.ts'
import type { Quote } from '#contract/pricing.ts'
import { addDays, isTimeOfDay } from '#core/days.ts'
import { counted } from '#core/words.ts'
import { Button } from '#web/ui/button.tsx'
import { longDay } from '#web/ui/day.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { languageName } from '#web/ui/language-name.ts'
import { Key } from '#web/ui/office/key.tsx'
import { Ticket, TicketTear } from '#web/ui/ticket.tsx'
import { type ChargedLine, totalOf, withCharge } from './call-charges.ts'
import { typedTime } from './call-draft.ts'
import { lastOfPlate } from './crew-proposed.tsx'
import { HowPaid } from './how-paid.tsx'
import { PricePart } from './price-part.tsx'
import { bookLabel, sayThis } from './spoken-words.ts'
import type { useBook } from './use-book.ts'
import type { OpenCall } from './use-call.ts'
import type { useHold } from './use-hold.ts'

type CallTicketProps = {
  open: OpenCall
  tour: TourToBook | null
  hold: ReturnType<typeof useHold>
  /** The price as it is agreed. */
  lines: readonly ChargedLine[]
  crew: ProposedCrew | null
  booking: ReturnType<typeof useBook>
  onBook: () => void
  now: string
}

const Part = ({ children }: { children: ReactNode }) => <div className="px-4.5 py-4.5">{children}</div>

/** What the caller is told and agrees to: the day, the price, how it is paid, and the words for it. */
export function CallTicket({ open, tour, hold, lines, crew, booking, onBook, now }: CallTicketProps) {
  const { draft, change, quoted } = open
  const quote = quoted.answer?.quote
  const guests = draft.adults + draft.childAges.length
  const today = now.slice(0, 10)
  const totalYen = totalOf(lines)
  const time = typedTime(hold.untilTime)
  const heldUntil = hold.how === 'link' ? { day: hold.untilDay, time } : null
  return (
    <div className="lg:sticky lg:top-6">
      <Ticket>
        <Part>
          <h2 className="font-serif text-[1.25rem] leading-snug">
            <bdi>{tour?.title ?? 'No tour yet'}</bdi>
          </h2>
          <p className="mt-1 text-sm text-ink-2 tabular-nums">
            <bdi>
              {quote
                ? `${longDay(quote.startsAt.slice(0, 10))}, ${quote.startsAt.slice(11, 16)} to ${quote.endsAt.slice(11, 16)}. ${counted(guests, 'guest')}`
                : 'The price stands here once the day is chosen.'}
            </bdi>
          </p>
        </Part>
        {quoted.failure && (
          <>
            <TicketTear />
            <Part>
              <p role="alert" className="text-sm font-semibold text-beni">
                {quoted.failure.isOutage
                  ? 'The price did not load. What you typed is kept.'
                  : (Object.values(quoted.failure.fields)[0] ?? quoted.failure.message)}
              </p>
              <Button size="small" className="mt-2" onPress={quoted.askAgain}>
                Ask again
              </Button>
            </Part>
          </>
        )}
        {quote && (
          <>
            <TicketTear />
            <Part>
              <PricePart
                quote={quote}
                lines={lines}
                onCharge={(line, typed) => change({ charged: withCharge(draft.charged, line, typed) })}
                reason={draft.reason}
                onReason={(reason) => change({ reason })}
                faults={booking.faults}
                isDimmed={quoted.isAsking}
              />
            </Part>
            <TicketTear />
            <Part>
              <h3 className="mb-2 text-sm font-semibold">How it is paid</h3>
              <HowPaid
                value={hold}
                onChange={hold.set}
                totalYen={totalYen}
                today={today}
                lastDay={addDays(today, 14)}
                {...(booking.faults.untilTime || booking.faults.paid
                  ? { error: booking.faults.untilTime ?? booking.faults.paid ?? '' }
                  : {})}
              />
            </Part>
          </>
        )}
        <div className="grid gap-3 px-4.5 pb-4.5">
          <FormRefusal of={booking.refusal} />
          <Button
            variant="primary"
            wide
            isPending={booking.isBooking}
            pendingLabel="Booking…"
            isDisabled={quoted.isAsking && !quote}
            onPress={onBook}
          >
            {bookLabel(heldUntil)}
          </Button>
          <p className="-mt-1 text-center text-xs text-ink-3">
            {crew && <bdi>{takenInWords(crew)} are taken at once. </bdi>}
            <span className="max-md:hidden pointer-coarse:hidden">
              <Key>Ctrl</Key> <Key>Enter</Key>
            </span>
          </p>
        </div>
        {quote && tour && (
          <>
            <TicketTear />
            <Part>
              <h3 className="text-sm font-semibold">Say this to the caller</h3>
              <p aria-live="polite" className="mt-1.5 text-sm leading-relaxed text-ink-2">
                <bdi>
                  “
                  {sayThis({
                    totalYen,
                    carName: carNameOf(open, quote.vehicleClass),
                    comesAs: crew?.vehicle.className ?? null,
                    guideLanguage:
                      tour.guideIncluded || open.draft.guide ? languageName(open.draft.guideLanguage, 'en') : null,
                    startsAt: quote.startsAt,
                    tiers: tour.cancellationTiers,
                    heldUntil: heldUntil && isTimeOfDay(heldUntil.time) ? heldUntil : null,
                    today,
                    nowMs: Date.parse(now),
                    party: open.draft,
                  })}
                  ”
                </bdi>
              </p>
            </Part>
          </>
        )}
      </Ticket>
    </div>
  )
}

const takenInWords = ({ chauffeur, vehicle, guides }: ProposedCrew) =>
  [lastNameOf(chauffeur.name), lastOfPlate(vehicle.plate), ...guides.map(({ name }) => lastNameOf(name))].join(', ')

const lastNameOf = (name: string) => name.split(' ').at(-1) ?? name

/** As the price was reckoned, by its name. */
const carNameOf = ({ days }: OpenCall, vehicleClass: Quote['vehicleClass']) =>
  days.answer?.classes.find((one) => one.vehicleClass === vehicleClass)?.name ?? 'car'
