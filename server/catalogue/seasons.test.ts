import { expect, test, vi } from 'vitest'
import type { EditedSeason, HomeChoices, OfficeSeasonRow } from '#contract/season-texts.ts'
import { shareTestAnnai, startTestAnnai } from '#server/testing/annai.ts'
import { get } from '#server/testing/bookings.ts'
import { elementsOf, linksOf, wordsOf } from '#server/testing/read-html.ts'
import { atTime } from '#server/testing/scene.ts'
import { soon } from '#server/testing/soon.ts'
import { openDesk } from '#server/testing/tour-desk.ts'
import { seedDemoCatalogue } from './demo/seed-demo-catalogue.ts'
import { takeDemoCatalogueAway } from './demo/take-demo-away.ts'

/** The first page reads all code of the pages, which is no part of a promise. */
const annai = shareTestAnnai({ demo: true, hears: true }, ({ app }) => app.inject('/faq'))
type Desk = Awaited<ReturnType<typeof openDesk>>

const inTokyo = (moment: string) => new Date(`${moment}+09:00`)
const at = <T>(moment: string, work: () => Promise<T>) => atTime(annai(), inTokyo(moment), work)
const headlineAt = (moment: string) =>
  at(moment, async () => (await get(annai(), '/season-today')).body.season?.headline ?? null)
const frontPage = async () => wordsOf(elementsOf((await annai().app.inject('/')).body, 'main')[0] ?? '')
const list = async (desk: Desk): Promise<OfficeSeasonRow[]> =>
  ((await desk.ask('GET', '/season-texts')).body as { seasons: OfficeSeasonRow[] }).seasons
const named = async (desk: Desk, name: string): Promise<EditedSeason> => {
  const row = (await list(desk)).find((season) => season.name === name)
  return (await desk.ask('GET', `/season-texts/${row?.id}`)).body
}
const formOf = ({ name, days, note, headline, text, picture: { path, alt, focus }, lines, tours }: EditedSeason) => ({
  ...{ name, days, note, headline, text, lines, tours, picture: { path, alt, focus } },
})
const save = (desk: Desk, season: EditedSeason, change: object = {}, version = season.version) =>
  desk.ask('PUT', `/season-texts/${season.id}`, { ...formOf(season), version, ...change })

const gold = 'For two weeks the avenue at Gaien turns to gold.'
const lamps = 'In winter the mountain comes closer.'

test('a season begins at midnight in Tokyo on a page that was warm the moment before, and ends so', async () => {
  const pageAt = (moment: string) => at(moment, frontPage)
  const before = await pageAt('2026-12-05T23:59:58')
  expect(before).toContain(gold)
  expect(before).not.toContain(lamps)
  const after = await pageAt('2026-12-06T00:00:00')
  expect(after).toContain(lamps)
  expect(after).not.toContain(gold)
  // The control: the page of the day before was warm, and is still the one of its day.
  expect(await pageAt('2026-12-05T12:00:00')).toContain(gold)
})

test('a season that is saved is on the page at once, with its line in the trail; an old version is refused', async () => {
  const desk = await openDesk(annai())
  const season = await named(desk, 'Ginkgo')
  expect(await frontPage()).toContain(gold)
  const saved = await save(desk, season, { headline: 'The avenue is gold.', days: { from: 1111, to: 1205 } })
  expect(saved.body).toMatchObject({ headline: 'The avenue is gold.', version: season.version + 1 })
  await vi.waitFor(async () => expect(await frontPage()).toContain('The avenue is gold.'), soon)
  expect((await save(desk, season, { headline: 'Too late.' })).body).toMatchObject({ code: 'office.changed-meanwhile' })
  const again = await named(desk, 'Ginkgo')
  expect(again.history[0]).toMatchObject({
    deed: 'Saved',
    changes: [
      { name: 'Headline', before: gold, after: 'The avenue is gold.' },
      { name: 'Days', before: '10 Nov to 5 Dec', after: '11 Nov to 5 Dec' },
    ],
  })
  await save(desk, again, { headline: gold, days: season.days })
})

test('where two meet the one that stands first is shown, and a list that changed meanwhile is not put into another order', async () => {
  const desk = await openDesk(annai())
  const ginkgo = await named(desk, 'Ginkgo')
  const words = {
    ...formOf(ginkgo),
    name: 'Lights',
    headline: 'The city puts up its lights.',
    days: { from: 1120, to: 105 },
  }
  const { id } = (await desk.ask('POST', '/season-texts', words)).body as EditedSeason
  expect([await headlineAt('2026-11-25T12:00'), await headlineAt('2027-01-03T12:00')]).toEqual([gold, lamps])
  const before = (await list(desk)).map((season) => season.id)
  const after = [id, ...before.filter((other) => other !== id)]
  expect((await desk.ask('PUT', '/season-texts-order', { before, after })).status).toBe(204)
  expect([await headlineAt('2026-11-25T12:00'), await headlineAt('2027-01-03T12:00')]).toEqual([
    words.headline,
    words.headline,
  ])
  expect(await headlineAt('2027-01-06T12:00')).toBe(lamps)
  expect((await desk.ask('PUT', '/season-texts-order', { before, after })).body).toMatchObject({
    code: 'catalogue.other-seasons',
  })
  expect((await desk.ask('DELETE', `/season-texts/${id}?version=7`)).body).toMatchObject({
    code: 'office.changed-meanwhile',
  })
  expect((await desk.ask('DELETE', `/season-texts/${id}?version=1`)).status).toBe(204)
  expect((await desk.ask('DELETE', `/season-texts/${id}?version=1`)).status).toBe(404)
  expect(await headlineAt('2026-11-25T12:00')).toBe(gold)
})

test('the usual text is on the days without a season, there is one, and without it nothing is said', async () => {
  const desk = await openDesk(annai())
  const winter = await named(desk, 'Winter')
  await save(desk, winter, { days: { from: 1206, to: 115 } })
  expect(await headlineAt('2027-01-16T12:00')).toBeNull()
  const page = await at('2027-01-16T12:00', frontPage)
  expect(page).not.toContain('The year in Tokyo')
  expect(page).toContain('Where most people begin')
  const words = { ...formOf(winter), name: 'Usual', headline: 'Tokyo is open.', days: null }
  const usual = (await desk.ask('POST', '/season-texts', words)).body as EditedSeason
  expect(await headlineAt('2027-01-16T12:00')).toBe('Tokyo is open.')
  expect(await headlineAt('2027-01-15T12:00')).toBe(lamps)
  expect((await desk.ask('POST', '/season-texts', { ...words, name: 'Another' })).body).toMatchObject({
    code: 'catalogue.second-usual',
    fields: { days: expect.any(String) },
  })
  await desk.ask('DELETE', `/season-texts/${usual.id}?version=${usual.version}`)
  await save(desk, winter, {}, winter.version + 1)
})

test('its tours stand beside the text and in no list below, and lead nowhere once they are archived', async () => {
  const desk = await openDesk(annai())
  const season = await named(desk, 'Ginkgo')
  const choices = (await desk.ask('GET', '/home-choices')).body as HomeChoices
  const [first, second] = choices.tours
  if (!first || !second) throw new Error('There are tours.')
  const shown = (await save(desk, season, { tours: [second.id, first.id], lines: [choices.lines[0]?.id] })).body
  expect(shown).toMatchObject({ tours: [second.id, first.id], passedOver: [] })
  const { body } = await get(annai(), '/season-today')
  expect(body.season.tours.map(({ slug }: { slug: string }) => slug)).toEqual([second.slug, first.slug])
  await vi.waitFor(async () => {
    const main = elementsOf((await annai().app.inject('/')).body, 'main')[0] ?? ''
    const links = linksOf(main).filter((link) => link.startsWith('/tour/detail/'))
    expect(links).toContain(`/tour/detail/${second.slug}`)
    expect(elementsOf(main, 'section').find((one) => one.includes('id="season"'))).toContain(first.title)
    expect(new Set(links).size).toBe(links.length)
  }, soon)

  const { version } = await desk.tour(first.id)
  await desk.ask('POST', `/tours/${first.id}/archive`, { version })
  expect((await get(annai(), '/season-today')).body.season.tours).toHaveLength(1)
  expect((await named(desk, 'Ginkgo')).passedOver).toEqual([{ id: first.id, title: first.title }])
  await desk.ask('POST', `/tours/${first.id}/unarchive`, { version: version + 1 })
  await save(desk, season, {}, season.version + 1)
})

test('what no season can be is refused at its field, and nothing of it is kept', async () => {
  const desk = await openDesk(annai())
  const season = await named(desk, 'Iris')
  const count = (await list(desk)).length
  const add = (change: object) => desk.ask('POST', '/season-texts', { ...formOf(season), name: 'New', ...change })
  for (const [change, field] of [
    [{ name: '  ' }, 'name'],
    [{ name: 'ginkgo' }, 'name'],
    [{ headline: '' }, 'headline'],
    [{ text: 'a'.repeat(601) }, 'text'],
    [{ days: { from: 230, to: 301 } }, 'days.from'],
    [{ days: { from: 1301, to: 301 } }, 'days.from'],
    [{ days: { from: 101 } }, 'days.to'],
    [{ picture: { path: 'prints/nowhere', alt: 'Nothing', focus: '50% 50%' } }, 'picture'],
    [{ picture: { path: 'uploads/guest', alt: 'A guest', focus: '50% 50%' } }, 'picture.path'],
    [{ lines: ['01890a5d-ac96-774b-bcce-b302099a8000'] }, 'lines'],
    [{ tours: ['01890a5d-ac96-774b-bcce-b302099a8000'] }, 'tours'],
  ] as const) {
    const { status, body } = await add(change)
    expect([status >= 400 && status < 500, Object.keys((body as { fields: object }).fields)]).toEqual([true, [field]])
  }
  expect(await list(desk)).toHaveLength(count)
})

test('a new house says nothing of the season; demo data brings the year, once, and takes back what nobody wrote anew', async () => {
  const empty = await startTestAnnai()
  expect((await get(empty, '/season-today')).body).toEqual({ season: null, picks: 3 })
  await seedDemoCatalogue(empty.ctx)
  const desk = await openDesk(empty)
  expect((await list(desk)).map(({ name }) => name)).toEqual(['Blossom', 'Iris', 'River', 'Lake', 'Ginkgo', 'Winter'])
  const river = await named(desk, 'River')
  await desk.ask('DELETE', `/season-texts/${river.id}?version=${river.version}`)
  await save(desk, await named(desk, 'Lake'), { headline: 'Our own.' })
  await seedDemoCatalogue(empty.ctx)
  expect((await list(desk)).map(({ name }) => name)).not.toContain('River')
  const taken = await empty.ctx.db.transaction().execute((tx) => takeDemoCatalogueAway(tx))
  expect(taken['season|seasons']).toBe(4)
  expect((await list(desk)).map(({ name }) => name)).toEqual(['Lake'])
})
