import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { get, post } from '#server/testing/bookings.ts'
import { signIn } from '#server/testing/scene.ts'
import { newConfirmedPerson, send } from '#server/testing/signed-in-people.ts'
import { demoAgents } from './demo/demo-agents.ts'

const annai = shareTestAnnai({ demo: true })
const desk = async () => (await signIn(annai(), 'admin')).headers

const partner = {
  ...{ business: 'Tofu Yamato', kind: 'restaurant', contact: 'Aki Yamato', email: 'aki@tofuyamato.example' },
  ...{ phone: '+81300012020', area: 'Yanaka', languages: 'Japanese', registration: '', commissionPercent: 7.5 },
  ...{ notes: '', joinedOn: null },
}

test('the register holds a dozen partners, searched, filtered and sorted on the server', async () => {
  const headers = await desk()
  const list = async (query: string) => (await get(annai(), `/admin/agents?${query}`, headers)).body
  const all = await list('')
  expect(all.total).toBeGreaterThanOrEqual(demoAgents.length)
  expect(all.counts.active + all.counts.asked + all.counts.paused + all.counts.ended).toBe(all.counts.all)
  const kinds = (await list('kind=guide,driver')).rows.map(({ kind }: { kind: string }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['guide', 'driver']))
  expect((await list('q=kawase')).rows).toMatchObject([{ business: 'Hoto Kawase' }])
  expect((await list('q=300010101')).rows).toMatchObject([{ business: 'Hotel Wadakura' }])
  const percents = (await list('sort=-commission')).rows.map(
    (row: { commissionPercent: number }) => row.commissionPercent,
  )
  expect(percents).toEqual(percents.toSorted((a: number, b: number) => b - a))
  const { link } = (await get(annai(), '/admin/agents-file?state=ended&columns=business,state', headers)).body
  expect((await annai().app.inject(`/api${link}`)).body).toBe('\uFEFFBusiness,State\r\nHasegawa Prints,ended\r\n')
})

test('a partner is added, changed and moved between states with a reason, and all of it is in the history', async () => {
  const headers = await desk()
  const added = (await post(annai(), '/admin/agents', partner, headers)).body
  expect(added).toMatchObject({ ...partner, state: 'asked', version: 1, account: null })
  const twice = await post(annai(), '/admin/agents', { ...partner, email: 'AKI@tofuyamato.example' }, headers)
  expect(twice.body).toMatchObject({ code: 'agents.address-taken', fields: { email: expect.any(String) } })
  const path = `/admin/agents/${added.id}`
  const saved = (await send(annai(), 'PUT', path, headers, { ...partner, commissionPercent: 8, version: 1 })).body
  expect(saved.version).toBe(2)
  const old = await send(annai(), 'PUT', path, headers, { ...partner, version: 1 })
  expect(old.body.code).toBe('office.changed-meanwhile')
  const move = (state: string, version: number, reason = 'As agreed by telephone.') =>
    post(annai(), `${path}/state`, { state, version, reason }, headers)
  expect((await move('paused', 2)).body.code).toBe('agents.not-possible')
  expect((await move('active', 2, '  ')).status).toBe(400)
  const active = (await move('active', 2)).body
  expect(active).toMatchObject({ state: 'active', joinedOn: '2026-11-15', version: 3 })
  expect(active.history.map(({ deed, reason }: { deed: string; reason: string }) => [deed, reason])).toEqual([
    ['activated the partner', 'As agreed by telephone.'],
    ['changed the partner', ''],
    ['added the partner', ''],
  ])
  expect(active.history[1].changes).toEqual([{ name: 'Commission', before: '7.5', after: '8' }])
})

test('of two who change a partner at once one is heard', async () => {
  const headers = await desk()
  const { id } = (await post(annai(), '/admin/agents', { ...partner, email: 'two@at.example' }, headers)).body
  const saving = (area: string) =>
    send(annai(), 'PUT', `/admin/agents/${id}`, headers, { ...partner, email: 'two@at.example', area, version: 1 })
  const answers = await Promise.all([saving('Ueno'), saving('Ginza')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a confirmed account with the same address is the partner’s; one that only claims it is not', async () => {
  const headers = await desk()
  const person = await newConfirmedPerson(annai())
  const { body } = await post(annai(), '/admin/agents', { ...partner, email: person.email.toUpperCase() }, headers)
  expect(body.account).toMatchObject({ name: 'Mika Berg' })
  const claimed = await signIn(annai())
  const other = { ...partner, email: `${claimed.userId}@example.com` }
  expect((await post(annai(), '/admin/agents', other, headers)).body.account).toBeNull()
})
