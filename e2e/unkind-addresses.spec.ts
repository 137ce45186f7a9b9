import { expect } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { overhang } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl(), viewport: { width: 390, height: 844 } })

// That every such address is answered is tried in server/unkind-addresses.test.ts; here are those whose words are drawn.
const unkind = {
  'ten thousand characters': `q=${'garden '.repeat(1430)}`,
  emoji: `q=${encodeURIComponent('🗻🍣'.repeat(60))}`,
  HTML: `q=${encodeURIComponent('<img src=x onerror="document.title=1"><script>document.title=2</script>')}`,
  'control characters': 'q=%00%1b&from=%00',
  'filters that do not exist': `line=atlantis&sort=luck&day=2026-02-30&guests=1000&page=-1&from=${'%25'.repeat(90)}`,
  'prices the wrong way round': 'min=99999999999&max=-4',
  'broken escapes': 'q=%E0%A4%A',
}

test('a page at an unkind address comes to life, keeps its width and still works', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  const headline = page.getByRole('heading', { level: 1 })
  for (const [name, query] of Object.entries(unkind))
    await test.step(name, async () => {
      await page.goto(`/tour/grid?${query}`)
      await expect(headline).toHaveText(/^\d+ tours?\b/)
      await expect(page).toHaveTitle(/^All tours · /)
      await expect.poll(() => overhang(page), `${name}: nothing scrolls sideways`).toBeLessThanOrEqual(0)
      expect(problems, name).toEqual([])
    })
  // A filter narrows also from there.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Gardens/ })
    .check()
  await expect(page).toHaveURL(/line=gardens/)
  await expect(headline).toHaveText(/^\d+ tours?\b/)
  expect(problems).toEqual([])
})
