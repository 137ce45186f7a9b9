import qrcode from 'qrcode-generator'

/** The modules of a QR code, row by row; true is dark. It still reads with a seventh of it worn off. */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  )
}
