import { createHmac, timingSafeEqual } from 'node:crypto'
import { houseKey, type KeyContext } from './house-keys.ts'

const linkKey = (ctx: KeyContext) => houseKey(ctx, 'links')

/** The three parts as a list: no two of them can be shifted into each other. */
const signatureOf = (key: Buffer, purpose: string, payload: string, ends: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, payload, ends]))
    .digest('base64url')

/** A text that fits into an address and that only this house can have written, for one purpose and until a moment. */
export async function signLink(ctx: KeyContext, purpose: string, payload: string, expiresAt: Date): Promise<string> {
  const body = Buffer.from(payload).toString('base64url')
  const ends = expiresAt.getTime().toString(36)
  return `${body}.${ends}.${signatureOf(await linkKey(ctx), purpose, body, ends)}`
}

/**
 * A word of 43 letters that nobody else can guess, the same each time for the same thing: whoever writes a mail later
 * finds it again, and no secret waits in a queue or lies in a table.
 */
export async function secretWordFor(ctx: KeyContext, purpose: string, thing: string): Promise<string> {
  return createHmac('sha256', await linkKey(ctx))
    .update(JSON.stringify([purpose, thing]))
    .digest('base64url')
}

export type OpenedLink = { state: 'good'; payload: string } | { state: 'ended' } | { state: 'unknown' }

/** What a signed text says, or why it says nothing: it was ours and has ended, or it never was. */
export async function openLink(ctx: KeyContext, purpose: string, text: string, now: Date): Promise<OpenedLink> {
  const [body = '', ends = '', signature = '', ...more] = text.split('.')
  const right = signatureOf(await linkKey(ctx), purpose, body, ends)
  if (more.length > 0 || !isSame(signature, right)) return { state: 'unknown' }
  if (now.getTime() >= Number.parseInt(ends, 36)) return { state: 'ended' }
  return { state: 'good', payload: Buffer.from(body, 'base64url').toString() }
}

/** The payload of a signed text that is good at this moment; null of every other. */
export async function readLink(ctx: KeyContext, purpose: string, text: string, now: Date): Promise<string | null> {
  const link = await openLink(ctx, purpose, text, now)
  return link.state === 'good' ? link.payload : null
}

/** As letters, not as the bytes they stand for: the last letter of a signature has spellings that mean the same. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
