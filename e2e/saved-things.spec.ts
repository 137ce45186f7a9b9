import { expect, type Page } from '@playwright/test'
import { newPerson, sessionOf, signInAs } from './support/accounts.ts'
import { ask } from './support/bookings.ts'
import { beginAt, fillCard } from './support/checkout.ts'
import { dayOfNextMonth } from './support/days.ts'
import { beginWith, productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist'))
const [fuji, tea, nikko] = ['fuji-at-first-light', 'a-bowl-of-tea', 'nikko-in-snow']

test('what the device kept joins the account, can be taken off and put back, compared, and shared by a link', async ({
  page,
  browser,
}) => {
  const mika = await newPerson('saving')
  for (const slug of [fuji, tea]) {
    await page.goto(`/tour/detail/${slug}`)
    await heart(page).click()
    await expect(page.getByText('Saved on this device.')).toBeVisible()
  }
  await page.goto('/sign-in?redirectedFrom=/about-us')
  await signInAs(page, mika)
  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => onDevice(page)).toBeNull()
  await page.goto(`/tour/detail/${nikko}`)
  await heart(page).click()
  await expect(page.getByText('Saved in your account.')).toBeVisible()
  expect(await onDevice(page)).toBeNull()

  await page.goto('/user/wishlist')
  await expect(headline(page)).toHaveText('Saved')
  const tile = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(page.getByText('Three saved. Prices are today’s, tax included.')).toBeVisible()
  await expect(tile('A bowl of tea').getByText(/^Next free: \w{3} \d+ \w{3}$/)).toBeVisible()
  await tile('Nikko in snow').getByRole('button', { name: 'Saved: Nikko in snow' }).click()
  await expect(tile('Nikko in snow').getByText('Taken off the list')).toBeVisible()
  await expect(tile('Nikko in snow').getByRole('button', { name: 'Put it back' })).toBeFocused()
  await expect(page.getByText('Two saved.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(tile('Nikko in snow').getByRole('button', { name: 'Saved: Nikko in snow' })).toBeFocused()
  await tile('Fuji at first light').getByRole('button', { name: 'Saved: Fuji at first light' }).click()
  await expect(page.getByText('Two saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this list' }).inputValue()
  const stranger = await browser.newPage()
  await stranger.goto(productUrl() + new URL(link).pathname)
  await expect(headline(stranger)).toHaveText('Saved by Mika')
  await expect(stranger.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Nikko in snow',
    'A bowl of tea',
  ])
  await expect(stranger.getByText('Berg')).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('No longer shared.')).toBeVisible()
  await stranger.reload()
  await expect(headline(stranger)).toHaveText('This list is no longer shared')
  await stranger.close()

  await page.reload()
  await expect(page.getByText('Taken off the list')).toHaveCount(0)
  for (const title of ['Nikko in snow', 'A bowl of tea'])
    await page.getByRole('checkbox', { name: `Compare ${title}` }).check()
  await page.getByRole('link', { name: 'Compare 2' }).click()
  await expect(page).toHaveURL(`/compare-listing?items=tour:${nikko},tour:${tea}`)

  await page.getByRole('banner').getByRole('button', { name: mika.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.goto(`/tour/detail/${tea}`)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a traveller and a card that are saved stand in the checkout, and who is removed does not', async ({ page }) => {
  const person = await newPerson('travellers')
  const session = await sessionOf(person)
  const bearer = { authorization: `Bearer ${session.token}` }
  const margaret = { name: 'Margaret Ellis', diet: 'Vegetarian', note: 'Walks with a stick' }
  for (const traveller of [margaret, { name: 'Ada Ellis', age: 7 }])
    expect((await ask(productUrl(), 'POST', '/travellers', traveller, bearer)).status).toBe(200)
  await beginWith(page, session)
  await page.goto('/user/travelers')
  await page.getByRole('button', { name: 'Remove Ada Ellis' }).click()
  await expect(page.getByText('Ada Ellis is removed.').first()).toBeVisible()

  await page.goto('/user/payment-details')
  await page.getByRole('button', { name: 'Add a card' }).click()
  await fillCard(page, 'pays')
  await page.getByRole('button', { name: 'Save this card' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ending 4242' })).toContainText('First choice')

  const nothingTyped = { typed: { adults: [], children: [] }, contact: { email: '', phone: '' } }
  await beginAt(page, 'travellers', { day: dayOfNextMonth(12), typed: nothingTyped })
  await expect(page.getByRole('checkbox', { name: /^Margaret Ellis/ })).toBeVisible()
  await expect(page.getByText('Adult. Vegetarian. Walks with a stick')).toBeVisible()
  await expect(page.getByText('Ada Ellis')).toHaveCount(0)
})
