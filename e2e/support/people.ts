import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const password = 'annai-demo'
export const eleanor = { email: 'eleanor@annai.example', name: 'Eleanor Marsh', role: 'user' } as const
export const naomi = { email: 'naomi@annai.example', name: 'Naomi Mizuno', role: 'admin' } as const
export type Person = typeof eleanor | typeof naomi

export const productUrl = () => process.env.ANNAI_E2E_PRODUCT ?? ''

/** A fresh session of this person, as the browser stores it. */
export async function newSession(baseUrl: string, person: Person): Promise<{ token: string; user: object }> {
  const answer = await fetch(`${baseUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password }),
  })
  expect(answer.status).toBe(200)
  const { token, user } = await answer.json()
  const { id, full_name, email, role, image, office } = user
  return { token, user: { id, full_name, email, role, image, ...(office && { office }) } }
}

const kept = new Map<string, { since: number; session: Promise<{ token: string; user: object }> }>()
/** What needs a fresh proof of who somebody is asks for none so long after signing in. */
const freshMs = 10 * 60_000

/** A session that the tests of this worker share; whoever ends one asks for a new one instead. */
export function sharedSession(baseUrl: string, person: Person) {
  const key = `${baseUrl} ${person.email}`
  const known = kept.get(key)
  if (known && Date.now() - known.since < freshMs) return known.session
  const session = newSession(baseUrl, person)
  kept.set(key, { since: Date.now(), session })
  return session
}

/** Lets this tab begin with a stored session, as if the person had signed in and then loaded a page anew. */
export async function beginWith(page: Page, session: unknown): Promise<void> {
  await page.addInitScript(
    ({ stored, begun }) => {
      // The name of a tab outlives its pages, what is forgotten with signing out, and the journey itself.
      if (window.name === begun) return
      window.name = begun
      sessionStorage.setItem('user', stored)
    },
    { stored: typeof session === 'string' ? session : JSON.stringify(session), begun: randomUUID() },
  )
}

export async function beginAs(page: Page, baseUrl: string, person: Person | null): Promise<void> {
  if (person) await beginWith(page, await sharedSession(baseUrl, person))
}

export const storedSession = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? 'null'))

/** Signs in with the form of the page that is open. */
export async function signInByForm(page: Page, person: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Whom the server takes the bearer of this token for. */
export const askMe = (baseUrl: string, token: string) =>
  fetch(`${baseUrl}/api/me`, { headers: { authorization: `Bearer ${token}` } })
