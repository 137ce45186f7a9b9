import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/find-chromium.ts'
import { startAnnai } from './annai.ts'
import { withDataDir } from './data-dir.ts'
import type { Line } from './line.ts'

const clientDir = fileURLToPath(new URL('../build/client', import.meta.url))
const limits = [
  { ending: '.js', what: 'JavaScript of / before anyone touches it', kibibytes: 125 },
  { ending: '.css', what: 'CSS of /', kibibytes: 15 },
]

/** What a browser really asks for when it opens `/`, in brotli. */
export function measurePageBytes(): Promise<Line[]> {
  return withDataDir(async (dataDir) => {
    const annai = await startAnnai({ DATA_DIR: dataDir })
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const page = await browser.newPage()
      const asked = new Set<string>()
      page.on('request', (request) => asked.add(new URL(request.url()).pathname))
      await page.goto(`${annai.url}/`, { waitUntil: 'networkidle' })
      return limits.map(({ ending, what, kibibytes }) => {
        const files = [...asked]
          .filter((file) => file.endsWith(ending))
          .map((file) => path.join(clientDir, `${file}.br`))
        if (files.length === 0 || !files.every((file) => existsSync(file)))
          throw new Error(`the page loads no ${ending}, or some without brotli`)
        const measured = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024
        return {
          what,
          measured: `${measured.toFixed(1)} KiB`,
          limit: `${kibibytes} KiB`,
          ratio: measured / kibibytes,
          holds: measured <= kibibytes,
        }
      })
    } finally {
      await browser.close()
      await annai.stop()
    }
  })
}
