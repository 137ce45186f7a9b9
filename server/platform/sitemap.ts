import type { App } from './http.ts'

/** A page that search engines should know. */
export interface ListedPage {
  path: string
  /** The day its content last changed, YYYY-MM-DD. */
  changedOn?: string
}

/**
 * /sitemap.xml and /robots.txt: where our pages are, and what is nobody's to index. No list at all means that none of them
 * can be read now: whoever asks comes again.
 */
export function serveSitemap(app: App, publicUrl: string, listPages: () => Promise<ListedPage[] | null>) {
  app.get('/sitemap.xml', async (_, reply) => {
    const pages = await listPages()
    if (!pages) return reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '3600' }).send()
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(toSitemap(publicUrl, pages))
  })
  const robots = ['User-agent: *', ...['/admin/', '/agent/', '/api/', '/user/'].map((path) => `Disallow: ${path}`)]
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${[...robots, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`),
  )
}

export function toSitemap(publicUrl: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    return `  <url><loc>${escapeXml(publicUrl + path)}</loc>${changed}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
