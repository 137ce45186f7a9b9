import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { ask, book, ownDay } from './support/bookings.ts'
import { beginAs, naomi, productUrl, sharedSession } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const saved = (page: Page) => page.waitForResponse((answer) => answer.request().method() !== 'GET')

test('a guest is found and noted, two rows become one and two again, and nobody else sees any of it', async ({
  page,
  browser,
}) => {
  const [mark, phone] = [randomUUID().slice(0, 6), `+4477009${Math.floor(10_000 + Math.random() * 80_000)}`]
  const day = await ownDay(productUrl(), 14)
  await book(productUrl(), { day }, { leadName: `Ottilie Q${mark}`, email: `o-${mark}@one.example`, phone })
  await book(
    productUrl(),
    { day, start: '09:00' },
    { leadName: `Otti Q${mark}`, email: `o-${mark}@two.example`, phone },
  )
  await beginAs(page, productUrl(), naomi)

  await page.goto('/admin/guests/list')
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /Name, mail, number/ }))
    .first()
    .fill(`o-${mark}@`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('link', { name: `Ottilie Q${mark}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ottilie Q${mark}`)
  const address = page.url()

  const known = page.getByRole('region', { name: 'What we know' })
  await known.getByRole('button', { name: 'Change' }).click()
  await known.getByRole('textbox', { name: /Notes/ }).fill('Rings late, and likes gardens.')
  // Without a connection nothing that was typed is lost.
  await page.context().setOffline(true)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('What you typed is kept.')).toBeVisible()
  await page.context().setOffline(false)
  const answer = saved(page)
  await page.getByRole('button', { name: 'Save guest' }).click()
  expect((await answer).status()).toBe(200)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('changed the notes')

  await page.getByRole('link', { name: 'Compare and merge' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One person or two?')
  await page.getByRole('radio', { name: `Name: Otti Q${mark}` }).check()
  await expect(page.getByRole('row', { name: /^Name/ })).toContainText(`Otti Q${mark}`)
  await page.getByRole('button', { name: /^Merge into/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Otti Q${mark}`)
  await expect(page.getByRole('region', { name: 'Bookings' }).getByRole('row')).toHaveCount(4)

  await page.getByRole('button', { name: 'Take apart' }).click()
  await page.getByRole('button', { name: 'Take them apart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ottilie Q${mark}`)
  await expect(page.getByRole('region', { name: 'Bookings' }).getByRole('row')).toHaveCount(3)
  await page.reload()
  await expect(known).toContainText('Rings late, and likes gardens.')

  const stranger = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This page is for the office')
  await expect(stranger.locator('body')).not.toContainText(mark)
  await expect(stranger.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/sign-in?redirectedFrom=${encodeURIComponent(new URL(address).pathname + new URL(address).search)}`,
  )
  await stranger.context().close()
})

test('a review is answered, released, seen by a visitor at once, and waits again', async ({ page, browser, alone }) => {
  await alone('the review from Sheffield')
  await beginAs(page, productUrl(), naomi)
  const code = Promise.withResolvers<void>()
  await page.route(/search-dialog.*\.js/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/admin/reviews')
  const row = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem').filter({ hasText: 'Oliver, Sheffield' })
  // What is typed while the search is on its way is for the search; the letters of this page decide nothing meanwhile.
  await expect(row).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('hra')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('are Eleanorh')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('textbox', { name: 'Our answer' }).or(page.getByRole('dialog'))).toHaveCount(0)
  await expect(row).toBeVisible()
  code.resolve()
  const find = page.getByRole('combobox', { name: 'Find anything' })
  await expect(find).toHaveValue('are Eleanor')
  await page.keyboard.type(' M')
  await expect(find).toHaveValue('are Eleanor M')
  await page.keyboard.press('Escape')
  await expect(find).toHaveCount(0)
  await row.getByRole('button', { name: 'Answer' }).click()
  const words = `Thank you, Oliver ${randomUUID().slice(0, 6)}.`
  await row.getByRole('textbox', { name: 'Our answer' }).fill(words)
  const answered = saved(page)
  await page.keyboard.press('Control+Enter')
  const { id } = await (await answered).json()
  await expect(row).toContainText(words)
  await row.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('Released: Oliver, Sheffield')).toBeVisible()
  await expect(row).toHaveCount(0)

  const visitor = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  await visitor.goto('/tour/detail/kamakura-and-the-great-buddha')
  await expect(visitor.locator('body')).toContainText(words)
  await visitor.context().close()

  // As it was, for whoever comes next: with Ctrl Z while the note is there, and for sure.
  await page.keyboard.press('Control+z')
  await expect(row).toHaveCount(1)
  const { token } = await sharedSession(productUrl(), naomi)
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await ask(productUrl(), 'GET', '/admin/reviews', undefined, headers)
  const { version } = body.reviews.find((review: { id: string }) => review.id === id)
  await ask(productUrl(), 'PUT', `/admin/reviews/${id}/answer`, { answer: '', version }, headers)
})
