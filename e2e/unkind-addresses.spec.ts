import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const phone = { width: 390, height: 844 }
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

const unkind = {
  'ten thousand characters': `q=${'garden '.repeat(1430)}`,
  quotes: `q=${encodeURIComponent(`"'\`“”`)}`,
  'per cent signs': 'q=%25%25_%5C&from=%25',
  emoji: `q=${encodeURIComponent('🗻🍣'.repeat(60))}`,
  SQL: `q=${encodeURIComponent("'; DROP TABLE tours; --")}`,
  HTML: `q=${encodeURIComponent('<img src=x onerror="document.title=1"><script>document.title=2</script>')}`,
  'control characters': 'q=%00%1b&from=%00',
  'filters that do not exist':
    'line=atlantis&length=endless&walking=flying&season=monsoon&guide=robot&room=5&sort=luck&colour=red',
  'days that do not exist': 'day=2026-02-30&guests=1000',
  'page -1': 'page=-1',
  'page 1e9': 'page=1e9',
  'page x': 'page=x',
  'prices the wrong way round': 'min=99999999999&max=-4',
  'hundreds of lines': Array.from({ length: 300 }, (_, index) => `line=line-${index}`).join('&'),
  'broken escapes': 'q=%E0%A4%A',
}

for (const [name, query] of Object.entries(unkind)) {
  test(`an address with ${name} is answered with tours or a way to them`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    expect((await page.goto(`/tour/grid?${query}`))?.status()).toBe(200)
    await expect(headline(page)).toHaveText(/^\d+ tours?\b/)
    await expect(page).toHaveTitle(/^All tours · /)
    await expect(
      page
        .getByRole('article')
        .or(page.getByRole('heading', { name: /^Nothing fits/ }))
        .first(),
    ).toBeVisible()
    await page.setViewportSize(phone)
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overhang, 'nothing scrolls sideways').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    // The page still works: a filter narrows.
    await filters(page)
      .getByRole('checkbox', { name: /^Gardens/ })
      .check()
    await expect(page).toHaveURL(/line=gardens/)
    await expect(headline(page)).toHaveText(/^\d+ tours?\b/)
    expect(problems).toEqual([])
  })
}
