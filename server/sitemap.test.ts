import { expect, test } from 'vitest'
import { startTestAnnai, type TestAnnai } from './testing/annai.ts'
import { elementsOf, wordsOf } from './testing/read-html.ts'

const publicUrl = 'https://annai.example'
const start = () => startTestAnnai({ demo: true, settings: { publicUrl } })

async function read(annai: TestAnnai, url: string) {
  const answer = await annai.app.inject({ url })
  expect(answer.statusCode, url).toBe(200)
  return answer.body
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
const meta = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
const canonical = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/)

type Thing = Record<string, unknown> & { '@type': string }
const thingsOn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  )

test('every page that is arrived at has one title, a description, one canonical address and a picture for links', async () => {
  const annai = await start()
  const pages: [url: string, canonical: string][] = [
    ['/', '/'],
    ['/landing', '/landing'],
    ['/tour/grid?q=fuji&sort=price', '/tour/grid'],
    ['/tour/grid?page=2&walking=easy', '/tour/grid?page=2'],
    ['/tour/grid?page=1', '/tour/grid'],
    ['/category-details/evenings', '/category-details/evenings'],
    ['/tour/detail/ginkgo-gold', '/tour/detail/ginkgo-gold'],
    ['/tour/detail/ginkgo-gold?guests=4', '/tour/detail/ginkgo-gold'],
    ['/offer-detail?offer=clear-sky-weekdays', '/offer-detail?offer=clear-sky-weekdays'],
    ['/compare-listing', '/compare-listing'],
    ['/faq', '/faq'],
  ]
  const titles = new Map<string, string>()
  for (const [url, address] of pages) {
    const html = await read(annai, url)
    const [head = ''] = html.split('</head>')
    expect(head.match(/<title>/g), url).toHaveLength(1)
    expect(canonical(html), url).toBe(publicUrl + address)
    expect(html.match(/rel="canonical"/g), url).toHaveLength(1)
    expect(meta(html, 'description')?.length, url).toBeGreaterThan(40)
    expect(meta(html, 'og:title'), url).toBe(attribute(html, /<title>([^<]*)<\/title>/))
    const picture = meta(html, 'og:image') ?? ''
    expect(html.match(/property="og:image"/g), url).toHaveLength(1)
    expect(picture, url).toMatch(/^https:\/\/annai\.example\/uploads\/prints\/[\w-]+-share\.jpg$/)
    const file = await annai.app.inject({ url: picture.replace(publicUrl, '') })
    expect([file.statusCode, file.headers['content-type']], picture).toEqual([200, 'image/jpeg'])
    titles.set(address.split('?')[0] ?? '', attribute(html, /<title>([^<]*)<\/title>/) ?? '')
  }
  // The two front pages share the default title (product.md, "Titles").
  titles.delete('/landing')
  expect(new Set(titles.values()).size).toBe(titles.size)
})

test('demos, refusals and lost ways are kept out of search engines', async () => {
  const annai = await start()
  for (const url of ['/heroes/split', '/sign-in']) {
    const html = await read(annai, url)
    expect(meta(html, 'robots'), url).toBe('noindex')
    expect(canonical(html), url).toBeUndefined()
  }
})

test('a tour describes itself as a trip and as a product with a price, from the same data as the page', async () => {
  const annai = await start()
  const html = await read(annai, '/tour/detail/fuji-at-first-light')
  const things = thingsOn(html)
  const named = (type: string) => things.find((thing) => [thing['@type']].flat().includes(type))
  const trip = named('TouristTrip')
  expect(trip).toMatchObject({ name: 'Fuji at first light', itinerary: { '@type': 'ItemList' } })
  const product = named('Product')
  expect(product).toMatchObject({ name: 'Fuji at first light', offers: { priceCurrency: 'JPY' } })
  expect(product?.offers).toMatchObject({ lowPrice: 128_000, highPrice: 152_000 })
  const { rating } = (await annai.app.inject({ url: '/api/tours/fuji-at-first-light/reviews' })).json()
  expect(product?.aggregateRating).toMatchObject({ ratingValue: rating.average, reviewCount: rating.count })
  // Of a tour that nobody has written about, nothing is claimed.
  const unrated = thingsOn(await read(annai, '/tour/detail/winter-temples-of-shiba'))
  expect(JSON.stringify(unrated)).toContain('TouristTrip')
  expect(JSON.stringify(unrated)).not.toContain('aggregateRating')
  const trail = named('BreadcrumbList') as Thing & { itemListElement: { position: number; item: string }[] }
  expect(trail.itemListElement.map((item) => item.position)).toEqual(trail.itemListElement.map((_, index) => index + 1))
  for (const { item } of trail.itemListElement) {
    expect((await annai.app.inject({ url: item.replace(publicUrl, '') })).statusCode, item).toBe(200)
  }
  for (const thing of things) expect(thing['@context']).toBe('https://schema.org')
})

test('the front page says who we are and how to search us, and a line lists its tours', async () => {
  const annai = await start()
  const types = (html: string) => thingsOn(html).map((thing) => thing['@type'])
  const front = await read(annai, '/')
  expect(types(front)).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  const organisation = thingsOn(front).find((thing) => thing['@type'] === 'Organization')
  const logo = String(organisation?.logo).replace(publicUrl, '')
  expect((await annai.app.inject({ url: logo })).statusCode, logo).toBe(200)
  const site = thingsOn(front).find((thing) => thing['@type'] === 'WebSite')
  expect(site?.potentialAction).toMatchObject({
    target: { urlTemplate: `${publicUrl}/tour/grid?q={search_term_string}` },
  })
  expect(types(await read(annai, '/category-details/gardens'))).toEqual(
    expect.arrayContaining(['ItemList', 'BreadcrumbList']),
  )
})

test('search engines read the questions that visitors read', async () => {
  const html = await read(await start(), '/faq')
  const asked = thingsOn(html).find((thing) => thing['@type'] === 'FAQPage')?.mainEntity as { name: string }[]
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.map(({ name }) => name)).toEqual(elementsOf(html, 'summary').map(wordsOf))
})

test('the sitemap names every page that is there, and none that is not', async () => {
  const annai = await start()
  const sitemap = await annai.app.inject({ url: '/sitemap.xml' })
  expect(sitemap.headers['content-type']).toContain('application/xml')
  const addresses = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => address.includes('/tour/detail/')).length).toBe(45)
  expect(addresses.filter((address) => address.includes('/category-details/')).length).toBe(10)
  expect(addresses.filter((address) => /admin|sign-in|heroes|not-found|style-guide/.test(address))).toEqual([])
  for (const address of addresses) {
    expect((await annai.app.inject({ url: address.replace(publicUrl, '') })).statusCode, address).toBe(200)
  }
  await annai.ctx.db.updateTable('tours').set({ status: 'archived' }).where('slug', '=', 'ginkgo-gold').execute()
  expect((await annai.app.inject({ url: '/sitemap.xml' })).body).not.toContain('ginkgo-gold')
  const robots = await annai.app.inject({ url: '/robots.txt' })
  expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  expect(robots.body).toContain('Disallow: /admin/')
})

test('the manifest names icons that are there', async () => {
  const annai = await start()
  const html = await read(annai, '/')
  const manifest = await annai.app.inject({ url: attribute(html, /<link rel="manifest" href="([^"]*)"/) ?? '' })
  expect(manifest.headers['content-type']).toContain('json')
  for (const { src, type } of manifest.json().icons) {
    const icon = await annai.app.inject({ url: src })
    expect([icon.statusCode, icon.headers['content-type']], src).toEqual([200, expect.stringContaining(type)])
  }
})
