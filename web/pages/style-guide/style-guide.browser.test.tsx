import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { faultsOfShown } from '#web/testing/sound.ts'
import StyleGuide from './style-guide.tsx'

test('every primitive is sound at a desk in light, and on a phone in dark from right to left', {
  timeout: 60_000,
}, async () => {
  await show(StyleGuide)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await faultsOfShown()).toEqual([])
})
