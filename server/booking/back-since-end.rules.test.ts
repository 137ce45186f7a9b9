import { expect, test } from 'vitest'
import { backSinceEnd } from './back-since-end.rules.ts'

const at = (day: number) => new Date(`2026-11-${day}T12:00:00Z`)
const back = (amountYen: number, day: number, isCorrection = false) => ({ amountYen, createdAt: at(day), isCorrection })
const confirmed = { to: 'confirmed', at: at(10) } as const

test('what went back before a booking ended is not counted to what its end gives back', () => {
  const cancelled = { to: 'cancelled', at: at(14) } as const
  expect(backSinceEnd([confirmed, cancelled], [back(5_900, 12), back(24_350, 14)])).toBe(24_350)
  expect(backSinceEnd([confirmed, cancelled], [back(5_900, 12)]), 'the terms give nothing').toBe(0)
  expect(backSinceEnd([confirmed, cancelled], [back(24_350, 14), back(700, 15), back(90, 15, true)])).toBe(25_050)
})

test('while a booking stands its end gives nothing back', () => {
  expect(backSinceEnd([confirmed], [back(5_900, 12)])).toBe(0)
  expect(backSinceEnd([], [])).toBe(0)
})
