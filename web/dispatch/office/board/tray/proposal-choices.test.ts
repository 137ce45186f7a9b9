import { describe, expect, it } from 'vitest'
import type { Proposal } from '#contract/dispatch-moves.ts'
import { exampleJob, idOf } from '../board/board.fixture.ts'
import {
  applyLabel,
  bringersOf,
  chosenOf,
  clashesOf,
  joinTells,
  movesOfAll,
  panelTitle,
  reasonsOf,
  touchedBy,
} from './proposal-choices.ts'
import { elsewhereByDay } from './tray-words.ts'

const job = (reference: string, from: string, until: string) =>
  exampleJob(reference, ['T', `Tour ${reference}`, 'Haddad', 5], [from, until], {})
const nine = job('AN-A', '09:00', '17:00')
const noon = job('AN-B', '12:00', '15:00')
const evening = job('AN-C', '18:00', '21:00')

const takes = (name: string, ...references: string[]): Proposal => ({
  title: `${name} takes it`,
  moves: references.map((reference) => ({ reference, version: 1, kind: 'chauffeur', from: null, to: idOf(name) })),
  reasons: ['One move'],
  warning: null,
  needsReason: false,
  tells: [{ who: name, what: 'new link to their day' }],
  brings: null,
})
const proposed = (of: typeof nine, ...proposals: Proposal[]) => ({ job: of, proposals, whyNone: null })

describe('what is chosen', () => {
  const jobs = [proposed(nine, takes('Okada', 'AN-A'), takes('Wada', 'AN-A')), proposed(noon, takes('Ueda', 'AN-B'))]

  it('is the first of each, until somebody says otherwise', () => {
    expect(chosenOf(jobs, {}).map(({ proposal }) => proposal?.title)).toEqual(['Okada takes it', 'Ueda takes it'])
    expect(chosenOf(jobs, { 'AN-A': 1 }).map(({ proposal }) => proposal?.title)).toEqual([
      'Wada takes it',
      'Ueda takes it',
    ])
  })

  it('may be to leave a job in the tray', () => {
    const chosen = chosenOf(jobs, { 'AN-A': 'tray' })
    expect(chosen[0]?.proposal).toBeNull()
    expect(movesOfAll(chosen).map(({ reference }) => reference)).toEqual(['AN-B'])
  })

  it('falls back to the first when it is not offered any more', () => {
    expect(chosenOf([proposed(nine, takes('Okada', 'AN-A'))], { 'AN-A': 2 })[0]?.proposal?.title).toBe('Okada takes it')
    expect(chosenOf([proposed(nine)], {})[0]?.proposal).toBeNull()
  })
})

describe('two choices', () => {
  it('clash when both take the same person at overlapping hours', () => {
    const clashes = clashesOf(
      [
        { job: nine, proposal: takes('Okada', 'AN-A') },
        { job: noon, proposal: takes('Okada', 'AN-B') },
      ],
      [],
    )
    expect([...clashes].map(([reference, other]) => [reference, other.reference])).toEqual([
      ['AN-A', 'AN-B'],
      ['AN-B', 'AN-A'],
    ])
  })

  it('go together when the hours do not overlap, or the people differ, or one stays in the tray', () => {
    const a = { job: nine, proposal: takes('Okada', 'AN-A') }
    expect(clashesOf([a, { job: evening, proposal: takes('Okada', 'AN-C') }], []).size).toBe(0)
    expect(clashesOf([a, { job: noon, proposal: takes('Ueda', 'AN-B') }], []).size).toBe(0)
    expect(clashesOf([a, { job: noon, proposal: null }], []).size).toBe(0)
  })

  it('clash when both change the same place of a third booking', () => {
    const rossi = job('AN-R', '06:00', '07:00')
    const moved = (to: string) => takes(to, 'AN-R')
    const clashes = clashesOf(
      [
        { job: nine, proposal: moved('Okada') },
        { job: noon, proposal: moved('Wada') },
      ],
      [rossi],
    )
    expect(clashes.size).toBe(2)
  })
})

it('says each thing once, with everybody who gets to know it', () => {
  const closed = { ...takes('Okada', 'AN-A'), tells: [{ who: 'Kudo', what: 'link is closed' }] }
  expect(joinTells([takes('Okada', 'AN-A'), null, takes('Ueda', 'AN-B'), takes('Okada', 'AN-C'), closed])).toEqual([
    { who: 'Okada, Ueda', what: 'new link to their day' },
    { who: 'Kudo', what: 'link is closed' },
  ])
})

it('knows whose guests are concerned, each once', () => {
  const moves = movesOfAll([{ proposal: takes('Wada', 'AN-A', 'AN-B') }, { proposal: takes('Ueda', 'AN-A') }])
  expect(touchedBy(moves, [nine, noon, evening]).map(({ reference }) => reference)).toEqual(['AN-A', 'AN-B'])
})

it('gives each booking a reason of its own: who brings the car to the guests themselves, and for whom others make room', () => {
  const brings = { id: 'lin', who: 'Lin', phone: '', what: 'brings Crown 27-15 to the guests' }
  const relief = { ...takes('Okada', 'AN-A', 'AN-B'), brings }
  expect(reasonsOf([{ job: nine, proposal: relief }])).toEqual([
    { reference: 'AN-A', reason: 'Lin brings Crown 27-15 to the guests' },
    { reference: 'AN-B', reason: 'Makes room for Haddad, AN-A' },
  ])
  expect(reasonsOf([{ job: nine, proposal: takes('Okada', 'AN-A') }])).toEqual([])
  const larger = { ...takes('Okada', 'AN-A'), needsReason: true, brings }
  expect(reasonsOf([{ job: nine, proposal: larger }], 'The Crown broke down')).toEqual([
    { reference: 'AN-A', reason: 'The Crown broke down. Lin brings Crown 27-15 to the guests' },
  ])
  expect(reasonsOf([{ job: nine, proposal: null }])).toEqual([])
})

it('sends whoever brings a car along with the moves, and nobody where nobody need', () => {
  const brings = { id: 'lin', who: 'Lin', phone: '', what: 'brings Crown 27-15 to the guests' }
  const chosen = [
    { job: nine, proposal: { ...takes('Okada', 'AN-A'), brings } },
    { job: noon, proposal: takes('Ueda', 'AN-B') },
    { job: evening, proposal: null },
  ]
  expect(bringersOf(chosen)).toEqual([{ reference: 'AN-A', bringerId: 'lin' }])
})

it('counts in words', () => {
  expect([0, 1, 2, 5].map(applyLabel)).toEqual([
    'Nothing is chosen',
    'Apply this change',
    'Apply both changes',
    'Apply all five changes',
  ])
  expect([panelTitle(1), panelTitle(2)]).toEqual(['One job, what fits', 'Two jobs, what fits'])
})

it('counts what lies on other days by day, the next first', () => {
  const at = (day: string) => ({ reference: `AN-${day}`, startsAt: `${day}T10:00:00+09:00`, shortTitle: 'Tour' })
  expect(elsewhereByDay([at('2026-11-20'), at('2026-11-18'), at('2026-11-20')])).toEqual([
    { day: '2026-11-18', words: '1 more on Wed 18' },
    { day: '2026-11-20', words: '2 more on Fri 20' },
  ])
  // Many days would fill the page: after the fourth they are told together.
  const many = Array.from({ length: 9 }, (_, index) => at(`2026-12-0${index + 1}`))
  expect(elsewhereByDay(many).map(({ words }) => words)).toEqual([
    ...['1 more on Tue 1', '1 more on Wed 2', '1 more on Thu 3', '1 more on Fri 4'],
    '5 more later',
  ])
})
