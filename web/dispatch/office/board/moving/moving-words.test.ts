import { describe, expect, it } from 'vitest'
import type { Fit } from '#contract/dispatch-moves.ts'
import { exampleJob, exampleRow, moment } from '../board/board.fixture.ts'
import { countedFits, fitSpoken, heldWords, hourWords, refusalInTwo, spoken } from './moving-words.ts'

const told = (verdict: Fit['verdict'], words: string, rest: Partial<Fit> = {}): Fit => ({
  ...{
    resourceId: '',
    verdict,
    short: '',
    words,
    restBeforeMinutes: null,
    restAfterMinutes: null,
    mayAgree: false,
    needsReason: false,
    phone: '',
    swap: null,
  },
  ...rest,
})
const ueda = exampleRow('chauffeur', 'Ueda, N.')
const hayashi = exampleRow('chauffeur', 'Hayashi, D.')

describe('what a screen reader hears of a row', () => {
  it('is its name, that it fits, and the rest', () => {
    expect(fitSpoken(ueda, told('fits', 'Rest before 12 h 30'))).toBe('Ueda, fits, rest before 12 hours 30')
  })

  it('is that it is not possible, and why', () => {
    expect(fitSpoken(hayashi, told('no', '7 h 20 of rest, the least is 9 h'))).toBe(
      'Hayashi, not possible, 7 hours 20 of rest, the least is 9',
    )
  })

  it('leaves the name of another as it is written', () => {
    expect(fitSpoken(exampleRow('vehicle', 'Coaster 12-01'), told('no', 'Osamu Nishio has no licence for it'))).toBe(
      'Coaster 12-01, not possible, Osamu Nishio has no licence for it',
    )
  })

  it('says a warning as one', () => {
    expect(fitSpoken(ueda, told('warns', 'Rest before 10 h 20. The aim is 11 h, the least 9 h'))).toBe(
      'Ueda, fits with a warning, rest before 10 hours 20. The aim is 11 hours, the least 9',
    )
  })

  it('offers a swap where there is one, and leaves names as they are written', () => {
    const swap = { reference: 'AN-TKY222', version: 1, words: 'Hayashi takes this, Ueda takes Haddad, 09:00 to 17:00' }
    expect(fitSpoken(hayashi, told('no', 'Out with Haddad, 09:00 to 17:00', { swap }))).toBe(
      'Hayashi, not possible, out with Haddad, 09:00 to 17:00. Enter offers a swap: Hayashi takes this, Ueda takes Haddad, 09:00 to 17:00',
    )
    expect(fitSpoken(ueda, told('no', 'Ueda has no licence for the Coaster'))).toBe(
      'Ueda, not possible, Ueda has no licence for the Coaster',
    )
  })

  it('calls a car by its whole name', () => {
    expect(fitSpoken(exampleRow('vehicle', 'Alphard 31-22'), told('fits', '6 seats'))).toBe(
      'Alphard 31-22, fits, 6 seats',
    )
  })

  it('says one hour and minutes as people do', () => {
    expect(spoken('1 h between, 45 min are needed')).toBe('1 hour between, 45 minutes are needed')
  })
})

describe('the strip', () => {
  const count = (...verdicts: Fit['verdict'][]) => countedFits(verdicts.map((verdict) => told(verdict, '')))
  it('counts the rows that fit, and those with a warning among them', () => {
    expect(count('fits', 'warns', 'no', 'here')).toBe('Two rows fit, one with a warning.')
    expect(count('fits')).toBe('One row fits.')
    expect(count('warns')).toBe('One row fits, with a warning.')
    expect(count('warns', 'warns')).toBe('Two rows fit, all with a warning.')
    expect(count('no')).toBe('No rows fit.')
  })

  it('says what is in the hand', () => {
    const job = exampleJob('AN-NKK222', ['N', 'Nikko among the cedars', 'de Wit', 2], ['06:30', '17:30'], {})
    expect(heldWords(job)).toBe('06:30 to 17:30, de Wit, 2.')
    expect(hourWords(job, moment('10:30'))).toBe('10:30')
    expect(hourWords(job, moment('10:30', '2026-11-17'))).toBe('Tue 17 Nov, 10:30')
  })
})

describe('the tip at the pointer', () => {
  it('says the reason first and explains it below', () => {
    expect(refusalInTwo('7 h 20 of rest, the least is 9 h. Hayashi’s Narita ends on Sunday at 23:10')).toEqual({
      head: '7 h 20 of rest',
      rest: 'The least is 9 h. Hayashi’s Narita ends on Sunday at 23:10',
    })
  })

  it('leaves a short reason whole', () => {
    expect(refusalInTwo('Out with Haddad, 09:00 to 17:00')).toEqual({
      head: 'Out with Haddad, 09:00 to 17:00',
      rest: '',
    })
  })
})
