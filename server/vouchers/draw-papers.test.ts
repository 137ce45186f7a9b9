import { expect, test } from 'vitest'
import { drawPaper } from './draw-papers.ts'
import { drawReceipt } from './draw-receipt.ts'
import { loadFaces } from './faces.ts'
import { pagesOf } from './read-pdf.fixture.ts'
import type { ReceiptContent } from './receipt-content.rules.ts'

const content: ReceiptContent = {
  number: 'R-1',
  title: 'Receipt',
  titleJa: '領収書',
  day: '15 November 2026',
  facts: [{ term: 'For', detail: [{ text: '鎌倉と大仏 '.repeat(8) }] }],
  sums: [{ term: 'Paid', termJa: '合計', amount: '¥ 80,000' }],
  issuer: { name: 'Annai', lines: ['東京都千代田区'] },
  foot: 'Thank you.',
}
const madeAt = new Date('2026-11-15T01:30:00Z')
const papers = 8

/** What this thread itself spent meanwhile, in microseconds of its processor and not of the clock. */
async function spentHere(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  for (let nth = 0; nth < papers; nth++) await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test('a paper is drawn beside the thread that serves, and is the same paper', async () => {
  const faces = await loadFaces()
  const here = () => drawReceipt(content, { faces, madeAt })
  const beside = () => drawPaper({ kind: 'receipt', content, madeAt })
  // Once each first: both read their faces then.
  expect(pagesOf(await beside())).toEqual(pagesOf(await here()))
  // The control is the same work on this thread.
  expect(await spentHere(beside)).toBeLessThan((await spentHere(here)) / 2)
})
