import { type Browser, chromium, type Page } from 'playwright-core'
import { addDays, tokyoDayOf } from '#server/platform/tokyo-time.rules.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { startProcess } from './annai.ts'
import { enlargeFleet } from './enlarge-fleet.ts'
import { fillDay, fleetOfSixty } from './full-board.ts'
import type { Tell } from './line.ts'
import { longestTask } from './longest-task.ts'
import { withHouse } from './prepared-house.ts'
import { inFull } from './size.ts'
import { percentile } from './timed.ts'

const bars = 300
const loads = inFull(7, 1)
const limitFrameMs = 50
/** After the answer is there, nobody should have to wait for the board. */
const limitInteractiveMs = 1000

declare global {
  interface Window {
    /** When the first line of the board was here, and when all bars could be pressed. */
    boardAt: { data: number; ready: number }
  }
}

/** A day with sixty rows and three hundred bars: from data to a board that answers, and the longest frame of a drag. */
export function measureBoard(tell: Tell): Promise<void> {
  return withHouse(async ({ ctx, pool, databaseUrl }) => {
    await enlargeFleet(pool, 4)
    await fleetOfSixty(pool)
    const day = addDays(tokyoDayOf(ctx.clock.now()), 30)
    await fillDay(pool, day)
    const env = { DATABASE_URL: databaseUrl, DEMO: '1', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
    const annai = await startProcess('bench/serve-annai.ts', env)
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: annai.url })
      await signIn(page, annai.url)
      await noteTimes(page)
      const [took, bare]: [number[], number[]] = [[], []]
      for (let load = 0; load < loads; load++) {
        await page.goto(`/admin/dispatch?day=${day}`)
        await page.waitForFunction(() => window.boardAt.ready > 0)
        took.push(await page.evaluate(() => window.boardAt.ready - window.boardAt.data))
        bare.push(await drawBareBoxes(page))
      }
      const frame = await longestFrameOfDrag(browser, page)
      const [ready, boxes] = [percentile(took, 0.5), percentile(bare, 0.5)]
      tell({
        what: 'A board of 60 rows and 300 bars, from data to interactive, median',
        measured: `${ready.toFixed(0)} ms`,
        limit: `${limitInteractiveMs} ms; ${(ready / boxes).toFixed(1)} × drawing 300 bare buttons, ${boxes.toFixed(0)} ms`,
        ratio: ready / limitInteractiveMs,
        holds: ready <= limitInteractiveMs,
      })
      tell({
        what: 'The longest frame while dragging over it',
        measured: `${frame.toFixed(1)} ms`,
        limit: `${limitFrameMs} ms`,
        ratio: frame / limitFrameMs,
        holds: frame <= limitFrameMs,
      })
    } finally {
      await browser.close()
      await annai.stop()
    }
  })
}

async function signIn(page: Page, url: string): Promise<void> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'naomi@annai.example', password: 'annai-demo' }),
  })
  const session = await answer.text()
  await page.addInitScript((stored) => sessionStorage.setItem('user', stored), session)
}

/** Notes when the stream's first bytes are here, and when the last bar is drawn and the page has nothing left to do. */
const noteTimes = (page: Page) =>
  page.addInitScript((all) => {
    window.boardAt = { data: 0, ready: 0 }
    const { fetch } = window
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked)
      if (!answer.url.includes('/dispatch/news') || !answer.body) return answer
      const first = new TransformStream({
        transform(chunk, controller) {
          window.boardAt.data ||= performance.now()
          controller.enqueue(chunk)
        },
      })
      return new Response(answer.body.pipeThrough(first), answer)
    }
    const look = () => {
      if (document.querySelectorAll('[data-bar][data-row]').length < all) return requestAnimationFrame(look)
      requestIdleCallback(() => {
        window.boardAt.ready = performance.now()
      })
    }
    requestAnimationFrame(look)
  }, bars)

/** What the browser itself needs for as many buttons at places of their own. */
const drawBareBoxes = (page: Page) =>
  page.evaluate(async (all) => {
    const started = performance.now()
    const host = document.createElement('div')
    for (let nth = 0; nth < all; nth++) {
      const box = document.createElement('button')
      box.style.cssText = `position:absolute;inset-inline-start:${nth % 100}%;inset-block-start:${nth}px`
      box.textContent = `Tokyo, unhurried ${nth}`
      host.append(box)
    }
    document.body.append(host)
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    const took = performance.now() - started
    host.remove()
    return took
  }, bars)

async function longestFrameOfDrag(browser: Browser, page: Page): Promise<number> {
  const bar = page.locator('[data-bar][data-kind="chauffeur"]').first()
  const box = await bar.boundingBox()
  if (!box) throw new Error('There is no bar to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  // Once before, so that the code of dragging is there, as it is for whoever drags all day.
  const drag = async () => {
    await page.mouse.down()
    const fits = page.waitForResponse(/\/dispatch\/fits/)
    for (let step = 1; step <= 120; step++) await page.mouse.move(x + step, y + ((step * 7) % 560))
    await fits
    for (let step = 120; step >= 1; step--) await page.mouse.move(x + step, y + ((step * 11) % 560))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page.mouse.move(x, y)
  }
  await drag()
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await drag()
  return longestTask(await browser.stopTracing())
}
