import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type CardProof, proveCard, readCardProof } from '#contract/card-proof.ts'
import { paymentSetup, testCard } from '#contract/payments.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { inOffice } from '#web/testing/in-office.tsx'
import { Elsewhere, show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import OpeningCards, { clientLoader } from './opening-cards.tsx'

const server = fakeServer()
const nothing: CardProof = {
  ...{ gateway: 'test', provedAt: null, heardAt: null, callAddress: 'https://annai.example/api/gateway/stripe' },
}
const open = () =>
  show(inOffice(OpeningCards), {
    at: '/admin/opening/cards',
    data: clientLoader,
    others: [{ path: '*', Component: Elsewhere }],
  })
const enter = async (number: string) => {
  await page.getByLabelText('Card number').fill(number)
  await page.getByLabelText(/^Expires/).fill('11 / 31')
  await page.getByLabelText(/^(Security code|CVC)/).fill('123')
}

beforeEach(() => {
  server.on(paymentSetup, () => ({ gateway: 'test' as const, publishableKey: null }))
  server.on(testCard, ({ number, expires }) => ({
    ...{ token: number.replaceAll(' ', ''), brand: 'visa', last4: number.slice(-4), expires },
  }))
  server.on(readCardProof, () => nothing)
})

test('a card is tried without a charge; a refusal says why, and only what really was good stands as proved', async () => {
  server.on(proveCard, ({ token }) =>
    token.endsWith('0002')
      ? new Refusal(402, {
          error: 'The card was declined. Nothing was charged; please try another.',
          code: 'payments.declined',
        })
      : {
          ...{ state: 'succeeded' as const, setupId: 'test_setup_a', clientSecret: null },
          proof: { ...nothing, provedAt: '2026-11-16T10:20:00+09:00' },
        },
  )
  await open()
  await expect.element(page.getByText('No card was tried yet.')).toBeVisible()
  await enter('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Try this card' }).click()
  await expect.element(page.getByText(/The card was declined\./)).toBeVisible()
  await expect.element(page.getByText('No card was tried yet.')).toBeVisible()
  await enter('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Try this card' }).click()
  await expect.element(page.getByText(/^A card was good on .*16 November/)).toBeVisible()
  expect(await faultsOfShown()).toEqual([])
})

test('of Stripe it is said where it must call, until it has called', async () => {
  server.on(readCardProof, () => ({ ...nothing, gateway: 'stripe' as const, provedAt: '2026-11-16T10:20:00+09:00' }))
  await open()
  await expect.element(page.getByText('Stripe has not called us about it yet.')).toBeVisible()
  await expect.element(page.getByText('https://annai.example/api/gateway/stripe')).toBeVisible()
})

test('where nobody takes cards there is nothing to try', async () => {
  server.on(readCardProof, () => ({ ...nothing, gateway: 'cash' as const }))
  await open()
  await expect.element(page.getByText(/guests pay their chauffeur on the day/)).toBeVisible()
  expect(page.getByRole('button', { name: /card/ }).elements()).toEqual([])
})
