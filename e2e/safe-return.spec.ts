import { expect } from '@playwright/test'
import { homeOf } from '#web/platform/navigation.ts'
import { beginAs, eleanor, productUrl, signInByForm } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
]

test.beforeEach(async ({ context, page }) => {
  await context.route(
    ({ hostname }) => hostname === 'evil.example',
    (route) => route.fulfill({ body: 'Somebody else’s site' }),
  )
  page.on('dialog', () => {
    throw new Error('A script of the address ran.')
  })
})

test('whoever is signed in is not sent to another site', async ({ page }) => {
  await beginAs(page, productUrl(), eleanor)
  for (const address of elsewhere) {
    await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent(address)}`)
    await expect(page, address).toHaveURL(homeOf('user'))
  }
})

test('signing in does not lead to another site', async ({ page }) => {
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent('//evil.example')}`)
  await signInByForm(page, eleanor)
  await expect(page).toHaveURL(homeOf('user'))
})

test('a path of this site is followed', async ({ page }) => {
  await beginAs(page, productUrl(), eleanor)
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent('/about-us?from=evil.example')}`)
  await expect(page).toHaveURL('/about-us?from=evil.example')
})

test('the page of a closed door does not repeat an address of another site', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto(`/forbidden?redirectedFrom=${encodeURIComponent('//evil.example')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('evil.example')
  await page.goto(`/forbidden?redirectedFrom=${encodeURIComponent('/about-us')}`)
  await expect(page.getByRole('main')).toContainText('You asked for /about-us.')
  // What the server sent is the same for everybody, and taken over as it is.
  expect(problems).toEqual([])
})
