import { expect, test } from 'vitest'
import { runDueJobs } from '#server/testing/annai.ts'
import { post } from '#server/testing/bookings.ts'
import { shareMailing } from '#server/testing/mailing.ts'
import { elementsOf, headlineOf } from '#server/testing/read-html.ts'
import { openDesk } from '#server/testing/tour-desk.ts'

const { shared, server } = shareMailing()

/** As a browser without any code of ours sends the form. */
async function sendForm(fields: Record<string, string>, remoteAddress = '203.0.113.50') {
  const answer = await shared().app.inject({
    ...{ method: 'POST', url: '/tell-me/opening', remoteAddress },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return [answer.statusCode, answer.headers.location]
}
const lettersTo = (email: string) => server().letters.filter(({ recipients }) => recipients.includes(email))
const read = async (url: string) => (await shared().app.inject(url)).body

test('a visitor of a closed house leaves an address without any code of ours, and hears once when it opens', async () => {
  const desk = await openDesk(shared())
  const turn = (deed: 'open' | 'close') =>
    desk.ask('POST', `/opening/${deed}`, deed === 'close' ? { reason: 'We paint the garage.' } : undefined)
  expect(await sendForm({ email: 'early@example.com' })).toEqual([303, '/'])
  await turn('close')

  const closed = await read('/')
  const [form = ''] = elementsOf(closed, 'form')
  expect(form).toMatch(/<form[^>]* action="\/tell-me\/opening" method="post"/)
  expect(form).toContain('name="email"')
  expect(await sendForm({ email: 'nobody' })).toEqual([303, '/tell-me/opening?fault=address'])
  expect(await read('/tell-me/opening?fault=address')).toContain('Write an address like name@example.com.')
  expect(await sendForm({ email: 'robot@example.com', website: 'x' })).toEqual([303, '/tell-me/asked'])
  for (const email of ['early@example.com', 'silent@example.com'])
    expect(await sendForm({ email })).toEqual([303, '/tell-me/asked'])
  expect(headlineOf(await read('/tell-me/asked'))).toBe('Look in your mail')
  for (let time = 0; time < 10; time++) await sendForm({ email: 'often@example.com' }, '198.51.100.9')
  expect(await sendForm({ email: 'often@example.com' }, '198.51.100.9')).toEqual([303, '/tell-me/opening?fault=often'])

  expect(await runDueJobs(shared())).toEqual([])
  expect(lettersTo('robot@example.com')).toEqual([])
  const token = decodeURIComponent(
    /\/tell-me\?token=(\S+)/.exec(lettersTo('early@example.com')[0]?.text ?? '')?.[1] ?? '',
  )
  expect((await post(shared(), `/coming-wishes/${token}`, {})).body).toEqual({
    title: null,
    state: 'waiting',
    link: null,
  })

  expect((await turn('open')).status).toBe(200)
  await turn('open')
  expect(await runDueJobs(shared())).toEqual([])
  expect(lettersTo('early@example.com').map(({ subject }) => subject)).toEqual(['Shall we tell you?', 'We are open'])
  // The control: who did not press the link hears nothing.
  expect(lettersTo('silent@example.com').map(({ subject }) => subject)).toEqual(['Shall we tell you?'])
  const { history } = (await desk.ask('GET', '/opening')).body as { history: { changes: object[] }[] }
  expect(history[0]?.changes).toEqual([{ name: 'Mails to those who asked', before: '', after: '1' }])
})
