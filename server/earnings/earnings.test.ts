import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { EarningsPart, LedgerRow } from '#contract/earnings.ts'
import { noYen, taxesOf } from '#core/tax.ts'
import { taxYenOf } from '#core/tax-shares.ts'
import { tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { atTime, pathOf, type SignedIn, signIn } from '#server/testing/scene.ts'
import { seededRandom } from '#server/testing/seeded-random.ts'

const annai = shareTestAnnai({ demo: true })
const dayMs = 86_400_000
let office: SignedIn

/** Two years of money at any hour, for any of the bookings, some of it given back. */
beforeAll(async () => {
  const { db, clock } = annai().ctx
  office = await signIn(annai(), 'admin')
  const bookings = await db.selectFrom('bookings').select('id').orderBy('id').execute()
  const { below, pick } = seededRandom(7)
  const lines = Array.from({ length: 300 }, () => {
    const yen = (1 + below(90_000)) * (below(4) === 0 ? -1 : 1)
    const at = new Date(clock.now().getTime() - below(720 * 24 * 60) * 60_000)
    const is_correction = yen < 0 && below(3) === 0
    const entry = { entry_id: randomUUID(), booking_id: pick(bookings).id, memo: 'Any', at, is_correction }
    return [
      { ...entry, number: 1, account: 'gateway', amount_yen: yen },
      { ...entry, number: 2, account: 'guest', amount_yen: -yen },
    ]
  })
  await db.insertInto('ledger_lines').values(lines.flat()).execute()
})

const read = async (question: Record<string, string>) => {
  const { status, body } = await get(annai(), `/admin/earnings?${new URLSearchParams(question)}`, office.headers)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

type Yen = Pick<EarningsPart, 'paidYen' | 'givenBackYen'>
const sumOf = (parts: readonly Yen[]) => ({
  paidYen: parts.reduce((sum, part) => sum + part.paidYen, 0),
  givenBackYen: parts.reduce((sum, part) => sum + part.givenBackYen, 0),
})

async function everyRow(question: Record<string, string>): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = []
  for (let page = 1; ; page++) {
    const { ledger } = await read({ ...question, rows: '100', page: String(page) })
    rows.push(...ledger.rows)
    if (rows.length >= ledger.total) return rows
  }
}

test('every grouping of every period adds up to the ledger, and the ledger to the head', async () => {
  const question = fc.record({
    period: fc.constantFrom('week', 'month', 'quarter', 'year'),
    daysAgo: fc.nat(720),
    kind: fc.constantFrom('', 'payment', 'refund', 'payment,refund'),
  })
  await fc.assert(
    fc.asyncProperty(question, async ({ period, daysAgo, kind }) => {
      const on = tokyoDayOf(new Date(annai().clock.now().getTime() - daysAgo * dayMs))
      const asked = { period, on, kind }
      const rows = await everyRow(asked)
      const { head, ledger } = await read(asked)
      expect(sumOf(rows)).toEqual({ paidYen: ledger.sums.paidYen, givenBackYen: ledger.sums.givenBackYen })
      expect(rows[0]?.balanceYen ?? 0).toBe(ledger.sums.keptYen)
      if (!kind || kind.includes(',')) expect(head).toMatchObject(ledger.sums)
      expect(head.taxes).toEqual(taxesOf({ ...noYen, standard: head.keptYen }, () => 10))
      for (const by of ['day', 'month', 'tour', 'vehicle']) {
        // The months of a chart reach beyond a week.
        if (by === 'month' && period === 'week') continue
        const { parts } = await read({ ...asked, by })
        expect(sumOf(parts.filter(({ isInside }: EarningsPart) => isInside)), by).toEqual(sumOf(rows))
      }
    }),
    { numRuns: 12, seed: 11 },
  )
})

test('what is given back counts on its own day, not on that of the payment', async () => {
  const paidOn = new Date(annai().clock.now().getTime() + dayMs)
  const calledOffOn = new Date(paidOn.getTime() + 2 * dayMs)
  const held = await atTime(annai(), paidOn, () => bookAndPay(annai(), { day: '2026-12-20' }))
  const { totalYen } = held.booking
  await atTime(annai(), calledOffOn, () =>
    post(annai(), pathOf(held, 'cancel'), { token: held.token, refundYen: totalYen }),
  )
  const { parts } = await read({ period: 'week', on: tokyoDayOf(paidOn), by: 'day' })
  const dayOf = (at: Date) => parts.find(({ key }: EarningsPart) => key === tokyoDayOf(at))
  expect(dayOf(paidOn)).toMatchObject({ paidYen: totalYen, givenBackYen: 0 })
  expect(dayOf(calledOffOn)).toMatchObject({ paidYen: 0, givenBackYen: totalYen })
})

test('one tour and one kind leave what is theirs, and the head stays whole', async () => {
  const whole = await read({ period: 'year' })
  const { slug } = whole.tours[0]
  const some = await read({ period: 'year', tour: slug, kind: 'payment' })
  expect(some.head).toEqual(whole.head)
  expect(some.ledger.total).toBeLessThan(whole.ledger.total)
  expect(some.ledger.sums.givenBackYen).toBe(0)
})

test('the accountant gets a month as a file by a link of five minutes, with tax and registration number', async () => {
  const { body } = await post(annai(), '/admin/earnings/export', { month: '2026-10' }, office.headers)
  const open = () => annai().app.inject({ method: 'GET', url: `/api${body.link}` })
  const file = await open()
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toBe('attachment; filename="annai-ledger-2026-10.csv"')
  const [head, ...lines] = file.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toContain('Standard rate (%),At the standard rate (yen),Tax in it at the standard rate (yen)')
  const { head: sums } = await read({ period: 'month', on: '2026-10-01' })
  expect(lines).toHaveLength(sums.payments + sums.refunds)
  expect(lines.every((line) => line.startsWith('2026-10-') && /,T\d{13}$/.test(line))).toBe(true)
  const taxOfRows = lines.map((line) => Number(line.split(',').at(-9)))
  expect(taxOfRows.reduce((sum, yen) => sum + yen, 0)).toBe(taxYenOf(sums.taxes))
  const ended = await atTime(annai(), new Date(annai().clock.now().getTime() + 300_000), open)
  expect([ended.statusCode, ended.json().code]).toEqual([410, 'earnings.link-ended'])
  const forged = await annai().app.inject({
    method: 'GET',
    url: `/api${body.link.replace('/earnings/', '/earnings/x')}`,
  })
  expect([forged.statusCode, forged.json().code]).toEqual([404, 'earnings.unknown-file'])
})
