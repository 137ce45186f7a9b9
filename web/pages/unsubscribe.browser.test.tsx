import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { unsubscribe } from '#contract/mail-choices.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import Unsubscribe from './unsubscribe.tsx'

const server = fakeServer()
const enough = page.getByRole('button', { name: 'No more of these' })

test('opening the link ends nothing, one press does, and one more takes it back', async () => {
  server.on(unsubscribe, ({ again }) => ({ kind: 'reminder' as const, wanted: again ?? false }))
  await show(Unsubscribe, { at: `/unsubscribe?token=${'t'.repeat(43)}` })
  await expect.element(enough).toBeVisible()
  expect(server.asked(unsubscribe)).toEqual([])
  await enough.click()
  await expect.element(page.getByText('We send no more reminders', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Send them again' }).click()
  await expect.element(page.getByText('They come again.')).toBeVisible()
  expect(server.asked(unsubscribe)).toMatchObject([{ again: false }, { again: true }])
})

test('a link that is none says that it is not complete', async () => {
  server.on(unsubscribe, () => new Refusal(404, { error: 'Not complete.', code: 'notifications.unknown-link' }))
  await show(Unsubscribe, { at: `/unsubscribe?token=${'not-a-token'.repeat(3)}` })
  await enough.click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('This link is not complete')
})
