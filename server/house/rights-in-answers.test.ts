import { beforeAll, expect, test } from 'vitest'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { type OfficeRole, officeRoles } from '#core/office-rights.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { everyRole, type TestCaller } from '#server/testing/callers.ts'
import { bookAndTravel } from '#server/testing/days-over.ts'

const annai = shareTestAnnai({ demo: true })
let callers: Record<OfficeRole, TestCaller>
beforeAll(async () => {
  callers = await everyRole(annai())
})
const ask = async (role: OfficeRole, path: string) => get(annai(), path, await callers[role].headers())
/** The roles to which a part of an answer is told. */
async function toldTo(path: string, part: (body: never) => unknown): Promise<OfficeRole[]> {
  const told: OfficeRole[] = []
  for (const role of officeRoles) {
    const { status, body } = await ask(role, path)
    if (status === 200 && part(body as never) !== null) told.push(role)
  }
  return told
}

test('what the house earned is told to those with the right to earnings, wherever a page shows it', async () => {
  const [{ id: car }] = (await ask('owner', '/admin/cars')).body.rows
  const [{ id: offer }] = (await ask('owner', '/admin/offers')).body.rows
  const [{ slug }] = (await ask('owner', '/admin/tours?state=published')).body.rows
  const withRight = ['owner', 'bookkeeper', 'reader']
  expect(await toldTo('/admin/dashboard', ({ taken }: Dashboard) => taken)).toEqual(withRight)
  expect(await toldTo('/admin/dashboard', ({ weeks }: Dashboard) => weeks)).toEqual(withRight)
  expect(await toldTo(`/admin/cars/${car}`, ({ earned }) => earned)).toEqual(withRight)
  expect(await toldTo(`/admin/offers/${offer}/figures`, ({ bookedYen }) => bookedYen)).toEqual(withRight)
  expect(await toldTo('/admin/offers-at-a-glance', ({ bookedYen }) => bookedYen)).toEqual(withRight)
  // Bookkeepers have no right to tours at all.
  const ofTours = ['owner', 'reader']
  type Rows = { rows: { revenueYen: number | null }[] }
  expect(await toldTo('/admin/tours', ({ rows }: Rows) => rows[0]?.revenueYen ?? null)).toEqual(ofTours)
  expect(await toldTo('/admin/categories', ({ rows }: Rows) => rows[0]?.revenueYen ?? null)).toEqual(ofTours)
  expect(
    await toldTo(`/admin/tours/${slug}`, ({ sales }: { sales: Rows['rows'][number] }) => sales.revenueYen),
  ).toEqual(ofTours)
})

test('nor does the order of a list tell it', async () => {
  expect((await ask('desk', '/admin/tours?sort=-revenue')).body.code).toBe('platform.right-missing')
  expect((await ask('desk', '/admin/categories?sort=revenue')).body.code).toBe('platform.right-missing')
  expect((await ask('desk', '/admin/tours?sort=-bookings')).status).toBe(200)
  expect((await ask('owner', '/admin/tours?sort=-revenue')).status).toBe(200)
})

test('words of guests are told to those who may read messages and reviews, on every page', async () => {
  const kinds = async (role: OfficeRole) =>
    new Set(((await ask(role, '/admin/dashboard')).body as Dashboard).decisions.map(({ kind }) => kind))
  const withWords = (some: Set<string>) => ['message', 'review'].filter((kind) => some.has(kind))
  expect(withWords(await kinds('owner'))).toEqual(['message', 'review'])
  expect(withWords(await kinds('dispatcher'))).toEqual(['message'])
  expect(withWords(await kinds('bookkeeper'))).toEqual([])
  const badges = async (role: OfficeRole) => (await ask(role, '/admin/badges')).body
  for (const role of officeRoles) {
    const { decisions } = (await ask(role, '/admin/dashboard')).body
    expect((await badges(role)).dashboard, role).toBe(decisions.length)
  }
  expect((await badges('bookkeeper')).reviews).toBe(0)
  expect((await badges('owner')).reviews).toBeGreaterThan(0)
  const [{ id }] = (await ask('owner', '/admin/guests')).body.rows
  expect(await toldTo(`/admin/guests/${id}`, ({ messages }) => messages)).toEqual([
    ...['owner', 'dispatcher', 'desk', 'reader'],
  ])
  expect(await toldTo(`/admin/guests/${id}`, ({ reviews }) => reviews)).toEqual(['owner', 'desk', 'reader'])
})

test('the search finds nothing that leads to a page which is not theirs', async () => {
  const groups = async (role: OfficeRole, q: string): Promise<string[]> =>
    (await ask(role, `/admin/search?q=${q}`)).body.groups.map(({ group }: { group: string }) => group)
  expect(await groups('owner', 'kamakura')).toContain('tours')
  expect(await groups('dispatcher', 'kamakura')).not.toContain('tours')
  expect(await groups('bookkeeper', 'kamakura')).not.toContain('tours')
  expect(await groups('reader', 'kamakura')).toContain('tours')
})

test('whoever may take lists out as files takes those that they may read', async () => {
  const code = async (role: OfficeRole, way: 'GET' | 'POST', path: string) => {
    const headers = await callers[role].headers()
    const { status, body } = way === 'GET' ? await get(annai(), path, headers) : await post(annai(), path, {}, headers)
    return status === 200 ? 'a link' : body.code
  }
  for (const [way, path] of [
    ['POST', '/admin/places/file'],
    ['GET', '/admin/tours-file'],
    ['GET', '/admin/categories-file'],
  ] as const) {
    expect(await code('bookkeeper', way, path), path).toBe('platform.right-missing')
    expect(await code('owner', way, path), path).toBe('a link')
  }
  expect(await code('bookkeeper', 'POST', '/admin/cars/file')).toBe('a link')
})

test('the review of a booking opens to its guest and to those who may read reviews', async () => {
  const { reference } = (await bookAndTravel(annai(), { day: '2026-12-21' })).booking
  const told: OfficeRole[] = []
  for (const role of officeRoles) if ((await ask(role, `/bookings/${reference}/review`)).status === 200) told.push(role)
  expect(told).toEqual(['owner', 'desk', 'reader'])
})

test('every list that is taken out as a file names the right to read it', () => {
  const files = Object.values(endpoints)
    .flatMap((calls) => Object.entries(calls) as [string, Endpoint][])
    .filter(([, { right }]) => right === 'see:files')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(([, { alsoRight }]) => !alsoRight).map(([name]) => name)).toEqual([])
})
