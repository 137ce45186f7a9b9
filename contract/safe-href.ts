/** Links lead to http, https, mailto and tel only; anything else becomes a blank link (specification §5). */
export function safeHref(href: string): string {
  return /^(https?:|mailto:|tel:)/i.test(href.trim()) || /^\/(?![/\\])/.test(href) ? href.trim() : 'about:blank'
}
