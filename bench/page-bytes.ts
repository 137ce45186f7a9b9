import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../scripts/find-chromium.ts'
import { startAnnai } from './annai.ts'
import { withDataDir } from './data-dir.ts'
import type { Line, Tell } from './line.ts'
import { type PublicPage, publicPages } from './public-pages.ts'
import { inFull } from './size.ts'

const clientDir = fileURLToPath(new URL('../build/client', import.meta.url))
const limitsInKibibytes = { run: 5, fetched: 130, styles: 20, picture: 120 }
/** What may be more: these are reached by those who have chosen. Held where they are, so that they do not grow. */
const moreScriptKibibytes: readonly (readonly [RegExp, number])[] = [
  [/^\/(tour|cabs)\/booking\b/, 150],
  [/^\/booking-confirmed/, 160],
  [/^\/find-booking/, 135],
  [/^\/trip$/, 140],
]

/** What a browser on a phone really asks for and runs when it opens a page, before anybody touches it. */
export function measurePageBytes(tell: Tell, wanted: readonly string[]): Promise<void> {
  return withDataDir(async (dataDir) => {
    const annai = await startAnnai({ DATA_DIR: dataDir })
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      for (const page of publicPages.slice(0, inFull(publicPages.length, 1))) {
        if (wanted.length > 0 && !wanted.includes(page.name)) continue
        for (const one of await measurePage(browser, annai.url, page)) tell(one)
      }
    } finally {
      await browser.close()
      await annai.stop()
    }
  })
}

async function measurePage(
  browser: Browser,
  url: string,
  { name, address, startsAtOnce }: PublicPage,
): Promise<Line[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  const page = await context.newPage()
  const asked = new Set<string>()
  const bytes = new Map<string, number>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'image')
      bytes.set(response.url(), Number(response.headers()['content-length'] ?? 0))
  })
  // Every script that is read in order to be run, with those that stand in the document.
  let run = 0
  const session = await context.newCDPSession(page)
  session.on('Debugger.scriptParsed', (script) => {
    if (script.url.startsWith(url)) run += script.length ?? 0
  })
  await session.send('Debugger.enable')
  await page.goto(url + address, { waitUntil: 'networkidle' })
  // A slow machine may be quiet before the files are asked for.
  await page.waitForFunction((atOnce) => {
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch], link[rel=modulepreload]')]
    const all = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files?.split(' ') ?? []
    // What starts at once is named in the page, and not asked for later.
    const areNamed = atOnce || (all.length > 0 && files.length >= all.length)
    return areNamed && files.every(({ href }) => performance.getEntriesByName(href).length > 0)
  }, startsAtOnce)
  const shown = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.getBoundingClientRect().bottom > 0)
      .map((image) => image.currentSrc),
  )
  await context.close()
  const largest = Math.max(0, ...shown.map((source) => bytes.get(source) ?? 0))
  return [
    ...(startsAtOnce ? [] : [line(`JavaScript run before anybody is at ${name}`, run, limitsInKibibytes.run)]),
    line(`JavaScript fetched by ${name}`, compressed(asked, '.js'), scriptLimit(name)),
    line(`CSS of ${name}`, compressed(asked, '.css'), limitsInKibibytes.styles),
    line(`Largest picture above the fold of ${name}`, largest, limitsInKibibytes.picture),
  ]
}

const scriptLimit = (name: string) =>
  moreScriptKibibytes.find(([pages]) => pages.test(name))?.[1] ?? limitsInKibibytes.fetched

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
