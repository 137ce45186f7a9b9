import { readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError } from './app-error.ts'
import type { App } from './http.ts'

const aYear = 31_536_000_000
const compressed = /\.(br|gz)$/

/** Keeps the crew's page for a time without signal (see web/dispatch/crew/day): it may fetch our files, and no more. */
const pageWorker = 'my-day-worker.js'
const workerHeaders = { 'content-security-policy': "default-src 'none'; connect-src 'self'" }

/** Hashed files never change, so browsers keep them for good; the few with a fixed name (icon, robots) for an hour. */
export function serveStaticFiles(app: App, clientDir: string) {
  app.register(fastifyStatic, {
    root: path.join(clientDir, 'assets'),
    prefix: '/assets/',
    wildcard: true,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: aYear,
    decorateReply: true,
  })
  for (const entry of readdirSync(clientDir, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.') || compressed.test(entry.name)) continue
    app.get(`/${entry.name}`, (_, reply) =>
      reply
        .headers(entry.name === pageWorker ? workerHeaders : {})
        .sendFile(entry.name, clientDir, { maxAge: 3_600_000, immutable: false }),
    )
  }
  app.addHook('onRequest', (request, _, done) => {
    // The stored compressions are chosen by Accept-Encoding, not asked for by name.
    done(
      request.url.startsWith('/assets/') && compressed.test(request.url)
        ? new AppError('platform.unknown-path')
        : undefined,
    )
  })
}
