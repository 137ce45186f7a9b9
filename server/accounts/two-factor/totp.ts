import { Secret, TOTP } from 'otpauth'
import type { SecondFactor } from '#contract/security.ts'
import { qrModules } from '#server/platform/qr-code.ts'

/** What every authenticator app understands (RFC 6238): SHA-1, six figures, half a minute. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A clock may be half a minute off, and typing takes time. */
const window = 1

export const secretBytes = 20

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer })

/** The half minute whose code this is, if it is one of now, of just before or of just after. */
export function stepOf(secret: Buffer, figures: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...kind,
    token: figures.replace(/\D/g, ''),
    secret: secretOf(secret),
    timestamp,
    window,
  })
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp }) + delta
}

/** What an app needs: the address that its camera reads, as a drawing too, and the secret for typing. */
export function forAuthenticator(secret: Buffer, email: string): SecondFactor {
  const totp = new TOTP({ ...kind, issuer: 'Annai', label: email, secret: secretOf(secret) })
  const address = totp.toString()
  const qr = qrModules(address).map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
  return { address, secret: totp.secret.base32.replace(/.{4}(?=.)/g, '$& '), qr }
}

/** The code that an app shows at a moment. */
export const codeAt = (secret: Buffer, moment: Date) =>
  TOTP.generate({ ...kind, secret: secretOf(secret), timestamp: moment.getTime() })
