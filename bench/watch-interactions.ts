import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** The longest duration of each interaction since they were last taken, in milliseconds. */
    interactions: Map<number, number>
  }
}

/** Phones are so much slower than the machine that runs this. */
const slowDown = 4
/** The least that a browser tells; what is answered within one frame is not told at all. */
const leastMs = 16

/** From now on the page is slow, and tells how long each press and each key waited for the next paint. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.interactions = new Map()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId = 0, duration } = entry as PerformanceEventTiming & { interactionId?: number }
        if (interactionId === 0) continue
        window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0))
      }
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
  }, leastMs)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
}

/** What was measured since it was last asked for. The browser tells of an interaction only some frames after its paint. */
export async function takeInteractions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    const taken = [...window.interactions.values()]
    window.interactions.clear()
    return taken
  })
}
