import { createHash } from 'node:crypto'

export interface PolicySources {
  /** Other origins the page talks to or shows pictures of; empty when everything is ours. */
  connect: string[]
  images: string[]
  secure: boolean
  /** Of the card gateway, on the pages where cards are typed. */
  cards?: CardSources
}

export interface CardSources {
  scripts: readonly string[]
  frames: readonly string[]
  connect: readonly string[]
}

/** What Stripe asks for; each of its frames may come from a host of its own below js.stripe.com. */
export const stripeSources: CardSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

/**
 * React Aria writes this one style element itself, on iOS, while a dialog is open. It is constant, so its hash is
 * too; its other one is made unnecessary in the document (see root.tsx).
 */
const preventScrollStyle = `
@layer {
  * {
    overscroll-behavior: contain;
  }
}`.trim()

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/**
 * The policy of one rendered page: nothing by default, our own files, and exactly the inline scripts and style
 * attributes that stand in this HTML. Hashes, not nonces: a page that is kept warm is the same for everyone.
 */
export function policyFor(html: string, sources: PolicySources): string {
  const scripts = new Set(
    [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => hash(match[1] ?? '')),
  )
  const styles = new Set([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => hash(match[1] ?? '')))
  const attributes = new Set(
    [...html.matchAll(/\sstyle="([^"]*)"/g)].map((match) => hash(unescapeHtml(match[1] ?? ''))),
  )
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts, ...(sources.cards?.scripts ?? [])].join(' '),
    [
      'style-src',
      "'self'",
      hash(preventScrollStyle),
      ...styles,
      ...(attributes.size > 0 ? ["'unsafe-hashes'", ...attributes] : []),
    ].join(' '),
    ['img-src', "'self'", ...sources.images].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...sources.connect, ...(sources.cards?.connect ?? [])].join(' '),
    ...(sources.cards ? cardDirectives(sources.cards) : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(sources.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Stripe.js lays its frames out by style attributes that nobody can hash beforehand; style elements stay closed. */
const cardDirectives = ({ frames }: CardSources) => [
  ['frame-src', ...frames].join(' '),
  "style-src-attr 'unsafe-inline'",
]

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const unescapeHtml = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
