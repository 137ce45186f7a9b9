import { describe, expect, it } from 'vitest'
import { exampleBoard, exampleJob, exampleRow, moment } from '../board/board.fixture.ts'
import { stateOf, stepsOf } from './job-state.ts'
import {
  callName,
  clashesIn,
  findLabel,
  hoursWords,
  inTray,
  keptWords,
  needsWords,
  plateWord,
  rowsById,
  trayWords,
} from './job-words.ts'
import { languageWord } from './party-words.ts'

const board = exampleBoard()
const rows = rowsById(board.rows)
const none = { vehicle: 0, chauffeur: 0, guide: 0 }
const jobOf = (reference: string) => {
  const job = board.jobs.find((some) => some.reference === reference)
  if (!job) throw new Error(`The example has no ${reference}`)
  return job
}

describe('the words of a job', () => {
  it('names people by their family name and cars whole', () => {
    expect(callName(exampleRow('chauffeur', 'Ueda, N.'))).toBe('Ueda')
    expect(callName(exampleRow('vehicle', 'Alphard 31-07'))).toBe('Alphard 31-07')
    expect(plateWord('Alphard 31-07')).toBe('31-07')
    expect(plateWord('The old bus')).toBe('The old bus')
  })

  it('says that a job ends on the next day', () => {
    expect(hoursWords(jobOf('AN-NGT222'))).toBe('21:30 to 01:15 the next day')
    expect(hoursWords(jobOf('AN-TKY222'))).toBe('09:00 to 17:00')
  })

  it('says who fell away and who is kept', () => {
    expect(trayWords(jobOf('AN-NKK222'), rows)).toBe('Endo is ill. Alphard 31-22 and Noda are kept')
    expect(trayWords(jobOf('AN-ASK222'), rows)).toBe('Alphard 31-30 broke down. Wada is kept')
  })

  it('says what a job needs when nobody wrote down why', () => {
    const bare = exampleJob(
      'AN-2',
      ['T', 'Tokyo', 'Ito', 9],
      ['09:00', '10:00'],
      {},
      { missing: { ...none, vehicle: 2, guide: 1 } },
    )
    expect(trayWords(bare, rows)).toBe('Needs two cars and a guide')
    expect(keptWords(bare, rows)).toBe('')
    expect(needsWords({ missing: { ...none, chauffeur: 1 } })).toBe('a chauffeur')
  })

  it('asks for a car by that word, and for everything else by crew', () => {
    expect(findLabel({ missing: { ...none, chauffeur: 1 } })).toBe('Find crew')
    expect(findLabel({ missing: { ...none, vehicle: 1 } })).toBe('Find a car')
    expect(findLabel({ missing: { ...none, guide: 1 } })).toBe('Find a guide')
    expect(findLabel({ missing: { chauffeur: 1, vehicle: 1, guide: 0 } })).toBe('Find crew')
  })

  it('has in the tray only what misses somebody, the earliest first', () => {
    expect(inTray(board.jobs.toReversed()).map(({ reference }) => reference)).toEqual(['AN-NKK222', 'AN-ASK222'])
  })

  it('says of what cannot be kept who cannot keep it, and why', () => {
    expect(clashesIn(board).map(({ words }) => words)).toEqual(['Abe: Overlaps Kamakura and the sea by 30 min'])
  })

  it('takes a language that is no code as it is', () => {
    expect([languageWord('fr'), languageWord(''), languageWord('a language')]).toEqual(['French', 'None', 'a language'])
  })
})

describe('how a job stands', () => {
  it('says first what is missing, then that it is late, then how far it is', () => {
    expect(stateOf(jobOf('AN-NKK222'))).toEqual({ tone: 'error', word: 'Needs a chauffeur' })
    expect(stateOf(jobOf('AN-KMK222'))).toEqual({ tone: 'error', word: '20 min late' })
    expect(stateOf(jobOf('AN-FVJ222')).word).toBe('On board')
    const silent = { since: moment('17:00'), words: 'No word from Abe since 17:00' }
    const late = { minutes: 60, words: 'Nothing marked yet, the pick-up was at 17:00', silent, endangers: null }
    expect(stateOf({ ...jobOf('AN-KMK222'), late })).toEqual({ tone: 'error', word: 'No word since 17:00' })
  })

  it('shows when each step was marked and by whom, and what comes next', () => {
    const arrived = { id: '1', step: 'arrived', at: moment('08:50'), by: 'Sato', desk: null, undoUntil: null } as const
    const steps = stepsOf({ marks: [arrived] })
    expect(steps.map(({ is }) => is)).toEqual(['marked', 'marked', 'next', 'later'])
    expect(steps.map(({ mark }) => mark)).toEqual([null, arrived, null, null])
    expect(stepsOf({ marks: [] }).map(({ is }) => is)).toEqual(['next', 'later', 'later', 'later'])
  })
})
