import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { projectDir } from '#server/platform/project-dir.ts'
import { createThreads } from '#server/platform/threads.ts'
import type { TableContent } from './draw-table.ts'
import type { Band, BandSize } from './draw-voucher.ts'
import type { ReceiptContent } from './receipt-content.rules.ts'
import type { VoucherContent } from './voucher-content.rules.ts'

/** What a thread needs in order to draw: words, and nothing that leads to the database. */
export type PaperToDraw =
  | { kind: 'receipt'; content: ReceiptContent; madeAt: Date }
  | { kind: 'table'; content: TableContent; madeAt: Date }
  | { kind: 'voucher'; content: VoucherContent; bandAlt: string; ground: string; madeAt: Date }

const papers = createThreads<PaperToDraw, BandSize, Uint8Array | null, Uint8Array>(
  pathToFileURL(`${projectDir}server/vouchers/paper-thread.ts`),
  {
    // One on a small machine, where the thread that serves needs the other core.
    threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    mayWait: 200,
    // With the start of a thread, which reads the faces, on a machine that is busy.
    mostMs: 60_000,
  },
)

/** Draws a paper beside the thread that serves; that is asked for the picture as soon as its size is known. */
export async function drawPaper(paper: PaperToDraw, band: Band = async () => null): Promise<Buffer> {
  const drawn = await papers.run(paper, band)
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
}

/** A sheet of rows as a PDF, drawn beside the thread that serves. */
export const drawTablePaper = (content: TableContent, madeAt: Date): Promise<Buffer> =>
  drawPaper({ kind: 'table', content, madeAt })

export const closePapers = () => papers.close()
