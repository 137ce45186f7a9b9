import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { charterTerms } from '#server/catalogue/demo/demo-tour.ts'
import { layoverTerms } from '#server/catalogue/demo/layover-terms.ts'
import { questionGroups, questions } from '#web/writing/site/questions/questions.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// How the search answers what is typed is tried beside it (web/pages/faq.browser.test.tsx).

// Scrolling that takes its time would move what a test is about to press.
// A clock that was set is not quite gone when a window is emptied.
test.use({ baseURL: productUrl(), contextOptions: { reducedMotion: 'reduce' }, reuseContext: false })

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' })
const outcome = (page: Page) => page.getByRole('search').getByRole('status')
const shown = (page: Page) => page.locator('details:visible')
const question = (page: Page, words: string) => page.locator('summary', { hasText: words })
const answerTo = (page: Page, id: string) => page.locator(`#${id}`)
const groups = (page: Page) => page.getByRole('navigation', { name: 'Groups of questions' })

async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([])
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overhang).toBeLessThanOrEqual(0)
}

test('what was found, and nothing found on a phone, leaves the page sound and within its width', async ({ page }) => {
  await page.goto('/faq')
  await field(page).fill('lugagge')
  await expect(answerTo(page, 'luggage')).toBeVisible()
  await expectSound(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const odd = 'zeppelin'.repeat(9)
  await field(page).fill(odd)
  await expect(page.getByRole('heading', { name: `Nothing here about “${odd}”` })).toBeVisible()
  await expectSound(page)
})

test('the number of hits is said when the reader pauses, never at each letter', async ({ page }) => {
  await page.clock.install()
  await page.goto('/faq?q=tips')
  await expect(field(page)).toHaveValue('tips')
  await field(page).selectText()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  for (const letter of 'rain') {
    await page.keyboard.type(letter)
    await page.clock.runFor(399)
  }
  await expect(answerTo(page, 'rain')).toBeVisible()
  await expect(outcome(page)).toHaveText('One answer for “tips”')
  await page.clock.runFor(1)
  await expect(outcome(page)).toHaveText(/answers for “rain”$/)
})

test('words stay in the address: reload and back keep them', async ({ page }) => {
  await page.goto('/faq')
  await field(page).pressSequentially('gratuity')
  await expect(page).toHaveURL('/faq?q=gratuity')

  await page.reload()
  await expect(field(page)).toHaveValue('gratuity')
  await expect(shown(page)).toHaveCount(1)
  await expect(answerTo(page, 'tips')).toBeVisible()
  await expect(outcome(page)).toHaveText('One answer for “gratuity”')

  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expect(page).toHaveURL('/faq?q=gratuity')
  await expect(field(page)).toHaveValue('gratuity')
  await expect(shown(page)).toHaveCount(1)
})

test('an address names one answer and opens it on arrival', async ({ page }) => {
  await page.goto('/faq#wheelchair')
  await expect(answerTo(page, 'wheelchair')).toBeInViewport()
  await expect(question(page, 'Can you take a wheelchair?')).toBeInViewport()
})

test('the list of groups leads to each and follows the reader', async ({ page }) => {
  await page.goto('/faq')
  for (const { title } of questionGroups) {
    await groups(page).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: title })).toBeInViewport()
    await expect(groups(page).locator('[aria-current]')).toHaveText(title)
    await expect(groups(page), 'stays at the side').toBeInViewport()
  }
})

test('without JavaScript every answer opens, also by its address, and no field pretends to search', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/faq')
  await expect(field(page)).toBeHidden()
  await expect(answerTo(page, 'tips')).toBeHidden()
  await question(page, 'Should we tip?').click()
  await expect(answerTo(page, 'tips')).toBeVisible()
  await groups(page).getByRole('link', { name: 'Children and access' }).click()
  await expect(page.getByRole('heading', { name: 'Children and access' })).toBeInViewport()
  await page.goto('/faq#luggage')
  await expect(answerTo(page, 'luggage')).toBeInViewport()
  await context.close()
})

test('on paper every answer is open, and nothing that only a screen can use is printed', async ({ page }) => {
  await page.goto('/faq')
  await expect(answerTo(page, 'tips')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const { id } of questions) await expect(answerTo(page, id)).toBeVisible()
  await expect(field(page)).toBeHidden()
  await expect(groups(page)).toBeHidden()
})

test('the hours in the answer about cancelling are those of the catalogue', () => {
  const refund = questions.find(({ id }) => id === 'refund')?.answer ?? ''
  const [charter, layover] = refund.split('Layovers')
  for (const [sentence, terms] of [
    [charter, charterTerms],
    [layover, layoverTerms],
  ] as const) {
    const hours = terms.map((tier) => tier.hoursBefore).filter((before) => before > 0)
    expect(sentence?.match(/\d+/g)?.map(Number)).toEqual(hours)
    expect(terms.map((tier) => tier.refundPercent)).toEqual([100, 50, 0])
  }
})
