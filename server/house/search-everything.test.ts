import { beforeAll, expect, test } from 'vitest'
import type { SearchHit } from '#contract/office-search.ts'
import { loadFleet } from '#server/fleet/index.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post, quoteFor } from '#server/testing/bookings.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { type SignedIn, signIn } from '#server/testing/scene.ts'

const annai = shareTestAnnai({ demo: true })
let desk: SignedIn
let reference = ''
beforeAll(async () => {
  desk = await signIn(annai(), 'admin')
  const quote = await quoteFor(annai())
  const guest = { leadName: 'Ingrid Óskarsdóttir', email: 'ingrid.o@example.is', phone: '+354 770 1234' }
  const { body } = await post(annai(), '/bookings', { quoteId: quote.id, ...guest })
  reference = body.booking.reference
})

const find = async (q: string) => {
  const { body } = await get(annai(), `/admin/search?q=${encodeURIComponent(q)}`, desk.headers)
  return Object.fromEntries(body.groups.map(({ group, hits }: { group: string; hits: SearchHit[] }) => [group, hits]))
}

test('a booking is found by its reference, the name, the mail and the number in any spacing', async () => {
  const queries = [reference, reference.toLowerCase(), reference.slice(3), 'ingrid', 'ósk ing', 'Ingrid.O@Exam']
  for (const q of [...queries, '00354 7701234', '770-1234', '+354 770 12 34']) {
    const found = await find(q)
    expect(
      found.bookings?.map(({ title }: SearchHit) => title),
      q,
    ).toContain(`${reference} Ingrid Óskarsdóttir`)
    expect(found.bookings?.[0].to, q).toMatch(/^\/admin\/tour-bookings\/edit\/AN-/)
  }
})

test('a guest is found by the same letters and leads to their own page, once their day is sure', async () => {
  expect(await find('ingrid ósk'), 'a hold makes nobody a guest').not.toHaveProperty('guests')
  await post(annai(), `/admin/bookings/${reference}/move`, { to: 'confirmed', reason: 'Pays by hand' }, desk.headers)
  for (const q of ['ingrid ósk', 'ÓSK', 'in', 'ingrid.o@exam', '0770 12 34', '+354 (0)770-1234']) {
    const guest = (await find(q)).guests?.find(({ title }: SearchHit) => title === 'Ingrid Óskarsdóttir')
    expect(guest?.detail, q).toContain('ingrid.o@example.is')
    const [, id] = /^\/admin\/guests\/detail\?id=(.+)$/.exec(guest?.to ?? '') ?? []
    expect((await get(annai(), `/admin/guests/${id}`, desk.headers)).body.name, q).toBe('Ingrid Óskarsdóttir')
  }
  const titles = async (q: string) => (await find(q)).guests?.map(({ title }: SearchHit) => title) ?? []
  expect(await titles('ngrid.o')).toContain('Ingrid Óskarsdóttir')
  expect(await titles('ng'), 'the middle of a word needs three letters').not.toContain('Ingrid Óskarsdóttir')
})

test('tours, people and plates are found, too, at most five of each', async () => {
  const fleet = await loadFleet(annai().ctx)
  const [car, chauffeur] = [fleet.vehicles[0], fleet.chauffeurs[0]]
  expect((await find('great buddha')).tours).toHaveLength(1)
  const plate = car?.plate ?? ''
  const name = `${car?.name.split(' ')[0]} ${plate.split(' ').at(-1)}`
  expect(name, 'the name of the database is another').not.toBe(car?.name)
  const hit = { title: name, detail: expect.stringMatching(new RegExp(`^${plate}, (next |no day ahead)`)) }
  for (const q of [plate, name, name.toLowerCase()]) expect((await find(q)).cars, q).toMatchObject([hit])
  expect((await find(plate.replace(/\D/g, ''))).cars).toContainEqual(expect.objectContaining(hit))
  expect((await find(chauffeur?.name ?? '')).crew?.[0]).toMatchObject({ title: chauffeur?.name, detail: 'Chauffeur' })
  for (const hits of Object.values(await find('a'))) expect((hits as SearchHit[]).length).toBeLessThanOrEqual(5)
})

test('letters that mean something to a database mean only themselves', async () => {
  for (const q of ['%', '_', '\\', "' OR 1=1 --", '%%%', 'in%rid'])
    for (const group of ['bookings', 'guests']) expect(await find(q), q).not.toHaveProperty(group)
})

test('it asks as few questions however much there is', async () => {
  await find('ingrid')
  expect(await countStatements(annai(), () => find('a'))).toBeLessThanOrEqual(8)
})
