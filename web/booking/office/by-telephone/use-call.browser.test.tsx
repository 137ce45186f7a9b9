import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { daysOfCall } from '#contract/phone-booking.ts'
import { saveSession } from '#web/platform/session.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { naomi } from '#web/testing/people.ts'
import { show } from '#web/testing/show.tsx'
import { emptyCall } from './call-draft.ts'
import { useCall } from './use-call.ts'

const server = fakeServer()
const begun = { ...emptyCall, tour: 'palace-walls-to-ginza', pickUpAddress: 'Somewhere street 12, Nowhere' }

/** What the desk sees of a call: its days, and why the place does not do. */
function Call() {
  const { days, refused } = useCall(begun)
  return (
    <p>
      {days.answer ? `${days.answer.days.length} days` : 'No days'}. {refused.pickUp ?? 'The place does'}.
    </p>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  saveSession({ token: 'x'.repeat(43), user: naomi })
})

test('a place that cannot be read takes no free day away: the days stand there without it, and the field says why', async () => {
  const asked: (string | undefined)[] = []
  server.on(daysOfCall, ({ pickUpAddress }) => {
    asked.push(pickUpAddress)
    if (pickUpAddress)
      return new Refusal(400, {
        ...{ error: 'We cannot find it.', code: 'platform.invalid-input', requestId: '' },
        fields: { pickUpAddress: 'We cannot find it' },
      })
    return {
      ...{ startTimes: ['09:00'], start: '09:00', endsAt: '13:00', classes: [], vehicleClass: 'sedan' },
      days: [{ day: '2026-12-01', crews: 3, why: null, noticeEndedAt: null }],
    }
  })
  await show(Call)
  await expect.element(page.getByText('1 days. We cannot find it.')).toBeVisible()
  expect(asked).toEqual([begun.pickUpAddress, undefined])
})
