import { expect, type Page } from '@playwright/test'
import { newPerson, signInAs } from './support/accounts.ts'
import { beginAt, fillCard } from './support/checkout.ts'
import { dayOfNextMonth } from './support/days.ts'
import { productUrl } from './support/people.ts'
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

test('travellers are saved, changed, removed and put back, and stand in the checkout; cards likewise', async ({
  page,
}) => {
  await page.goto('/sign-in?redirectedFrom=/user/travelers')
  await signInAs(page, await newPerson('travellers'))
  await expect(page.getByText('Nobody is saved yet')).toBeVisible()
  const add = async (name: string, more: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Add a traveller' }).click()
    const form = page.getByRole('form', { name: 'Add a traveller' })
    await expect(form.getByRole('textbox', { name: 'Name, as in the passport' })).toBeFocused()
    await page.keyboard.type(name)
    await more()
    await form.getByRole('button', { name: `Add ${name.split(' ')[0]}` }).click()
    await expect(form).toHaveCount(0)
  }
  await add('Margaret Ellis', async () => {
    const born = page.getByRole('textbox', { name: 'Date of birth' })
    await born.fill('31 / 02 / 1950')
    await page.keyboard.press('Enter')
    await expect(born).toBeFocused()
    await expect(page.getByText('Write day, month and year, like 23 / 05 / 1984.')).toBeVisible()
    await born.fill('1.2.1950')
    await page.getByRole('textbox', { name: 'Food' }).fill('Vegetarian')
  })
  await add('Ada Ellis', async () => {
    await page.getByRole('button', { name: /Age group/ }).click()
    await page.getByRole('option', { name: 'Child, 7' }).click()
    await page.getByRole('button', { name: /Seat in the car/ }).click()
    await page.getByRole('option', { name: 'Booster seat' }).click()
  })
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('Ada Ellis')).toContainText('Child, 7. Booster seat')
  await page.getByRole('button', { name: 'Change Margaret Ellis' }).click()
  await page.getByRole('textbox', { name: 'Anything else' }).fill('Walks with a stick')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('button', { name: 'Change Margaret Ellis' })).toBeFocused()
  await expect(row('Margaret Ellis')).toContainText('Vegetarian. Walks with a stick')
  await page.getByRole('button', { name: 'Remove Margaret Ellis' }).click()
  await expect(page.getByRole('button', { name: 'Change Ada Ellis' })).toBeFocused()
  await page.getByRole('button', { name: 'Put back Margaret Ellis' }).click()
  await expect(page.getByRole('button', { name: 'Change Margaret Ellis' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Ada Ellis' }).click()
  await expect(page.getByText('Ada Ellis is removed.').first()).toBeVisible()

  await page.goto('/user/payment-details')
  await expect(page.getByText('No card is saved.')).toBeVisible()
  const addCard = async (number: 'pays' | 'asks') => {
    await page.getByRole('button', { name: 'Add a card' }).click()
    await fillCard(page, number)
    await page.getByRole('button', { name: 'Save this card' }).click()
    await expect(page.getByRole('button', { name: 'Add a card' })).toBeFocused()
  }
  await addCard('pays')
  await addCard('asks')
  const card = (last4: string) => page.getByRole('listitem').filter({ hasText: `Ending ${last4}` })
  await expect(card('4242')).toContainText('First choice')
  await page.getByRole('button', { name: /^Use first .+ 3155$/ }).click()
  await expect(card('3155')).toContainText('First choice')
  await expect(card('4242')).not.toContainText('First choice')
  await page.getByRole('button', { name: /^Remove .+ 3155$/ }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(card('3155')).toHaveCount(0)
  await expect(card('4242')).toContainText('First choice')

  const nothingTyped = { typed: { adults: [], children: [] }, contact: { email: '', phone: '' } }
  await beginAt(page, 'travellers', { day: dayOfNextMonth(12), typed: nothingTyped })
  await expect(page.getByRole('checkbox', { name: /^Margaret Ellis/ })).toBeVisible()
  await expect(page.getByText('Adult. Vegetarian. Walks with a stick')).toBeVisible()
  await expect(page.getByText('Ada Ellis')).toHaveCount(0)
})
