const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What stands in a piece of HTML to be read. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (sign, name: string) => signs[name] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Every element with this tag, from its opening to the next closing of its kind: for those that hold no other of it. */
export const elementsOf = (html: string, tag: string): string[] =>
  html.match(new RegExp(`<${tag}\\b[^>]*>[\\s\\S]*?</${tag}>`, 'g')) ?? []

export const headlineOf = (html: string): string => wordsOf(elementsOf(html, 'h1')[0] ?? '')
export const titleOf = (html: string): string => wordsOf(elementsOf(html, 'title')[0] ?? '')

/** Where its links lead. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
