import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { codeOf, newPerson, signInAs, twoFactorOn, wrongCodeOf } from './support/accounts.ts'
import { productUrl, storedSession } from './support/people.ts'
import { dress, faults, overhang } from './support/soundness.ts'
import { test } from './support/test.ts'

test.use({ baseURL: productUrl() })

const code = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true })
const recovery = (page: Page) => page.getByRole('textbox', { name: 'Recovery code' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' })
const signIn = '/sign-in?redirectedFrom=%2Fabout-us%3Fday%3D2026-11-24'
const asked = '/two-factor?redirectedFrom=%2Fabout-us%3Fday%3D2026-11-24'
const wanted = '/about-us?day=2026-11-24'

test('the second question takes a code of the app however it comes, and says kindly when it is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await newPerson('second-question')
  const { secret } = await twoFactorOn(person)
  await page.goto(signIn)
  await signInAs(page, person)
  await expect(page).toHaveURL(asked)
  await expect(code(page)).toBeFocused()
  expect(await storedSession(page)).toBeNull()
  // What the second question belongs to is nowhere but in memory.
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]))
  expect(kept).not.toMatch(/challenge|[\w-]{43}/)

  await goOn(page).click()
  await expect(code(page)).toHaveAccessibleDescription('Type the code.')
  await page.keyboard.type('12x')
  await page.keyboard.press('Enter')
  await expect(code(page)).toHaveAccessibleDescription('Six figures, please.')
  await expect(code(page)).toHaveValue('12')
  await code(page).fill('')

  // The sixth figure sends.
  await page.keyboard.type(wrongCodeOf(secret))
  await expect(code(page)).toHaveAccessibleDescription(/This code is not right\./)
  await expect(code(page)).toHaveValue('')
  await expect(code(page)).toBeFocused()
  for (const one of [
    { theme: 'light', direction: 'ltr' },
    { theme: 'dark', direction: 'rtl' },
  ]) {
    await dress(page, one)
    expect(await faults(new AxeBuilder({ page }).exclude('[data-live-announcer]'))).toEqual([])
    expect(await overhang(page)).toBeLessThanOrEqual(0)
  }

  // Pasted with a space, while the connection is away.
  await page.context().setOffline(true)
  const right = codeOf(secret, 1)
  await code(page).fill(`${right.slice(0, 3)} ${right.slice(3)}`)
  await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
  await expect(code(page)).toHaveValue(right)
  await page.context().setOffline(false)
  await goOn(page).click()
  await expect(page).toHaveURL(wanted)
  expect((await storedSession(page)).user.email).toBe(person.email)
})

test('a recovery code works once, a reload begins again, and five wrong codes end it', async ({ page }) => {
  const person = await newPerson('recovery')
  const { secret, recoveryCodes } = await twoFactorOn(person)
  const [first = ''] = recoveryCodes
  await page.goto(signIn)
  await signInAs(page, person)
  await expect(code(page)).toBeFocused()
  await page.reload()
  await expect(page).toHaveURL(signIn)
  await expect(page.getByRole('status').filter({ hasText: 'please sign in again' })).toBeVisible()

  await signInAs(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(recovery(page)).toBeFocused()
  await recovery(page).fill('not one of them')
  await recovery(page).press('Enter')
  await expect(recovery(page)).toHaveAccessibleDescription(/This code is not right, or was used before\./)
  await recovery(page).fill(` ${first.toLowerCase()} `)
  await goOn(page).click()
  await expect(page).toHaveURL(wanted)

  await page.getByRole('banner').getByRole('button', { name: person.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await page.goto(signIn)
  await signInAs(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await recovery(page).fill(first)
  await goOn(page).click()
  await expect(recovery(page)).toHaveAccessibleDescription(/This code is not right, or was used before\./)
  await page.getByRole('button', { name: 'Use a code of the app' }).click()
  for (let tries = 2; tries <= 5; tries++) {
    const answer = page.waitForResponse('**/api/two-factor')
    await code(page).fill(wrongCodeOf(secret))
    await answer
    if (tries < 5) await expect(code(page)).toHaveValue('')
  }
  await expect(page).toHaveURL(signIn)
  await expect(page.getByRole('status').filter({ hasText: 'too many tries' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
})
