import type { App } from './http.ts'
import type { Settings } from './settings.ts'

/** Where API_BASE_URL lies on another origin than the pages, those pages, and no others, may call it from a browser. */
export function crossOriginAccess(app: App, settings: Settings, basePath: string) {
  const pagesOrigin = new URL(settings.publicUrl).origin
  if (new URL(settings.apiBaseUrl, settings.publicUrl).origin === pagesOrigin) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(`${basePath}/`)) return done()
    reply.header('vary', 'origin')
    if (request.headers.origin !== pagesOrigin) return done()
    reply.header('access-control-allow-origin', pagesOrigin).header('cross-origin-resource-policy', 'cross-origin')
    if (request.method !== 'OPTIONS') return done()
    reply
      .status(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      .header('access-control-max-age', '7200')
      .send()
  })
}
