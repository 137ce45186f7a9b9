import { expect, test } from 'vitest'
import { readAddress } from './mail-message.rules.ts'
import { apiPath, readSettings } from './settings.ts'

test('without any setting, Annai runs on port 3000 with demo data and its own database', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    demo: true,
    publicUrl: 'http://localhost:3000',
    apiBaseUrl: '/api',
    imageBaseUrl: '/uploads/',
    trustProxy: 0,
    role: 'all',
    stripe: null,
    mail: { smtpUrl: undefined, from: 'Annai <desk@annai.example>', office: 'Annai <desk@annai.example>' },
  })
})

test('with DATABASE_URL demo data is off unless asked for', () => {
  const DATABASE_URL = 'postgres://annai@db.example/annai'
  const PAYMENT_GATEWAY = 'test'
  expect(readSettings({ DATABASE_URL, PAYMENT_GATEWAY }).demo).toBe(false)
  expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  expect(readSettings({ DEMO: '0', PAYMENT_GATEWAY }).demo).toBe(false)
})

test('without demo data, payments that move no money are taken only where somebody asks for them by name; who names nothing is paid on the day', () => {
  const DATABASE_URL = 'postgres://annai@db.example/annai'
  const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const unnamed = [{ DATABASE_URL }, { DEMO: '0' }, { DATABASE_URL, DEMO: '0' }, { DATABASE_URL, PAYMENT_GATEWAY: '' }]
  for (const env of [...unnamed, { PAYMENT_GATEWAY: 'none' }])
    expect(readSettings(env), JSON.stringify(env)).toMatchObject({ stripe: null, onTheDayOnly: true })
  expect(() => readSettings({ PAYMENT_GATEWAY: 'stripe' })).toThrow(
    /^PAYMENT_GATEWAY must not be stripe without STRIPE_/,
  )
  expect(() => readSettings({ ...stripe, PAYMENT_GATEWAY: 'test' })).toThrow(/^PAYMENT_GATEWAY must not be test where/)
  expect(() => readSettings({ ...stripe, PAYMENT_GATEWAY: 'none' })).toThrow(/^PAYMENT_GATEWAY must not be none where/)
  const taken: [env: Record<string, string>, hasStripe: boolean][] = [
    [{ DATABASE_URL, PAYMENT_GATEWAY: 'test' }, false],
    [{ DATABASE_URL, DEMO: '1' }, false],
    [{ DATABASE_URL, ...stripe }, true],
    [{ DATABASE_URL, ...stripe, PAYMENT_GATEWAY: 'stripe' }, true],
    [stripe, true],
  ]
  for (const [env, hasStripe] of taken) {
    expect(readSettings(env).stripe !== null, JSON.stringify(env)).toBe(hasStripe)
    expect(readSettings(env).onTheDayOnly, JSON.stringify(env)).toBe(false)
  }
})

test('with demo accounts only this machine is listened to unless HOST says otherwise', () => {
  const real = { DEMO: '0', PAYMENT_GATEWAY: 'test' }
  expect([{}, { DEMO: '1' }, real].map((env) => readSettings(env).host)).toEqual(['127.0.0.1', '127.0.0.1', '0.0.0.0'])
  for (const env of [{}, real]) expect(readSettings({ ...env, HOST: '192.0.2.7' }).host).toBe('192.0.2.7')
})

test('a wrong setting is told in one sentence that names it, and never repeats a password', () => {
  const wrong: [env: Record<string, string>, name: string][] = [
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DEMO: 'perhaps' }, 'DEMO'],
    [{ ROLE: 'cook' }, 'ROLE'],
    [{ PUBLIC_URL: 'annai.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://annai.example' }, 'PUBLIC_URL'],
    [{ API_BASE_URL: '//evil.example' }, 'API_BASE_URL'],
    [{ IMAGE_BASE_URL: 'uploads' }, 'IMAGE_BASE_URL'],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL'],
    [{ TRUST_PROXY: 'my proxy' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
    [{ METRICS_TOKEN: 'secret' }, 'METRICS_TOKEN'],
    [{ SECRET_KEY: 'secret' }, 'SECRET_KEY'],
    [{ SECRET_KEY_OLD: 'a0'.repeat(32) }, 'SECRET_KEY'],
    [{ SECRET_KEY: 'a0'.repeat(32), SECRET_KEY_OLD: 'secret' }, 'SECRET_KEY_OLD'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PAYMENT_GATEWAY: 'cash' }, 'PAYMENT_GATEWAY'],
    [{ SMTP_URL: 'http://annai:secret@mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'the desk' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'desk@annai.example, eve@example.com' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Annai <desk@annai.example' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Annai <desk@annai>' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Annai <desk@annai.example>, Eve <eve@example.com>' }, 'MAIL_FROM'],
    [{ MAIL_OFFICE: 'the office' }, 'MAIL_OFFICE'],
    [{ MAIL_OFFICE: 'office@annai.example;desk@annai.example' }, 'MAIL_OFFICE'],
    [{ MAIL_OFFICE: 'office@annai.example\r\nBcc: eve@example.com' }, 'MAIL_OFFICE'],
    [{ MAIL_FROM: 'desk@annai.example', MAIL_OFFICE: 'office@' }, 'MAIL_OFFICE'],
  ]
  for (const [env, name] of wrong) {
    expect(() => readSettings(env), name).toThrow(new RegExp(`^${name} must [^\\n]*\\.$`))
    expect(() => readSettings(env), name).not.toThrow('secret')
  }
})

test('mail goes to a server where one is named, and to the office where it has an address of its own', () => {
  const SMTP_URL = 'smtps://annai:secret@mail.example:465'
  expect(readSettings({ SMTP_URL, MAIL_FROM: 'desk@annai.tokyo' }).mail).toEqual({
    smtpUrl: SMTP_URL,
    from: 'desk@annai.tokyo',
    office: 'desk@annai.tokyo',
  })
  const { from, office } = readSettings({ MAIL_FROM: 'Annai <no-reply@annai.tokyo>', MAIL_OFFICE: 'a@b.example' }).mail
  expect([from, office]).toEqual(['Annai <no-reply@annai.tokyo>', 'a@b.example'])
  // What is allowed here can be written to later.
  for (const MAIL_OFFICE of ['"The Desk" <desk@annai.tokyo>', '案内所 <desk@例え.jp>', '<desk@annai.tokyo>'])
    expect(readAddress(readSettings({ MAIL_OFFICE }).mail.office).address).toMatch(/^desk@/)
})

test('Stripe takes cards with all three of its keys, and not with fewer', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_open',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  }
  const stripe = { secretKey: 'sk_test_secret', publishableKey: 'pk_test_open', webhookSecret: 'whsec_secret' }
  expect(readSettings(keys).stripe).toEqual(stripe)
  const STRIPE_API_BASE = 'http://127.0.0.1:12111/'
  expect(readSettings({ ...keys, STRIPE_API_BASE }).stripe).toEqual({ ...stripe, apiBase: 'http://127.0.0.1:12111' })
  for (const name of Object.keys(keys)) {
    expect(() => readSettings({ ...keys, [name]: '' }), name).toThrow(
      new RegExp(`^${name} must be set, too, [^\\n]*\\.$`),
    )
  }
  // Swapped, the secret key would be shown to every browser.
  const swapped = { ...keys, STRIPE_PUBLISHABLE_KEY: keys.STRIPE_SECRET_KEY }
  expect(() => readSettings(swapped)).toThrow(/^STRIPE_PUBLISHABLE_KEY must look like pk_….$/)
  expect(() => readSettings({ ...keys, STRIPE_API_BASE: 'stripe' })).toThrow(/^STRIPE_API_BASE must /)
})

test('the API is answered at the path of its address, on this origin or another', () => {
  const publicUrl = 'https://annai.example'
  expect(apiPath({ publicUrl, apiBaseUrl: '/api' })).toBe('/api')
  expect(apiPath({ publicUrl, apiBaseUrl: 'https://api.annai.example/v1/' })).toBe('/v1')
})
