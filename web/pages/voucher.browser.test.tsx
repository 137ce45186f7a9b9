import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkVoucher, type VoucherCheck } from '#contract/vouchers.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import Voucher, { clientLoader } from './voucher.tsx'

const server = fakeServer()
const check: Omit<VoucherCheck, 'state'> = {
  ...{ board: 'Eleanor Marsh', guests: 2, tour: 'Kamakura and the Great Buddha' },
  ...{ startsAt: '2026-11-24T08:00:00+09:00', checkedAt: '2026-11-24T07:30:00+09:00' },
}
const open = () =>
  show(Voucher, {
    data: (args: Parameters<typeof clientLoader>[0]) => clientLoader({ ...args, params: { code: 'A'.repeat(22) } }),
  })
const headline = page.getByRole('heading', { level: 1 })

test('the code on a voucher says whether it is valid at this moment, and whose it is', async () => {
  const words = { valid: 'Valid', 'not-today': 'Not today', cancelled: 'Cancelled', redeemed: 'Used' } as const
  for (const [state, word] of Object.entries(words)) {
    server.on(checkVoucher, () => ({ ...check, state: state as VoucherCheck['state'] }))
    const shown = await open()
    await expect.element(headline).toMatchTextContent(word)
    await expect
      .element(page.getByText('Checked with Annai just now', { exact: false }))
      .toMatchTextContent('07:30 Tokyo time')
    await expect.element(page.getByText('Eleanor Marsh, 2 guests')).toBeVisible()
    expect(await faultsOfShown(), state).toEqual([])
    await shown.unmount()
  }
})

test('a code that nobody knows says so, and without a connection it is not called unknown', async () => {
  server.on(checkVoucher, () => new Refusal(404, { error: 'There is no such voucher.', code: 'vouchers.unknown' }))
  const shown = await open()
  await expect.element(headline).toMatchTextContent('Unknown')
  await expect.element(page.getByText('We know no voucher with this code.')).toBeVisible()
  await shown.unmount()
  server.setAway(true)
  await open()
  await expect.element(page.getByText('The voucher could not be checked')).toBeVisible()
  server.setAway(false)
  server.on(checkVoucher, () => ({ ...check, state: 'valid' as const }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(headline).toMatchTextContent('Valid')
})
