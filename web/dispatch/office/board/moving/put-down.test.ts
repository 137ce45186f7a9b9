import { describe, expect, it } from 'vitest'
import type { Fit } from '#contract/dispatch-moves.ts'
import { moment } from '../board/board.fixture.ts'
import type { Carried } from '../board-state.ts'
import { landing } from './put-down.ts'

const swap = { reference: 'AN-TKY222', version: 3, words: 'Kudo takes this, Ueda takes Haddad' }
const told = (verdict: Fit['verdict'], rest: Partial<Fit> = {}): Fit => ({
  ...{
    resourceId: 'there',
    verdict,
    short: '',
    words: 'Why',
    restBeforeMinutes: null,
    restAfterMinutes: null,
    mayAgree: false,
    needsReason: false,
    phone: '',
    swap: null,
  },
  ...rest,
})
const held = (over: string | null, answer: Fit | null, rest: Partial<Carried> = {}): Carried => ({
  ...{ reference: 'AN-NKK222', kind: 'chauffeur', from: 'here', how: 'pointer', over, startsAt: null, hour: null },
  fits: new Map(answer ? [['there', answer]] : []),
  fitsAt: rest.startsAt ?? null,
  ...rest,
})

describe('letting go', () => {
  it('moves to a row that fits, with or without a warning', () => {
    expect(landing(held('there', told('fits')))).toEqual({ is: 'move', to: 'there' })
    expect(landing(held('there', told('warns')))).toEqual({ is: 'move', to: 'there' })
  })

  it('asks why before a larger car than may stand in is given, and not at another hour', () => {
    const larger = told('warns', { needsReason: true, words: 'Two classes larger' })
    expect(landing(held('there', larger))).toEqual({ is: 'larger', to: 'there', words: 'Two classes larger' })
    const startsAt = moment('10:30')
    expect(landing(held('there', larger, { startsAt })).is).toBe('hour')
  })

  it('goes back with the reason where it does not fit', () => {
    expect(landing(held('there', told('no')))).toEqual({ is: 'back', why: 'Why' })
  })

  it('goes back quietly beside the rows and on its own', () => {
    expect(landing(held(null, null))).toEqual({ is: 'back', why: null })
    expect(landing(held('here', null))).toEqual({ is: 'back', why: null })
    expect(landing(held('there', told('here')))).toEqual({ is: 'back', why: null })
  })

  it('offers the swap where one would suit both', () => {
    expect(landing(held('there', told('no', { swap })))).toEqual({ is: 'swap', to: 'there', from: 'here', other: swap })
  })

  it('has nothing to swap out of the tray', () => {
    expect(landing(held('there', told('no', { swap }), { from: null })).is).toBe('back')
  })

  it('asks about another hour, with the row that it was let go on', () => {
    const startsAt = moment('10:30')
    expect(landing(held('there', told('fits'), { startsAt }))).toEqual({ is: 'hour', startsAt, prefer: 'there' })
    expect(landing(held('here', null, { startsAt }))).toEqual({ is: 'hour', startsAt, prefer: 'here' })
  })

  it('goes back where the hour does not do, or the row does not at that hour', () => {
    const startsAt = moment('10:30')
    expect(landing(held('there', told('no'), { startsAt, hour: 'The flight lands at 11:00' }))).toEqual({
      is: 'back',
      why: 'The flight lands at 11:00',
    })
    expect(landing(held('there', told('no', { swap }), { startsAt }))).toEqual({ is: 'back', why: 'Why' })
  })
})
