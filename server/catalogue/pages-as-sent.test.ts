import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { elementsOf, headlineOf, linksOf, titleOf, wordsOf } from '#server/testing/read-html.ts'

// What a page says as it is sent; what becomes of it in a browser is tried in e2e/.

/** The first page reads all code of the pages, which is no part of a promise. */
const annai = shareTestAnnai({ demo: true }, ({ app }) => app.inject('/faq'))
const ask = (url: string) => annai().app.inject(url)
const mainOf = (html: string) => elementsOf(html, 'main')[0] ?? ''

async function read(url: string): Promise<string> {
  const { statusCode, body } = await ask(url)
  expect(statusCode, url).toBe(200)
  return mainOf(body)
}

/** The row that begins with these words. */
const rowOf = (html: string, name: string) =>
  elementsOf(html, 'tr')
    .map(wordsOf)
    .find((row) => row.startsWith(name)) ?? ''

const termsIn = (html: string) => elementsOf(html, 'dt').map(wordsOf)
const amountsIn = (html: string) => elementsOf(html, 'dd').map(wordsOf)

test('the front page shows no tour twice, and leads to all of them', async () => {
  const main = await read('/')
  const tours = linksOf(main).filter((link) => link.startsWith('/tour/detail/'))
  expect(tours.length).toBeGreaterThan(6)
  expect(new Set(tours).size).toBe(tours.length)
  expect(elementsOf(main, 'a').find((link) => wordsOf(link) === 'See all 45 tours')).toContain('href="/tour/grid"')
})

test('the front page leads to the days of the season', async () => {
  const season = elementsOf(await read('/'), 'a').find((link) => /See the \w+ days/.test(wordsOf(link)))
  expect(linksOf(season ?? '')[0]).toMatch(/^\/tour\/grid\?.*season=(spring|summer|autumn|winter)/)
})

test('who is lost can search from there', async () => {
  const { statusCode, body } = await ask('/not-found')
  expect(statusCode).toBe(404)
  const form = elementsOf(mainOf(body), 'form').find((one) => one.includes('name="q"'))
  expect(form).toMatch(/<form[^>]* method="get"[^>]*>/)
  expect(form).toContain('action="/tour/grid"')
})

const fuji = '/category-details/fuji-and-hakone'

test('a line shows where it leads, what it costs and each of its tours', async () => {
  const { body } = await ask(fuji)
  expect([titleOf(body), headlineOf(body)]).toEqual(['Fuji and Hakone | Annai', 'Fuji and Hakone'])
  const main = mainOf(body)
  expect(wordsOf(main)).toContain('6 tours, from ¥109,000 per car.')
  const [table = ''] = elementsOf(main, 'table')
  expect(elementsOf(table, 'tr')).toHaveLength(7)
  const row = elementsOf(table, 'tr').find((one) => one.includes('Fuji at first light')) ?? ''
  for (const words of ['12 hours', '05:00 or 05:30', 'Moderate, 3.5 km, 398 steps', '¥128,000'])
    expect(wordsOf(row)).toContain(words)
  expect(linksOf(row)).toEqual(['/tour/detail/fuji-at-first-light'])
  expect(linksOf(main)).toContain('/tour/grid?line=fuji-and-hakone')
})

test('a line has its year as a table, and leads to the nine others', async () => {
  const main = await read(fuji)
  const [, year = ''] = elementsOf(main, 'table')
  expect(elementsOf(year, 'tr')).toHaveLength(13)
  expect(rowOf(year, 'January')).not.toBe('')
  expect(elementsOf(main, 'details').some((folded) => folded.includes('The same as a table'))).toBe(true)
  expect(linksOf(main).filter((link) => link.startsWith('/category-details/') && link !== fuji)).toHaveLength(9)
})

test('a station of the map leads to its tour', async () => {
  const map = elementsOf(await read(fuji), 'svg').find((drawing) => drawing.includes('from Tokyo')) ?? ''
  const stations = elementsOf(map, 'a')
  expect(stations).toHaveLength(6)
  const lakes = stations.find((station) => station.includes('Five lakes')) ?? ''
  expect(wordsOf(lakes)).toContain('2 h 05 from Tokyo')
  expect(linksOf(lakes)).toEqual(['/tour/detail/five-lakes-slowly'])
})

test('capitals lead to the one spelling of a tour, a line and an offer, with all that was asked for', async () => {
  const firstLight = '/tour/detail/fuji-at-first-light'
  for (const [written, address] of [
    ['/tour/detail/FUJI-at-First-Light', firstLight],
    ['/Tour/Detail/FUJI-at-First-Light?day=2026-12-01&guests=3', `${firstLight}?day=2026-12-01&guests=3`],
    ['/category-details/Fuji-And-HAKONE', fuji],
    ['/offer-detail?offer=Clear-Sky-Weekdays&tour=hakone-for-art', `${clearSky}&tour=hakone-for-art`],
  ] as const) {
    const { statusCode, headers } = await ask(written)
    expect([statusCode, headers.location], written).toEqual([302, address])
  }
})

test('what no tour and no line stands at leads to /not-found', async () => {
  const odd = ['no-such-tour', 'fuji%20at%20first%20light', 'a%2Fb', '%E9%8A%80', 'x'.repeat(200)]
  for (const place of ['/tour/detail', '/category-details'])
    for (const slug of odd) {
      const { statusCode, headers } = await ask(`${place}/${slug}`)
      expect([statusCode, headers.location], slug).toEqual([302, '/not-found'])
    }
  expect((await ask('/tour/detail/no-such-tour?day=2026-12-01')).headers.location).toBe('/not-found')
})

const clearSky = '/offer-detail?offer=clear-sky-weekdays'
const ticketsOn = (html: string) => html.match(/Your code/g)?.length

test('all running offers are tickets with their days and a worked price, and each leads to its terms', async () => {
  const main = await read('/offer-detail')
  expect(headlineOf(main)).toBe('Three ways to pay less')
  expect(ticketsOn(main)).toBe(3)
  const [, first = ''] = /([\s\S]*?)Your code[\s\S]*?Your code/.exec(main) ?? []
  expect(linksOf(first)).toContain(clearSky)
  const terms = termsIn(main).slice(0, 8)
  expect(terms.slice(0, 5)).toEqual(['Book by', 'Travel', 'Days', 'Rides', 'With'])
  expect(terms[5]).toMatch(/^Fuji at first light.*12 hours$/)
  expect(terms.slice(6)).toEqual(['KANBARE, 10% of the day', 'You pay'])
  const amounts = amountsIn(main).slice(0, 8)
  expect(amounts[1]).toMatch(/\d+ \w+ \d{4} until \d+ \w+ \d{4}/)
  expect(amounts[7]).toBe('¥115,200')
})

test('an offer says all of its terms, and what it does to a real price', async () => {
  const { body } = await ask(clearSky)
  expect(titleOf(body)).toBe('Clear-sky weekdays | Annai')
  const main = mainOf(body)
  const [terms = '', worked = ''] = elementsOf(main, 'dl')
  const names = ['Book by', 'Travel', 'Days', 'Tours', 'Rides', 'Off', 'With another code', 'If you cancel']
  expect(termsIn(terms)).toEqual(names)
  for (const words of [
    'Monday to Friday',
    '6 tours of Fuji and Hakone.',
    '10% of the day itself or the ride itself.',
    'Cars by the hour.',
  ])
    expect(wordsOf(terms)).toContain(words)
  expect(linksOf(terms)).toEqual(['/tour/grid?line=fuji-and-hakone', '/cabs/home?way=hourly&code=KANBARE'])
  expect(wordsOf(terms)).toMatch(/\w+day \d+ \w+.*, \d+ days from now/)
  expect(wordsOf(main)).toContain('On Fuji at first light')
  expect(amountsIn(worked)).toEqual(['¥128,000', '− ¥12,800', '¥115,200'])
  expect(wordsOf(main)).toContain('Includes ¥10,472 consumption tax')
  expect(linksOf(main)).toContain('/offer-detail')
})

test('a tour that the offer does not know changes nothing', async () => {
  expect(wordsOf(await read(`${clearSky}&tour=a-bowl-of-tea`))).toContain('On Fuji at first light')
})

test('who comes for an offer that has ended is told so, and sees those that run', async () => {
  const { statusCode, body } = await ask('/offer-detail?offer=cherry-tuesdays')
  expect(statusCode).toBe(200)
  expect(wordsOf(body)).toContain('This offer has ended, or its address is not quite right.')
  expect(ticketsOn(mainOf(body))).toBe(3)
  expect(body).toContain('<meta name="robots" content="noindex"/>')
  const running = (await ask('/offer-detail')).body
  expect(running).not.toContain('This offer has ended')
  expect(running).not.toContain('name="robots"')
})

const four =
  'items=tour:fuji-at-first-light,tour:kamakura-and-the-great-buddha,tour:nikko-in-snow,tour:the-expressway-at-night'

test('the comparison says what is best, and what speaks against a day', async () => {
  const main = await read(`/compare-listing?${four}&guests=3&day=2027-11-24`)
  expect(headlineOf(main)).toBe('Four days, side by side')
  expect(wordsOf(main)).toContain('For 3 guests, Wednesday 24 November.')
  expect(rowOf(main, 'Length')).toMatch(/ 3 hours \S+ to \S+ the shortest$/)
  expect(rowOf(main, 'On Wed 24 Nov')).toContain('Not on Wed 24 Nov')
  expect(rowOf(main, 'On Wed 24 Nov')).toContain('Runs 20 December to 8 March')
  expect(rowOf(main, 'Free to cancel')).toContain('until Mon 22 Nov, 05:00')
  expect(rowOf(main, 'Guide')).toContain('Chauffeur only')
})

test('only what differs hides the equal rows of a comparison', async () => {
  const [all, different] = [
    await read(`/compare-listing?${four}`),
    await read(`/compare-listing?${four}&only=differences`),
  ]
  expect(rowOf(all, 'Pick-up')).toContain(', the same for all')
  expect(rowOf(different, 'Pick-up')).toBe('')
  for (const main of [all, different]) expect(rowOf(main, 'Length')).not.toBe('')
})

test('a tour that is gone is named, and the comparison goes on without it', async () => {
  const main = await read('/compare-listing?items=tour:ginkgo-gold,tour:moon-by-car,tour:a-bowl-of-tea')
  expect(wordsOf(main)).toContain('We no longer have a tour at “moon by car”')
  expect(headlineOf(main)).toBe('Two days, side by side')
  for (const items of [
    '',
    '?items=',
    '?items=tour:%00',
    '?items=%27%3E%3Cscript%3E',
    '?items=hotel:x&guests=-1&day=2026-02-30&only=x',
  ])
    expect(headlineOf(await read(`/compare-listing${items}`)), items).toBe('Nothing to compare yet')
})

test('what is found says why, where its name does not', async () => {
  const entriesOf = async (url: string) => elementsOf(await read(url), 'article').map(wordsOf)
  const lakes = (await entriesOf('/tour/grid?q=fuji')).find((entry) => entry.includes('Five lakes, slowly'))
  expect(lakes).toContain('All five lakes north of Fuji')
  const others = await entriesOf('/tour/grid?q=fuji&line=tokyo-classics,kamakura-and-the-coast')
  expect(others.length).toBeGreaterThan(0)
  for (const entry of others) expect(entry).toMatch(/Fuji/)
})

test('a mistyped word finds what was meant, and says how it was read', async () => {
  const main = await read('/tour/grid?q=kamakra')
  expect(headlineOf(main)).toMatch(/^\d+ tours for “kamakura”$/)
  expect(wordsOf(main)).toContain('Showing tours for “kamakura”. You wrote “kamakra”.')
  expect(elementsOf(main, 'article').some((entry) => entry.includes('Kamakura and the Great Buddha'))).toBe(true)
})

test('a family finds the days that are good with small children, best rated first, and reads why', async () => {
  const entries = elementsOf(await read('/tour/grid?children=small&sort=rating'), 'article').map(wordsOf)
  expect(entries.find((entry) => entry.includes('Ueno with children'))).toContain(
    'Good with small children. From 2 years, starts at 09:15, no steps, stroller all the way.',
  )
  expect(entries.filter((entry) => entry.includes('Fuji at first light'))).toEqual([])
  const averages = entries.flatMap((entry) => / (\d\.\d) /.exec(entry)?.[1] ?? []).map(Number)
  expect(averages.length).toBeGreaterThan(1)
  expect(averages).toEqual(averages.toSorted((one, other) => other - one))
})

test('several wishes of one address each find their own tours, and stand in their fields', async () => {
  const main = await read('/heroes/multiple-search?guests=3&q1=fuji&q2=tea')
  for (const words of ['fuji', 'tea']) {
    const found = elementsOf(main, 'section').find((section) => wordsOf(section).includes(`for “${words}”`)) ?? ''
    expect(elementsOf(found, 'article').length, words).toBeGreaterThanOrEqual(3)
    expect(main).toMatch(new RegExp(`<input[^>]* value="${words}"`))
  }
})

test('words that no tour has together are told from those that one has', async () => {
  const told = 'No tour has all of these words; these have some.'
  expect(wordsOf(await read('/tour/grid?q=fuji+knives'))).toContain(told)
  const fujiAlone = await read('/tour/grid?q=fuji')
  expect(headlineOf(fujiAlone)).toContain('for “fuji”')
  expect(wordsOf(fujiAlone)).not.toContain(told)
})

test('where nothing fits, each way out leads to as many tours as it says', async () => {
  for (const [query, headline, without] of [
    ['line=gardens&length=long', /Nothing fits both filters\. Without “.+” there (is|are) \d+\./, '?line=gardens'],
    ['q=zzzzqqqq', /Nothing fits/, ''],
  ] as const) {
    const main = await read(`/tour/grid?${query}`)
    expect(wordsOf(main)).toMatch(headline)
    const ways = elementsOf(main, 'a').filter((link) => /aria-label="Show \d+ tours?:/.test(link))
    expect(ways.map((way) => linksOf(way)[0])).toContain(`/tour/grid${without}`)
    for (const way of ways) {
      const count = /aria-label="Show (\d+) tours?:/.exec(way)?.[1]
      expect(headlineOf(await read(linksOf(way)[0] ?? ''))).toMatch(new RegExp(`^${count} tours?\\b`))
    }
  }
})

/** What of the scripts in a page runs by itself. */
const runningScriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="(text\/plain|application\/ld\+json)"/.test(attributes))
    .map(([, attributes = '', code = '']) => ({ attributes, code }))

test.each([
  ...['/', '/tour/grid', '/category-details/fuji-and-hakone', '/tour/detail/fuji-at-first-light', '/cabs/home'],
  ...['/contact-us', '/sign-in', '/find-booking', '/faq', '/offer-detail'],
])('%s is complete without its code, which waits in it until somebody is there', async (url) => {
  const { body } = await ask(url)
  const running = runningScriptsOf(body)
  expect(running.length).toBeGreaterThan(0)
  for (const { attributes } of running) expect(attributes).not.toMatch(/src=|type="module"/)
  expect(running.reduce((sum, { code }) => sum + code.length, 0)).toBeLessThanOrEqual(5 * 1024)
  expect(body).not.toMatch(/<link[^>]*rel="(modulepreload|prefetch|preload)"[^>]*\.js"/)
  expect(body.match(/<script[^>]*data-later[^>]*data-start="(?:somebody|asked)"/g)).toHaveLength(1)
})

test('a page that shows nothing true without its code waits for nobody (the control)', async () => {
  expect((await ask('/reset-password')).body).toMatch(/<script[^>]*data-start="painted"/)
  // Without a booking in its address this one says so, and waits like the others.
  expect((await ask('/manage-booking')).body).toMatch(/<script[^>]*data-start="asked"/)
  // One for members has its code in the document’s own words.
  expect((await ask('/user/profile')).body).toContain('<script type="module"')
})
