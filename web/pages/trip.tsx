import { useHydrated } from '#web/platform/hydrated.ts'
import { TripPage, TripWaiting } from '#web/trips/site/page/trip-page.tsx'
import { useDeskContact } from '#web/ui/desk-contact.ts'

/** What is in it is known to this device or the account alone: the server draws its shape. */
export default function Trip() {
  const isHydrated = useHydrated()
  const desk = useDeskContact()
  if (isHydrated) return <TripPage />
  return (
    <>
      <noscript>
        <div className="wrap pt-8">
          <h1 className="mb-5 font-serif text-d2">Your trip</h1>
          <p className="max-w-[60ch]">
            Gathering a trip needs JavaScript. Without it, our desk arranges it by telephone: <bdi>{desk.phone}</bdi>
            {desk.hours && `, ${desk.hours}`}.
          </p>
        </div>
      </noscript>
      <div className="scripts-only">
        <TripWaiting />
      </div>
    </>
  )
}
