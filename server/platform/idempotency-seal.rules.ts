import { createHmac } from 'node:crypto'
import { decrypt, encrypt, keyOfBoth } from './sealing.rules.ts'

/** An attempt is known by who makes it, at what, under which name. */
export interface KeyName {
  caller: string
  endpoint: string
  key: string
}

/** As it went, or will go, over the wire: the body is kept as text, so that it is the same to the last byte. */
export interface Answer {
  status: number
  body: string | null
}

/** As it is kept: found again by who knows the name, and told to nobody. */
export const hideName = (houseKey: Buffer, { caller, endpoint, key }: KeyName): KeyName => ({
  caller,
  endpoint,
  key: createHmac('sha256', houseKey)
    .update(JSON.stringify([caller, endpoint, key]))
    .digest('base64url'),
})

const purpose = 'answer to an attempt'
const placeOf = ({ caller, endpoint }: KeyName) => JSON.stringify([caller, endpoint])

/**
 * Answers hold tokens that open bookings. They are sealed with the name that the caller gave the attempt, which is kept
 * nowhere, and with a key of ours, since such a name may be easy to guess.
 */
export const sealAnswer = (houseKey: Buffer, name: KeyName, answer: Answer): Buffer =>
  encrypt(keyOfBoth(houseKey, name.key, purpose), placeOf(name), Buffer.from(JSON.stringify(answer)))

export const openAnswer = (houseKey: Buffer, name: KeyName, sealed: Buffer): Answer =>
  JSON.parse(decrypt(keyOfBoth(houseKey, name.key, purpose), placeOf(name), sealed).toString()) as Answer
