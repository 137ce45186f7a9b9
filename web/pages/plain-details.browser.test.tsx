import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { changeDetails } from '#contract/booking-changes.ts'
import { bookingDetails, noDetails, plainFor } from '#core/booking-details.ts'
import type { DeskForm } from '#web/booking/office/one-booking/desk-form.ts'
import { PartyPanel } from '#web/booking/office/one-booking/party-panel.tsx'
import type { Desk } from '#web/booking/office/one-booking/use-desk.ts'
import { askFor } from '#web/booking/site/checkout/ask-for.ts'
import { marsh, marshRide } from '#web/booking/site/manage/booking.fixture.ts'
import { DetailsForm } from '#web/booking/site/manage/details-form.tsx'
import { useOtherFlight } from '#web/booking/site/manage/other-flight.ts'
import { useChange } from '#web/booking/site/manage/use-change.ts'
import { useDetails } from '#web/booking/site/manage/use-details.ts'
import { ChauffeurFields } from '#web/booking/site/ride-checkout/meeting/chauffeur-fields.tsx'
import { ReviewRows as RideRows } from '#web/booking/site/ride-checkout/review/review-rows.tsx'
import { aQuoted, wholeRide } from '#web/booking/site/ride-checkout/ride-checkout.fixture.ts'
import { useRideCheckout } from '#web/booking/site/ride-checkout/ride-checkout-state.ts'
import { wholeCheckout } from '#web/booking/site/tour-checkout/checkout.fixture.ts'
import { useCheckout } from '#web/booking/site/tour-checkout/checkout-state.ts'
import type { CheckoutTour } from '#web/booking/site/tour-checkout/checkout-tour.ts'
import { PickUpDetails } from '#web/booking/site/tour-checkout/pick-up/pick-up-details.tsx'
import { ReviewRows } from '#web/booking/site/tour-checkout/review/review-rows.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'

const server = fakeServer()
const box = (name: string) => page.getByRole('textbox', { name, exact: false })
const noFaults = { errorOf: () => undefined, leave: () => undefined }
const { slug } = wholeCheckout()
const tour = { pickUp: { name: 'Your hotel', isGuestsHotel: true }, stops: [] as CheckoutTour['stops'] } as CheckoutTour

test.each(plainFor('tour'))(
  'whoever books a tour writes %s where we meet, and reads it on the review',
  async (name) => {
    await show(() => {
      const { meeting } = useCheckout(slug)
      return (
        <>
          <PickUpDetails slug={slug} beginsAt={null} {...noFaults} />
          <ReviewRows tour={tour} booking={marsh} checkout={{ ...wholeCheckout(), meeting }} />
        </>
      )
    })
    await box(askFor(name).label).fill('12-34')
    await expect.element(page.getByRole('list')).toMatchTextContent(`. ${bookingDetails[name].label} 12-34`)
  },
)

test.each(plainFor('ride'))(
  'whoever books a ride writes %s for the chauffeur, and reads it on the review',
  async (name) => {
    await show(() => {
      const written = useRideCheckout()[name]
      return (
        <>
          <ChauffeurFields asksRoom {...noFaults} />
          <RideRows checkout={wholeRide({ [name]: written })} quoted={aQuoted} />
        </>
      )
    })
    await box(askFor(name).label).fill('12-34')
    await expect.element(page.getByRole('list')).toMatchTextContent(`. ${bookingDetails[name].label} 12-34`)
  },
)

test.each(plainFor('tour'))('a guest changes %s on the page of the booking', async (name) => {
  server.on(changeDetails, (typed) => ({ ...marsh, [name]: typed[name] ?? '' }))
  const open = {
    ...{ kind: 'open' as const, which: { reference: marsh.reference, token: 'x'.repeat(43) }, booking: marsh },
    ...{ tour: null, terminal: null, car: null, refund: null, now: '2026-11-20T09:00:00+09:00' },
  }
  await show(() => (
    <DetailsForm open={open} typed={useDetails(open)} flight={useOtherFlight(null, useChange(open.which))} />
  ))
  await box(bookingDetails[name].label).fill('12-34')
  await page.getByRole('button', { name: 'Save these' }).click()
  await expect.element(page.getByText('Saved. The crew sees it at once.')).toBeVisible()
  expect(server.asked(changeDetails)).toMatchObject([{ [name]: '12-34' }])
})

test.each([marsh, marshRide])('the desk writes every plain detail of $service.title', async (booking) => {
  const set = vi.fn()
  const form: Partial<DeskForm> = {
    ...noDetails,
    day: '2026-11-24',
    start: '05:30',
    extras: [],
    pickUp: '',
    dropOff: '',
  }
  const desk = {
    booking: { ...booking, classes: [], service: { ...booking.service, startTimes: [] }, languages: [] },
    form,
    proposed: { proposal: null },
    faults: {},
    set,
  } as unknown as Desk
  await show(() => <PartyPanel desk={desk} places={[]} extras={[]} />)
  for (const name of plainFor(booking.service.kind)) {
    await box(bookingDetails[name].label).fill('1')
    expect(set).toHaveBeenCalledWith({ [name]: '1' })
  }
})
