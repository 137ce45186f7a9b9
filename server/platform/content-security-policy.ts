import { createHash, randomBytes } from 'node:crypto'

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
 * The policy of one rendered page: nothing by default, our own files, the inline scripts that bear the renderer's mark and
 * no others that may have got into the HTML, and the style attributes that stand in it. Hashes, not nonces: a page that is
 * kept warm is the same for everyone. Without a mark no inline script is allowed.
 */
export function policyFor(html: string, sources: PolicySources, scriptMark?: string): string {
  const scripts = new Set(scriptMark ? markedScripts(html, scriptMark).map(hash) : [])
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

/** Letters and digits, and nothing that means something in a pattern. */
export const newScriptMark = () => randomBytes(24).toString('hex')

function markedScripts(html: string, mark: string): string[] {
  const ours = new RegExp(`<script(?=[^>]*\\snonce="${mark}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  return [...html.matchAll(ours)].map((match) => match[1] ?? '')
}

/** The page as everybody gets it. */
export const withoutScriptMark = (html: string, mark: string) => html.replaceAll(` nonce="${mark}"`, '')

/** Stripe.js lays its frames out by style attributes that nobody can hash beforehand; style elements stay closed. */
const cardDirectives = ({ frames }: CardSources) => [
  ['frame-src', ...frames].join(' '),
  "style-src-attr 'unsafe-inline'",
]

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const unescapeHtml = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
