import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { CopyCode } from './copy-code.tsx'

const Code = () => <CopyCode code="KANBARE" />
const copy = page.getByRole('button', { name: 'Copy KANBARE' })
const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { configurable: true, value })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('the code is copied, and a word says so', async () => {
  const writeText = vi.fn(async () => undefined)
  clipboard({ writeText })
  await show(Code)
  await copy.click()
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(writeText).toHaveBeenCalledWith('KANBARE')
})

test('where the clipboard is closed the code is selected instead', async () => {
  clipboard(undefined)
  await show(Code)
  await copy.click()
  await expect.element(page.getByText('Selected, now copy it')).toBeVisible()
  expect(getSelection()?.toString()).toBe('KANBARE')
})
