import { expect, test } from 'vitest'
import { shareTestAnnai } from '#server/testing/annai.ts'
import { openLink, readLink, signLink } from './signed-links.ts'
import { signingKey } from './signing-keys.store.ts'

const annai = shareTestAnnai({})
const now = new Date('2026-11-15T01:30:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a signed text gives its payload back until its moment, whatever letters it has', async () => {
  const { ctx } = annai()
  for (const payload of ['AN-7K2M9P', '', 'a.b.c', '十一月 "quoted" \\ \0']) {
    const text = await signLink(ctx, 'paper', payload, later(15))
    expect(text).toMatch(/^[\w-]*\.[a-z0-9]+\.[\w-]{43}$/)
    expect(await readLink(ctx, 'paper', text, later(14))).toBe(payload)
  }
})

test('it has ended at its moment, and says so', async () => {
  const { ctx } = annai()
  const text = await signLink(ctx, 'paper', 'AN-7K2M9P', later(15))
  expect(await readLink(ctx, 'paper', text, later(15))).toBeNull()
  expect(await openLink(ctx, 'paper', text, later(15))).toEqual({ state: 'ended' })
})

test('it is good for its own purpose only', async () => {
  const { ctx } = annai()
  const text = await signLink(ctx, 'paper', 'AN-7K2M9P', later(15))
  expect(await readLink(ctx, 'form', text, now)).toBeNull()
  expect(await openLink(ctx, 'form', text, now)).toEqual({ state: 'unknown' })
})

test('no letter of it can be changed, left out or added', async () => {
  const { ctx } = annai()
  const text = await signLink(ctx, 'paper', 'AN-7K2M9P', later(15))
  const other = (letter: string) => (letter === 'A' ? 'B' : 'A')
  for (let at = 0; at < text.length; at++) {
    const changed = text.slice(0, at) + other(text.charAt(at)) + text.slice(at + 1)
    expect(await openLink(ctx, 'paper', changed, now), changed).toEqual({ state: 'unknown' })
    expect(await readLink(ctx, 'paper', text.slice(0, at) + text.slice(at + 1), now)).toBeNull()
  }
  for (const made of ['', '.', '..', `${text}.`, `${text}A`, `.${text}`, 'x'.repeat(10_000)]) {
    expect(await openLink(ctx, 'paper', made, now), made).toEqual({ state: 'unknown' })
  }
})

test('its end cannot be moved', async () => {
  const { ctx } = annai()
  const [body, , signature] = (await signLink(ctx, 'paper', 'AN-7K2M9P', later(15))).split('.')
  const moved = `${body}.${later(600).getTime().toString(36)}.${signature}`
  expect(await openLink(ctx, 'paper', moved, now)).toEqual({ state: 'unknown' })
})

test('processes that ask for a key at the same moment get the same one', async () => {
  const { ctx } = annai()
  const asked = await Promise.all(
    Array.from({ length: 8 }, () => signingKey(ctx.db, 'asked-at-once', ctx.settings.secretKeys)),
  )
  expect(new Set(asked.map((key) => key.toString('hex'))).size).toBe(1)
  expect(asked[0]).toHaveLength(32)
  expect(await signingKey(ctx.db, 'another', ctx.settings.secretKeys)).not.toEqual(asked[0])
})
