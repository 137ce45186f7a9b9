import { expect } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { overhang } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl(), viewport: { width: 390, height: 844 } })

// That every such address is answered is tried in server/unkind-addresses.test.ts, one by one; here are those whose words
// are drawn, together where they do not hide each other.
const html = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
const unkind = {
  'ten thousand characters': `q=${'garden '.repeat(1430)}`,
  'HTML, emoji, and prices the wrong way round': `q=${encodeURIComponent(html + '🗻🍣'.repeat(60))}&min=99999999999&max=-4`,
  'control characters, and filters that do not exist': `q=%00%1b&line=atlantis&sort=luck&day=2026-02-30&guests=1000&page=-1&from=%00${'%25'.repeat(90)}`,
  'broken escapes': 'q=%E0%A4%A',
}

test('a page at an unkind address comes to life, keeps its width and still works; a closed door names no other site', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  const headline = page.getByRole('heading', { level: 1 })
  await page.goto(`/forbidden?redirectedFrom=${encodeURIComponent('//evil.example')}`)
  await expect(headline).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('evil.example')
  // What the server sent is the same for everybody, and taken over as it is.
  expect(problems).toEqual([])
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
