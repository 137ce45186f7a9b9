import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { telling } from '#web/testing/address.tsx'
import { show } from '#web/testing/show.tsx'
import { Gallery } from './gallery.tsx'

const pictures = ['Mount Fuji at first light', 'A spring pond at Oshino', 'The Chureito pagoda'].map((alt, index) => ({
  ...{ path: `prints/${index}`, alt, titleJa: null, ground: '#fff', focus: '50% 50%', width: 3, height: 2 },
}))
const { Page, place } = telling(() => <Gallery pictures={pictures} />)
const prints = page.getByRole('dialog', { name: 'Prints' })
const count = prints.getByRole('status')
const opener = page.getByRole('button', { name: 'All 3 prints' })

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test('the prints open large by keyboard, lead on by the keys, and give the focus back', async () => {
  await show(Page)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(count).toHaveTextContent('1 of 3')
  for (const [key, words] of [
    ['ArrowRight', '2 of 3'],
    ['End', '3 of 3'],
    ['ArrowRight', '3 of 3'],
    ['ArrowLeft', '2 of 3'],
    ['Home', '1 of 3'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(count, { message: key }).toHaveTextContent(words)
  }
  await expect.element(prints.getByRole('img', { name: 'Mount Fuji at first light' })).toBeInViewport()
  await userEvent.keyboard('{Escape}')
  await expect.element(prints).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the prints open at the one that was pressed, and a step back closes them first', async () => {
  await show(Page, { at: '/tour' })
  await page.getByRole('link', { name: /spring pond at Oshino/ }).click()
  await expect.element(count).toHaveTextContent('2 of 3')
  await place.go(-1)
  await expect.element(prints).not.toBeInTheDocument()
  expect(place.address).toBe('/tour')
})

test('the prints follow the reading direction when the page is mirrored', async () => {
  document.documentElement.dir = 'rtl'
  await show(Page)
  await opener.click()
  await expect.element(count).toHaveTextContent('1 of 3')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(count).toHaveTextContent('2 of 3')
  await prints.getByRole('button', { name: 'Next print' }).click()
  await expect.element(count).toHaveTextContent('3 of 3')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(count).toHaveTextContent('2 of 3')
})

test('on a phone the prints are a strip that counts along', async () => {
  await page.viewport(390, 844)
  await show(Page)
  await expect.element(page.getByRole('button', { name: '1 of 3 prints, see all' })).toBeVisible()
  page
    .getByRole('link', { name: /Chureito pagoda/ })
    .element()
    .scrollIntoView({ inline: 'center' })
  await expect.element(page.getByRole('button', { name: '3 of 3 prints, see all' })).toBeVisible()
})
