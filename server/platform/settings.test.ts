import { expect, test } from 'vitest'
import { apiPath, readSettings } from './settings.ts'

test('without any setting, Annai runs on port 3000 with demo data and its own database', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    demo: true,
    publicUrl: 'http://localhost:3000',
    apiBaseUrl: '/api',
    imageBaseUrl: '/uploads/',
    trustProxy: false,
  })
})

test('with DATABASE_URL demo data is off unless asked for', () => {
  const DATABASE_URL = 'postgres://annai@db.example/annai'
  expect(readSettings({ DATABASE_URL }).demo).toBe(false)
  expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  expect(readSettings({ DEMO: '0' }).demo).toBe(false)
})

test('a wrong setting is told in one sentence that names it, and never repeats a password', () => {
  const wrong: [env: Record<string, string>, name: string][] = [
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DEMO: 'perhaps' }, 'DEMO'],
    [{ PUBLIC_URL: 'annai.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://annai.example' }, 'PUBLIC_URL'],
    [{ API_BASE_URL: '//evil.example' }, 'API_BASE_URL'],
    [{ IMAGE_BASE_URL: 'uploads' }, 'IMAGE_BASE_URL'],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL'],
    [{ TRUST_PROXY: 'my proxy' }, 'TRUST_PROXY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ]
  for (const [env, name] of wrong) {
    expect(() => readSettings(env), name).toThrow(new RegExp(`^${name} must [^\\n]*\\.$`))
    expect(() => readSettings(env), name).not.toThrow('secret')
  }
})

test('the API is answered at the path of its address, on this origin or another', () => {
  const publicUrl = 'https://annai.example'
  expect(apiPath({ publicUrl, apiBaseUrl: '/api' })).toBe('/api')
  expect(apiPath({ publicUrl, apiBaseUrl: 'https://api.annai.example/v1/' })).toBe('/v1')
})
