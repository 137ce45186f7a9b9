import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { login, logout } from '#contract/accounts.ts'
import { guardMiddleware } from '#web/platform/guarded-route.ts'
import { homeOf } from '#web/platform/navigation.ts'
import { saveSession, sessionStore } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { eleanor, naomi } from '#web/testing/people.ts'
import { Elsewhere, show } from '#web/testing/show.tsx'
import Forbidden from './forbidden.tsx'
import SignIn from './sign-in.tsx'

const server = fakeServer()
const demo = {
  password: 'annai-demo',
  accounts: [eleanor, naomi].map(({ email: address, full_name: name, role }) => ({
    ...{ email: address, name, role, description: 'For a look around' },
  })),
}
const signedIn = { token: 'x'.repeat(43), user: eleanor }
const email = page.getByRole('textbox', { name: 'E-mail' })
const secret = page.getByRole('textbox', { name: 'Password' })
const submit = page.getByRole('button', { name: /^Sign(ing)? in(…)?$/ }).first()
const arrived = page.getByText(/^\//)

const open = (query = '') =>
  show(SignIn, { at: `/sign-in${query}`, data: demo, others: [{ path: '*', Component: Elsewhere }] })

async function type(address: string, password: string) {
  await email.fill(address)
  await secret.fill(password)
}

/** Answers once it is let. */
function answerLater() {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.on(login, () => promise.then(() => signedIn))
  return resolve
}

beforeEach(() => {
  server.on(login, () => signedIn)
})

test('a demo account signs in by one press, with both fields filled for everybody to see', async () => {
  const answer = answerLater()
  await open('?redirectedFrom=/about-us')
  await page.getByRole('button', { name: 'Sign in as Eleanor' }).dblClick()
  await expect.element(email).toHaveValue(eleanor.email)
  await expect.element(secret).toHaveValue(demo.password)
  await expect.element(submit).toMatchTextContent('Signing in…')
  answer()
  await expect.element(arrived).toMatchTextContent('/about-us')
  expect(sessionStore.getState().session?.user.email).toBe(eleanor.email)
  expect(server.asked(login)).toEqual([{ email: eleanor.email, password: demo.password }])
})

test('a wrong password is told in the agreed words, gets the focus and costs nothing typed', async () => {
  const error = 'Invalid email or password'
  server.on(login, () => new Refusal(401, { error, code: 'accounts.invalid-credentials' }))
  await open()
  await type('nobody-1@example.com', 'not the password')
  await submit.click()
  await expect.element(page.getByText(error)).toBeVisible()
  await expect.poll(() => document.activeElement?.querySelector('[role=alert]')?.textContent).toContain(error)
  await expect.element(email).toHaveValue('nobody-1@example.com')
  await expect.element(secret).toHaveValue('not the password')
  expect(sessionStore.getState().session).toBeNull()
})

test('what is missing or malformed is told at its field, and the first of them gets the focus', async () => {
  await open()
  await submit.click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email).toHaveAccessibleDescription(/Write your e-mail address\./)
  await expect.element(secret).toHaveAttribute('aria-invalid', 'true')
  await expect.element(secret).toHaveAccessibleDescription(/Write your password\./)

  await type('eleanor', 'something')
  await submit.click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription(/Write an address like name@example\.com\./)
  await expect.element(email).toHaveValue('eleanor')
  await expect.element(secret).not.toHaveAttribute('aria-invalid', 'true')

  await type(eleanor.email, '')
  await submit.click()
  await expect.element(secret).toHaveFocus()
  await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
  expect(server.asked(login)).toEqual([])
})

test('Enter in a field signs in, and pressing again meanwhile asks the server only once', async () => {
  const answer = answerLater()
  await open()
  await type(eleanor.email, demo.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(submit).toMatchTextContent('Signing in…')
  await userEvent.keyboard('{Enter}')
  await submit.dblClick({ force: true })
  answer()
  await expect.element(arrived).toMatchTextContent(homeOf('user'))
  expect(server.asked(login)).toHaveLength(1)
})

test('a double press of the button asks the server only once', async () => {
  const answer = answerLater()
  await open()
  await type(eleanor.email, demo.password)
  await submit.dblClick()
  answer()
  await expect.element(arrived).toBeVisible()
  expect(server.asked(login)).toHaveLength(1)
})

test('without a connection sign-in says so, keeps what was typed, and works when it is back', async () => {
  await open('?redirectedFrom=/coming-soon')
  await type(eleanor.email, demo.password)
  server.setAway(true)
  await submit.click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('We could not be reached. Please check the connection and try again.')
  await expect.element(email).toHaveValue(eleanor.email)
  await expect.element(secret).toHaveValue(demo.password)
  server.setAway(false)
  await submit.click()
  await expect.element(arrived).toMatchTextContent('/coming-soon')
})

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
]

test('whoever is signed in is not sent to another site', async () => {
  saveSession(signedIn)
  for (const address of elsewhere) {
    const shown = await open(`?redirectedFrom=${encodeURIComponent(address)}`)
    await expect.element(arrived).toMatchTextContent(homeOf('user'))
    await shown.unmount()
  }
})

test('signing in does not lead to another site', async () => {
  await open(`?redirectedFrom=${encodeURIComponent('//evil.example')}`)
  await type(eleanor.email, demo.password)
  await submit.click()
  await expect.element(arrived).toMatchTextContent(homeOf('user'))
})

test('a path of this site is followed', async () => {
  saveSession(signedIn)
  await open(`?redirectedFrom=${encodeURIComponent('/about-us?from=evil.example')}`)
  await expect.element(arrived).toMatchTextContent('/about-us?from=evil.example')
})

test('the page of a closed door does not repeat an address of another site', async () => {
  const asked = page.getByText(/^You asked for /)
  const shown = await show(Forbidden, { at: `/forbidden?redirectedFrom=${encodeURIComponent('//evil.example')}` })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(asked).not.toBeInTheDocument()
  expect(document.body.textContent).not.toContain('evil.example')
  await shown.unmount()
  await show(Forbidden, { at: `/forbidden?redirectedFrom=${encodeURIComponent('/about-us')}` })
  await expect.element(asked).toMatchTextContent('You asked for /about-us.')
})

test('the page of a closed door says who one is and what was asked, and lets someone else sign in', async () => {
  const wanted = '/admin/reviews?day=2026-11-24&party=3#stops'
  server.on(login, (typed) => ({ token: 'x'.repeat(43), user: typed.email === naomi.email ? naomi : eleanor }))
  server.on(logout, () => undefined)
  await show(SignIn, {
    at: `/sign-in?redirectedFrom=${encodeURIComponent(wanted)}`,
    data: demo,
    others: [
      { path: '/forbidden', Component: Forbidden },
      { path: '/admin/reviews', middleware: [guardMiddleware], loader: () => null, Component: Elsewhere },
    ],
  })
  await page.getByRole('button', { name: 'Sign in as Eleanor' }).click()
  await expect.element(page.getByText(/^You are signed in as/)).toMatchTextContent('Eleanor Marsh, a visitor.')
  await expect.element(page.getByText(/^You asked for /)).toMatchTextContent(`You asked for ${wanted}.`)
  await page.getByRole('button', { name: 'Sign in as someone else' }).click()
  await page.getByRole('button', { name: 'Sign in as Naomi' }).click()
  await expect.element(arrived).toMatchTextContent(wanted)
})
