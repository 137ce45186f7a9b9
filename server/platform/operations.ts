import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from './app-error.ts'
import type { Database } from './database.ts'
import type { HtmlCache } from './html-cache.ts'
import type { App } from './http.ts'
import { countJobMetrics, type JobsWatch } from './jobs-metrics.ts'
import { mayReadFigures } from './may-read-figures.ts'
import type { Settings } from './settings.ts'

export interface Operations {
  /** From now on this process asks to be left out of the rotation. */
  drain(): void
}

/** /healthz: the process lives. /readyz: it can serve. /metrics: what it did, for the machine it runs on. */
export function serveOperations(
  app: App,
  { db, settings }: { db: Database; settings: Settings },
  cache: HtmlCache,
  newestMigration: string,
  jobs: JobsWatch,
): Operations {
  let draining = false
  const registry = countRequests(app, cache)
  countJobMetrics(registry, jobs)

  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (draining) return reply.status(503).header('retry-after', '5').send({ status: 'draining' })
    const { rows } = await sql<{
      name: string
    }>`SELECT name FROM schema_migrations WHERE name = ${newestMigration}`.execute(db)
    if (rows.length === 0)
      return reply.status(503).header('retry-after', '5').send({ status: 'waiting for migrations' })
    // Whoever can serve stays in the rotation, however its jobs are: they are done by any process. Only one that is
    // there for nothing but jobs is of no use without them.
    const isUseless = jobs.isAllThereIs && jobs.standsStill()
    if (isUseless) reply.status(503).header('retry-after', '5')
    const status = isUseless ? 'jobs stand still' : 'ready'
    // How much waits is for whoever may read the figures below.
    const figures = mayReadFigures(request, settings) ? await jobs.figures() : {}
    return { status, jobs: { ...jobs.runners(), ...figures } }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayReadFigures(request, settings)) throw new AppError('platform.forbidden')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })

  app.addHook('onResponse', (request, _, done) => {
    // A connection kept alive for a next request would keep the process alive, too.
    if (draining) request.raw.socket.end()
    done()
  })

  return {
    drain() {
      draining = true
    },
  }
}

function countRequests(app: App, cache: HtmlCache): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'annai_warm_pages',
    help: 'Rendered pages kept in memory',
    registers: [registry],
    collect() {
      this.set(cache.size)
    },
  })
  const answered = new Counter({
    name: 'annai_requests_total',
    help: 'Requests answered',
    labelNames: ['status'],
    registers: [registry],
  })
  const underWay = new Gauge({
    name: 'annai_requests_under_way',
    help: 'Requests being answered now',
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'annai_api_seconds',
    help: 'Time to answer a call',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5],
    registers: [registry],
  })
  app.addHook('onRequest', (_, reply, done) => {
    underWay.inc()
    // Of a caller who leaves before the end only this tells; `finish` comes first, and where no socket closes at all.
    let isOver = false
    const over = () => {
      if (!isOver) underWay.dec()
      isOver = true
    }
    reply.raw.once('finish', over).once('close', over)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    answered.inc({ status: reply.statusCode })
    const route = request.routeOptions.url
    if (route && route !== '/*') seconds.observe({ route }, reply.elapsedTime / 1000)
    done()
  })
  return registry
}
