import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pagesOf } from '#server/vouchers/read-pdf.fixture.ts'
import { beginAs, beginWith, eleanor, newSession, productUrl, signInByForm } from './support/people.ts'
import { askProduct } from './support/product-database.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

/** The text of the PDF that a press brings. */
async function paper(page: Page, press: () => Promise<void>): Promise<string> {
  const [coming] = await Promise.all([page.waitForEvent('download'), press()])
  return pagesOf(await readFile(await coming.path()))
    .join()
    .replace(/\s+/g, ' ')
}

test('a guest sees the next trip large, opens it, and takes its voucher and receipt along', async ({ page }) => {
  await beginAs(page, productUrl(), eleanor)
  await page.goto('/user/tour-bookings')
  await expect(headline(page)).toHaveText('My trips')
  await expect(page.getByText(/^Your next day out is .+ Everything is arranged\.$/)).toBeVisible()
  const ticket = page.getByRole('main')
  const voucher = await paper(page, () => ticket.getByRole('button', { name: 'Open voucher' }).click())
  expect(voucher).toContain('Eleanor Marsh')

  await ticket.getByRole('heading', { name: 'Fuji at first light' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/user\/tour-bookings\?booking=AN-\w{6}$/)
  const reference = new URL(page.url()).searchParams.get('booking') ?? ''
  expect(voucher).toContain(reference)
  await expect(headline(page)).toHaveText('Fuji at first light')
  await expect(page.getByText('Oishi Park, Lake Kawaguchi')).toBeVisible()
  await expect(page.getByText(/^Chauffeur\./)).toBeVisible()
  await expect(page.getByText(/consumption tax, 10%\. Visa ending 4242, \w+ \d+ \w+\./)).toBeVisible()
  await expect(page.getByText(/^all ¥[\d,]+ back$/)).toBeVisible()
  await expect(page.getByText('Could lunch be vegetarian for one of us?')).toBeVisible()
  for (const [name, where] of [
    ['Move the day', 'day'],
    ['Party and luggage', 'party'],
    ['Cancel this trip', 'cancel'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/manage-booking/${where}?booking=${reference}`,
    )
  const receipt = await paper(page, () => page.getByRole('button', { name: 'Receipt' }).click())
  expect(receipt).toContain(reference)

  await page.goto('/user/tour-bookings?booking=an-222222')
  await expect(headline(page)).toHaveText('Not yours, or not there')
  await expect(page.getByRole('link', { name: 'Find it by e-mail address' })).toBeVisible()
})

test('a day that is over is reviewed once, with stars, words and a picture, and can be booked again', async ({
  page,
  alone,
}) => {
  // She reviews her day once: what this journey wrote the last time is taken back.
  await alone('Eleanor’s day in Hakone')
  const words = 'The boat at ten, before the wind. Ivy fed nobody, and slept all the way home.'
  await askProduct('DELETE FROM tour_reviews WHERE text = $1', [words])
  const session = await newSession(productUrl(), eleanor)
  await beginWith(page, session)
  await page.goto('/user/tour-bookings')
  await page.getByRole('navigation', { name: 'Which trips' }).getByRole('link', { name: 'Past' }).click()
  await expect(page).toHaveURL('/user/tour-bookings?when=past')
  await expect(row(page, 'Tokyo in one unhurried day').getByText('Your review: released')).toBeVisible()
  const hakone = row(page, 'Hakone, the lake and the baths')
  await expect(hakone.getByRole('link', { name: 'Book again' })).toHaveAttribute(
    'href',
    '/tour/detail/hakone-the-lake-and-the-baths?guests=3',
  )
  await hakone.getByRole('link', { name: 'Leave a review' }).click()
  await expect(headline(page)).toHaveText('How was Hakone, the lake and the baths?')

  const send = page.getByRole('button', { name: 'Send the review' })
  const stars = (part: string) => page.getByRole('group', { name: part })
  await send.click()
  await expect(stars('Chauffeur').getByRole('radio').first()).toBeFocused()
  await expect(page.getByText('Give one to five stars.')).toHaveCount(4)
  await page.keyboard.press('ArrowRight')
  await expect(stars('Chauffeur').getByRole('radio', { name: '2 of 5' })).toBeChecked()
  for (const [part, given] of [
    ['Chauffeur', 5],
    ['Guide', 4],
    ['Car', 5],
    ['Route', 4],
  ] as const)
    await stars(part)
      .locator('label')
      .nth(given - 1)
      .click()
  await page.getByRole('textbox', { name: 'How was it?' }).fill(words)
  await expect(page.getByRole('textbox', { name: 'How you sign' })).toHaveValue('Eleanor')
  const picture = await page.screenshot({ clip: { x: 60, y: 20, width: 72, height: 48 } })
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(page.getByRole('alert').filter({ hasText: 'notes.png' })).toBeVisible()
  await chooser.setInputFiles({ name: 'lake.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('img', { name: 'lake.png' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Signed out from elsewhere in the middle of it: after signing in again, all of it is there.
  await fetch(`${productUrl()}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${session.token}` } })
  await send.click()
  await expect(page).toHaveURL(/\/sign-in\?redirectedFrom=/)
  await signInByForm(page, eleanor)
  await expect(page.getByRole('textbox', { name: 'How was it?' })).toHaveValue(words)
  await expect(page.getByRole('img', { name: 'lake.png' })).toBeVisible()
  await send.click()
  await expect(page.getByText('Thank you. The office reads it first.')).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your pictures' }).getByRole('img')).toHaveJSProperty('complete', true)

  await page.goto('/user/tour-bookings?when=past')
  await expect(hakone.getByText('Your review: waiting for the office')).toBeVisible()
  await hakone.getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: 'Book again', exact: true }).click()
  await expect(page).toHaveURL(/\/tour\/detail\/hakone-the-lake-and-the-baths\?guests=3&ages=5/)
  await expect(headline(page)).toHaveText('Hakone, the lake and the baths')
  await expect(page.getByText(words)).toHaveCount(0)
})
