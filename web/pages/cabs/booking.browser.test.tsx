import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InputOf } from '#contract/endpoint.ts'
import { findFlight } from '#contract/flights.ts'
import { quoteRide, rideCars, rideFront } from '#contract/rides.ts'
import { aLeg, aQuoted } from '#web/booking/site/ride-checkout/ride-checkout.fixture.ts'
import { nothingSent } from '#web/booking/site/ride-checkout/ride-checkout-state.ts'
import { alphard } from '#web/rides/site/results/options.fixture.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import Booking from './booking.tsx'

const server = fakeServer()
const arrival = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    ...{ way: 'transfer', from: 'haneda-terminal-3', to: 'palace-hotel-tokyo', class: 'alphard' },
    ...{ day: `${new Date().getFullYear() + 1}-03-09`, time: '19:05', guests: '2', flight: 'NH 212', ...more },
  })
const narita = { ...aLeg.pickUp, slug: 'narita-terminal-2', name: 'Narita Airport, Terminal 2' }

/** The price of a ride as it is wished for: from where and when it lands. */
function quote({ from, day, time }: InputOf<typeof quoteRide>) {
  const [quoted] = aQuoted.quotes
  if (!quoted) throw new Error('Nothing is quoted.')
  const leg = {
    ...aLeg,
    ride: { ...aLeg.ride, landsAt: `${day}T${time}:00+09:00` },
    ...(from === narita.slug && { pickUp: narita }),
  }
  const price = { totalYen: quoted.totalYen, takesAnotherCode: false, codeNote: null }
  return { quotes: [{ ...quoted, expiresAt: '2099-01-01T00:00:00+09:00', leg }], ...price }
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  server.on(quoteRide, quote)
  server.on(rideCars, () => ({ legs: [aLeg], options: [alphard], party: 'Two adults need two places.' }))
  server.on(rideFront, () => ({
    ...{ examples: [], extraHalfHourYen: 0, taxis: [], night: { from: '22:00', until: '05:00', percent: 20 } },
    terminals: aLeg.terminal ? [aLeg.terminal] : [],
  }))
  server.on(findFlight, ({ number }) =>
    number === 'NH 212'
      ? {
          ...{ number, fromCity: 'London Heathrow', terminal: 'haneda-terminal-3' },
          ...{ terminalName: 'Haneda Airport, Terminal 3', lands: '19:05', isInternational: true },
        }
      : new Refusal(404, { error: 'We do not know this flight.', code: 'rides.unknown-flight' }),
  )
})

const open = (more: Record<string, string>) =>
  show(Booking, { at: `/cabs/booking?${arrival(more)}`, data: { known: null, ride: nothingSent } })
const summary = page.getByRole('complementary', { name: 'Your booking' })
const field = (name: string) => page.getByLabelText(name, { exact: false })

test('a flight that lands at another airport changes neither the ride nor its price before it is asked', async () => {
  await open({ from: narita.slug, time: '17:30' })
  await expect.element(page.getByText(/You chose Narita.*17:30\. Where do you land\?/)).toBeVisible()
  await expect.element(summary).toMatchTextContent('17:30')
  await page.getByRole('button', { name: /^Use Haneda.*19:05, ¥24,200$/ }).click()
  await expect.element(summary).toMatchTextContent('19:05')

  // What it filled in goes with it.
  await field('Flight number').fill('ZZ 999')
  await field('Mobile that works in Japan').fill('+46 70 123 45 67')
  await expect.element(field('Lands at')).toHaveValue('')
  await expect.element(summary).not.toMatchTextContent('19:05')
})

test('a flight that nobody knows is typed by hand, and the pick-up follows', async () => {
  await open({ flight: '' })
  await field('Flight number').fill('ZZ 999')
  await field('Mobile that works in Japan').fill('+46 70 123 45 67')
  await expect.element(page.getByText('We do not know this flight.')).toBeVisible()
  // Nobody can look up what nobody knows.
  await expect.element(page.getByText('We go by the landing time that you type.', { exact: false })).toBeVisible()
  expect(page.getByText('We look at its landing time', { exact: false }).elements()).toEqual([])
  await field('Lands at').fill('20:30')
  await expect.element(summary).toMatchTextContent('20:30')
  await page.getByRole('button', { name: 'Continue to passengers' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Who rides?')
})
