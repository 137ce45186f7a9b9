/** Markup that was written here. Whatever else is put into it is text, and stays text. */
export interface Html {
  readonly markup: string
}

type Piece = Html | string | number | null | false | readonly Html[]

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

function toMarkup(piece: Piece): string {
  if (piece === null || piece === false) return ''
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece))
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('')
}

/** A template whose every hole is escaped, so that forgetting it is not possible. */
export const html = (texts: TemplateStringsArray, ...pieces: Piece[]): Html => ({
  markup: texts.reduce((markup, text, index) => markup + toMarkup(pieces[index - 1] ?? null) + text),
})

/** What a person typed over several lines, with its lines. */
export const htmlLines = (text: string): Html => ({
  markup: text
    .split(/\r\n|\r|\n/)
    .map(escapeHtml)
    .join('<br>'),
})
