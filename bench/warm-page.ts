import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { startAnnai, startProcess } from './annai.ts'
import { withDataDir } from './data-dir.ts'
import type { Line, Tell } from './line.ts'
import { inFull } from './size.ts'

const rounds = inFull(5, 1)
const secondsPerRound = inFull(3, 1)
const pages = ['/', '/tour/detail/fuji-at-first-light', '/category-details/fuji-and-hakone'].slice(0, inFull(3, 1))

/** Warm pages against Fastify sending the same bytes from a buffer, in turns, so that both meet the same machine. */
export function measureWarmPages(tell: Tell): Promise<void> {
  return withDataDir(async (dataDir) => {
    const annai = await startAnnai({ DATA_DIR: dataDir })
    try {
      for (const page of pages) tell(await measurePage(annai.url, page))
    } finally {
      await annai.stop()
    }
  })
}

async function measurePage(annaiUrl: string, page: string): Promise<Line> {
  const answer = await fetchRaw(annaiUrl + page)
  const folder = mkdtempSync(path.join(tmpdir(), 'annai-bench-'))
  const bodyFile = path.join(folder, 'body')
  writeFileSync(bodyFile, answer.body)
  const buffer = await startProcess('bench/serve-buffer.ts', {
    BODY_FILE: bodyFile,
    HEADERS: JSON.stringify(answer.headers),
  })
  try {
    const pairs: { page: number; limit: number }[] = []
    await requestsPerSecond(annaiUrl + page)
    await requestsPerSecond(`${buffer.url}/`)
    for (let round = 0; round < rounds; round++) {
      pairs.push({
        page: await requestsPerSecond(annaiUrl + page),
        limit: await requestsPerSecond(`${buffer.url}/`),
      })
    }
    const middle = pairs.sort((a, b) => a.page / a.limit - b.page / b.limit)[Math.floor(rounds / 2)]
    if (!middle) throw new Error('nothing was measured')
    const ratio = middle.page / middle.limit
    const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')} per second`
    return {
      what: `Warm ${page} against the same bytes from a buffer`,
      measured: perSecond(middle.page),
      limit: `0.75 of ${perSecond(middle.limit)}`,
      ratio,
      holds: ratio >= 0.75,
    }
  } finally {
    await buffer.stop()
    rmSync(folder, { recursive: true })
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: inFull(20, 4),
    timeout: inFull(10, 60),
    duration: secondsPerRound,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} answered ${result.non2xx} refusals and ${result.errors} errors`)
  return result.requests.total / result.duration
}

/** The answer with its encoding left on. */
function fetchRaw(url: string) {
  return new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' }, agent: false }, async (answer) => {
      const { 'content-type': type = '', 'content-encoding': encoding = '', etag = '' } = answer.headers
      resolve({
        headers: { 'content-type': type, 'content-encoding': encoding, etag },
        body: Buffer.concat(await answer.toArray()),
      })
    })
      .on('error', reject)
      .end()
  })
}
