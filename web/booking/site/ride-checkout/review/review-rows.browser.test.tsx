import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.tsx'
import { bothQuoted, wholeRide } from '../ride-checkout.fixture.ts'
import { ReviewRows } from './review-rows.tsx'

const changes = () =>
  page
    .getByRole('link', { name: /^Change / })
    .elements()
    .map((link) => link.getAttribute('aria-label'))

test('of a journey of which one way is paid only that is offered which can still be changed', async () => {
  await show(() => <ReviewRows checkout={wholeRide()} quoted={bothQuoted} isPartPaid />)
  await expect
    .element(page.getByText('One way is paid, so the ride stays as it is here.', { exact: false }))
    .toBeVisible()
  expect(changes()).toEqual(['Change passengers'])
})

test('while nothing is paid every part of the journey can be changed (the control)', async () => {
  await show(() => <ReviewRows checkout={wholeRide()} quoted={bothQuoted} />)
  await expect.element(page.getByRole('link', { name: 'Change way back' })).toBeVisible()
  expect(changes()).toContain('Change pick-up')
})
