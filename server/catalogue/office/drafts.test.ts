import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { EditedTour, SavedDraft } from '#contract/tour-editing.ts'
import { listenToAnnouncements } from '#server/platform/announcements.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { soon } from '#server/testing/soon.ts'
import { openDesk, words } from '#server/testing/tour-desk.ts'

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
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), soon)
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

test('whether a day begins at the guest’s hotel is what the office says, whatever it is called', async () => {
  const desk = await openDesk(annai())
  const of = 'tokyo-in-one-unhurried-day'
  const edited = await desk.tour(of)
  expect(edited.draft.pickUp).toMatchObject({ name: 'Your hotel in central Tokyo', isGuestsHotel: true })
  const pickUp = { ...edited.draft.pickUp, name: 'Your gate at Tokyo Station', isGuestsHotel: false }
  const saved: SavedDraft = (await desk.save(edited, { pickUp })).body
  expect(saved.differences).toEqual(['Pick-up'])
  expect((await desk.tour(of)).draft.pickUp).toEqual(pickUp)
  expect((await desk.ask('GET', `/tours/${edited.id}/preview`)).body).toMatchObject({ pickUp })
  expect((await pageOf(of)).pickUp.isGuestsHotel).toBe(true)
  await desk.publish(edited.id, saved.version)
  expect((await pageOf(of)).pickUp).toEqual(pickUp)
  const { changes } = (await desk.ask('GET', `/tours/${edited.id}/changes`)).body as { changes: object[] }
  expect(changes[0]).toMatchObject({
    changes: [
      {
        name: 'Pick-up',
        before: 'Your hotel in central Tokyo (wherever the guest stays)',
        after: 'Your gate at Tokyo Station',
      },
    ],
  })
  // What does not say it is refused, and not taken for an answer.
  const { isGuestsHotel: _, ...unsaid } = pickUp
  const refused = await desk.save(await desk.tour(of), { pickUp: unsaid as never })
  expect(refused).toMatchObject({ status: 400, body: { code: 'platform.invalid-input' } })
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
    fields: { 'draft.status': expect.any(String) },
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
