import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Booking } from '#contract/booking.ts'
import type { Quote } from '#contract/pricing.ts'
import { show } from '#web/testing/show.tsx'
import { marsh } from './booking.fixture.ts'
import { TheDifference } from './the-difference.tsx'
import type { Offered } from './use-change.ts'

const day = { kind: 'package', label: 'The day', explanation: '' } as const
const booked: Booking = { ...marsh, lines: [{ ...day, amountYen: marsh.totalYen }] }
const offeredAt = (totalYen: number, money: Pick<Offered, 'differenceYen' | 'giftYen' | 'stillDueYen'>): Offered => ({
  quote: { totalYen, lines: [{ ...day, amountYen: totalYen }] } as unknown as Quote,
  ...{ ...money, codeLapses: null, crewChanges: [], cancellationTiers: [], sentence: '', wanted: {} },
})
const open = (booking: Booking, offered: Offered) =>
  show(() => <TheDifference booking={booking} offered={offered} isDimmed={false} />)

const yenIn = (words: string) => Number(words.replace('−', '-').replaceAll(/[^\d-]/g, ''))

/** Label and sum of each row, as they are read from top to bottom. */
async function rows(): Promise<[string, number][]> {
  await expect.element(page.getByRole('heading', { name: 'The difference' })).toBeVisible()
  const read = (row: Element): [string, number] => [
    row.querySelector('dt')?.textContent ?? '',
    yenIn(row.querySelector('dd')?.textContent ?? ''),
  ]
  return [...document.querySelectorAll('dl > div')].map(read)
}
const sum = (some: readonly [string, number][]) => some.reduce((total, [, yen]) => total + yen, 0)

/** What stands above the new total adds up to it, and with what stands below it to what is to pay now. */
async function expectToAddUp(totalYen: number, toPayYen: number) {
  const all = await rows()
  const at = all.findIndex(([label]) => label === 'New total')
  expect(sum(all.slice(0, at)), 'down to the new total').toBe(totalYen)
  const rest = all.slice(at)
  expect(rest.length > 1 ? sum(rest) : totalYen - (all[0]?.[1] ?? 0), 'down to what is to pay').toBe(toPayYen)
}

test('who paid all reads what was paid, what changes and the new total, and they add up', async () => {
  await open(booked, offeredAt(142_200, { differenceYen: 12_000, giftYen: 0, stillDueYen: 0 }))
  await expectToAddUp(142_200, 12_000)
  expect((await rows()).map(([label]) => label)).toEqual([
    'Tuesday 24 November, as paid',
    'The day',
    'Fee for the change',
    'New total',
  ])
  await expect.element(page.getByRole('status')).toHaveTextContent('To pay now¥12,000')
})

test('what the office gave back as a gift has its own row, so that they still add up', async () => {
  const given = { ...booked, refundedYen: 10_000 }
  await open(given, offeredAt(142_200, { differenceYen: 12_000, giftYen: 10_000, stillDueYen: 0 }))
  await expectToAddUp(142_200, 12_000)
  expect((await rows()).slice(-2)).toEqual([
    ['Left with us', -120_200],
    ['A gift from us, yours to keep', -10_000],
  ])
})

test('who pays on the day reads what is still due, and never that another price costs the same', async () => {
  const owing = { ...booked, paidYen: 0, dueYen: booked.totalYen }
  await open(owing, offeredAt(128_200, { differenceYen: 0, giftYen: 0, stillDueYen: 128_200 }))
  await expectToAddUp(128_200, 0)
  expect((await rows()).at(-1)).toEqual(['Still due: on the day, or by card', -128_200])
  await expect.element(page.getByRole('status')).toMatchTextContent('Nothing to pay')
  await expect.element(page.getByText('It costs the same as before.')).not.toBeInTheDocument()
})
