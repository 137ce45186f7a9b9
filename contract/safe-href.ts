/**
 * Links lead to http, https, mailto and tel, and to paths of our own; anything else becomes a blank link (specification
 * §5). Control characters go first, as browsers drop them too: `java\tscript:` and `/\t/evil` are what they become.
 */
export function safeHref(href: string): string {
  const clean = cleanHref(href)
  const isFine = /^(https?:|mailto:|tel:|\/(?![/\\]))/i.test(clean) && !namesUser(clean)
  return isFine ? clean : 'about:blank'
}

const cleanHref = (href: string) => href.replace(/\p{Cc}/gu, '').trim()

/** Said where somebody writes such a link. */
export const userInLink = 'A link cannot hold a user name or a password. Leave out what stands before the @.'

/**
 * Whether a web address holds a user or a password before its host: `https://annai.example@evil.example` looks like ours
 * and leads elsewhere, and a password in a link is read by everybody. Browsers take any number of slashes of either kind.
 */
export function namesUser(href: string): boolean {
  const [, host = ''] = /^https?:[/\\]*([^/\\?#]*)/i.exec(cleanHref(href)) ?? []
  return host.normalize('NFKC').includes('@')
}
