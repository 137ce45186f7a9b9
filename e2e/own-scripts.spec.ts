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

// Every page is opened in every-page.spec.ts, where whatever its policy refuses is found by what the console says of it.
test('every script of the API reference is allowed, and one that got into a page by another way does not run and is told of', async ({
  page,
}) => {
  const refused = await watchPolicy(page)
  await page.goto('/api/docs', { waitUntil: 'networkidle' })
  expect(await refused()).toEqual([])

  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  const stray = '<script>window.isStolen = true</script>'
  await page.route('**/about-us', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<main', `${stray}<main`) })
  })
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  expect((await refused()).map((words) => words.split(' ')[0])).toEqual(['script-src-elem'])
  expect(await page.evaluate(() => 'isStolen' in window)).toBe(false)
  expect(told.join()).toContain('Content Security Policy')
  // A page that was spoiled on purpose is not one of ours, and not to be judged as one.
  await page.goto('about:blank', { waitUntil: 'load' })
})
