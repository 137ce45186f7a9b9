/** The figures in what was typed or pasted, in whatever script and with whatever between them; six at most. */
export function sixFigures(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, 6)
}
