import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { Email } from 'postal-mime'
import { emailKey } from '#contract/text.ts'
import { productUrl } from './people.ts'
import { askProduct } from './product-database.ts'

export interface NewPerson {
  email: string
  name: string
  password: string
}

let count = 0
/** Of the password below, so that nobody waits for it to be made. */
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$BwcHBwcHBwcHBwcHBwcHBw$MLSrmP06eYJRWuxUVhcY64Sko8FwTB3DlFnOOsW0WYY'

/** An address that nobody else uses in this run. */
export const newAddress = (label: string) => `${label}-${process.pid}-${Date.now().toString(36)}-${count++}@example.com`

/** Somebody with an account of their own, made without the call, which one network may use only a few times an hour. */
export async function newPerson(label: string): Promise<NewPerson> {
  const person = { email: newAddress(label), name: 'Mika Berg', password: 'seven grey herons wait' }
  await askProduct(
    `INSERT INTO users (full_name, email, email_key, role, password_hash, email_verified_at)
     VALUES ($1, $2, $3, 'user', $4, now())`,
    [person.name, person.email, emailKey(person.email), passwordHash],
  )
  return person
}

async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(`${productUrl()}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  expect(answer.status, `${path}: ${text}`).toBeLessThan(300)
  return JSON.parse(text || 'null')
}

export interface TwoFactor {
  secret: string
  recoveryCodes: string[]
  /** Of the device on which it was turned on. */
  session: { token: string; user: object }
}

/** A session of theirs, as the browser stores it. */
export const sessionOf = ({ email, password }: NewPerson) =>
  post<{ token: string; user: object }>('/login', { email, password })

/** Turns two-factor on with the code of this half minute, which is used up by it. */
export async function twoFactorOn(person: NewPerson): Promise<TwoFactor> {
  const { password } = person
  const session = await sessionOf(person)
  const begun = await post<Omit<TwoFactor, 'session'>>('/security/two-factor/begin', { password }, session.token)
  await post('/security/two-factor/on', { code: codeOf(begun.secret, 0) }, session.token)
  return { ...begun, session }
}

/** What an authenticator app shows, so many half minutes from now. */
export function codeOf(secret: string, steps: -1 | 0 | 1): string {
  const timestamp = Date.now() + steps * 30_000
  return TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp })
}

/** The link of ours in a mail, as a path of this site. */
export function linkIn(mail: Email, path: string): string {
  const found = mail.text?.match(new RegExp(`https?://\\S+?(${path}\\?token=[\\w.%~-]+)`))?.[1]
  if (!found) throw new Error(`The mail has no link to ${path}.`)
  return found
}

/** Signs in with the form of the page that is open. */
export async function signInAs(page: Page, { email, password }: Pick<NewPerson, 'email' | 'password'>): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
