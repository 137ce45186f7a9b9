import type { Context } from '#server/platform/context.ts'
import { placeOf, seal, unseal } from '#server/platform/sealing.rules.ts'
import { twoFactorSealed } from './two-factor.store.ts'

type KeyHolder = Pick<Context, 'settings'>

/** What the authenticator app knows, as it lies in the database: bound to the account, and opened by our key alone. */
export const sealSecret = ({ settings }: KeyHolder, userId: string, secret: Buffer): Buffer =>
  seal(settings.secretKeys, placeOf(twoFactorSealed, userId), secret)

export const openSecret = ({ settings }: KeyHolder, userId: string, sealed: Buffer): Buffer =>
  unseal(settings.secretKeys, placeOf(twoFactorSealed, userId), sealed)
