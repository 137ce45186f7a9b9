import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { provedThings } from '#core/office-rights.ts'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { rightPassword } from '#server/testing/people.ts'
import { newDevice, newPerson, send } from '#server/testing/signed-in-people.ts'

const annai = shareTestAnnai({})
const minutes = (count: number) => annai().clock.advance(count * 60_000)
type Headers = Record<string, string>

/** A sensitive deed with input that makes no sense: past the door it is refused by its fields. */
const open = async (headers: Headers) => (await send(annai(), 'PUT', '/admin/settings/tax', headers, {})).body.code
const prove = (headers: Headers, password = rightPassword) =>
  send(annai(), 'POST', '/security/proof', headers, { password })

test('whoever has just signed in is believed; a quarter of an hour later the password is asked for again', async () => {
  const { headers } = await newPerson(annai(), 'admin')
  expect(await open(headers)).toBe('platform.invalid-input')
  minutes(14)
  expect(await open(headers)).toBe('platform.invalid-input')
  minutes(1)
  expect(await open(headers)).toBe('platform.proof-needed')
  expect((await send(annai(), 'GET', '/admin/settings/tax', headers)).status).toBe(200)
})

test('a proof counts on its device alone and for a while, and a wrong password is none', async () => {
  const owner = await newPerson(annai(), 'admin')
  const other = await newDevice(annai(), owner.userId)
  minutes(20)
  expect((await prove(owner.headers, 'wrong')).body.code).toBe('accounts.wrong-password')
  expect(await open(owner.headers)).toBe('platform.proof-needed')
  expect((await prove(owner.headers)).status).toBe(204)
  expect(await open(owner.headers)).toBe('platform.invalid-input')
  expect(await open(other.headers)).toBe('platform.proof-needed')
  minutes(15)
  expect(await open(owner.headers)).toBe('platform.proof-needed')
})

test('who lacks the right is told so, and not asked for a password', async () => {
  const desk = await newPerson(annai(), 'admin', ['desk'])
  minutes(20)
  expect(await open(desk.headers)).toBe('platform.right-missing')
})

test('these deeds ask again; whoever takes one off the list says so here', async () => {
  const named = Object.values(endpoints)
    .flatMap((calls) => Object.entries(calls) as [string, Endpoint][])
    .filter(([, { asksAgain }]) => asksAgain)
  expect(named.map(([name]) => name).toSorted()).toEqual([
    ...['closeHouse', 'exportEarnings', 'guestsFile', 'listPeopleFile', 'mergeGuests', 'officeBookingsFile'],
    ...['openHouse', 'putFaresInForce', 'refundByOffice', 'removeTerms', 'saveCompanySettings', 'saveFees'],
    ...['savePaperSeries', 'saveTaxRates', 'saveTerms', 'takeFaresBack', 'takeGuestsApart'],
  ])
  // The table of roles marks what they are about; keys and lower prices ask by themselves.
  const things = named.flatMap(([, { right = '' }]) => right.split(':')[1] ?? [])
  expect(new Set([...things, 'keys', 'lowerPrices'])).toEqual(provedThings)
  const { headers } = await newPerson(annai(), 'admin')
  minutes(20)
  for (const [name, { method, path }] of named) {
    const way = method as 'GET' | 'POST' | 'PUT' | 'DELETE'
    const asked = path.replace(/:\w+/g, 'nothing')
    const { body } = await send(annai(), way, asked, headers, way === 'GET' ? undefined : {})
    expect(body.code, name).toBe('platform.proof-needed')
  }
})
