import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { availability } from '#contract/availability.ts'
import { makeQuote } from '#contract/pricing.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { book, box, openBox, serveBox } from '#web/testing/price-box.tsx'
import { dayOfNextMonth, farOut, inTown } from './box.fixture.ts'

const server = fakeServer()
const day = dayOfNextMonth(20)
const car = (name: RegExp) => box.getByRole('radio', { name })

async function press(name: string, times: number) {
  for (let pressed = 0; pressed < times; pressed++) await page.getByRole('button', { name, exact: true }).click()
}

beforeEach(async () => {
  serveBox(server)
  await page.viewport(1440, 900)
})

test('nothing is asked before somebody comes to the box, and then the month once', async () => {
  await openBox(inTown)
  const choose = box.getByRole('button', { name: 'Choose day' })
  await expect.element(choose).toBeEnabled()
  expect([...server.asked(availability), ...server.asked(makeQuote)]).toEqual([])
  await choose.click()
  await expect.element(box).toMatchTextContent('The usual price is ¥92,000')
  expect(server.asked(availability)).toHaveLength(1)
  expect(server.asked(makeQuote)).toEqual([])
})

test('the cheapest car that takes the party is suggested, and it says why no smaller one does', async () => {
  await openBox(inTown)
  await expect.element(car(/^Crown/)).toBeChecked()
  await box.getByRole('button', { name: 'Change party' }).click()
  await press('More adults', 1)
  await press('More large suitcases', 4)
  await expect
    .element(box)
    .toMatchTextContent('3 guests with 4 suitcases need an Alphard; with two suitcases a Crown will do.')
  await expect.element(car(/^Alphard/)).toBeChecked()
  await expect.element(car(/^Crown/)).not.toBeInTheDocument()
  await expect.element(box).toMatchTextContent('With 3 guests it takes two suitcases; you need room for four.')
  await expect.element(box).toMatchTextContent('Consumption tax is included.')
  await press('Fewer large suitcases', 2)
  await expect.element(car(/^Crown/)).toBeChecked()
})

test('before an extra changes the car it is asked, with what each way costs, and nothing changes until then', async () => {
  const { place } = await openBox(farOut, '?guests=4&ages=4,9&cases=3')
  await expect.element(car(/^Alphard/)).toBeChecked()
  await box.getByRole('button', { name: 'Change party' }).click()
  await press('More child seat', 1)
  await expect.element(box).toMatchTextContent('With the child seat you need a larger car.')
  await expect.element(box).toMatchTextContent('¥24,000 more')
  const ways = box.getByRole('group', { name: 'How to add the child seat' })
  await expect.poll(() => ways.getByRole('radio').elements().length).toBe(3)
  await expect.element(ways.getByRole('radio', { name: /^One suitcase less ¥129,650/ })).toBeChecked()
  // Nothing has changed by asking.
  const pieces = box.getByRole('group', { name: 'Child seat', exact: true }).getByRole('status')
  await expect.element(pieces).toMatchTextContent('0')
  expect(place.address).not.toContain('extras=')
  await ways.getByRole('radio', { name: /^A booster instead ¥129,100/ }).click()
  await box.getByRole('button', { name: 'Add it this way' }).click()
  await expect.poll(() => place.address).toMatch(/cases=3&extras=booster-seat%3A1$/)
  await expect.element(car(/^Alphard/)).toBeChecked()
  await press('More child seat', 1)
  await box.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect.element(box).not.toMatchTextContent('you need a larger car')
  expect(place.address).toMatch(/extras=booster-seat%3A1$/)
})

test('who books with an open question about an extra is led to it, and goes on once it is answered', async () => {
  const { place } = await openBox(farOut, `?day=${day}&guests=4&ages=4,9&cases=3`)
  await expect.element(book).toBeVisible()
  await box.getByRole('button', { name: 'Change party' }).click()
  await press('More child seat', 1)
  const ways = box.getByRole('group', { name: 'How to add the child seat' })
  await expect.element(ways.getByRole('radio').first()).toBeVisible()
  const before = place.address
  await book.click()
  await expect.element(box).toMatchTextContent('Say how to add the child seat, or leave it as it is.')
  await expect.element(ways.getByRole('radio').first()).toHaveFocus()
  expect(place.address).toBe(before)
  await box.getByRole('button', { name: 'Leave it as it is' }).click()
  await book.click()
  await expect.element(box).not.toBeInTheDocument()
})

test('where no car takes the party, the box says what would fit', async () => {
  await openBox(farOut, '?guests=9&cases=10')
  await expect
    .element(box)
    .toMatchTextContent(
      'No car of this day takes 9 guests with 10 suitcases; with nine suitcases a HiAce Grand Cabin will do.',
    )
  await expect.element(car(/Alphard|HiAce/)).not.toBeInTheDocument()
})

test('the box says why a day cannot be had', async () => {
  const { close } = await openBox(farOut, '?day=2020-02-29')
  await expect.element(box).toMatchTextContent('Saturday 29 February 2020 has passed.')
  await close()
  const blossom = { season: { from: '03-20', to: '04-12' }, seasonWords: '20 March to 12 April' }
  await openBox({ ...inTown, ...blossom }, '?day=2098-07-01')
  await expect.element(box).toMatchTextContent('On Tuesday 1 July it does not run: only 20 March to 12 April.')
  await box.getByRole('button', { name: 'Change day' }).click()
  // Until it is known which days are free no price is named: the last word is the one to wait for.
  await expect
    .element(box)
    .toMatchTextContent(/usual price is .* Runs 20 March to 12 April\. .* the first day is \w+ \d+ (March|April)\./)
})

test('booking goes on with everything that was chosen', async () => {
  const { tour } = await openBox(inTown, `?day=${day}&guests=3&ages=5&cases=2`)
  await expect.element(book).toMatchTextContent(/^Book \w+day 20 /)
  expect(book.element().getAttribute('href')).toBe(
    `/tour/booking/${tour.slug}?day=${day}&start=08%3A30&guests=3&ages=5&cases=2`,
  )
  await expect.element(box).toMatchTextContent('2 adults, 1 child (5)')
})

test('no booking is offered for a day that cannot be had', async () => {
  const far = new Refusal(409, { error: 'Our calendar is not open that far ahead.', code: 'pricing.not-possible' })
  const opening = openBox(farOut, '?day=2098-11-24')
  server.on(makeQuote, () => far)
  await opening
  await expect.element(box).toMatchTextContent('Our calendar is not open that far ahead.')
  expect(document.querySelector('a[href*="/tour/booking"]')).toBeNull()
})

test('on a phone day, party and car are chosen in a sheet, which the back button closes without losing them', async () => {
  await page.viewport(390, 844)
  const { place } = await openBox(inTown)
  await expect.element(box).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Choose a day' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your day and its price' })
  await sheet.getByRole('button', { name: 'Next month' }).click()
  await sheet.getByRole('button', { name: /^\w+ 20 / }).click()
  await press('More adults', 4)
  await expect.element(sheet).toMatchTextContent('6 guests need an Alphard; for three guests a Crown will do.')
  // The history of this page tells nobody of a step back while the address is still to follow, as a browser's does.
  await expect.poll(() => place.address).toMatch(/guests=6$/)
  await place.go(-1)
  await expect.element(sheet).not.toBeInTheDocument()
  const total = page.getByRole('button', { name: /¥98,000/ })
  await expect.element(total).toHaveFocus()
  await expect.element(total).toMatchTextContent(/20 \w{3}, 6 adults/)
  await expect.element(page.getByRole('link', { name: /^Book \w{3} 20 / })).toBeVisible()
  await expect.poll(() => place.address).toMatch(/day=\d{4}-\d\d-20&guests=6$/)
  await total.click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
})

test('with a code the prices beside the cars say that they are without it', async () => {
  const cars = page.getByRole('group', { name: 'Car' })
  await openBox(inTown, '?code=KANBARE')
  await expect.element(cars).toMatchTextContent('¥92,000')
  await expect.element(cars).toMatchTextContent('These prices are without your code.')
})

test('without a code nothing is said of one (the control)', async () => {
  const cars = page.getByRole('group', { name: 'Car' })
  await openBox(inTown)
  await expect.element(cars).toMatchTextContent('¥92,000')
  await expect.element(cars).not.toMatchTextContent('your code')
})
