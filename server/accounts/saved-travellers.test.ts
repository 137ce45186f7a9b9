import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { signIn } from '#server/testing/scene.ts'

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
  ] as const)
    expect(Object.keys((await send('POST', '/travellers', headers, person)).body.fields)).toEqual([field])
  const many = Array.from({ length: 100 }, (_, nth) => ({
    user_id: userId,
    name: `Guest ${nth}`,
    created_at: new Date(),
  }))
  await annai().ctx.db.insertInto('saved_travellers').values(many).execute()
  const { status, body } = await send('POST', '/travellers', headers, { name: 'Ada' })
  expect([status, Object.keys(body.fields)]).toEqual([400, ['name']])
})
