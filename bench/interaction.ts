import { chromium } from 'playwright-core'
import { findChromium } from '../scripts/find-chromium.ts'
import { startProcess } from './annai.ts'
import { withDataDir } from './data-dir.ts'
import { stepsOfCheckout } from './interaction-checkout.ts'
import type { Part } from './interaction-part.ts'
import { choicesOnTourPage } from './interaction-tour-page.ts'
import type { Line, Tell } from './line.ts'
import { percentile } from './timed.ts'
import { takeInteractions, watchInteractions } from './watch-interactions.ts'

const limitMs = 200
/** Fewer say nothing about a p75. */
const fewest = 20

/** Interaction to next paint as on a phone: choosing on the tour page, and every step of checkout, in one journey. */
export function measureInteraction(tell: Tell): Promise<void> {
  return withDataDir(async (dataDir) => {
    const env = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' }
    const annai = await startProcess('bench/serve-annai.ts', env)
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const page = await browser.newPage({
        viewport: { width: 390, height: 844 },
        // As Lighthouse has it: all is painted without a graphics chip here, which phones have.
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
        baseURL: annai.url,
      })
      await watchInteractions(page)
      for (const { what, open, act } of [...choicesOnTourPage, ...stepsOfCheckout] satisfies Part[]) {
        await open(page)
        await takeInteractions(page)
        await act(page)
        tell(line(what, await takeInteractions(page)))
      }
    } finally {
      await browser.close()
      await annai.stop()
    }
  })
}

function line(what: string, durations: readonly number[]): Line {
  const p75 = percentile(durations, 0.75)
  const isEnough = durations.length >= fewest
  return {
    what: `Interaction to next paint, ${what}, p75`,
    measured: `${p75} ms (${durations.length} measured, longest ${Math.max(0, ...durations)} ms)`,
    limit: isEnough ? `${limitMs} ms` : `${limitMs} ms, of at least ${fewest}`,
    ratio: p75 / limitMs,
    holds: isEnough && p75 <= limitMs,
  }
}
