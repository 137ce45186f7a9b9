import { expect, test } from 'vitest'
import { aheadOf, announcementOf, clockOf, isOver, leftOf, nextLookMs } from './hold-timing.ts'

const span = { heldFrom: '2026-11-15T16:32:00+09:00', heldUntil: '2026-11-15T16:47:00+09:00', aheadMs: 0 }
const at = (clock: string) => Date.parse(`2026-11-15T${clock}+09:00`)
const said = (clock: string, canExtend = true) => announcementOf({ ...span, canExtend }, at(clock))?.words

test('a hold ends at its minute on the wire’s clock, which is Tokyo’s', () => {
  expect(clockOf(span.heldUntil)).toBe('16:47')
  expect(isOver(span, at('16:46:59'))).toBe(false)
  expect(isOver(span, at('16:47:00'))).toBe(true)
})

test('the bar shows what is left, and never more or less than all', () => {
  expect(leftOf(span, at('16:32:00'))).toBe(1)
  expect(leftOf(span, at('16:39:30'))).toBe(0.5)
  expect(leftOf(span, at('17:00:00'))).toBe(0)
  expect(leftOf(span, at('16:00:00'))).toBe(1)
  expect(leftOf({ ...span, heldFrom: span.heldUntil }, at('16:47:00'))).toBe(0)
})

test('it speaks up three minutes before the end and at the end, and not in between', () => {
  expect(said('16:32:00')).toBeUndefined()
  expect(said('16:43:59')).toBeUndefined()
  expect(said('16:44:00')).toBe('The hold ends at 16:47. Hold 15 minutes more?')
  expect(said('16:47:00')).toBe('The hold ended at 16:47.')
})

test('once it was extended it no longer asks, and the new end is announced by itself', () => {
  expect(said('16:44:30', false)).toBe('The hold ends at 16:47.')
  const longer = { ...span, heldUntil: '2026-11-15T17:02:00+09:00', canExtend: false }
  expect(announcementOf(longer, at('16:44:30'))).toBeNull()
  const [before, after] = [
    announcementOf({ ...span, canExtend: true }, at('16:44:30')),
    announcementOf(longer, at('17:00:00')),
  ]
  expect(before?.key).not.toBe(after?.key)
})

test('the same announcement has the same key however often one looks', () => {
  const look = (clock: string) => announcementOf({ ...span, canExtend: true }, at(clock))?.key
  expect(look('16:44:00')).toBe(look('16:46:59'))
  expect(look('16:46:59')).not.toBe(look('16:47:00'))
})

test('one looks again at the reminder, at the end, and once a minute for the bar', () => {
  expect(nextLookMs(span, at('16:32:00'))).toBe(60_000)
  expect(nextLookMs(span, at('16:43:30'))).toBe(30_000)
  expect(nextLookMs(span, at('16:46:50'))).toBe(10_000)
  expect(nextLookMs(span, at('16:50:00'))).toBe(60_000)
})

test('a device whose clock is wrong still ends the hold when the server does', () => {
  const aheadMs = aheadOf([at('16:52:00')], span.heldFrom)
  expect(aheadMs).toBe(20 * 60_000)
  expect(isOver({ ...span, aheadMs }, at('16:55:00'))).toBe(false)
  expect(isOver({ ...span, aheadMs }, at('17:07:00'))).toBe(true)
  expect(aheadOf([at('16:31:58')], span.heldFrom)).toBe(0)
  expect(aheadOf([at('16:25:00'), at('16:31:59')], span.heldFrom)).toBe(0)
})
