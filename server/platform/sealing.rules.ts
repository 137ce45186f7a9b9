import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** A key with which secrets in the database are sealed. It lies outside of it; its name says nothing about it. */
export interface SecretKey {
  id: Buffer
  bytes: Buffer
}

/** The first seals; all of them open. */
export type SecretKeys = readonly SecretKey[]

/** Where secrets lie that this house must be able to read again. */
export interface SealedColumn {
  table: string
  column: string
  /** Names the row. */
  id: string
  /** As long as it is in clear. */
  clearBytes: number
}

/** What a sealed secret is bound to. */
export const placeOf = ({ table, column }: Pick<SealedColumn, 'table' | 'column'>, id: string) =>
  `${table}.${column} of ${id}`

const version = 1
const idBytes = 8
const ivBytes = 12
const tagBytes = 16
/** How much longer a secret gets by being sealed. */
export const sealedExtraBytes = 1 + idBytes + ivBytes + tagBytes

const part = (bytes: Buffer, purpose: string) => createHmac('sha256', bytes).update(purpose).digest()

/** From 64 hexadecimal digits; undefined of anything else. */
export function readSecretKey(text: string): SecretKey | undefined {
  if (!/^[0-9a-f]{64}$/i.test(text)) return undefined
  const given = Buffer.from(text, 'hex')
  return { id: part(given, 'annai key id').subarray(0, idBytes), bytes: part(given, 'annai sealing') }
}

export const newSecretKeyText = () => randomBytes(32).toString('hex')

/** Which key sealed this: the first bytes, with the version. */
export const sealedPrefix = ({ id }: SecretKey) => Buffer.concat([Buffer.from([version]), id])

/** AES-256-GCM, bound to the place where it lies: a secret that is moved to another row opens nothing. */
export function seal([key]: SecretKeys, place: string, secret: Buffer): Buffer {
  if (!key) throw new Error('There is no key to seal with.')
  return Buffer.concat([sealedPrefix(key), encrypt(key.bytes, place, secret)])
}

export function unseal(keys: SecretKeys, place: string, sealed: Buffer): Buffer {
  const key = keys.find((one) => sealed.subarray(0, 1 + idBytes).equals(sealedPrefix(one)))
  if (!key) throw new Error(`No key opens ${place}.`)
  return decrypt(key.bytes, place, sealed.subarray(1 + idBytes))
}

/** A key for one thing, of what the house knows and what somebody else knows: neither opens it alone. */
export const keyOfBoth = (ours: Buffer, theirs: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', theirs, ours, purpose, 32))

export function encrypt(key: Buffer, place: string, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

export function decrypt(key: Buffer, place: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}
