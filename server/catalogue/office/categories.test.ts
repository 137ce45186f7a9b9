import { expect, test } from 'vitest'
import type { EditedCategory, OfficeCategoryRow } from '#contract/category-editing.ts'
import type { EditedTour } from '#contract/tour-editing.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { openDesk } from '#server/testing/tour-desk.ts'

const annai = shareTestAnnai({ demo: true })
const lineAt = async (slug: string) => (await post(annai(), '/get-category-detail', { slug })).body
const front = async () => (await post(annai(), '/tour-category', {})).body
type Desk = Awaited<ReturnType<typeof openDesk>>
const line = async (desk: Desk, which: string): Promise<EditedCategory> =>
  (await desk.ask('GET', `/categories/${which}`)).body

/** What the form sends of what it was given. */
const formOf = ({ name, slug, letter, summary, description, state, picture }: EditedCategory) => ({
  ...{ name, slug, letter, summary, description, state, picture },
})
const save = (desk: Desk, edited: EditedCategory, change: object = {}, version = edited.version) =>
  desk.ask('PUT', `/categories/${edited.id}`, { ...formOf(edited), version, ...change })

test('a line that is saved is public at once; an old version is refused, and so is whatever the form does not have', async () => {
  const desk = await openDesk(annai())
  const edited = await line(desk, 'gardens')
  const picture = { ...edited.picture, alt: 'A garden in rain', focus: '20% 80%' }
  const saved = await save(desk, edited, { name: 'Gardens and moss', letter: 'm', picture })
  expect(saved.body).toMatchObject({ name: 'Gardens and moss', letter: 'M', version: 2, changedBy: 'Test' })
  expect(await lineAt('gardens')).toMatchObject({ name: 'Gardens and moss', letter: 'M', picture })
  const found = (await get(annai(), '/tours?q=moss')).body.tours
  expect(found.some((tour: { category: { slug: string } }) => tour.category.slug === 'gardens')).toBe(true)
  expect((await save(desk, edited, { name: 'Too late' })).body).toMatchObject({ code: 'office.changed-meanwhile' })
  expect((await save(desk, edited, { position: 1 }, 2)).status).toBe(400)
  expect((await save(desk, edited, { letter: 'F' }, 2)).body).toMatchObject({ code: 'catalogue.letter-taken' })
  expect((await save(desk, edited, { letter: 'Ä' }, 2)).status).toBe(400)
  expect((await save(desk, edited, { picture: { ...picture, alt: 'a'.repeat(10_000) } }, 2)).status).toBe(400)
  const { history } = await line(desk, edited.id)
  expect(history[0]).toMatchObject({
    deed: 'Saved',
    changes: [{ name: 'Name' }, { name: 'Letter' }, { name: 'Print' }],
  })
})

test('an address that a line had leads to it, and no other line can have it', async () => {
  const desk = await openDesk(annai())
  const edited = await line(desk, 'evenings')
  await save(desk, edited, { slug: 'after-five' })
  expect((await lineAt('evenings')).slug).toBe('after-five')
  expect(await line(desk, 'evenings')).toMatchObject({ slug: 'after-five', oldSlugs: ['evenings'] })
  const other = await line(desk, 'fuji-and-hakone')
  expect((await save(desk, other, { slug: 'evenings' })).body).toMatchObject({ code: 'catalogue.slug-taken' })
  // Control: it may come back to its own.
  expect((await save(desk, edited, { slug: 'evenings' }, 2)).body).toMatchObject({
    slug: 'evenings',
    oldSlugs: ['after-five'],
  })
})

test('a line with tours is not deleted, drafts and archived ones included; an empty one is', async () => {
  const desk = await openDesk(annai())
  const full = await line(desk, 'tokyo-classics')
  const tours = full.tours.length
  const refused = await desk.ask('DELETE', `/categories/${full.id}`)
  expect(refused).toMatchObject({ status: 409, body: { code: 'catalogue.line-has-tours' } })
  expect((refused.body as { error: string }).error).toContain(String(tours))
  const words = { ...formOf(full), name: 'Snow country', slug: 'snow-country', letter: 'Z' }
  const added = (await desk.ask('POST', '/categories', words)).body as EditedCategory
  expect(added).toMatchObject({ slug: 'snow-country', version: 1, tours: [] })
  const begun = (await desk.ask('POST', '/tours', { category: 'snow-country' })).body as EditedTour
  expect((await desk.ask('DELETE', `/categories/${added.id}`)).status).toBe(409)
  await desk.ask('POST', `/tours/${begun.id}/throw-away`, { version: 1 })
  expect((await desk.ask('DELETE', `/categories/${added.id}`)).status).toBe(204)
  expect((await desk.ask('GET', `/categories/${added.id}`)).status).toBe(404)
  expect((await lineAt('tokyo-classics')).tours).toHaveLength(tours)
})

test('a hidden line takes its tours off the site with it, and brings them back', async () => {
  const desk = await openDesk(annai())
  const edited = await line(desk, 'nikko-and-the-north')
  const [tour] = edited.tours
  if (!tour) throw new Error('The line has tours.')
  const page = () => post(annai(), '/get-tour-details', { slug: tour.slug ?? '' })
  const wish = { tour: tour.slug, day: '2026-12-20', start: '08:00', guests: 2 }
  await save(desk, edited, { state: 'hidden' })
  expect((await page()).status).toBe(404)
  expect((await lineAt(edited.slug)).code).toBe('catalogue.unknown-category')
  expect((await post(annai(), '/quotes', wish)).status).toBe(404)
  expect(JSON.stringify(await front())).not.toContain(tour.slug)
  await save(desk, edited, {}, 2)
  expect((await page()).status).toBe(200)
})

test('the order of the lines is that of the home page, of stations that of a line; who saw another order is told', async () => {
  const desk = await openDesk(annai())
  const listed = async () =>
    ((await desk.ask('GET', '/categories?rows=100')).body as { rows: OfficeCategoryRow[] }).rows
  const before = (await listed()).map(({ id }) => id)
  const after = [...before].reverse()
  expect((await desk.ask('PUT', '/category-order', { before, after })).status).toBe(204)
  expect((await front()).categories.map(({ letter }: { letter: string }) => letter)).toEqual(
    (await listed()).map(({ letter }) => letter),
  )
  expect((await listed()).map(({ id }) => id)).toEqual(after)
  expect((await desk.ask('PUT', '/category-order', { before, after })).body).toMatchObject({
    code: 'catalogue.other-lines',
  })
  expect((await desk.ask('PUT', '/category-order', { before: after, after: after.slice(1) })).status).toBe(409)

  const fuji = await line(desk, 'fuji-and-hakone')
  const stations = fuji.tours.map(({ id }) => id)
  const turned = [...stations].reverse()
  expect((await desk.ask('PUT', '/categories/fuji-and-hakone/order', { before: stations, after: turned })).status).toBe(
    204,
  )
  expect((await lineAt('fuji-and-hakone')).tours.map(({ slug }: { slug: string }) => slug)).toEqual(
    fuji.tours.map(({ slug }) => slug).reverse(),
  )
  const again = await desk.ask('PUT', '/categories/fuji-and-hakone/order', { before: stations, after: turned })
  expect(again.body).toMatchObject({ code: 'catalogue.other-tours' })

  const picks = (await desk.ask('GET', '/featured-tours')).body as { tours: { id: string; slug: string }[] }
  const ids = picks.tours.map(({ id }) => id)
  const fewer = ids.slice(0, 2).reverse()
  expect((await desk.ask('PUT', '/featured-tours', { before: ids, after: fewer })).status).toBe(200)
  expect((await front()).featuredTours.map(({ slug }: { slug: string }) => slug)).toEqual(
    picks.tours
      .slice(0, 2)
      .map(({ slug }) => slug)
      .reverse(),
  )
  expect((await desk.ask('PUT', '/featured-tours', { before: ids, after: [] })).status).toBe(409)
})

test('a pick that is archived is passed over, said so, and back in its place with the tour', async () => {
  const desk = await openDesk(annai())
  type Picks = { tours: { id: string; slug: string; passedOver: string | null }[]; shown: number }
  const picks = async () => (await desk.ask('GET', '/featured-tours')).body as Picks
  const onFront = async () => (await front()).featuredTours.map(({ slug }: { slug: string }) => slug)
  const { tours } = await picks()
  const [first, ...others] = tours
  if (!first) throw new Error('The demo picks tours.')
  const { version } = await desk.tour(first.slug)
  await desk.ask('POST', `/tours/${first.id}/archive`, { version })
  expect((await picks()).tours[0]).toMatchObject({ id: first.id, passedOver: 'archived' })
  expect(await onFront()).toEqual(others.map(({ slug }) => slug))
  // It is moved with the others while it is away, and cannot be picked anew once it was taken off.
  const ids = tours.map(({ id }) => id)
  const turned = ids.toReversed()
  expect((await desk.ask('PUT', '/featured-tours', { before: ids, after: turned })).status).toBe(200)
  await desk.ask('POST', `/tours/${first.id}/unarchive`, { version: version + 1 })
  expect((await onFront()).at(-1)).toBe(first.slug)
  await desk.ask('POST', `/tours/${first.id}/archive`, { version: version + 2 })
  const without = turned.filter((id) => id !== first.id)
  await desk.ask('PUT', '/featured-tours', { before: turned, after: without })
  expect((await desk.ask('PUT', '/featured-tours', { before: without, after: turned })).body).toMatchObject({
    code: 'catalogue.unknown-tour',
  })
  await desk.ask('POST', `/tours/${first.id}/unarchive`, { version: version + 3 })
  await desk.ask('PUT', '/featured-tours', { before: without, after: ids })
})

test('how many picks the page shows is the office’s, and of two who say so at once one is told', async () => {
  const desk = await openDesk(annai())
  const show = (before: number, after: number) => desk.ask('PUT', '/featured-tours/shown', { before, after })
  expect((await show(3, 6)).body).toMatchObject({ shown: 6 })
  expect((await get(annai(), '/season-today')).body.picks).toBe(6)
  expect((await show(3, 1)).body).toMatchObject({ code: 'office.changed-meanwhile' })
  expect((await show(6, 13)).body).toMatchObject({ fields: { after: 'At most 12.' } })
  expect((await show(6, -1)).status).toBe(400)
  expect((await show(6, 3)).status).toBe(200)
})

test('the list of lines is one statement, with what runs and sells on each', async () => {
  const desk = await openDesk(annai())
  const ask = (query: string) => desk.ask('GET', `/categories?${query}`)
  expect(await countStatements(annai(), () => ask('rows=100'))).toBe(
    await countStatements(annai(), () => ask('q=fuji')),
  )
  const { rows } = (await ask('sort=-revenue')).body as { rows: OfficeCategoryRow[] }
  expect(rows[0]?.revenueYen).toBeGreaterThan(0)
  expect(rows[0]?.bookings).toBeGreaterThan(0)
  expect(rows.every(({ tours, publishedTours }) => tours >= publishedTours && publishedTours > 0)).toBe(true)
  expect(rows.some(({ rating }) => rating !== null && rating >= 1 && rating <= 5)).toBe(true)
})

test('drives take as long as the fleet knows, by the hour; stops are found by name in either script', async () => {
  const desk = await openDesk(annai())
  const tokyo = { latitude: 35.6812, longitude: 139.7671 }
  const hakone = { latitude: 35.2044, longitude: 139.0254 }
  const legs = [
    { from: tokyo, to: hakone },
    { from: tokyo, to: { ...tokyo, latitude: 35.682 } },
  ]
  const answer = (await desk.ask('POST', '/driving-times', { legs })).body as {
    legs: { minutesByHour: number[]; kilometres: number }[]
  }
  const [far, near] = answer.legs
  expect(far?.minutesByHour).toHaveLength(24)
  expect(Math.min(...(far?.minutesByHour ?? []))).toBeGreaterThan(60)
  expect(new Set(far?.minutesByHour).size).toBeGreaterThan(1)
  expect(near?.minutesByHour[9]).toBe(5)
  const names = async (q: string) =>
    (
      (await desk.ask('GET', `/stop-places?q=${encodeURIComponent(q)}`)).body as { places: { name: string }[] }
    ).places.map(({ name }) => name)
  expect(await names('senso')).toContain('Senso-ji, Asakusa')
  expect(await names('明治神宮')).toContain('Meiji Jingu')
  expect((await names('')).length).toBe(20)
  const { classes } = (await desk.ask('GET', '/tour-classes')).body as { classes: { maxGuests: number }[] }
  expect(classes.map(({ maxGuests }) => maxGuests)).toEqual([3, 6, 9, 13, 23])
})

test('lines and tours as files: what the filters leave, in the columns shown, and nothing that a spreadsheet would reckon', async () => {
  const desk = await openDesk(annai())
  const fileOf = async (path: string) => {
    const { link } = (await desk.ask('GET', path)).body as { link: string }
    const { statusCode, headers, body } = await annai().app.inject(`/api${link}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    return body.slice(1).trimEnd().split('\r\n')
  }
  await desk.change('a-bowl-of-tea', { shortName: 'Tea', title: '=2+2' })
  const lines = await fileOf('/categories-file?q=fuji')
  expect(lines[0]).toContain('Letter,Category,Address')
  expect(lines.slice(1)).toEqual([expect.stringContaining('F,Fuji and Hakone,fuji-and-hakone')])
  const tours = await fileOf('/tours-file?line=craft-table-and-tea&sort=-title&columns=title,price')
  expect(tours[0]).toBe('Tour,Address,Price per car (yen)')
  expect(tours).toContain(`"'=2+2",a-bowl-of-tea,50000`)
  expect(tours).toHaveLength(1 + (await lineAt('craft-table-and-tea')).tours.length)
  // Control: without its signature the address gives nothing away, and no column is invented.
  expect((await annai().app.inject('/api/lists/tours/file?of=made-up')).statusCode).toBe(404)
  expect((await desk.ask('GET', '/tours-file?columns=secret')).status).toBe(400)
})
