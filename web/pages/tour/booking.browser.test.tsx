import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { holdBooking, payBooking } from '#contract/booking.ts'
import { findFlight } from '#contract/flights.ts'
import { agreeOnTheDay } from '#contract/orders.ts'
import { addDays } from '#core/days.ts'
import { nothingTyped } from '#web/booking/site/tour-checkout/checkout.ts'
import { readCheckout, updateCheckout } from '#web/booking/site/tour-checkout/checkout-state.ts'
import { readStoredCheckout } from '#web/booking/site/tour-checkout/checkout-storage.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { openCheckoutAt, serveCheckout } from '#web/testing/tour-checkout.tsx'
import { nils, nora } from '#web/testing/two-guests.ts'
import { longDay } from '#web/ui/day.ts'

const server = fakeServer()
const heading = page.getByRole('heading', { level: 1 })
const held = page.getByText(/^Car, chauffeur and guide are held for you until/)
const continueTo = (step: string) => page.getByRole('button', { name: `Continue to ${step}` })
const nameOf = (who: string) => page.getByRole('group', { name: who }).getByLabelText('Full name')
const field = (name: string) => page.getByLabelText(name, { exact: false })

beforeEach(async () => {
  await page.viewport(1440, 900)
  serveCheckout(server)
})

test('whatever is wrong with names, e-mail and telephone stands at its field, and nothing typed is lost', async () => {
  const { slug } = await openCheckoutAt('travellers')
  const wrong: [Locator, string, RegExp][] = [
    [nameOf('Adult 1'), 'N'.repeat(300), /120 characters/],
    [nameOf('Adult 2'), '   ', /Enter this traveller’s name\./],
    [field('E-mail'), 'nora at example.com', /Write an address like name@example\.com\./],
    [
      field('Mobile, for the day'),
      'please ring the hotel',
      /other than figures in it\. Please type it like \+44 7700 900143\./,
    ],
  ]
  for (const [box, text] of wrong) await box.fill(text)
  await continueTo('pick-up').click()
  await expect.element(page.getByRole('alert', { name: '4 answers need another look' })).toHaveFocus()
  for (const [box, text, words] of wrong) {
    await expect.element(box).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box).toHaveAccessibleDescription(words)
    await expect.element(box).toHaveValue(text)
  }
  // What a reload takes up.
  expect(readStoredCheckout(slug)).toMatchObject({
    typed: { adults: [{ name: wrong[0]?.[1] }, { name: wrong[1]?.[1] }] },
    contact: { email: wrong[2]?.[1], phone: wrong[3]?.[1] },
  })

  const markup = '<img src=x onerror="document.title=\'taken\'"> O’Brien & "Sons"'
  await nameOf('Adult 1').fill(markup)
  await nameOf('Adult 2').fill(nils)
  await field('E-mail').fill('nørå@exämple.com')
  await field('Mobile, for the day').fill('0046 (0)70-123.45/67')
  await continueTo('pick-up').click()
  await continueTo('review').click()
  await expect.element(held).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'The day' })).toMatchTextContent(`${markup} (lead)`)
  expect(document.title).toMatch(/^Review/)
  expect(server.asked(holdBooking)).toMatchObject([
    { email: 'nørå@exämple.com', leadName: markup, phone: '0046 (0)70-123.45/67' },
  ])
})

test('an address outside the area, a strange flight and too long a board are told at their fields', async () => {
  await page.viewport(390, 844)
  server.on(findFlight, ({ number }) => ({
    ...{ number, fromCity: 'London', terminal: 'haneda-terminal-3', terminalName: 'Haneda Airport, Terminal 3' },
    ...{ lands: '06:05', isInternational: true },
  }))
  await openCheckoutAt('pick-up')
  await page.getByRole('radio', { name: /^Another address/ }).click({ force: true })
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await continueTo('review').click()
  await expect.element(address).toHaveAccessibleDescription(/Write the street, and the ward or town\./)
  await address.fill('1-1 Umeda, Kita-ku, Osaka')
  await continueTo('review').click()
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
  await expect.element(heading).toMatchTextContent('Where shall we meet you?')
  await expect.element(address).toHaveValue('1-1 Umeda, Kita-ku, Osaka')

  await page.getByRole('radio', { name: /^Haneda Airport/ }).click({ force: true })
  await field('Name on the board').fill('L'.repeat(60))
  await field('Flight number').fill('the one at noon')
  await continueTo('review').click()
  await expect.element(page.getByRole('link', { name: 'Pick-up: choose the terminal.' })).toBeVisible()
  await expect.element(field('Terminal')).toHaveAccessibleDescription('Choose the terminal.')
  await expect.element(field('Flight number')).toHaveAccessibleDescription(/A flight looks like NH 212\./)
  await expect.element(field('Name on the board')).toHaveAccessibleDescription(/At most 40 characters\./)

  await field('Terminal').selectOptions('Haneda Airport, Terminal 3 (+ ¥5,500)')
  await field('Flight number').fill('nh 212')
  await field('Name on the board').fill('Lindqvist')
  await continueTo('review').click()
  await expect.element(held).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'The day' })).toMatchTextContent('Flight NH 212')
  await page.getByRole('link', { name: 'Change pick-up' }).click()
  await page.getByRole('radio', { name: /^Another address/ }).click({ force: true })
  await expect.element(address).toHaveValue('1-1 Umeda, Kita-ku, Osaka')
})

/** Goes on with the Tab key until this has the focus; a page of checkout has fewer stops than that. */
async function tabTo(target: Locator) {
  await expect.element(target).toBeInTheDocument()
  for (let presses = 0; presses < 60; presses++) {
    await userEvent.tab()
    if (target.element() === document.activeElement) return
  }
  await expect.element(target).toHaveFocus()
}

async function goOn(step: string) {
  await tabTo(continueTo(step))
  await userEvent.keyboard('{Enter}')
}

test('a day is chosen, named, met and paid for with the keyboard alone, and each step takes the focus', async () => {
  const { slug, day, place } = await openCheckoutAt('day', nothingTyped(''))
  const dayButton = (one: string) =>
    page.getByRole('button', { name: new RegExp(`^${longDay(one, { withYear: true })}`) })
  await expect.element(dayButton(day)).toBeEnabled()
  await tabTo(dayButton(day))
  await userEvent.keyboard('{ArrowRight}')
  const there = addDays(day, 1)
  await expect.element(dayButton(there)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => readCheckout(slug).wish.day).toBe(there)
  await goOn('travellers')

  await expect.element(heading).toMatchTextContent('Who is travelling?')
  await expect.element(heading).toHaveFocus()
  await goOn('pick-up')
  const faults = page.getByRole('alert', { name: '4 answers need another look' })
  await expect.element(faults).toHaveFocus()
  await tabTo(faults.getByRole('link', { name: /^Adult 2: / }))
  await userEvent.keyboard('{Enter}')
  await expect.element(nameOf('Adult 2')).toHaveFocus()
  await userEvent.keyboard(nils)
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await expect.element(nameOf('Adult 1')).toHaveFocus()
  await userEvent.keyboard(nora.name)
  await tabTo(field('E-mail'))
  await userEvent.keyboard(nora.email)
  await userEvent.tab()
  await userEvent.keyboard(nora.phone)
  await goOn('pick-up')

  await expect.element(heading).toMatchTextContent('Where shall we meet you?')
  await expect.element(heading).toHaveFocus()
  const hotel = page.getByRole('combobox', { name: 'Hotel' })
  await tabTo(hotel)
  await userEvent.keyboard('palace')
  await expect.element(page.getByRole('option', { name: /^Palace Hotel Tokyo/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(hotel).toHaveValue('Palace Hotel Tokyo')
  await goOn('review')

  await expect.element(held).toBeVisible()
  await expect.element(heading).toMatchTextContent('Is everything as you want it?')
  await expect.element(heading).toHaveFocus()
  await goOn('payment')

  await expect.element(heading).toMatchTextContent(/^Pay ¥/)
  await expect.element(heading).toHaveFocus()
  await tabTo(field('Card number'))
  await userEvent.keyboard('4242424242424242')
  await userEvent.tab()
  await userEvent.keyboard('1131')
  await userEvent.tab()
  await userEvent.keyboard('123')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => place()).toBe('/booking-confirmed?booking=AN-7K4MWD')
  expect(server.asked(payBooking)).toMatchObject([{ card: { token: '4242424242424242' } }])
})

test('where nobody takes cards, the last step says that the chauffeur is paid on the day, asks for no card, and makes it sure', async () => {
  const { place } = await openCheckoutAt('review', {}, true)
  await expect.element(page.getByText(/cancelling costs nothing/)).toBeVisible()
  await continueTo('payment').click()
  await expect.element(heading).toMatchTextContent(/^Pay ¥[\d,]+ on the day$/)
  await expect.element(page.getByText(/You pay your chauffeur on the day/)).toBeVisible()
  expect(page.getByLabelText(/card number/i).elements()).toEqual([])
  await page.getByRole('button', { name: /^Confirm, pay ¥[\d,]+ on the day$/ }).click()
  await expect.poll(place).toMatch(/^\/booking-confirmed/)
  expect(server.asked(agreeOnTheDay)).toHaveLength(1)
  expect(server.asked(payBooking)).toEqual([])
})

test('the summary says which seats and what else comes along, as the review does', async () => {
  const { slug } = await openCheckoutAt('travellers')
  const summary = page.getByRole('complementary').first()
  await expect.element(summary).toMatchTextContent('Luggage')
  await expect.element(summary).not.toMatchTextContent('Extras')
  const extras = [
    { code: 'booster-seat', pieces: 1 },
    { code: 'wheelchair', pieces: 1 },
  ]
  updateCheckout(slug, ({ wish }) => ({ wish: { ...wish, extras } }))
  await expect.element(summary).toMatchTextContent('Extras1 booster seat, 1 folded wheelchair')
})
