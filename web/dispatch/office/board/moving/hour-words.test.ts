import { describe, expect, it } from 'vitest'
import { differenceChoices, differencesOf, moveLabel, signedYen } from './hour-words.ts'

const money = (beforeYen: number, afterYen: number, paidYen = beforeYen) => ({
  ...{ beforeYen, afterYen, paidYen },
  back: [{ way: 'card' as const, amountYen: Math.max(0, paidYen - afterYen) }],
})

describe('what may become of the difference', () => {
  it('is due or asked for where it costs more', () => {
    expect(differencesOf(money(80_000, 84_000))).toEqual(['stays', 'link'])
  })

  it('goes back or stays where too much is paid then', () => {
    expect(differencesOf(money(84_000, 80_000))).toEqual(['refund', 'stays'])
  })

  it('cannot go back where it was never paid', () => {
    expect(differencesOf(money(84_000, 80_000, 0))).toEqual(['stays'])
    expect(differencesOf(money(84_000, 80_000, 80_000))).toEqual(['stays'])
  })

  it('is no question where nothing differs', () => {
    expect(differencesOf(money(80_000, 80_000))).toEqual(['stays'])
  })

  it('names the sums that would be asked for or given back', () => {
    expect(differenceChoices(money(80_000, 84_000, 0)).map(({ label }) => label)).toEqual([
      'It stays due',
      'Send a link for ¥84,000',
    ])
    expect(differenceChoices(money(84_000, 80_000))[0]?.label).toBe('Refund ¥4,000')
  })

  it('says that cash has to be handed back, and a card only where one paid', () => {
    const cash = { way: 'cash' as const, amountYen: 4_000 }
    const byHand = '¥4,000 was paid in cash: hand it back; this only writes it down.'
    const detail = (back: Parameters<typeof differenceChoices>[0]['back']) =>
      differenceChoices({ ...money(84_000, 80_000), back })[0]?.detail
    expect(detail([cash])).toBe(byHand)
    expect(detail([{ way: 'card', amountYen: 6_000 }, cash])).toBe(`¥6,000 to the card that paid. ${byHand}`)
    expect(detail([{ way: 'card', amountYen: 4_000 }])).toBe('To the card that paid.')
  })
})

describe('the button', () => {
  it('says what it does', () => {
    expect(moveLabel('10:30', money(80_000, 80_000), 'stays')).toBe('Move to 10:30')
    expect(moveLabel('10:30', money(80_000, 84_000), 'stays')).toBe('Move to 10:30 and charge ¥4,000 more')
    expect(moveLabel('10:30', money(80_000, 84_000), 'link')).toBe('Move to 10:30 and send a link for ¥4,000')
    expect(moveLabel('10:30', money(84_000, 80_000), 'refund')).toBe('Move to 10:30 and refund ¥4,000')
    expect(moveLabel('10:30', money(84_000, 80_000), 'stays')).toBe('Move to 10:30 and charge ¥4,000 less')
  })

  it('writes sums with their sign', () => {
    expect(signedYen(4000)).toBe('+¥4,000')
    expect(signedYen(-4000)).toBe('−¥4,000')
  })
})
