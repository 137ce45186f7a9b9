import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findChromium } from '../scripts/find-chromium.ts'
import { startAnnai } from './annai.ts'
import { withDataDir } from './data-dir.ts'
import type { Tell } from './line.ts'
import { publicPages } from './public-pages.ts'
import { inFull, isShort } from './size.ts'

/** Fetched when it is first needed: with all it brings it weighs 180 MB, which nobody wants with every install. */
const version = '13.5.0'
const toolDir = fileURLToPath(new URL('../node_modules/.lighthouse/', import.meta.url))
const entry = path.join(toolDir, 'node_modules/lighthouse/core/index.js')
/** On these a visitor arrives. */
const arrivals = ['/', '/tour/grid', '/category-details/fuji-and-hakone', '/tour/detail/fuji-at-first-light']
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof least
/** Of every other open page: the rest is held by the journey over every page, and not every page wants to be found. */
const leastElsewhere = { performance: 97 }
const rounds = { arrivals: inFull(5, 1), elsewhere: 3 }

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: Category[]; logLevel: 'silent' },
) => Promise<{
  lhr: { categories: Partial<Record<Category, { score: number | null }>>; runtimeError?: { message: string } }
}>

/** Lighthouse as on a phone, the median of some rounds: pages on which a visitor arrives, then every other open page. */
export function measureLighthouse(tell: Tell, wanted: readonly string[]): Promise<void> {
  return withDataDir(async (dataDir) => {
    if (isShort && !existsSync(entry))
      return tell({ what: 'Lighthouse', measured: 'not fetched yet', limit: '', ratio: Number.NaN, holds: true })
    const lighthouse = await loadLighthouse()
    const annai = await startAnnai({ DATA_DIR: dataDir })
    const browser = await startBrowser()
    const others = publicPages.filter(({ name }) => !arrivals.includes(name))
    const pages = [...publicPages.filter(({ name }) => arrivals.includes(name)), ...others]
    try {
      // A browser's first page carries the browser's own start.
      if (!isShort) await score(lighthouse, annai.url, browser.port, ['performance'])
      for (const { name, address } of pages.slice(0, inFull(pages.length, 1))) {
        if (wanted.length > 0 && !wanted.includes(name)) continue
        const limits: Partial<Record<Category, number>> = arrivals.includes(name) ? least : leastElsewhere
        const categories = Object.keys(limits) as Category[]
        await fetch(annai.url + address)
        const scores: Partial<Record<Category, number>>[] = []
        for (let round = 0; round < (arrivals.includes(name) ? rounds.arrivals : rounds.elsewhere); round++)
          scores.push(await score(lighthouse, annai.url + address, browser.port, categories))
        for (const category of categories) {
          const limit = limits[category] ?? 0
          const sorted = scores.map((one) => one[category] ?? 0).sort((a, b) => a - b)
          const median = sorted[Math.floor(sorted.length / 2)] ?? 0
          tell({
            what: `Lighthouse ${category} of ${name}`,
            measured: `${median} (${sorted.join(', ')})`,
            limit: `${limit}`,
            ratio: median / limit,
            holds: median >= limit,
          })
        }
      }
    } finally {
      await browser.stop()
      await annai.stop()
    }
  })
}

/** The tool at times loses the trace of a page and says so; that is no fault of the page. */
const tries = 3

async function score(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  onlyCategories: Category[],
  attempt = 1,
): Promise<Partial<Record<Category, number>>> {
  const { lhr } = await lighthouse(url, { port, onlyCategories, logLevel: 'silent' })
  if (lhr.runtimeError && attempt < tries) return score(lighthouse, url, port, onlyCategories, attempt + 1)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  return Object.fromEntries(onlyCategories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]))
}

async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(entry)) {
    mkdirSync(toolDir, { recursive: true })
    writeFileSync(path.join(toolDir, 'package.json'), '{}')
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', `lighthouse@${version}`], {
      cwd: toolDir,
      stdio: 'ignore',
    })
  }
  return (await import(pathToFileURL(entry).href)).default
}

/** A browser with nothing of anybody's in it, listening for Lighthouse. */
async function startBrowser() {
  const port = await freePort()
  const profile = mkdtempSync(path.join(tmpdir(), 'annai-lighthouse-'))
  const child = spawn(
    findChromium(),
    [
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync', 'about:blank'],
    ],
    // A group of its own: some systems start the browser by a script, which would end without it.
    { stdio: 'ignore', detached: true },
  )
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined)
    if (answer?.ok) break
    if (attempt > 100) throw new Error('the browser did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    port,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
