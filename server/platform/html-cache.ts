import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page, ready to be sent: three encodings, and its headers for each, made once. */
export interface WarmPage {
  status: number
  etag: string
  bodies: Record<Encoding, Buffer>
  headers: Record<Encoding, Readonly<Record<string, string>>>
  /** Whether the next visitor may get the same bytes. */
  keep: boolean
}

export interface RenderedPage {
  status: number
  html: string
  headers: Record<string, string>
  keep: boolean
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export async function warm(page: RenderedPage): Promise<WarmPage> {
  const identity = Buffer.from(page.html)
  const [br, zipped] = await Promise.all([
    brotliAsync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipAsync(identity, { level: 7 }),
  ])
  const bodies = { br, gzip: zipped, identity }
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  const common = { ...page.headers, etag, vary: 'accept-encoding' }
  const headersFor = (encoding: Encoding): Record<string, string> => ({
    ...common,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(bodies[encoding].length),
  })
  return {
    status: page.status,
    etag,
    bodies,
    keep: page.keep,
    headers: { br: headersFor('br'), gzip: headersFor('gzip'), identity: headersFor('identity') },
  }
}

/** Pages by key, the least recently asked for going first when the bytes run over. */
export class HtmlCache {
  readonly #limitBytes: number
  readonly #pages = new Map<string, WarmPage>()
  readonly #underWay = new Map<string, Promise<WarmPage>>()
  #bytes = 0
  /** Counts invalidations: what was rendered before one must not be kept after it. */
  #epoch = 0

  constructor(limitBytes = 64 * 1024 * 1024) {
    this.#limitBytes = limitBytes
  }

  get(key: string): WarmPage | undefined {
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  /** Many visitors who miss the same page at once wait for one rendering. */
  async fill(key: string, render: () => Promise<WarmPage>): Promise<WarmPage> {
    const epoch = this.#epoch
    const flight = `${epoch} ${key}`
    const started = this.#underWay.get(flight) ?? render()
    this.#underWay.set(flight, started)
    try {
      const page = await started
      if (page.keep && epoch === this.#epoch) this.#keep(key, page)
      return page
    } finally {
      this.#underWay.delete(flight)
    }
  }

  clear() {
    this.#epoch++
    this.#pages.clear()
    this.#bytes = 0
  }

  get size() {
    return this.#pages.size
  }

  #keep(key: string, page: WarmPage) {
    if (this.#pages.has(key)) return
    this.#pages.set(key, page)
    this.#bytes += weigh(page)
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#limitBytes) break
      this.#pages.delete(oldest)
      this.#bytes -= weigh(old)
    }
  }
}

const weigh = (page: WarmPage) => page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length
