import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

// A fifth tick, and what clearing takes off, is tried beside the results (web/catalogue/site/results/), an outage beside the
// page.

test.use({ baseURL: productUrl() })

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true })
const table = (page: Page) => page.getByRole('table', { name: 'The days side by side' })
const row = (page: Page, name: string | RegExp) => table(page).getByRole('row', { name })

test('tours ticked in the list, also on another page of it, stand side by side, and Compare in the footer keeps them after a look at one', async ({
  page,
}) => {
  await page.goto('/tour/grid?guests=4')
  await expect(bar(page)).toBeHidden()
  await page.getByRole('checkbox', { name: 'Compare Fuji at first light' }).check()
  await expect(bar(page)).toContainText('Fuji at first light')
  await expect(bar(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Compare Old Tokyo before lunch' }).check()
  await expect(page).toHaveURL('/tour/grid?guests=4&compare=fuji-at-first-light,old-tokyo-before-lunch')

  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(bar(page)).toContainText('Fuji at first light')
  await page.reload()
  await expect(bar(page)).toContainText('Old Tokyo before lunch')
  await page.getByRole('article').filter({ hasText: 'Kamakura and the Great Buddha' }).getByRole('checkbox').check()
  await bar(page).getByRole('link', { name: 'Compare 3' }).click()

  const three =
    '/compare-listing?items=tour:fuji-at-first-light,tour:old-tokyo-before-lunch,tour:kamakura-and-the-great-buddha&guests=4'
  await expect(page).toHaveURL(three)
  await expect(headline(page)).toHaveText('Three days, side by side')
  await expect(table(page).getByRole('columnheader')).toHaveCount(3)
  await expect(row(page, /^Price for 4 guests/)).toContainText('lowest of the three')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Compare Kamakura and the Great Buddha' })).toBeChecked()

  const compare = page.getByRole('contentinfo').getByRole('link', { name: 'Compare', exact: true })
  await expect(compare).toHaveAttribute('href', three)
  await page.getByRole('main').getByRole('link', { name: 'Kamakura and the Great Buddha' }).first().click()
  await expect(headline(page)).toHaveText('Kamakura and the Great Buddha')
  await compare.click()
  await expect(page).toHaveURL(three)
  await expect(headline(page)).toHaveText('Three days, side by side')
})
