/** Shared with public/my-day-worker.js, which keeps the page itself; nothing of anybody's day is in there. */
const cachePrefix = 'annai-my-day'
const scope = '/my-day/'

/** Has the page kept for a time without signal. It reaches no page but this one. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  try {
    await navigator.serviceWorker.register('/my-day-worker.js', { scope })
    const { active } = await navigator.serviceWorker.ready
    await document.fonts.ready
    const files = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)
    active?.postMessage({ keep: files.filter((path) => path.startsWith('/assets/')) })
  } catch {
    // Closed to us, as in some private windows: the page then needs signal to open.
  }
}

/** When no link of this telephone opens any more. */
export async function forgetPage(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration(scope)
    await registration?.unregister()
    for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name)
  } catch {
    // Nothing was kept.
  }
}
