import PDFDocument from 'pdfkit'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a paper is drawn beside the thread that serves, and is the same paper', async () => {
  const faces = await loadFaces()
  const here = () => drawReceipt(content, { faces, madeAt })
  const beside = () => drawPaper({ kind: 'receipt', content, madeAt })
  const drawnHere = vi.spyOn(PDFDocument.prototype, 'end')
  onTestFinished(() => drawnHere.mockRestore())
  const paper = await beside()
  expect(drawnHere).not.toHaveBeenCalled()
  // The control is the same paper on this thread.
  expect(pagesOf(paper)).toEqual(pagesOf(await here()))
  expect(drawnHere).toHaveBeenCalledOnce()
})
