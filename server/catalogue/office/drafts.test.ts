import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { EditedTour, SavedDraft } from '#contract/tour-editing.ts'
import { listenToAnnouncements } from '#server/platform/announcements.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { get, holdFor, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime, signIn } from '#server/testing/scene.ts'
import { openDesk, words } from '#server/testing/tour-desk.ts'
import { changesOf } from './differences.rules.ts'
import { emptyDraft } from './draft.rules.ts'

const annai = shareTestAnnai({ demo: true })
const pageOf = async (slug: string) => (await post(annai(), '/get-tour-details', { slug })).body
const found = async (q: string) =>
  (await get(annai(), `/tours?q=${encodeURIComponent(q)}`)).body.tours.map(({ slug }: { slug: string }) => slug)
const slug = 'tokyo-in-one-unhurried-day'

test('a visitor sees what is public until the office publishes, and then the new page at once, in every process', async () => {
  const desk = await openDesk(annai())
  const announcements = listenToAnnouncements(annai().databaseUrl, annai().ctx.log)
  onTestFinished(() => announcements.close())
  const heard = vi.fn()
  announcements.on('pages', heard)
  await announcements.ready
  const before = await pageOf(slug)
  const edited = await desk.tour(slug)
  expect(edited).toMatchObject({ state: 'published', hasDraft: false, version: 0, problems: [], differences: [] })
  const [cover, second, ...others] = edited.draft.pictures
  if (!cover || !second) throw new Error('The tour has several pictures.')

  const change = {
    title: 'Tokyo, quite unhurried',
    details: words('A wholly different quagmire of words.'),
    pictures: [{ ...cover, focus: '5% 5%' }, ...others, { ...second, alt: 'From the side street', focus: '10% 90%' }],
  }
  const saved: SavedDraft = (await desk.save(edited, change)).body
  expect(saved).toMatchObject({ version: 1, hasDraft: true, differences: ['Name', 'Words', 'Pictures'], problems: [] })
  expect(await pageOf(slug)).toEqual(before)
  expect(await found('quagmire')).toEqual([])
  expect(heard).not.toHaveBeenCalled()
  const preview = (await desk.ask('GET', `/tours/${edited.id}/preview`)).body
  expect(preview).toMatchObject({ title: change.title, slug, station: before.station })

  const published = (await desk.publish(edited.id, 1)).body as { problems: []; tour: EditedTour }
  expect(published.problems).toEqual([])
  expect(published.tour).toMatchObject({ version: 2, hasDraft: false, publishedBy: 'Test' })
  const after = await pageOf(slug)
  expect(after).toEqual(preview)
  expect(after.pictures.at(-1)).toMatchObject({ alt: 'From the side street', focus: '10% 90%' })
  expect(after.cover.focus).toBe('5% 5%')
  expect(await found('quagmire')).toEqual([slug])
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  const { changes } = (await desk.ask('GET', `/tours/${edited.id}/changes`)).body as { changes: object[] }
  expect(changes[0]).toMatchObject({
    deed: 'Published',
    by: 'Test',
    changes: [{ name: 'Name', before: before.title, after: change.title }, { name: 'Words' }, { name: 'Pictures' }],
  })
  // Nobody else's picture says it: the print may hang elsewhere too.
  const print = await annai()
    .ctx.db.selectFrom('pictures')
    .select('alt')
    .where('path', '=', second.path)
    .executeTakeFirst()
  expect(print?.alt).toBe(second.alt)
})

test('two who save the same version: one is kept, the other is told and can read the newer; in turn both are kept', async () => {
  const [one, other] = [await openDesk(annai()), await openDesk(annai())]
  const edited = await one.tour('ginkgo-gold')
  const answers = await Promise.all([one.save(edited, { planB: 'Mine' }), other.save(edited, { planB: 'Theirs' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.body).toMatchObject({ code: 'office.changed-meanwhile' })
  const newer = await other.tour(edited.id)
  expect(newer.version).toBe(1)
  expect(newer.draft.planB).toBe(answers[0].status === 200 ? 'Mine' : 'Theirs')
  // Control: whoever has read the newer version is not refused.
  expect((await other.save(newer, { planB: 'Both' })).status).toBe(200)
  expect((await one.publish(edited.id, 1)).status).toBe(409)
  expect((await pageOf('ginkgo-gold')).planB).toBe(edited.draft.planB)
  expect((await one.ask('POST', `/tours/${edited.id}/throw-away`, { version: 2 })).body).toMatchObject({ gone: false })
  expect(await one.tour(edited.id)).toMatchObject({ hasDraft: false, version: 3, draft: edited.draft })
})

test('a publication that fails on its way leaves nothing changed, draft and page both', async () => {
  const desk = await openDesk(annai())
  const { db } = annai().ctx
  const edited = await desk.tour('nikko-in-snow')
  await desk.save(edited, { title: 'Never seen', slug: 'never-seen', details: words('Zanzibarian.') })
  const before = await pageOf('nikko-in-snow')
  // The last thing that is written: everything else was done by then.
  await sql`CREATE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION $$broken$$; END'`.execute(
    db,
  )
  await sql`CREATE TRIGGER fail_now BEFORE INSERT ON change_trail FOR EACH ROW EXECUTE FUNCTION fail_now()`.execute(db)
  const failed = await desk.publish(edited.id, 1)
  await sql`DROP FUNCTION fail_now CASCADE`.execute(db)
  expect(failed.status).toBe(500)
  expect(await pageOf('nikko-in-snow')).toEqual(before)
  expect(await found('zanzibarian')).toEqual([])
  expect(await desk.tour(edited.id)).toMatchObject({
    version: 1,
    hasDraft: true,
    oldSlugs: [],
    draft: { title: 'Never seen' },
  })
  // Control: without the fault the same goes through.
  expect((await desk.publish(edited.id, 1)).status).toBe(200)
  expect((await pageOf('never-seen')).title).toBe('Never seen')
})

test('a day longer than its tour, or a picture without words, is saved but not published, and says why', async () => {
  const desk = await openDesk(annai())
  const edited = await desk.tour('omiya-bonsai-village')
  const [first, ...rest] = edited.draft.pictures
  if (!first) throw new Error('The tour has a cover.')
  const stops = edited.draft.stops.map((stop, index) => (index === 0 ? { ...stop, stayMinutes: 600 } : stop))
  const saved: SavedDraft = (await desk.save(edited, { stops, pictures: [{ ...first, alt: '' }, ...rest] })).body
  expect(saved.problems.map(({ anchor, field }) => [anchor, field])).toEqual([
    ['day', 'durationMinutes'],
    ['pictures', 'pictures.0.alt'],
  ])
  const answer = (await desk.publish(edited.id, 1)).body as { problems: object[]; tour: EditedTour }
  expect(answer.problems).toEqual(saved.problems)
  expect(answer.tour).toMatchObject({ version: 1, hasDraft: true })
  expect((await pageOf('omiya-bonsai-village')).itineraries[0].stayMinutes).toBe(edited.draft.stops[0]?.stayMinutes)
})

test('what a draft does not know, or is too long, is refused by its place; links of other kinds become blank', async () => {
  const desk = await openDesk(annai())
  const edited = await desk.tour('a-day-for-train-people')
  const [first] = edited.draft.pictures
  if (!first) throw new Error('The tour has a cover.')
  const refused = async (change: object) => (await desk.save(edited, change)).body as { code: string; fields: object }
  expect(await refused({ status: 'published' })).toMatchObject({
    code: 'platform.invalid-input',
    fields: { status: expect.any(String) },
  })
  expect((await refused({ pictures: [{ ...first, alt: 'a'.repeat(10_000) }] })).fields).toHaveProperty([
    'draft.pictures.0.alt',
  ])
  expect((await refused({ pictures: [{ ...first, path: 'office/nobody' }] })).fields).toHaveProperty([
    'draft.pictures.0.path',
  ])
  expect((await refused({ category: 'nowhere' })).fields).toHaveProperty(['draft.category'])
  const more = await desk.ask('POST', `/tours/${edited.id}/publish`, { version: 0, status: 'published' })
  expect(more.status).toBe(400)
  expect(await desk.tour(edited.id)).toMatchObject({ version: 0, hasDraft: false })

  const link = { type: 'link' as const, attrs: { href: 'javascript:alert(1)' } }
  const linked = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Here', marks: [link] }] }
  expect((await desk.save(edited, { details: { type: 'doc', content: [linked] } })).status).toBe(200)
  const kept = JSON.stringify((await desk.tour(edited.id)).draft.details)
  expect(kept).not.toContain('javascript')
  expect(kept).toContain('Here')
})

test('a new tour is the office’s alone until it is published; a copy of it has its own address and cover', async () => {
  const desk = await openDesk(annai())
  const begun = (await desk.ask('POST', '/tours', { category: 'evenings' })).body as EditedTour
  expect(begun).toMatchObject({ state: 'draft', slug: null, version: 1, draft: { category: 'evenings', title: '' } })
  expect(begun.problems.length).toBeGreaterThan(5)
  expect((await desk.ask('GET', `/tours/${begun.id}/preview`)).status).toBe(200)
  expect((await desk.ask('POST', `/tours/${begun.id}/archive`, { version: 1 })).body).toMatchObject({
    code: 'catalogue.never-published',
  })
  const copy = (await desk.ask('POST', `/tours/${(await desk.tour('yokohama-harbour-and-sankeien')).id}/duplicate`, {}))
    .body as EditedTour
  expect(copy.problems.map(({ field }) => field)).toEqual(['slug', 'shortName'])
  const full = {
    ...copy.draft,
    title: 'Night in the harbour',
    shortName: 'Harbour night',
    slug: 'night-in-the-harbour',
    category: 'evenings',
  }
  await desk.save(begun, full)
  expect((await pageOf('night-in-the-harbour')).code).toBe('catalogue.unknown-tour')
  const answer = (await desk.publish(begun.id, 2)).body as { problems: object[] }
  expect(answer.problems).toEqual([])
  expect(await pageOf('night-in-the-harbour')).toMatchObject({ title: full.title, category: { slug: 'evenings' } })
  // Its cover is now taken: the copy, which had the same first picture, must choose another.
  expect((await desk.tour(copy.id)).problems.map(({ field }) => field)).toEqual(['slug', 'shortName', 'pictures.0'])
  const gone = await desk.ask('POST', `/tours/${copy.id}/throw-away`, { version: 1 })
  expect(gone.body).toMatchObject({ gone: true })
  expect((await desk.ask('GET', `/tours/${copy.id}`)).status).toBe(404)
})

test('an address that a tour had leads to it for good, on every list, and is nobody else’s', async () => {
  const desk = await openDesk(annai())
  const guest = await signIn(annai())
  const [from, to] = ['kamakura-and-the-great-buddha', 'kamakura-by-the-sea']
  await post(annai(), '/wishlist', { items: [`tour:${from}`] }, guest.headers)
  expect((await desk.change(from, { slug: to })).body).toMatchObject({
    problems: [],
    tour: { slug: to, oldSlugs: [from] },
  })
  expect((await pageOf(from)).slug).toBe(to)
  expect((await desk.tour(from)).slug).toBe(to)
  expect((await get(annai(), `/tours/${from}/reviews`)).status).toBe(200)
  const listed = (await get(annai(), '/wishlist', guest.headers)).body.wishes
  expect(listed.map(({ item }: { item: string }) => item)).toEqual([`tour:${to}`])
  // A device that still knows the old address adds nothing twice.
  const again = await post(annai(), '/wishlist', { items: [`tour:${from}`] }, guest.headers)
  expect(again.body.items).toEqual([`tour:${to}`])
  const other = await desk.tour('blossom-by-lantern-light')
  const taken: SavedDraft = (await desk.save(other, { slug: from })).body
  expect(taken.problems.map(({ field }) => field)).toEqual(['slug'])
  // Control: its own old address may be taken again, and the other becomes old.
  expect((await desk.change(to, { slug: from })).body).toMatchObject({ tour: { slug: from, oldSlugs: [to] } })
  expect((await pageOf(to)).slug).toBe(from)
})

test('an earlier public version can be read, and put back as the draft; the page changes only when it is published', async () => {
  const desk = await openDesk(annai())
  const which = 'asakusa-after-dark'
  const first = await desk.tour(which)
  const versionsOf = async () => (await desk.ask('GET', `/tours/${first.id}/versions`)).body as { versions: object[] }
  expect(await versionsOf()).toEqual({ versions: [] })
  await desk.change(which, { title: 'Asakusa, much too late', minimumNoticeHours: 1 })
  await desk.change(which, { title: 'Asakusa, a third name' })
  expect((await versionsOf()).versions).toMatchObject([
    { number: 2, by: 'Test', publicFrom: expect.any(String) },
    { number: 1, by: null, publicFrom: null },
  ])
  const read = (await desk.ask('GET', `/tours/${first.id}/versions/1`)).body as { draft: EditedTour['draft'] }
  expect(read.draft).toEqual(first.published)

  const { version } = await desk.tour(which)
  const restore = (number: number, seen: number) =>
    desk.ask('POST', `/tours/${first.id}/versions/${number}/restore`, { version: seen })
  expect((await restore(1, version - 1)).status).toBe(409)
  expect((await restore(9, version)).status).toBe(404)
  const restored = (await restore(1, version)).body as EditedTour
  expect(restored).toMatchObject({ hasDraft: true, version: version + 1, differences: ['Name', 'Notice'] })
  expect(restored.draft).toEqual(first.published)
  expect((await pageOf(which)).title).toBe('Asakusa, a third name')
  const { changes } = (await desk.ask('GET', `/tours/${first.id}/changes`)).body as { changes: object[] }
  expect(changes[0]).toMatchObject({ by: 'Test', deed: expect.stringContaining('put back as the draft') })
  await desk.publish(first.id, restored.version)
  expect((await pageOf(which)).title).toBe(first.draft.title)
  expect((await versionsOf()).versions).toHaveLength(3)

  // An address is not brought back: old ones lead to the present one for good.
  await desk.change(which, { slug: 'asakusa-elsewhere' })
  const moved = await desk.tour(first.id)
  const back = (await restore(4, moved.version)).body as EditedTour
  expect(back).toMatchObject({ hasDraft: false, slug: 'asakusa-elsewhere' })
})

test('a booking keeps its terms and stays whole when its tour changes or is archived', async () => {
  const desk = await openDesk(annai())
  const slug = 'sunset-at-shichirigahama'
  const { startTimes } = await pageOf(slug)
  const held = await holdFor(annai(), { tour: slug, start: startTimes[0], guests: 2 })
  const read = async () => (await get(annai(), `/bookings/${held.booking.reference}?token=${held.token}`)).body
  const before = await read()
  await desk.change(slug, { cancellationTiers: [{ hoursBefore: 0, refundPercent: 0 }] })
  expect((await pageOf(slug)).cancellationTiers).toEqual([{ hoursBefore: 0, refundPercent: 0 }])
  expect(await read()).toEqual(before)
  const { id, version } = await desk.tour(slug)
  expect((await desk.ask('POST', `/tours/${id}/archive`, { version })).body).toMatchObject({
    state: 'archived',
    featured: false,
  })
  expect((await pageOf(slug)).code).toBe('catalogue.unknown-tour')
  expect(await found('shichirigahama')).not.toContain(slug)
  expect(await read()).toEqual(before)
  expect((await post(annai(), '/quotes', { tour: slug, day: '2026-12-09', start: '14:00', guests: 2 })).status).toBe(
    404,
  )
  expect((await desk.ask('POST', `/tours/${id}/unarchive`, { version: version + 1 })).body).toMatchObject({
    state: 'published',
  })
  expect((await pageOf(slug)).slug).toBe(slug)
})

test('an hour set for publishing is kept by a job; a newer save takes it back', async () => {
  const desk = await openDesk(annai())
  const at = '2026-11-16T09:00:00+09:00'
  const slug = 'blossom-along-the-water'
  const edited = await desk.tour(slug)
  await desk.save(edited, { summary: 'At its hour.' })
  const set = (await desk.publish(edited.id, 1, at)).body as { tour: EditedTour }
  expect(set.tour).toMatchObject({ version: 2, publishAt: at, hasDraft: true })
  await desk.save(set.tour, { summary: 'Saved again.' })
  expect(await desk.tour(slug)).toMatchObject({ publishAt: null })
  await atTime(annai(), new Date('2026-11-16T00:00:01Z'), () => runDueJobs(annai()))
  expect((await pageOf(slug)).summary).toBe(edited.draft.summary)
  // Control: left alone, it becomes public by itself.
  await desk.publish(edited.id, 3, at)
  expect((await pageOf(slug)).summary).toBe(edited.draft.summary)
  const failures = await atTime(annai(), new Date('2026-11-16T00:00:01Z'), () => runDueJobs(annai()))
  expect(failures).toEqual([])
  expect((await pageOf(slug)).summary).toBe('Saved again.')
  expect(await desk.tour(slug)).toMatchObject({ publishedBy: null, hasDraft: false })
})

test('seasons of a tour make its days dearer, and a closed one shuts the calendar, the search and the quote', async () => {
  const desk = await openDesk(annai())
  const slug = 'a-bowl-of-tea'
  const { startTimes } = await pageOf(slug)
  const wish = { tour: slug, day: '2026-12-09', start: startTimes[0], guests: 2 }
  const before = (await post(annai(), '/quotes', wish)).body
  const december = { from: '12-01', to: '12-20', percent: 8, closed: false, weekdays: [] }
  const closed = { name: 'Closed', from: '12-29', to: '01-03', percent: 0, closed: true, weekdays: [] }
  await desk.change(slug, { seasons: [{ name: 'Advent', ...december }, closed] })
  const dearer = (await post(annai(), '/quotes', wish)).body
  const line = dearer.lines.find(({ label }: { label: string }) => label === 'Advent')
  expect(line).toMatchObject({ kind: 'season', amountYen: Math.floor((before.lines[0].amountYen * 8) / 10_000) * 100 })
  expect(dearer.totalYen - before.totalYen).toBe(line.amountYen)
  expect((await post(annai(), '/quotes', { ...wish, day: '2026-12-30' })).body.code).toBe('pricing.not-possible')
  const onDay = async (day: string) =>
    (await get(annai(), `/tours?q=bowl+tea&day=${day}`)).body.tours.map((one: { slug: string }) => one.slug)
  expect(await onDay('2026-12-30')).not.toContain(slug)
  expect(await onDay('2026-12-28')).toContain(slug)
})

test('weekdays on which a tour is closed go from the draft to its page, its history and back from a version', async () => {
  const desk = await openDesk(annai())
  const slug = 'old-tokyo-before-lunch'
  const rest = { name: 'the lanes rest', from: '12-01', to: '02-29', percent: 0, closed: true, weekdays: [4, 2] }
  expect((await pageOf(slug)).closed).toEqual([])
  await desk.change(slug, { seasons: [rest] })
  const edited = await desk.tour(slug)
  expect(edited.draft.seasons).toEqual([{ ...rest, weekdays: [2, 4] }])
  const words = 'does not run on Tuesdays and Thursdays from 1 December to 29 February: the lanes rest'
  expect((await pageOf(slug)).closed).toEqual([{ from: '12-01', to: '02-29', weekdays: [2, 4], words }])
  const called = { lineOf: () => '', classOf: (code: string) => code }
  const [told] = changesOf({ ...emptyDraft, seasons: [] }, { ...emptyDraft, seasons: edited.draft.seasons }, called)
  expect(told?.after).toBe('the lanes rest 12-01 to 02-29 closed on Tuesdays and Thursdays')
  await desk.change(slug, { seasons: [] })
  expect((await pageOf(slug)).closed).toEqual([])
  const { versions } = (await desk.ask('GET', `/tours/${edited.id}/versions`)).body as {
    versions: { number: number }[]
  }
  const kept = await desk.ask('GET', `/tours/${edited.id}/versions/${versions[0]?.number}`)
  expect(kept.body).toMatchObject({ draft: { seasons: [{ weekdays: [2, 4] }] } })
  const bad = await desk.save(await desk.tour(slug), { seasons: [{ ...rest, weekdays: [8] }] })
  expect(bad.status).toBe(400)
})

test('the list of tours is one statement, however many there are, and keeps filters, order and pages', async () => {
  const desk = await openDesk(annai())
  const list = async (query: string) =>
    (await desk.ask('GET', `/tours?${query}`)).body as { rows: { title: string }[]; total: number; page: number }
  const few = await countStatements(annai(), () => list('rows=25&q=tea'))
  const many = await countStatements(annai(), () => list('rows=100'))
  expect(many).toBe(few)
  const every = await list('rows=100&sort=-revenue')
  expect(every.rows).toHaveLength(every.total)
  const revenue = every.rows.map((row) => (row as never as { revenueYen: number }).revenueYen)
  expect(revenue).toEqual([...revenue].sort((a, b) => b - a))
  expect((await list('state=archived')).total).toBe(0)
  expect((await list('only=featured&sort=title')).total).toBeGreaterThan(0)
  expect((await list('page=900')).page).toBe(Math.ceil(every.total / 25))
  expect((await list('line=evenings&rows=100')).rows.length).toBeGreaterThan(2)
  for (const q of ["'; --", '%', '_', '\\']) expect((await list(`q=${encodeURIComponent(q)}`)).total).toBe(0)
  expect((await desk.ask('GET', '/tours?sort=password')).status).toBe(400)
})
