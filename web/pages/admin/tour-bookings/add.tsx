import { useLoaderData } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { copyAsCall } from '#contract/call-drafts.ts'
import { toursToBook } from '#contract/phone-booking.ts'
import { knownPlaces } from '#contract/places.ts'
import { offeredExtras } from '#contract/pricing.ts'
import { onTokyoClock } from '#core/days.ts'
import { PhoneBooking } from '#web/booking/office/by-telephone/phone-booking.tsx'
import { call } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** `?copy=AN-…` begins with who and what of another booking. */
export async function clientLoader({ request }: { request: Request }) {
  const copied = new URL(request.url).searchParams.get('copy')
  try {
    const [{ tours, languages }, { places }, { extras }, begun] = await Promise.all([
      call(toursToBook),
      call(knownPlaces, {}),
      call(offeredExtras, {}),
      copied ? call(copyAsCall, { reference: copied }).catch(unlessOutage) : null,
    ])
    const now = onTokyoClock(Date.now())
    return { choices: { tours, languages, places, extras }, begun, now }
  } catch (error) {
    if (error instanceof ApiError) return { error }
    throw error
  }
}
clientLoader.hydrate = true as const

/** A booking that is not there is copied as nothing. */
function unlessOutage(error: unknown): null {
  if (error instanceof ApiError && !error.isOutage && error.status !== 401) return null
  throw error
}

export function HydrateFallback() {
  return (
    <Loading label="The booking form is loading" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
      <Skeleton className="h-[45rem]" />
      <Skeleton className="h-[32.5rem]" />
    </Loading>
  )
}

export default function AddTourBookingPage() {
  const loaded = useLoaderData<typeof clientLoader>()
  if ('error' in loaded)
    return (
      <>
        <OfficeHead
          title="New booking, by telephone"
          trail={[{ label: 'Tour bookings', to: '/admin/tour-bookings/list' }, { label: 'Add' }]}
        />
        <ErrorState title="The form did not load" onRetry={() => location.reload()}>
          Calls saved for later are kept. Try again in a moment.
        </ErrorState>
      </>
    )
  return <PhoneBooking {...loaded} />
}
