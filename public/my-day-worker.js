/*
 * Keeps the crew's page for a time without signal: its HTML, which is the same for every link and names nobody, and the
 * files that it loads. It is registered for /my-day/ alone and sees no other page. What stands on somebody's day, and
 * what was tapped, the page keeps itself.
 */
const cachePrefix = 'annai-my-day'
const cacheName = `${cachePrefix}-1`
/** One name for all links: the link itself is not written down. */
const shell = '/my-day/'
const patienceMs = 4000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(cachePrefix) && name !== cacheName) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(openFile(request, url.pathname))
})

self.addEventListener('message', (event) => {
  const files = event.data?.keep
  if (Array.isArray(files) && event.source?.url) event.waitUntil(keepAll(event.source.url, files))
})

/** The newest page, as long as there is signal worth the name; else the one that is kept. */
async function openPage(event) {
  const kept = await caches.match(shell, { cacheName })
  const asked = fetch(event.request).then((answer) => {
    if (isPage(answer)) event.waitUntil(keepPage(answer.clone()).catch(() => {}))
    return answer
  })
  if (!kept) return asked
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const answer = await Promise.race([asked, patience]).catch(() => undefined)
  event.waitUntil(asked.catch(() => {}))
  return answer && answer.status < 500 ? answer : kept
}

const isPage = (answer) =>
  answer.ok && !answer.redirected && (answer.headers.get('content-type') ?? '').startsWith('text/html')

/** Their names change with their content, so what is kept under a name is right for good. */
async function openFile(request, path) {
  return (await caches.match(path, { cacheName })) ?? fetch(request)
}

/** A page is kept once all that it names is: without signal, one that lacks a file would not open at all. */
async function keepPage(answer) {
  const html = await answer.clone().text()
  const files = filesIn(html)
  const cache = await caches.open(cacheName)
  await Promise.all(files.map((path) => keepFile(cache, path)))
  await cache.put(shell, answer)
  return files
}

const filesIn = (html) => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]

async function keepFile(cache, path) {
  if (!(await cache.match(path))) await cache.add(path)
}

/** After a visit with signal: what this page loaded, and nothing of an earlier version. */
async function keepAll(address, files) {
  const answer = await fetch(address)
  if (!isPage(answer)) return
  const named = await keepPage(answer)
  const cache = await caches.open(cacheName)
  await Promise.all(files.map((path) => keepFile(cache, path)))
  const wanted = new Set([shell, ...named, ...files])
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url)
}
