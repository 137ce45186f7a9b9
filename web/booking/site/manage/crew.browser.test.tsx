import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { marsh } from './booking.fixture.ts'
import { Crew } from './crew.tsx'

test('a guide is named with the language that was asked for, and as licensed only with the number', async () => {
  await show(() => <Crew booking={{ ...marsh, guideLanguage: 'es' }} />)
  await expect.element(page.getByText('Guide, in Spanish', { exact: true })).toBeVisible()
})

test('a guide with a licence has its number before the language', async () => {
  const crew = marsh.crew.map((one) => (one.kind === 'guide' ? { ...one, registrationNumber: 'EN00417' } : one))
  await show(() => <Crew booking={{ ...marsh, crew }} />)
  await expect.element(page.getByText('Licensed guide EN00417, in English', { exact: true })).toBeVisible()
})
