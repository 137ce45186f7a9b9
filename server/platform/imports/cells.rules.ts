/** What people and spreadsheets write into cells, and what is meant by it. */

/** Full-width figures and letters (３５, Ａ) as plain ones, and the wide space as a space. */
export const plain = (text: string) =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .trim()

/** As names are compared: however wide, large or spaced. */
export const folded = (text: string) => plain(text).replace(/\s+/g, ' ').toLowerCase()

/** What the bounds of its field then judge: a figure where it is one, else the words that are none. */
export type Read = (cell: string, separator: string) => unknown

/** With a comma for a point where no comma parts the cells. NaN where it is no figure. */
export const figure: Read = (cell, separator) => {
  const typed = plain(cell).replace(/\s+/g, '')
  if (typed === '') return null
  const pointed = separator !== ',' ? typed.replace(/^([+-]?\d+),(\d+)$/, '$1.$2') : typed
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(pointed) ? Number(pointed) : Number.NaN
}

/** A figure that may name its unit: "45 min", "125%". */
export const figureIn =
  (unit: RegExp): Read =>
  (cell, separator) =>
    figure(plain(cell).replace(unit, ''), separator)

/** Words in plain letters; Japanese stays as it is. */
export const words: Read = (cell) => plain(cell)

/** As it stands. */
export const asWritten: Read = (cell) => cell.trim()

/** A spreadsheet would calculate it; it is no figure. */
export const isFormula = (cell: string) =>
  /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell.trimStart()) && Number.isNaN(figure(cell, ';'))

/** Figures or letters that `plain` changes. */
export const isWide = (cell: string) => /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/.test(cell)
