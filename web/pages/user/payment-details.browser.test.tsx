import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownMoney } from '#contract/own-bookings.ts'
import {
  forgetCard,
  paymentSetup,
  type SavedCard,
  saveCard,
  savedCards,
  testCard,
  useCardFirst,
} from '#contract/payments.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import PaymentDetails, { clientLoader } from './payment-details.tsx'

const server = fakeServer()
let cards: SavedCard[] = []
const putFirst = (first: string) => {
  cards = cards.map((card) => ({ ...card, isFirst: card.id === first }))
  return { cards }
}

beforeEach(() => {
  cards = []
  server.on(ownMoney, () => ({ moves: [], pages: 1 }))
  server.on(paymentSetup, () => ({ gateway: 'test' as const, publishableKey: null }))
  server.on(savedCards, () => ({ cards }))
  server.on(testCard, ({ number, expires }) => ({
    ...{ token: number.replaceAll(' ', ''), brand: 'visa', last4: number.slice(-4), expires },
  }))
  server.on(saveCard, ({ token }) => {
    const card = { brand: 'visa', last4: token.slice(-4), expires: '2031-11', isFirst: cards.length === 0 }
    const saved = { ...card, id: `01890a5d-ac96-774b-bcce-b3020000${card.last4}` }
    cards = [...cards, saved]
    return saved
  })
  server.on(useCardFirst, ({ id }) => putFirst(id))
  server.on(forgetCard, ({ id }) => {
    cards = cards.filter((card) => card.id !== id)
    putFirst(cards[0]?.id ?? '')
    return undefined
  })
})

const addAnother = page.getByRole('button', { name: 'Add a card' })
const row = (last4: string) => page.getByRole('listitem').filter({ hasText: `Ending ${last4}` })

async function add(number: string) {
  await addAnother.click()
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expires' }).fill('11 / 31')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
  await page.getByRole('button', { name: 'Save this card' }).click()
  await expect.element(addAnother).toHaveFocus()
}

test('cards are saved, one is used first, and removing one asks first', async () => {
  await show(PaymentDetails, { at: '/user/payment-details', data: clientLoader })
  await expect.element(page.getByText('No card is saved.', { exact: false })).toBeVisible()
  await add('4242 4242 4242 4242')
  await add('4000 0025 0000 3155')
  await expect.element(row('4242')).toMatchTextContent('First choice')
  await page.getByRole('button', { name: /^Use first .+ 3155$/ }).click()
  await expect.element(row('3155')).toMatchTextContent('First choice')
  await expect.element(row('4242')).not.toMatchTextContent('First choice')
  await page.getByRole('button', { name: /^Remove .+ 3155$/ }).click()
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect.element(row('3155')).not.toBeInTheDocument()
  await expect.element(row('4242')).toMatchTextContent('First choice')
})

test('where nobody takes cards, none is kept and no form asks for one', async () => {
  await show(PaymentDetails, { at: '/user/payment-details', data: clientLoader, paidOnTheDay: true })
  await expect.element(page.getByText(/You pay your chauffeur on the day/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Payments and receipts' })).toBeVisible()
  expect(addAnother.elements()).toEqual([])
})
