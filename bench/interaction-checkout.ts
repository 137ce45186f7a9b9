import type { Page } from 'playwright-core'
import { chosenDay, otherDay, type Part, press, pressInTurn, tour, type } from './interaction-part.ts'
import { inFull } from './size.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name }).first()
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name })

/** A step is left by its own last press, which counts as one of its own. */
const leave = async (page: Page, name: string, next: RegExp) => {
  await press(button(page, name))
  await heading(page, next).waitFor()
}

/** The step before led here; it is ready when nothing more is asked for. */
const isThere = (name: RegExp) => async (page: Page) => {
  await heading(page, name).waitFor()
  await page.waitForLoadState('networkidle')
}

export const stepsOfCheckout: readonly Part[] = [
  {
    what: 'checkout, day and party',
    open: async (page) => {
      await page.goto(`/tour/booking/${tour}?day=${chosenDay()}&guests=2`, { waitUntil: 'networkidle' })
      await otherDay(page, 0).waitFor()
    },
    act: async (page) => {
      for (let time = 0; time < inFull(10, 1); time++) await press(otherDay(page, (time * 5) % 14))
      await pressInTurn([button(page, 'More adults'), button(page, 'Fewer adults')], 8)
      const cars = page.getByRole('group', { name: 'Car' }).getByRole('radio')
      await pressInTurn([cars.nth(1), cars.nth(0)], 8)
      await leave(page, 'Continue to travellers', /./)
    },
  },
  {
    what: 'checkout, travellers',
    open: async (page) => {
      await page.getByLabel('Full name').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
    act: async (page) => {
      await type(page.getByLabel('Full name').nth(0), 'Nora Lindqvist')
      await type(page.getByLabel('Full name').nth(1), 'Nils Lindqvist')
      await type(page.getByLabel('E-mail'), 'nora@example.com')
      await type(page.getByLabel('Mobile, for the day'), '+46701234567')
      await leave(page, 'Continue to pick-up', /meet you/)
    },
  },
  {
    what: 'checkout, pick-up and extras',
    open: isThere(/meet you/),
    act: async (page) => {
      const kinds = [/^Haneda Airport/, /^Another address/, /^My hotel/].map((name) => radio(page, name))
      await pressInTurn(kinds, 15)
      await type(page.getByLabel('Hotel', { exact: true }), 'Palace Hotel Tokyo')
      await page.keyboard.press('Tab')
      await type(page.getByLabel('Room number'), '1204')
      await type(page.getByLabel(/Anything your guide/), 'We walk slowly')
      await leave(page, 'Continue to review', /everything/)
    },
  },
  {
    what: 'checkout, from the review to the payment',
    open: async (page) => {
      await isThere(/everything/)(page)
      await button(page, 'Continue to payment').waitFor()
    },
    act: async (page) => {
      for (let time = 0; time < inFull(22, 1); time++) {
        await leave(page, 'Continue to payment', /^Pay /)
        await page.goBack()
        await button(page, 'Continue to payment').waitFor()
      }
    },
  },
  {
    what: 'checkout, payment',
    open: async (page) => {
      await leave(page, 'Continue to payment', /^Pay /)
      await page.getByLabel('Card number').waitFor()
      await page.waitForLoadState('networkidle')
    },
    act: async (page) => {
      await type(page.getByLabel('Card number'), '4242424242424242')
      await type(page.getByLabel('Expires'), '1131')
      await type(page.getByLabel('Security code'), '123')
      await press(button(page, /^Pay ¥/))
      await page.waitForURL(/booking-confirmed/)
    },
  },
]
