import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { confirmWish } from '#contract/coming.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import TellMe from './tell-me.tsx'

const server = fakeServer()
const yes = page.getByRole('button', { name: 'Yes, tell me' })
const at = `/tell-me?token=${'t'.repeat(43)}`

test('opening the link changes nothing, one press does, and another takes the address off', async () => {
  server.on(confirmWish, ({ stop }) => ({
    ...{ title: 'Boats', link: null, state: stop ? ('stopped' as const) : ('waiting' as const) },
  }))
  await show(TellMe, { at })
  await expect.element(yes).toBeVisible()
  expect(server.asked(confirmWish)).toEqual([])
  await yes.click()
  await expect.element(page.getByText('You are on the list.')).toBeVisible()
  await page.getByRole('button', { name: 'Take my address off' }).click()
  await expect.element(page.getByText('Your address is off the list.')).toBeVisible()
  expect(server.asked(confirmWish)).toMatchObject([{ stop: false }, { stop: true }])
})

test('what is here already is said, with the way to it', async () => {
  server.on(confirmWish, () => ({ title: 'Boats', state: 'here' as const, link: '/tour/grid?q=boats' }))
  await show(TellMe, { at, others: [{ path: '*', Component: Elsewhere }] })
  await yes.click()
  await page.getByRole('link', { name: 'See it' }).click()
  await expect.element(page.getByText('/tour/grid?q=boats')).toBeVisible()
})

test('a link that is none, or was swept, says that it has ended', async () => {
  server.on(confirmWish, () => new Refusal(404, { error: 'Too old.', code: 'house.unknown-wish' }))
  await show(TellMe, { at })
  await yes.click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('This link has ended')
})
