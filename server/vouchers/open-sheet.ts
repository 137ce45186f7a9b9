import type { Faces } from './faces.ts'
import { createTypesetter } from './typeset.ts'
import { sheet } from './voucher-layout.rules.ts'
import { openPage, type Page } from './voucher-page.ts'

export interface SheetWords {
  title: string
  subject: string
  faces: Faces
  madeAt: Date
}

export interface Sheet {
  page: Page
  /** The finished file, once the page has ended. */
  done: Promise<Buffer>
}

/** One empty A4 page, tagged, so that what is drawn on it can be read aloud. */
export async function openSheet({ title, subject, faces, madeAt }: SheetWords): Promise<Sheet> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: 'Annai', Subject: subject, CreationDate: madeAt },
  })
  const done = collect(doc)
  return { page: openPage(doc, createTypesetter(doc, faces)), done }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
