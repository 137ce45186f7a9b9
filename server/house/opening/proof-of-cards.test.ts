import { expect, test } from 'vitest'
import { startTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { cardToken, get, post } from '#server/testing/bookings.ts'
import { signIn } from '#server/testing/scene.ts'
import { startClosedWithStripe, stripeToken, tellOfSetUp } from '#server/testing/stripe.ts'

/** A closed house with the keys of Stripe, and somebody of the office. */
async function withStripe(keys: Parameters<typeof startClosedWithStripe>[0] = {}) {
  const { annai, standIn } = await startClosedWithStripe(keys)
  return { annai, standIn, headers: (await signIn(annai, 'admin')).headers }
}
const tryCard = (annai: TestAnnai, headers: Record<string, string>, token: string) =>
  post(annai, '/admin/opening/cards', { token }, headers)
const needsOf = async (annai: TestAnnai, headers: Record<string, string>) => {
  const { stations } = (await get(annai, '/admin/opening', headers)).body
  const { needs } = stations.find(({ id }: { id: string }) => id === 'mail')
  return Object.fromEntries(needs.map(({ code, isMet }: { code: string; isMet: boolean }) => [code, isMet]))
}

test('a card is proved by Stripe’s own setting up of it, without a payment, and Stripe’s call is noted apart', async () => {
  const { annai, standIn, headers } = await withStripe()
  expect(await needsOf(annai, headers)).toMatchObject({ card: false, 'card-heard': false })
  const { status, body } = await tryCard(annai, headers, stripeToken('visa'))
  expect([status, body.state, body.proof.gateway]).toEqual([200, 'succeeded', 'stripe'])
  expect(body.proof).toMatchObject({ provedAt: expect.any(String), heardAt: null })
  expect(body.proof.callAddress).toMatch(/^http.*\/api\/gateway\/stripe$/)
  expect(standIn.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v1/setup_intents'])
  expect(await needsOf(annai, headers)).toMatchObject({ card: true, 'card-heard': false })

  const setup = [...standIn.setups.values()][0]
  if (!setup) throw new Error('The stand-in lost the card.')
  // Somebody else's card of the same account is none of ours.
  const others = { ...setup, id: 'seti_others', metadata: {} }
  for (const one of [others, setup, setup]) await tellOfSetUp(annai, one)
  expect(await needsOf(annai, headers)).toMatchObject({ card: true, 'card-heard': true })
  const { history } = (await get(annai, '/admin/opening', headers)).body
  expect(history.map(({ deed }: { deed: string }) => deed)).toEqual(['proved a card'])
})

test.for([
  ['declined', 402, 'payments.declined'],
  ['funds', 402, 'payments.insufficient-funds'],
  ['nowhere', 409, 'payments.keys-apart'],
] as const)('a card that is %s proves nothing, and the refusal says why', async ([card, status, code]) => {
  const { annai, headers } = await withStripe()
  const token = card === 'nowhere' ? 'pm_of_another_account' : stripeToken(card)
  expect(await tryCard(annai, headers, token)).toMatchObject({ status, body: { code } })
  expect(await needsOf(annai, headers)).toMatchObject({ card: false })
})

test('a secret key that Stripe does not know is told by its name, and a Stripe that is silent as silent', async () => {
  const { annai, headers } = await withStripe({ secretKey: 'sk_unknown' })
  const refused = await tryCard(annai, headers, stripeToken('visa'))
  expect([refused.status, refused.body.code]).toEqual([409, 'payments.key-refused'])
  expect(refused.body.error).toMatch(/STRIPE_SECRET_KEY/)
  const cut = await withStripe()
  cut.standIn.faults.push('cut', 'cut', 'cut')
  const silent = await tryCard(cut.annai, cut.headers, stripeToken('visa'))
  expect([silent.status, silent.body.code]).toEqual([503, 'payments.gateway-unreachable'])
  expect(await needsOf(cut.annai, cut.headers)).toMatchObject({ card: false })
})

test('where the bank asks for a step, Stripe is asked how it ended, and only its yes is a proof', async () => {
  const { annai, standIn, headers } = await withStripe()
  const { body } = await tryCard(annai, headers, stripeToken('stepup'))
  expect([body.state, body.proof.provedAt]).toEqual(['needs_step_up', null])
  expect(body.clientSecret).toMatch(/^seti_\w+_secret_/)
  const finish = () => post(annai, '/admin/opening/cards/finish', { setupId: body.setupId }, headers)
  expect((await finish()).body).toMatchObject({ state: 'needs_step_up', proof: { provedAt: null } })
  const setup = standIn.setups.get(body.setupId)
  if (!setup) throw new Error('The stand-in lost the card.')
  setup.status = 'succeeded'
  expect((await finish()).body).toMatchObject({ state: 'succeeded', proof: { provedAt: expect.any(String) } })
  expect((await post(annai, '/admin/opening/cards/finish', { setupId: 'seti_none' }, headers)).status).toBe(400)
})

test('with other keys nothing is proved any more', async () => {
  const { annai, headers } = await withStripe()
  await tryCard(annai, headers, stripeToken('visa'))
  const other = await withStripe({ publishableKey: 'pk_another', databaseUrl: annai.databaseUrl })
  expect(await needsOf(other.annai, other.headers)).toMatchObject({ card: false })
})

test('the test gateway proves itself by a test card, and a house without cards has nothing to prove', async () => {
  const annai = await startTestAnnai({ closed: true })
  const { headers } = await signIn(annai, 'admin')
  expect((await tryCard(annai, headers, await cardToken(annai, 'declined'))).body.code).toBe('payments.declined')
  expect((await tryCard(annai, headers, await cardToken(annai, 'stepUp'))).body.code).toBe('payments.test-step')
  expect(await needsOf(annai, headers)).toMatchObject({ card: false })
  expect((await tryCard(annai, headers, await cardToken(annai))).body).toMatchObject({ state: 'succeeded' })
  expect(await needsOf(annai, headers)).toEqual({ mail: false, card: true, 'mail-server': false })

  const cash = await startTestAnnai({ databaseUrl: annai.databaseUrl, settings: { onTheDayOnly: true } })
  expect(await needsOf(cash, headers)).toEqual({ mail: false, 'on-the-day': true, 'mail-server': false })
  expect((await tryCard(cash, headers, 'test_success')).body.code).toBe('payments.no-cards')
})
