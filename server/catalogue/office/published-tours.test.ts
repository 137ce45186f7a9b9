import { expect, test } from 'vitest'
import type { EditedTour, SavedDraft } from '#contract/tour-editing.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { get, holdFor, post } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { atTime, signIn } from '#server/testing/scene.ts'
import { openDesk } from '#server/testing/tour-desk.ts'
import { changesOf } from './differences.rules.ts'
import { emptyDraft } from './draft.rules.ts'

const annai = shareTestAnnai({ demo: true })
const pageOf = async (slug: string) => (await post(annai(), '/get-tour-details', { slug })).body

const found = async (q: string) =>
  (await get(annai(), `/tours?q=${encodeURIComponent(q)}`)).body.tours.map(({ slug }: { slug: string }) => slug)

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
