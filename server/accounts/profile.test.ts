import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { atTime, inMinutes } from '#server/testing/scene.ts'
import { newPerson, send } from '#server/testing/signed-in-people.ts'

const annai = shareTestAnnai({})

const usual = {
  full_name: 'Eleanor Marsh',
  mobile: '+447700900143',
  country: 'GB',
  birth_date: '1984-05-23',
  gender: 'female',
  address: '1 Rose Lane\nWells',
  name_board: 'MARSH',
  crew_note: 'We walk slowly.',
}

test('a profile is saved whole, with the time, and read again', async () => {
  const mika = await newPerson(annai())
  const saved = await atTime(annai(), inMinutes(annai(), 5), () =>
    send(annai(), 'PUT', '/profile', mika.headers, usual),
  )
  expect(saved).toMatchObject({
    status: 200,
    body: { ...usual, id: mika.userId, email: mika.email, updated_at: '2026-11-15T01:35:00.000Z', pending_email: null },
  })
  expect((await send(annai(), 'GET', '/profile', mika.headers)).body).toEqual(saved.body)
  expect((await send(annai(), 'GET', '/me', mika.headers)).body).toMatchObject({ full_name: 'Eleanor Marsh' })
})

test('nobody is born tomorrow, as Tokyo counts', async () => {
  const mika = await newPerson(annai())
  const born = (birth_date: string) => send(annai(), 'PUT', '/profile', mika.headers, { ...usual, birth_date })
  await atTime(annai(), new Date('2025-03-01T14:59:00Z'), async () => {
    expect(await born('2025-03-02')).toMatchObject({
      status: 400,
      body: { fields: { birth_date: expect.any(String) } },
    })
    expect((await born('2025-03-01')).status).toBe(200)
  })
})

test('what is emptied is nothing, and nobody else’s profile changes', async () => {
  const [mika, other] = [await newPerson(annai()), await newPerson(annai())]
  await send(annai(), 'PUT', '/profile', mika.headers, usual)
  const before = (await send(annai(), 'GET', '/profile', other.headers)).body
  const emptied = {
    mobile: ' ',
    country: null,
    birth_date: null,
    gender: null,
    address: ' ',
    name_board: '',
    crew_note: '',
  }
  const { body } = await send(annai(), 'PUT', '/profile', mika.headers, { ...usual, ...emptied })
  expect(body).toMatchObject({ ...emptied, mobile: null, address: null })
  expect((await send(annai(), 'GET', '/profile', other.headers)).body).toEqual(before)
})

test.each([
  ['a day to come', { birth_date: '2999-01-01' }, 'birth_date'],
  ['a day that is none', { birth_date: '2026-02-30' }, 'birth_date'],
  ['a day of another age', { birth_date: '1899-12-31' }, 'birth_date'],
  ['three hundred letters', { full_name: 'x'.repeat(300) }, 'full_name'],
  ['no name', { full_name: '\u200f' }, 'full_name'],
  ['words for a telephone', { mobile: 'ring me' }, 'mobile'],
  ['a country that is none', { country: 'Britain' }, 'country'],
  ['something else as gender', { gender: 'x' }, 'gender'],
  ['a long note', { crew_note: 'x'.repeat(501) }, 'crew_note'],
])('%s is refused at its field', async (_, given, field) => {
  const mika = await newPerson(annai())
  const { status, body } = await send(annai(), 'PUT', '/profile', mika.headers, { ...usual, ...given })
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})

test.each(['email', 'role', 'status', 'id', 'email_verified_at', 'image'])(
  'what is not theirs to change is refused: %s',
  async (field) => {
    const mika = await newPerson(annai())
    const answer = await send(annai(), 'PUT', '/profile', mika.headers, { ...usual, [field]: 'admin' })
    expect(answer.status).toBe(400)
  },
)

test.each(['李', 'x'.repeat(200), 'Ada 🗻', '\u202eMarsh\u202c \u200fعمر', '<script>alert(1)</script>'])(
  'a name is kept as it was typed: %s',
  async (full_name) => {
    const mika = await newPerson(annai())
    const { body } = await send(annai(), 'PUT', '/profile', mika.headers, { ...usual, full_name })
    expect(body.full_name).toBe(full_name)
  },
)
