import { expect } from '@playwright/test'
import { homeOf } from '#web/platform/navigation.ts'
import { eleanor, productUrl, signInByForm } from './support/people.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

test('signing in does not lead to another site, and a closed door does not name one', async ({ context, page }) => {
  await context.route(
    ({ hostname }) => hostname === 'evil.example',
    (route) => route.fulfill({ body: 'Somebody else’s site' }),
  )
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto(`/forbidden?redirectedFrom=${encodeURIComponent('//evil.example')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('evil.example')
  // What the server sent is the same for everybody, and taken over as it is.
  expect(problems).toEqual([])
  await page.goto(`/sign-in?redirectedFrom=${encodeURIComponent('//evil.example')}`)
  await signInByForm(page, eleanor)
  await expect(page).toHaveURL(homeOf('user'))
})
