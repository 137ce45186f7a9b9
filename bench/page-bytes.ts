import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../scripts/find-chromium.ts'
import { startAnnai } from './annai.ts'
import { withDataDir } from './data-dir.ts'
import type { Line } from './line.ts'

const clientDir = fileURLToPath(new URL('../build/client', import.meta.url))
/** Any day that can still be booked. */
const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const ride = `way=transfer&from=haneda-terminal-3&to=palace-hotel-tokyo&day=${soon}&time=19:05&guests=3&flight=NH+212`
const pages = [
  '/',
  '/tour/grid',
  '/category-details/fuji-and-hakone',
  '/tour/detail/fuji-at-first-light',
  '/tour/booking/fuji-at-first-light',
  '/cabs/home',
  `/cabs/list?${ride}`,
  `/cabs/detail?${ride}&class=alphard`,
  `/cabs/booking?${ride}&class=alphard`,
]
const limitsInKibibytes = { '.js': 130, '.css': 20, picture: 120 }
/** Checkout is reached by those who have chosen, and holds more. */
const checkoutScriptKibibytes = 170

/** What a browser on a phone really asks for when it opens a page, before anybody touches it. */
export function measurePageBytes(): Promise<Line[]> {
  return withDataDir(async (dataDir) => {
    const annai = await startAnnai({ DATA_DIR: dataDir })
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const lines: Line[] = []
      for (const page of pages) lines.push(...(await measurePage(browser, annai.url, page)))
      return lines
    } finally {
      await browser.close()
      await annai.stop()
    }
  })
}

async function measurePage(browser: Browser, url: string, address: string): Promise<Line[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  const page = await context.newPage()
  const asked = new Set<string>()
  const bytes = new Map<string, number>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'image')
      bytes.set(response.url(), Number(response.headers()['content-length'] ?? 0))
  })
  await page.goto(url + address, { waitUntil: 'networkidle' })
  const shown = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.getBoundingClientRect().bottom > 0)
      .map((image) => image.currentSrc),
  )
  await context.close()
  const [name] = address.split('?')
  const largest = Math.max(0, ...shown.map((source) => bytes.get(source) ?? 0))
  return [
    line(`JavaScript of ${name}`, compressed(asked, '.js'), scriptLimit(address)),
    line(`CSS of ${name}`, compressed(asked, '.css'), limitsInKibibytes['.css']),
    line(`Largest picture above the fold of ${name}`, largest, limitsInKibibytes.picture),
  ]
}

const scriptLimit = (address: string) =>
  /^\/(tour|cabs)\/booking\b/.test(address) ? checkoutScriptKibibytes : limitsInKibibytes['.js']

function compressed(asked: ReadonlySet<string>, ending: string): number {
  const files = [...asked].filter((file) => file.endsWith(ending)).map((file) => path.join(clientDir, `${file}.br`))
  if (files.length === 0 || !files.every((file) => existsSync(file)))
    throw new Error(`the page loads no ${ending}, or some without brotli`)
  return files.reduce((sum, file) => sum + statSync(file).size, 0)
}

function line(what: string, bytes: number, kibibytes: number): Line {
  return {
    what,
    measured: `${(bytes / 1024).toFixed(1)} KiB`,
    limit: `${kibibytes} KiB`,
    ratio: bytes / 1024 / kibibytes,
    holds: bytes / 1024 <= kibibytes,
  }
}
