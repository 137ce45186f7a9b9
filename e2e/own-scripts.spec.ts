import { expect, type Page } from '@playwright/test'
import { productUrl } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

/** What the browser itself refuses by the policy of a page, from its first line on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

test('every script that a page brings is allowed', async ({ page }) => {
  const refused = await watchPolicy(page)
  for (const path of [
    ...['/', '/tour/grid', '/tour/detail/fuji-at-first-light', '/category-details/fuji-and-hakone', '/faq', '/offers'],
    ...['/tour/booking/fuji-at-first-light', '/cabs/home', '/my-day/no-such-link', '/voucher/no-such-code', '/sign-in'],
    ...['/manage-booking', '/admin/dashboard', '/not-found', '/api/docs'],
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await refused(), path).toEqual([])
  }
})

test('a script that got into a page by another way does not run', async ({ page }) => {
  const refused = await watchPolicy(page)
  const stray = '<script>window.isStolen = true</script>'
  await page.route('**/about-us', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<main', `${stray}<main`) })
  })
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  expect((await refused()).map((words) => words.split(' ')[0])).toEqual(['script-src-elem'])
  expect(await page.evaluate(() => 'isStolen' in window)).toBe(false)
  // A page that was spoiled on purpose is not one of ours, and not to be judged as one.
  await page.goto('about:blank', { waitUntil: 'load' })
})
