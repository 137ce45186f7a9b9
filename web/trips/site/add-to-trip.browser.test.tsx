import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addToTrip, readTrip } from '#contract/trips.ts'
import { mostItems } from '#core/references.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { AddToTrip } from './add-to-trip.tsx'
import { keepChanging } from './changing.ts'
import { changeDevice, readDevice } from './device-trip.ts'
import { joinTripAtSignIn } from './join-at-sign-in.ts'
import { itemOn } from './trip.fixture.ts'
import { useTripCount } from './trip-count.ts'

const server = fakeServer()
const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const guest = { id: 'guest-1', full_name: 'Eleanor', email: 'e@annai.example', role: 'user' as const, image: null }

beforeEach(() => {
  localStorage.removeItem('trip')
  localStorage.removeItem('trip-count')
  keepChanging(null)
})

function Tried() {
  const count = useTripCount()
  return (
    <>
      <p>Count {count}</p>
      <AddToTrip kind="tour" make={() => [itemOn(one, '2026-12-09')]} of="2026-12-09" />
    </>
  )
}
const open = () => show(Tried, { others: [{ path: '*', Component: Elsewhere }] })
const button = () => page.getByRole('button', { name: 'Add to your trip' })

test('one press puts what is chosen into the trip, says so, and counts it', async () => {
  await open()
  await expect.element(page.getByText('Count 0')).toBeVisible()
  await button().click()
  await expect.element(page.getByText('It is in your trip.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See your trip' })).toHaveAttribute('href', '/trip')
  await expect.element(page.getByText('Count 1')).toBeVisible()
  expect(readDevice().items.map(({ id }) => id)).toEqual([one])
  // The button is gone, and whoever pressed it by key goes on from its answer.
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^It is in your trip\./)
})

test('a full trip says what to do, and keeps what is in it', async () => {
  const many = Array.from({ length: mostItems }, (_, index) => itemOn(`${index}`, '2026-12-01', { guests: index + 1 }))
  changeDevice(() => ({ items: many }))
  await open()
  await button().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('A trip holds at most 20 things.')
  expect(readDevice().items).toHaveLength(mostItems)
})

test('what is being changed gives its place to the next choice of its kind', async () => {
  changeDevice(() => ({ items: [itemOn(two, '2026-12-01')] }))
  keepChanging({ id: two, kind: 'tour', title: 'Old Tokyo' })
  await open()
  await page.getByRole('button', { name: 'Put it in the place of Old Tokyo' }).click()
  await expect.element(page.getByText('/trip', { exact: true })).toBeVisible()
  expect(readDevice().items.map(({ id, wish }) => [id, wish.day])).toEqual([[two, '2026-12-09']])
})

test('whoever signs in takes along what the device kept, and it is there once', async () => {
  changeDevice(() => ({ items: [itemOn(two, '2026-12-01')] }))
  const items = [itemOn(one, '2026-12-09'), itemOn(two, '2026-12-01')]
  server.on(addToTrip, () => ({ items, sharedUntil: null }))
  await open()
  saveSession({ token: 't', user: guest })
  joinTripAtSignIn()
  await expect.element(page.getByText('Count 2')).toBeVisible()
  expect(server.asked(addToTrip)).toMatchObject([{ items: [{ id: two }] }])
  expect(readDevice().items).toEqual([])
})

test('an account on a new device tells how much is in it, and is asked once', async () => {
  server.on(readTrip, () => ({ items: [itemOn(one, '2026-12-09')], sharedUntil: null }))
  saveSession({ token: 't', user: guest })
  await open()
  joinTripAtSignIn()
  await expect.element(page.getByText('Count 1')).toBeVisible()
  joinTripAtSignIn()
  expect(server.asked(readTrip)).toHaveLength(1)
})
