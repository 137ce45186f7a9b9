import { useNavigate, useSearchParams } from 'react-router'
import { readReference } from '#core/references.ts'
import { FindBookingForm } from '#web/booking/site/find-booking-form.tsx'
import { keepToken } from '#web/booking/site/kept-token.ts'
import { bookingAddress } from '#web/booking/site/manage/booking-token.ts'
import { signInAndBack } from '#web/platform/guard.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { useSession } from '#web/platform/session.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { hanedaDawn } from '#web/ui/prints/haneda-dawn.generated.ts'
import { SplitPage } from '#web/ui/split-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export default function FindBooking() {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const reference = isHydrated ? (readReference(query.get('booking') ?? '') ?? '') : ''
  return (
    <SplitPage
      title="Find a booking"
      lead="No account needed. The reference is in your confirmation mail and begins with AN-."
      print={hanedaDawn}
    >
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
      <p className="mt-8 border-t border-line pt-[1.125rem] text-sm text-ink-2">
        Booked with an account? <WithAccount reference={reference} />. Lost the mail? Ring the desk on <Telephone />; we
        ask for your name and the day.
      </p>
    </SplitPage>
  )
}

/** A calendar or a mail leads here with a booking: whoever is signed in as who booked it needs no address for it. */
function WithAccount({ reference }: { reference: string }) {
  const { session } = useSession()
  const booking = reference && bookingAddress('/manage-booking', reference)
  if (session && booking) return <TextLink to={booking}>Open it with your account</TextLink>
  return <TextLink to={booking ? signInAndBack(booking) : '/sign-in'}>Sign in</TextLink>
}

function Telephone() {
  const desk = useDeskContact()
  return (
    <TextLink href={desk.phoneHref}>
      <bdi className="whitespace-nowrap">{desk.phone}</bdi>
    </TextLink>
  )
}
