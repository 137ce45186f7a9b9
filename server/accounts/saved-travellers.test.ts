import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { atTime, signIn } from '#server/testing/scene.ts'
import { childAgeOn, yearsBetween } from './saved-travellers.rules.ts'

const annai = shareTestAnnai({})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function send(method: Method, path: string, headers: Record<string, string>, payload?: object) {
  const answer = await annai().app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}

const listOf = async (headers: Record<string, string>) => (await send('GET', '/travellers', headers)).body.travellers

test('people are saved, listed in the order in which they came, changed and forgotten', async () => {
  const { headers } = await signIn(annai())
  expect(await listOf(headers)).toEqual([])
  const saved = []
  for (const person of [{ name: ' Zoe ' }, { name: 'Ada', age: 5, note: 'Nuts' }, { name: 'Ben' }])
    saved.push((await send('POST', '/travellers', headers, person)).body)
  expect(saved.map(({ name, age, note }) => [name, age, note])).toEqual([
    ['Zoe', null, ''],
    ['Ada', 5, 'Nuts'],
    ['Ben', null, ''],
  ])
  expect(await listOf(headers)).toEqual(saved)
  const [zoe, ada] = saved
  const older = await send('PUT', `/travellers/${ada.id}`, headers, { name: 'Ada', age: 6, note: '' })
  expect(older).toEqual({ status: 200, body: { ...ada, age: 6, note: '' } })
  expect(await send('DELETE', `/travellers/${zoe.id}`, headers)).toEqual({ status: 204, body: null })
  expect((await listOf(headers)).map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Ben'])
})

test('what somebody needs is kept with them, and each change says all of it', async () => {
  const { headers } = await signIn(annai())
  const needs = {
    documentCountry: 'GB',
    childSeat: 'child-seat',
    diet: 'Vegetarian, no shellfish',
    walking: 'short',
    note: 'Carsick on bends',
  }
  const { body } = await send('POST', '/travellers', headers, {
    name: 'Ivy',
    birthDate: '2021-08-14',
    age: 12,
    ...needs,
  })
  // The birth date knows better than the age.
  expect(body).toEqual({ id: body.id, name: 'Ivy', age: 5, birthDate: '2021-08-14', ...needs })
  expect(await listOf(headers)).toEqual([body])
  const path = `/travellers/${body.id}`
  const plain = { documentCountry: null, childSeat: null, diet: '', walking: 'any', note: '', birthDate: null }
  expect((await send('PUT', path, headers, { name: 'Ivy', age: 6 })).body).toEqual({
    id: body.id,
    name: 'Ivy',
    age: 6,
    ...plain,
  })
  expect((await send('PUT', path, headers, { name: 'Ivy' })).body).toMatchObject({ age: null, ...plain })
})

test('a child grows older by the days of Tokyo, and is one of the adults at eighteen', async () => {
  // A minute before midnight in Tokyo, and at midnight.
  await atTime(annai(), new Date('2026-11-15T14:59:00Z'), async () => {
    const { headers } = await signIn(annai())
    for (const birthDate of ['2021-11-15', '2021-11-16', '2008-11-16', '2008-11-15', '1984-05-23'])
      await send('POST', '/travellers', headers, { name: birthDate, birthDate })
    const ages = async () => (await listOf(headers)).map(({ age }: { age: number | null }) => age)
    expect(await ages()).toEqual([5, 4, 17, null, null])
    await atTime(annai(), new Date('2026-11-15T15:00:00Z'), async () =>
      expect(await ages()).toEqual([5, 5, null, null, null]),
    )
  })
  expect(['2026-02-28', '2026-03-01', '2028-02-29'].map((day) => yearsBetween('2020-02-29', day))).toEqual([5, 6, 8])
  expect(childAgeOn('2026-11-15', { birthDate: '2026-11-15', age: null })).toBe(0)
  expect(childAgeOn('2026-11-15', { birthDate: null, age: 9 })).toBe(9)
})

test('those of others are neither seen nor changed nor forgotten', async () => {
  const [mika, other] = [await signIn(annai()), await signIn(annai())]
  const { body } = await send('POST', '/travellers', mika.headers, { name: 'Ada', age: 5 })
  const path = `/travellers/${body.id}`
  expect(await listOf(other.headers)).toEqual([])
  for (const answer of [
    await send('PUT', path, other.headers, { name: 'Mallory' }),
    await send('DELETE', path, other.headers),
    await send('DELETE', '/travellers/00000000-0000-4000-8000-000000000000', mika.headers),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'accounts.unknown-traveller'])
  expect(await listOf(mika.headers)).toEqual([body])
})

test('who is nobody, not a child of that age, or one too many is refused under its name', async () => {
  const { headers, userId } = await signIn(annai())
  for (const [person, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'Ada', age: 40 }, 'age'],
    [{ name: 'Ada', note: 'x'.repeat(201) }, 'note'],
    [{ name: 'Ada', userId }, 'userId'],
    // Already the sixteenth somewhere, and not yet in Tokyo.
    [{ name: 'Ada', birthDate: '2026-11-16' }, 'birthDate'],
    [{ name: 'Ada', birthDate: '2999-01-01' }, 'birthDate'],
    [{ name: 'Ada', birthDate: '1899-12-31' }, 'birthDate'],
    [{ name: 'Ada', birthDate: '2021-02-29' }, 'birthDate'],
    [{ name: 'Ada', documentCountry: 'gb' }, 'documentCountry'],
    [{ name: 'Ada', childSeat: 'throne' }, 'childSeat'],
    [{ name: 'Ada', diet: 'x'.repeat(121) }, 'diet'],
    [{ name: 'Ada', walking: 'never' }, 'walking'],
  ] as const)
    expect(Object.keys((await send('POST', '/travellers', headers, person)).body.fields)).toEqual([field])
  expect(await listOf(headers)).toEqual([])
  const many = Array.from({ length: 100 }, (_, nth) => ({
    user_id: userId,
    name: `Guest ${nth}`,
    created_at: new Date(),
  }))
  await annai().ctx.db.insertInto('saved_travellers').values(many).execute()
  const { status, body } = await send('POST', '/travellers', headers, { name: 'Ada' })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['name']])
})
