import type { ApiError } from '#contract/call.ts'
import { longDay } from '#web/ui/day.ts'
import { detailSteps } from '../detail-steps.ts'
import type { CheckoutStep } from '../missing.ts'

const dayMs = 86_400_000

/** "Someone has taken Tuesday. Wednesday is free." Days of another week are named in full. */
export function takenInWords(lost: { day: string }, free: { day: string; start: string }): string {
  if (lost.day === free.day) return `Someone has taken that hour. ${free.start} is free.`
  const isNear = Math.abs(Date.parse(free.day) - Date.parse(lost.day)) < 7 * dayMs
  const name = (day: string) => (isNear ? (longDay(day).split(' ')[0] ?? day) : longDay(day))
  return `Someone has taken ${name(lost.day)}. ${name(free.day)} is free.`
}

const stepOf: Readonly<Record<string, CheckoutStep>> = {
  ...detailSteps,
  email: 'travellers',
  travellers: 'travellers',
  pickUp: 'pick-up',
  pickUpAddress: 'pick-up',
  dropOff: 'pick-up',
  dropOffAddress: 'pick-up',
}

/** Where what was refused can be mended: its own step, or the first. */
export const stepAtFault = (error: Pick<ApiError, 'code' | 'fields'>): CheckoutStep =>
  error.code === 'fleet.outside-area' ? 'pick-up' : (stepOf[Object.keys(error.fields)[0] ?? ''] ?? 'day')
