import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { atTime, inMinutes } from '#server/testing/scene.ts'

const shared = shareTestAnnai({ demo: true })
const wish = { tour: 'hakone-for-art', day: '2027-03-03', start: '08:00', guests: 3 }

async function ask(code: string | undefined, remoteAddress: string, changes: object = {}) {
  const answer = await shared().app.inject({
    ...{ method: 'POST', url: '/api/quotes', remoteAddress },
    payload: { ...wish, ...(code === undefined ? {} : { code }), ...changes },
  })
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] }
}
const tooMany = { status: 429, body: { code: 'pricing.too-many-codes' } }

test('who tries code after code is refused for a quarter of an hour, also with the right one', async () => {
  const from = '10.9.0.1'
  for (let tries = 0; tries < 20; tries++)
    expect(await ask(`TRY${tries}`, from)).toMatchObject({ status: 400, body: { fields: { code: expect.anything() } } })
  expect(await ask('TRY20', from)).toMatchObject({ ...tooMany, retryAfter: '900' })
  // The right one would tell as much as a wrong one.
  expect(await ask('KANBARE', from)).toMatchObject(tooMany)
  expect((await ask(undefined, from)).status).toBe(200)
  expect((await ask('KANBARE', '10.9.0.2')).status).toBe(200)
  await atTime(shared(), inMinutes(shared(), 15), async () => expect((await ask('KANBARE', from)).status).toBe(200))
})

test('many at once are many', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, (_, tries) => ask(`RUSH${tries}`, '10.9.0.3')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
})

test('who has the right code asks with it as often as a page does, and no wrong wish of theirs counts', async () => {
  const from = '10.9.0.4'
  for (let tries = 0; tries < 15; tries++) {
    expect((await ask('KANBARE', from)).status).toBe(200)
    expect((await ask('KANBARE', from, { guests: 30 })).body.code).toBe('pricing.party-too-large')
  }
  expect((await ask('KANBARE', from)).status).toBe(200)
})

test('a code is no way to ask for prices without end', async () => {
  const from = '10.9.0.5'
  await shared()
    .ctx.db.insertInto('attempt_counters')
    .values({ bucket: `offer-code:asked:${from}`, hits: 300, resets_at: inMinutes(shared(), 5) })
    .execute()
  expect(await ask('KANBARE', from)).toMatchObject({ ...tooMany, retryAfter: '300' })
})
