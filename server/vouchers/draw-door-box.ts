import { qrModules } from '#server/platform/qr-code.ts'
import { darkStretches } from './dark-stretches.rules.ts'
import type { VoucherContent } from './voucher-content.rules.ts'
import { innerWidth, parts, sheet } from './voucher-layout.rules.ts'
import { type Page, quiet } from './voucher-page.ts'

const padding = 13
export const qrSide = parts.box - 2 * 10

/** For the staff at the hotel's door, who need to know when, whom and which car; beside it the code that proves it. */
export function drawBox(page: Page, { door, checkAddress }: VoucherContent, top: number) {
  const { doc, type } = page
  const x = sheet.margin + padding
  const width = innerWidth - 3 * padding - qrSide
  page.decorate(() => {
    doc
      .lineWidth(1.1)
      .rect(sheet.margin + 0.55, top + 0.55, innerWidth - 1.1, parts.box - 1.1)
      .stroke('#000')
  })
  const size = 10.5
  const party = type.wrap([{ text: door.party, style: 'regular' }], { size, width, mostLines: 2 })
  const first = top + (party.length > 1 ? 21 : 27)
  page.add('P', () => type.write([{ text: door.whom, style: 'regular' }], x, first, { size: 8.5, colour: quiet }))
  page.add('P', { lang: 'ja' }, () => type.write([{ text: door.moment, style: 'mincho' }], x, first + 20, { size: 14 }))
  page.add('P', { lang: 'ja' }, () => {
    for (const [index, line] of party.entries()) type.write(line, x, first + 38 + index * 14.5, { size })
  })
  page.add('Figure', { alt: `QR code of ${checkAddress}` }, () =>
    drawQr(page, checkAddress, sheet.margin + innerWidth - padding - qrSide + 3, top + 10),
  )
}

function drawQr({ doc }: Page, text: string, x: number, y: number) {
  const modules = qrModules(text)
  const side = qrSide / modules.length
  for (const { row, from, length } of darkStretches(modules))
    doc.rect(x + from * side, y + row * side, length * side, side)
  doc.fill('#000')
}
