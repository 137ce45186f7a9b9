import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { beginAs, naomi, productUrl } from './support/people.ts'
import { test } from './support/test.ts'
import { addFirstStop, field, placeEnds } from './support/tour-editor.ts'

test.use({ baseURL: productUrl() })

const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d\.$/).first()
const publish = (page: Page) => page.getByRole('button', { name: /^Publish/ })

const colour = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

test('a tour is begun in a category, its day mended, a picture described, published, seen and renamed', async ({
  page,
}) => {
  // One story in one go: each of its steps is quick, and there are many.
  test.setTimeout(90_000)
  await beginAs(page, productUrl(), naomi)
  const once = Date.now().toString(36)
  const name = `Slow gardens ${once}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await page.goto('/admin/tours/create/gardens')
  await expect(page.getByRole('heading', { name: 'A new tour in Gardens' })).toBeVisible()
  await page.getByRole('button', { name: 'Start the draft' }).click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByText('Give the tour a name; it can change later.')).toBeVisible()
  await field(page, 'Name').fill(name)
  await page.getByRole('button', { name: 'Start the draft' }).click()

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(publish(page)).toBeDisabled()
  await expect(page.getByText(/things to mend first$/)).toBeVisible()
  await field(page, 'One line for lists').fill('Moss, tea and nobody in a hurry.')
  await field(page, 'Kilometres on foot').fill('2')
  await page.getByRole('textbox', { name: 'The tour in words' }).fill('Two gardens and a bowl of tea.')

  // The day: ten minutes too much, said and mended.
  await field(page, 'Length').fill('3 h')
  await placeEnds(page)
  await addFirstStop(page, 'A moss garden')
  // The drive is proposed by the hour of leaving, until a hand writes another.
  await expect(field(page, 'Drive to A moss garden, minutes')).toHaveValue(/^\d+$/)
  await expect(field(page, /^Drive to Your hotel/)).toHaveValue(/^\d+$/)
  await field(page, 'Drive to A moss garden, minutes').fill('44')
  await page.getByRole('button', { name: /^Usually .* to A moss garden: take that$/ }).click()
  await expect(field(page, 'Drive to A moss garden, minutes')).not.toHaveValue('44')
  await field(page, 'Drive to A moss garden, minutes').fill('30')
  await field(page, 'Stay at A moss garden, minutes').fill('130')
  await field(page, /^Drive to Your hotel/).fill('30')
  await expect(page.getByText('Ten minutes longer than the tour').first()).toBeVisible()
  await page.getByRole('button', { name: 'Stay 120 min at A moss garden' }).click()
  await expect(field(page, 'Stay at A moss garden, minutes')).toHaveValue('120')
  await expect(page.getByText('Ten minutes longer than the tour')).toHaveCount(0)

  // A picture needs words before anything is published.
  const file = { name: 'garden.png', mimeType: 'image/png', buffer: await colour('seagreen') }
  await page.getByLabel('Add pictures').last().setInputFiles(file)
  await expect(page.getByRole('button', { name: /^Picture 1 of 1, cover: no alternative text/ })).toBeVisible()
  await field(page, 'Alternative text').fill('A green garden after rain')

  // A second one comes from the shelf, with its words.
  await page.getByRole('button', { name: 'From our pictures' }).click()
  const shelf = page.getByRole('dialog', { name: 'Our pictures' })
  await field(shelf, 'What one sees').fill('Fuji')
  await shelf.getByRole('listitem').getByRole('button', { name: /Fuji/ }).first().click()
  await expect(page.getByRole('button', { name: /^Picture 2 of 2: .*Fuji/ })).toBeVisible()
  await page.getByLabel('Known terms').selectOption('Layover')
  await expect(field(page, 'Row 2: hours before the start')).toHaveValue('6')

  await page.getByRole('switch', { name: 'Alphard on sale' }).press('Space')
  await field(page, 'Price of the Alphard, yen').fill('64000')
  await page.getByLabel('November', { exact: true }).check()
  await expect(publish(page)).toBeEnabled()
  await publish(page).click()
  await expect(page.getByText(`${name} is public.`)).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto(`/tour/detail/${slug}`)
  await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()

  // Another address: the old one still leads there.
  await field(page, 'Address').fill(`${slug}-again`)
  await expect(publish(page)).toHaveText('Publish 1 change')
  await publish(page).click()
  await expect(page.getByText('Everything is public.').first()).toBeVisible()
  await visitor.goto(`/tour/detail/${slug}`)
  await expect(visitor).toHaveURL(`/tour/detail/${slug}-again`)

  // An outage loses nothing.
  await page.context().setOffline(true)
  await field(page, 'One line for lists').fill('Moss, tea, and all the time there is.')
  await expect(page.getByText(/^Not saved since \d\d:\d\d, kept here/).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(field(page, 'One line for lists')).toHaveValue('Moss, tea, and all the time there is.')

  // What was public before is read again, and put back as the draft.
  await publish(page).click()
  await expect(page.getByText('Everything is public.').first()).toBeVisible()
  await page.goto(`/admin/tour/detail/${slug}-again`)
  const earlier = page.getByRole('region', { name: 'Earlier versions' })
  await earlier
    .getByRole('button', { name: /^Read the version that was public until/ })
    .first()
    .click()
  const version = page.getByRole('dialog', { name: /^Public until/ })
  await expect(version).toContainText('Moss, tea and nobody in a hurry.')
  await expect(version).toContainText('Today: Moss, tea, and all the time there is.')
  await version.getByRole('button', { name: 'Put back as the draft' }).click()
  await expect(page.getByRole('region', { name: 'Not public yet' })).toContainText('Moss, tea and nobody in a hurry.')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('put back as the draft')
})
