import type { Page } from 'playwright-core'
import { chosenDay, otherDay, type Part, press, pressInTurn, tour } from './interaction-part.ts'
import { inFull } from './size.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your day and its price' })
const cars = (page: Page) => sheet(page).getByRole('group', { name: 'Car' }).getByRole('radio')

async function openSheet(page: Page): Promise<void> {
  await page.goto(`/tour/detail/${tour}?day=${chosenDay()}&guests=2`, { waitUntil: 'networkidle' })
  // The total: the button beside it becomes the way to checkout once the day is known.
  await page.locator('button[aria-haspopup=dialog]').first().tap()
  await otherDay(page, 0).waitFor()
  await page.waitForLoadState('networkidle')
}

/** On a phone everything is chosen in the sheet that the bar opens. */
export const choicesOnTourPage: readonly Part[] = [
  {
    what: 'changing the party on the tour page',
    open: openSheet,
    act: (page) => {
      const steppers = ['More adults', 'Fewer adults', 'More large suitcases', 'Fewer large suitcases']
      return pressInTurn(
        steppers.map((name) => sheet(page).getByRole('button', { name })),
        26,
      )
    },
  },
  {
    what: 'changing the day on the tour page',
    open: openSheet,
    act: async (page) => {
      for (let time = 0; time < inFull(24, 1); time++) await press(otherDay(page, (time * 5) % 14))
      await press(sheet(page).getByRole('button', { name: 'Next month' }))
      await otherDay(page, 0).waitFor()
      await press(otherDay(page, 3))
    },
  },
  {
    what: 'changing the car on the tour page',
    open: openSheet,
    act: (page) => pressInTurn([cars(page).nth(1), cars(page).nth(2), cars(page).nth(0)], 26),
  },
]
