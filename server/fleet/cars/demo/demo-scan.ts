/** A page that says what it would be: small, and a real PDF. */
export async function demoScan(title: string, lines: readonly string[], at: Date): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const sheet = new PDFDocument({ size: 'A5', info: { Title: title, CreationDate: at } })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  sheet.fontSize(18).text(title).moveDown()
  sheet.fontSize(11)
  for (const line of lines) sheet.text(line)
  sheet.end()
  return whole
}
