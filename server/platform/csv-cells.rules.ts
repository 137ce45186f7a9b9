/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, which it shows as text. So does what
 * has one already: taking one off gives back what was written, whatever it was.
 */
const looksLikeFormula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

export const withApostrophe = (text: string) => (looksLikeFormula.test(text) ? `'${text}` : text)

/** A cell of a file of ours as it was before it was written. */
export const withoutApostrophe = (cell: string) =>
  cell.startsWith("'") && looksLikeFormula.test(cell) ? cell.slice(1) : cell
