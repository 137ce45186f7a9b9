/**
 * Links lead to http, https, mailto and tel, and to paths of our own; anything else becomes a blank link (specification
 * §5). Control characters go first, as browsers drop them too: `java\tscript:` and `/\t/evil` are what they become.
 */
export function safeHref(href: string): string {
  const clean = href.replace(/\p{Cc}/gu, '').trim()
  return /^(https?:|mailto:|tel:|\/(?![/\\]))/i.test(clean) ? clean : 'about:blank'
}
