import { expect, test } from 'vitest'
import { toWire } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { holdsRight, officeRoles, rightInWords } from '#core/office-rights.ts'
import { startTestAnnai, type TestAnnai, type TestOptions } from '#server/testing/annai.ts'
import { everyRole } from '#server/testing/callers.ts'

const ofOffice = Object.values(endpoints)
  .flatMap((calls) => Object.entries(calls) as [name: string, Endpoint][])
  .filter(([, { access }]) => access === 'admin')

/** A place for each name in the path: the door stands before what is behind it. */
const somewhere = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'nothing']))

async function codeAt({ app }: TestAnnai, endpoint: Endpoint, headers: Record<string, string>) {
  const { path } = toWire(endpoint, somewhere(endpoint))
  const { method, largeBody, upload } = endpoint
  const payload = method === 'GET' || method === 'DELETE' || largeBody || upload ? {} : { payload: { no: 'field' } }
  const answer = await app.inject({ method, url: `/api${path}`, headers, ...payload })
  return answer.body.startsWith('{') ? (answer.json() as { code?: string; error?: string }) : {}
}

/** Every call of the office × every role, as the server lets them in beside what the table says. */
async function againstTheTable(options: TestOptions = {}): Promise<string[]> {
  const annai = await startTestAnnai(options)
  const callers = await everyRole(annai)
  const deviations: string[] = []
  for (const [name, endpoint] of ofOffice)
    for (const role of officeRoles) {
      // A line without end, for which the other access test has the patience.
      if (endpoint.stream) continue
      const { headers, signInAgain } = callers[role]
      const { code, error } = await codeAt(annai, endpoint, await headers())
      signInAgain?.()
      const isIn = code !== 'platform.right-missing'
      const { right, alsoRight = right } = endpoint
      if (!right || !alsoRight) deviations.push(`${name} names no right`)
      else if (isIn !== (holdsRight([role], right) && holdsRight([role], alsoRight)))
        deviations.push(`${role} at ${name}: ${isIn ? 'in' : 'out'}`)
      else if (!isIn)
        expect(error).toBe(
          `You do not have the right ${rightInWords(holdsRight([role], right) ? alsoRight : right)}. An owner of the office can give it to you.`,
        )
    }
  return deviations
}

test('every call of the office × every role: the door opens as the table of rights says', async () => {
  expect(await againstTheTable()).toEqual([])
}, 120_000)

test('a right that the server takes from a role, or gives to one, is seen (the control)', async () => {
  const taken = await againstTheTable({
    holds: (roles, right) => right !== 'change:offers' && holdsRight(roles, right),
  })
  const calls = ofOffice.filter(([, { right }]) => right === 'change:offers').map(([name]) => `owner at ${name}: out`)
  expect(calls.length).toBeGreaterThan(3)
  expect(taken).toEqual(calls)
  const given = await againstTheTable({
    holds: (roles, right) => right === 'see:keys' || holdsRight(roles, right),
  })
  expect(given).toEqual(officeRoles.filter((role) => role !== 'owner').map((role) => `${role} at officePeople: in`))
}, 240_000)
