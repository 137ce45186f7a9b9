import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneyQuestion } from './money-question.tsx'
import { differenceAsked, firstDifference } from './money-words.ts'

const booking = {
  leadName: 'Rebecca Stone',
  totalYen: 103_500,
  paidYen: 103_500,
  refundedYen: 0,
  giftYen: 0,
  money: [],
  refundable: [{ amountYen: 103_500, refundedYen: 0, takenHow: null, card: null }],
}

/** What stands in the dialog, and which answer is chosen. */
function asked(money: { totalYen: number; dueYen: number }) {
  const due = differenceAsked(booking, money)
  const value = firstDifference(due)
  const html = renderToStaticMarkup(
    createElement(MoneyQuestion, { booking, totalYen: money.totalYen, due, value, onChange: () => undefined }),
  )
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  const chosen = [...html.matchAll(/<input[^>]*>/g)].filter(([input]) => /\schecked=""/.test(input))
  return { html, words, chosen: chosen.map(([input]) => /value="([^"]+)"/.exec(input)?.[1]) }
}

test('a dearer day asks how the rest is paid, and leaves it as balance due unless another is chosen', () => {
  const { words, chosen } = asked({ totalYen: 110_000, dueYen: 6500 })
  expect(words).toContain('¥6,500 is still to pay.')
  expect(words).toContain('How is it paid?')
  expect(words).toContain('Mail the guest a link to pay it')
  expect(chosen).toEqual(['stays'])
})

test('a cheaper day asks how much is refunded, with the refund chosen', () => {
  const { words, chosen } = asked({ totalYen: 90_000, dueYen: -13_500 })
  expect(words).toContain('How much is refunded?')
  expect(words).toContain('Refund ¥13,500 to the card that paid')
  expect(chosen).toEqual(['refund'])
})

test('the same price asks nothing, also where something was due before (the control)', () => {
  expect(asked({ totalYen: 103_500, dueYen: 20_000 }).html).toBe('')
  expect(asked({ totalYen: 110_000, dueYen: 0 }).html).toBe('')
})
