import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { HeadActions } from './head-actions.tsx'

const Actions = () => <HeadActions title="Fuji at first light" comparePath={null} save={() => null} />
const share = page.getByRole('button', { name: 'Share' })

/** What the device offers, for one test. */
function device(offers: { share?: unknown; clipboard?: unknown }) {
  for (const name of ['share', 'clipboard'] as const)
    Object.defineProperty(navigator, name, { configurable: true, value: offers[name] })
}

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  for (const name of ['share', 'clipboard'] as const) Reflect.deleteProperty(navigator, name)
})

test('the address is copied, with what was chosen', async () => {
  const writeText = vi.fn(async () => undefined)
  device({ clipboard: { writeText } })
  await show(Actions)
  await share.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('The address is copied.')
  expect(writeText).toHaveBeenCalledWith(location.href)
})

test('where nothing can be copied, the address is shown', async () => {
  device({})
  await show(Actions)
  await share.click()
  await expect.element(page.getByRole('textbox', { name: 'Address of this page' })).toHaveValue(location.href)
})

test('a device with a sheet of its own gets title and address', async () => {
  const handed = vi.fn(async () => undefined)
  device({ share: handed })
  await show(Actions)
  await share.click()
  await vi.waitFor(() => expect(handed).toHaveBeenCalledWith({ title: 'Fuji at first light', url: location.href }), {
    timeout: 30_000,
  })
})
