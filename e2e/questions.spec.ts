import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { charterTerms } from '#server/catalogue/demo/demo-tour.ts'
import { layoverTerms } from '#server/catalogue/demo/layover-terms.ts'
import { questionGroups, questions } from '#web/writing/site/questions/questions.ts'
import { goInApp, isSameDocument } from './support/in-app.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// Scrolling that takes its time would move what a test is about to press.
test.use({ baseURL: productUrl(), contextOptions: { reducedMotion: 'reduce' } })

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' })
const outcome = (page: Page) => page.getByRole('search').getByRole('status')
const shown = (page: Page) => page.locator('details:visible')
const question = (page: Page, words: string) => page.locator('summary', { hasText: words })
const answerTo = (page: Page, id: string) => page.locator(`#${id}`)
const groups = (page: Page) => page.getByRole('navigation', { name: 'Groups of questions' })

/** Begins with a search, whose words the field shows only once the page is alive. */
async function beginAlive(page: Page) {
  await page.goto('/faq?q=tips')
  await expect(field(page)).toHaveValue('tips')
  await field(page).selectText()
}

async function openAlive(page: Page) {
  await beginAlive(page)
  await page.getByRole('button', { name: 'Show all questions' }).click()
  await expect(shown(page)).toHaveCount(questions.length)
}

async function expectSound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([])
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overhang).toBeLessThanOrEqual(0)
}

test('a misspelt word finds its answers, opens them and leaves out the rest', async ({ page }) => {
  await page.goto('/faq')
  await expect(shown(page)).toHaveCount(questions.length)
  await expect(answerTo(page, 'luggage')).toBeHidden()

  await field(page).fill('lugagge')
  await expect(answerTo(page, 'luggage')).toBeVisible()
  await expect(question(page, 'Should we tip?')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Cars, seats and luggage' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Booking and paying' })).toBeHidden()
  await expect(groups(page).getByRole('link', { name: 'Booking and paying' })).toBeHidden()
  await expect(outcome(page)).toHaveText(/^\d answers for “lugagge”$/)
  await expect(page).toHaveURL('/faq?q=lugagge')
  await expectSound(page)
})

test('the number of hits is said when the reader pauses, never at each letter', async ({ page }) => {
  await page.clock.install()
  await beginAlive(page)
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

test('words stay in the address: reload and back keep them, and the way to all questions ends the search', async ({
  page,
}) => {
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

  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(field(page)).toHaveValue('')
  await expect(shown(page)).toHaveCount(questions.length)
})

test('when a search is over, answers are again as the reader had left them', async ({ page }) => {
  await openAlive(page)
  const first = questions[0]
  await expect(answerTo(page, first?.id ?? '')).toBeVisible()
  await question(page, first?.question ?? '').click()
  await expect(answerTo(page, first?.id ?? '')).toBeHidden()
  await question(page, 'Why a green plate?').click()
  await expect(answerTo(page, 'green-plate')).toBeVisible()

  await field(page).fill('tips')
  await expect(answerTo(page, 'tips')).toBeVisible()
  await page.getByRole('button', { name: 'Show all questions' }).click()
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL('/faq')
  await expect(shown(page)).toHaveCount(questions.length)
  await expect(answerTo(page, 'green-plate')).toBeVisible()
  await expect(answerTo(page, 'tips')).toBeHidden()
  await expect(answerTo(page, first?.id ?? '')).toBeHidden()
})

test('where nothing fits, the page says so, offers words that do, and keeps its width on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  const odd = 'zeppelin'.repeat(9)
  await field(page).fill(odd)
  await expect(page.getByRole('heading', { name: `Nothing here about “${odd}”` })).toBeVisible()
  await expect(outcome(page)).toHaveText(`No answer for “${odd}”`)
  await expect(shown(page)).toHaveCount(0)
  await expectSound(page)

  await page.getByRole('button', { name: 'child seat' }).click()
  await expect(field(page)).toHaveValue('child seat')
  await expect(field(page)).toBeFocused()
  await expect(answerTo(page, 'child-seats')).toBeVisible()
  await expect(page).toHaveURL('/faq?q=child+seat')
})

test('an address names one answer and opens it, on arrival and within the site', async ({ page }) => {
  await page.goto('/faq#wheelchair')
  await expect(answerTo(page, 'wheelchair')).toBeInViewport()
  await expect(question(page, 'Can you take a wheelchair?')).toBeInViewport()

  await page.goto('/about-us')
  await goInApp(page, '/faq#green-plate')
  await expect(answerTo(page, 'green-plate')).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('the list of groups leads to each, follows the reader, and loses no search', async ({ page }) => {
  await openAlive(page)
  for (const { title } of questionGroups) {
    await groups(page).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: title })).toBeInViewport()
    await expect(groups(page).locator('[aria-current]')).toHaveText(title)
    await expect(groups(page), 'stays at the side').toBeInViewport()
  }
  await field(page).fill('fuji')
  await expect(outcome(page)).toHaveText(/“fuji”$/)
  await groups(page).getByRole('link', { name: 'Children and access' }).click()
  await expect(page).toHaveURL('/faq?q=fuji#children-and-access')
  await expect(field(page)).toHaveValue('fuji')
  await expect(question(page, 'Should we tip?')).toBeHidden()
})

test('the keyboard searches, opens, closes and goes from group to group', async ({ page }) => {
  await beginAlive(page)
  await page.keyboard.type('typhon')
  await page.keyboard.press('Enter')
  const hit = question(page, 'What happens in a typhoon?')
  await expect(hit).toBeFocused()
  await expect(outcome(page)).toHaveText('One answer for “typhon”')
  await page.keyboard.press('Enter')
  await expect(answerTo(page, 'typhoon')).toBeHidden()
  await page.keyboard.press('Space')
  await expect(answerTo(page, 'typhoon')).toBeVisible()

  await page.getByRole('button', { name: 'Show all questions' }).focus()
  await page.keyboard.press('Enter')
  await groups(page).getByRole('link', { name: 'On the day' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'On the day' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(question(page, 'Where does the day begin?')).toBeFocused()
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

test('search engines read what visitors read', async ({ page }) => {
  await page.goto('/faq')
  const read = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  const asked = read.mainEntity.map((entry: { name: string }) => entry.name)
  expect(asked).toEqual(await page.locator('summary').allTextContents())
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
