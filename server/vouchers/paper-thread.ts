import { workInThread } from '#server/platform/thread.ts'
import type { PaperToDraw } from './draw-papers.ts'
import { drawReceipt } from './draw-receipt.ts'
import { drawTable } from './draw-table.ts'
import { type BandSize, drawVoucher } from './draw-voucher.ts'
import { loadFaces } from './faces.ts'

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A thread that draws papers: setting a page, and cutting a Japanese face to its letters, takes tens of milliseconds. */
workInThread<PaperToDraw, BandSize, Uint8Array | null, Uint8Array>(async (paper, ask) => {
  const faces = await loadFaces()
  if (paper.kind === 'receipt') return drawReceipt(paper.content, { faces, madeAt: paper.madeAt })
  if (paper.kind === 'table') return drawTable(paper.content, { faces, madeAt: paper.madeAt })
  const { content, bandAlt, ground, madeAt } = paper
  const band = async (size: BandSize) => {
    const picture = await ask(size)
    return picture && asBuffer(picture)
  }
  return drawVoucher(content, { faces, band, bandAlt, ground, madeAt })
})
