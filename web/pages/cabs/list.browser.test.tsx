import { useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { InputOf } from '#contract/endpoint.ts'
import { searchPlaces } from '#contract/places.ts'
import { offeredExtras } from '#contract/pricing.ts'
import { type RideOption, rideCars } from '#contract/rides.ts'
import { alphard, coaster, crown, hiace, leg } from '#web/rides/site/results/options.fixture.ts'
import { readRideAsk, withoutCodes } from '#web/rides/site/ride-address.ts'
import { RideForm } from '#web/rides/site/search/ride-form.tsx'
import { knownFrom, startState } from '#web/rides/site/search/ride-form-state.ts'
import { telling } from '#web/testing/address.tsx'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import CabsList, { clientLoader, shouldRevalidate } from './list.tsx'

const server = fakeServer()
const haneda = { ...leg.pickUp, slug: 'haneda-terminal-3', name: 'Haneda Airport, Terminal 3' }
const ride = `/cabs/list?${new URLSearchParams({
  ...{ way: 'transfer', from: haneda.slug, to: 'the-okura-tokyo' },
  ...{ day: `${new Date().getFullYear() + 1}-03-09`, time: '19:05', guests: '3' },
})}`

/** Of the office's own. */
const umbrella = {
  ...{ code: 'umbrella', name: 'Umbrella', explanation: 'For two.', priceYen: 0, mostPieces: 3 },
  ...{ halfSeats: 0, largeCases: 0 },
}

/** Every class, for the ride there and for the way back where one is asked for. */
function answer({ returnDay }: InputOf<typeof rideCars>) {
  const there = { ...leg, pickUp: haneda }
  const priced = (option: RideOption): RideOption =>
    returnDay && option.ways[0]
      ? { ...option, ways: [option.ways[0], option.ways[0]], totalYen: option.totalYen * 2 }
      : option
  return {
    legs: returnDay ? [there, { ...leg, pickUp: leg.dropOff, dropOff: haneda }] : [there],
    options: [alphard, hiace, crown, coaster].map(priced),
    party: 'Three adults need three places.',
  }
}

/** The form of the page before, which knows its places by name. */
function Before() {
  const { fields } = readRideAsk(new URLSearchParams(useLocation().search))
  return <RideForm variant="ticket" start={startState(fields, knownFrom([haneda, leg.dropOff]))} />
}

const { Page, place } = telling(CabsList)
/** The cars, as a link opens them. */
const open = (more: Record<string, string> = {}) =>
  show(Page, { at: `${ride}&${new URLSearchParams(more)}`, data: clientLoader, shouldRevalidate })
const headline = page.getByRole('heading', { level: 1 })
const cell = (name: RegExp) => page.getByRole('button', { name })
const car = (name: string) => page.getByRole('article', { name })

beforeEach(async () => {
  await page.viewport(1440, 900)
  server.on(rideCars, answer)
  server.on(offeredExtras, () => ({ extras: [umbrella] }))
  server.on(searchPlaces, () => ({
    places: [haneda, leg.dropOff].map(({ slug, kind, name, areaName }) => ({
      ...{ slug: slug ?? '', kind, name, nameJa: '', areaName, latitude: 35.6, longitude: 139.7, feeYen: 0 },
      ...{ airport: null, match: null },
    })),
  }))
})

test('while the answer is late the form keeps its names, and an answer that never comes can be asked for again', async () => {
  const late = Promise.withResolvers<void>()
  server.on(rideCars, async () => {
    await late.promise
    throw new TypeError('Failed to fetch')
  })
  await show(Before, {
    at: ride.replace('/cabs/list', '/cabs/home'),
    others: [{ path: '/cabs/list', Component: Page, loader: clientLoader }],
  })
  await page.getByRole('button', { name: 'See cars' }).click()
  await expect.element(page.getByText('The cars are on their way')).toBeInTheDocument()
  expect(place.address).toContain('/cabs/list?')
  await expect.element(cell(/^From/)).toMatchTextContent('Haneda T3')
  await expect.element(cell(/^Lands/)).toMatchTextContent('19:05')
  late.resolve()
  await expect.element(page.getByText('The cars did not load')).toBeVisible()
  await expect.element(cell(/^From/)).toMatchTextContent('Haneda T3')
  server.on(rideCars, answer)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(headline).toMatchTextContent(/all of you$/)
})

test('a way back that is added beside the cars is in their prices at once, and comes out of them again', async () => {
  await open()
  await expect.element(car('Alphard')).toMatchTextContent('¥24,200')
  await expect.element(car('Alphard')).not.toMatchTextContent('both ways')
  await page.getByRole('button', { name: 'Add the way back' }).click()
  const back = page.getByRole('dialog', { name: 'Day of the way back' })
  await expect.element(back).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(back.getByRole('textbox', { name: 'Pick-up at' })).toHaveFocus()
  await userEvent.keyboard('10:00')
  await back.getByRole('button', { name: 'Done' }).click()
  await expect.element(car('Alphard')).toMatchTextContent('final, both ways')
  expect(place.address).toContain('returnTime=10%3A00')
  await expect.element(headline).toHaveFocus()
  await page.getByRole('button', { name: 'Only one way' }).click()
  await expect.element(car('Alphard')).not.toMatchTextContent('both ways')
})

test('order and filters stand in the address and ask nobody again', async () => {
  const shown = await open()
  const cars = page.getByRole('article')
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('size')
  await expect.poll(() => place.address).toContain('sort=size')
  await expect.element(cars.first()).toMatchTextContent('HiAce Grand Cabin')
  await page.getByRole('link', { name: 'Only what fits' }).click()
  await expect.poll(() => place.address).toContain('fits=yes')
  await expect.element(car('Crown')).not.toBeInTheDocument()
  expect(server.asked(rideCars)).toHaveLength(1)
  await shown.unmount()
  await show(Page, { at: place.address, data: clientLoader, shouldRevalidate })
  await expect.element(cars.first()).toMatchTextContent('HiAce Grand Cabin')
  await expect.element(car('Crown')).not.toBeInTheDocument()
})

test('on a phone the same is asked and answered without sideways scrolling', async () => {
  await page.viewport(390, 844)
  await open({ largeCases: '2' })
  await expect.element(car('Alphard').getByRole('link', { name: 'Choose the Alphard' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  await cell(/^Party/).click()
  await page.getByRole('button', { name: 'More adults' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect.poll(() => place.address).toContain('guests=4')
  expect(server.asked(rideCars)).toMatchObject([{ guests: '3' }, { guests: '4', largeCases: '2' }])
})

test('an extra of the office’s own is chosen with the party, and is asked for by its code', async () => {
  await open()
  await cell(/^Party/).click()
  await page.getByRole('button', { name: 'More umbrella' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect.poll(() => server.asked(rideCars).at(-1)).toMatchObject({ extras: 'umbrella:1' })
})

const off = { kind: 'offer-code', label: 'Code KANBARE', explanation: '10% off the ride.', amountYen: -2_200 } as const

/** As the server answers: with a code that counts, one that does not, and without. */
const withCode = ({ code, ...asked }: InputOf<typeof rideCars>) => {
  const answered = answer(asked as InputOf<typeof rideCars>)
  if (code === undefined) return answered
  if (code !== 'KANBARE')
    return new Refusal(400, {
      ...{ error: 'Please check.', code: 'platform.invalid-input' },
      fields: { code: 'We do not know this code for this ride.' },
    })
  return {
    ...answered,
    options: answered.options.map((option) => ({
      ...option,
      ways: option.ways.map((lines) => [...lines, off]),
      totalYen: option.totalYen - 2_200,
    })),
  }
}

test('a code of the address takes its share off every car, line by line, and goes along to the car that is chosen', async () => {
  server.on(rideCars, withCode)
  await open({ code: 'KANBARE' })
  await expect.element(car('Alphard')).toMatchTextContent('¥22,000')
  await expect.element(car('Alphard')).toMatchTextContent('with child seat and code KANBARE')
  await car('Alphard').getByText('What is in it', { exact: false }).click()
  await expect.element(car('Alphard')).toMatchTextContent('−¥2,200')
  const link = car('Alphard').getByRole('link', { name: 'Choose the Alphard' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('code=KANBARE'))
  // Asked for anew from the form, the code stays.
  const asked = server.asked(rideCars).length
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect.poll(() => server.asked(rideCars).length).toBeGreaterThan(asked)
  expect(server.asked(rideCars).at(-1)).toMatchObject({ code: 'KANBARE' })
  await expect.element(car('Alphard')).toMatchTextContent('¥22,000')
  expect(place.address).toContain('code=KANBARE')
})

test('a code that does not count says so, and one press shows the cars without it', async () => {
  server.on(rideCars, withCode)
  await open({ code: 'NOBODYS' })
  await expect.element(headline).toMatchTextContent('Not with this code')
  await expect.element(page.getByText('We do not know this code for this ride.')).toBeVisible()
  await page.getByRole('link', { name: 'See the cars without a code' }).click()
  await expect.element(car('Alphard')).toMatchTextContent('¥24,200')
  expect(place.address).not.toContain('code=')
})

test('what was rendered for everybody is without codes, and asks with them as soon as it is alive', async () => {
  server.on(rideCars, withCode)
  const at = `${ride}&code=KANBARE`
  const { ask } = readRideAsk(new URL(at, location.href).searchParams)
  if (!ask) throw new Error('Something is missing.')
  const sent = { kind: 'found' as const, ask: withoutCodes(ask), cars: answer(ask), known: {}, owesCodes: true }
  let isFirst = true
  const data: typeof clientLoader = async (args) => {
    if (!isFirst) return clientLoader(args)
    isFirst = false
    return sent
  }
  await show(Page, { at, data, shouldRevalidate })
  await expect.element(car('Alphard')).toMatchTextContent('code KANBARE')
  expect(server.asked(rideCars)).toMatchObject([{ code: 'KANBARE' }])
})
