import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findChromium } from '../scripts/find-chromium.ts'
import { startAnnai } from './annai.ts'
import { withDataDir } from './data-dir.ts'
import type { Line } from './line.ts'

/** Fetched when it is first needed: with all it brings it weighs 180 MB, which nobody wants with every install. */
const version = '13.5.0'
const toolDir = fileURLToPath(new URL('../node_modules/.lighthouse/', import.meta.url))
const pages = ['/', '/tour/grid', '/category-details/fuji-and-hakone', '/tour/detail/fuji-at-first-light']
const rounds = 5
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof least

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: Category[]; logLevel: 'silent' },
) => Promise<{ lhr: { categories: Record<Category, { score: number | null }>; runtimeError?: { message: string } } }>

/** Lighthouse as on a phone, the median of five, for the pages on which a visitor arrives. */
export function measureLighthouse(): Promise<Line[]> {
  return withDataDir(async (dataDir) => {
    const lighthouse = await loadLighthouse()
    const annai = await startAnnai({ DATA_DIR: dataDir })
    const browser = await startBrowser()
    try {
      const lines: Line[] = []
      for (const page of pages) await fetch(annai.url + page)
      // A browser's first page carries the browser's own start.
      await score(lighthouse, annai.url + pages[0], browser.port)
      for (const page of pages) {
        const scores: Record<Category, number>[] = []
        for (let round = 0; round < rounds; round++)
          scores.push(await score(lighthouse, annai.url + page, browser.port))
        for (const category of Object.keys(least) as Category[]) {
          const sorted = scores.map((one) => one[category]).sort((a, b) => a - b)
          const median = sorted[Math.floor(rounds / 2)] ?? 0
          lines.push({
            what: `Lighthouse ${category} of ${page}`,
            measured: `${median} (${sorted.join(', ')})`,
            limit: `${least[category]}`,
            ratio: median / least[category],
            holds: median >= least[category],
          })
        }
      }
      return lines
    } finally {
      await browser.stop()
      await annai.stop()
    }
  })
}

async function score(lighthouse: Lighthouse, url: string, port: number): Promise<Record<Category, number>> {
  const categories = Object.keys(least) as Category[]
  const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'silent' })
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
  ) as Record<Category, number>
}

async function loadLighthouse(): Promise<Lighthouse> {
  const entry = path.join(toolDir, 'node_modules/lighthouse/core/index.js')
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
