import { useNavigate, useSearchParams } from 'react-router'
import { FindBookingForm } from '#web/features/find-booking/find-booking-form.tsx'
import { bookingAddress, keepToken, readReference } from '#web/features/manage-booking/booking-token.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { desk } from '#web/ui/desk.ts'
import { Print } from '#web/ui/print.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export default function FindBooking() {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const reference = isHydrated ? (readReference(query.get('booking')) ?? '') : ''
  return (
    <div className="grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid content-center px-(--gut) pt-7 pb-10 md:py-14 md:ps-[max(var(--gut),calc((100vw-var(--wrap))/2))]">
        <div className="w-full md:max-w-[440px]">
          <h1 className="font-serif text-d2">Find a booking</h1>
          <p className="mt-2 mb-6 text-ink-2">
            No account needed. The reference is in your confirmation mail and begins with AN-.
          </p>
          <FindBookingForm
            reference={reference}
            onFound={(found) => {
              keepToken(found.reference, found.token)
              navigate(bookingAddress('/manage-booking', found.reference))
            }}
            otherWays={
              <>
                Or ring <Telephone />, or <TextLink to="/contact-us">write to us</TextLink>.
              </>
            }
          />
          <p className="mt-8 border-t border-line pt-[18px] text-sm text-ink-2">
            Booked with an account? <TextLink to="/sign-in">Sign in</TextLink>. Lost the mail? Ring the desk on{' '}
            <Telephone />; we ask for your name and the day.
          </p>
        </div>
      </div>
      <Print
        of={chauffeurEvening}
        alt=""
        sizes="(width < 900px) 100vw, max(55vw, 1280px)"
        priority
        slip
        className="-order-1 h-[190px] md:order-none md:h-auto md:min-h-[760px]"
      />
    </div>
  )
}

function Telephone() {
  return (
    <TextLink href={desk.phoneHref}>
      <bdi className="whitespace-nowrap">{desk.phone}</bdi>
    </TextLink>
  )
}
