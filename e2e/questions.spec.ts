import { expect, type Page } from '@playwright/test'
import { charterTerms } from '#server/catalogue/demo/demo-tour.ts'
import { layoverTerms } from '#server/catalogue/demo/layover-terms.ts'
import { questions } from '#web/writing/site/questions/questions.ts'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// How the search answers what is typed, and how the groups are followed, is tried beside it (web/pages/faq.browser.test.tsx).

// Scrolling that takes its time would move what a test is about to press.
test.use({ baseURL: productUrl(), contextOptions: { reducedMotion: 'reduce' } })

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' })
const outcome = (page: Page) => page.getByRole('search').getByRole('status')
const shown = (page: Page) => page.locator('details:visible')
const question = (page: Page, words: string) => page.locator('summary', { hasText: words })
const answerTo = (page: Page, id: string) => page.locator(`#${id}`)
const groups = (page: Page) => page.getByRole('navigation', { name: 'Groups of questions' })

test('words stay in the address: reload and back keep them; one that names an answer opens it on arrival, and on paper every answer is open', async ({
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

  await page.goto('/about-us')
  await page.goto('/faq#wheelchair')
  await expect(answerTo(page, 'wheelchair')).toBeInViewport()
  await expect(question(page, 'Can you take a wheelchair?')).toBeInViewport()

  await expect(answerTo(page, 'tips')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const { id } of questions) await expect(answerTo(page, id)).toBeVisible()
  // Nothing that only a screen can use is printed.
  await expect(field(page)).toBeHidden()
  await expect(groups(page)).toBeHidden()
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
