import { expect, it } from 'vitest'
import type { Fit } from '#contract/dispatch-moves.ts'
import { exampleRow, idOf } from '../board/board.fixture.ts'
import { choicesOf, isToldByDefault, movesOf, type Place, refusedOf, resourceOf } from './fits.ts'
import { rowsById } from './job-words.ts'

const names = ['Ueda, N.', 'Okada, H.', 'Hayashi, D.', 'Kudo, T.', 'Sato, K.']
const rows = rowsById(names.map((name) => exampleRow('chauffeur', name)))
const fitOf = (name: string, verdict: Fit['verdict'], words: string, swap: Fit['swap'] = null): Fit => ({
  ...{
    resourceId: idOf(name),
    verdict,
    short: words,
    words,
    restBeforeMinutes: null,
    restAfterMinutes: null,
    mayAgree: false,
    needsReason: false,
    phone: '+81 90 0000 0000',
    swap,
  },
})
const swap = { reference: 'AN-TKY222', version: 4, words: 'Sato takes Haddad' }
const fits = [
  fitOf('Hayashi, D.', 'no', '7 h 20 of rest'),
  fitOf('Okada, H.', 'warns', 'Rest before 10 h 20'),
  fitOf('Kudo, T.', 'no', 'Haddad from 09:00', swap),
  fitOf('Sato, K.', 'here', 'It stands here'),
  fitOf('Ueda, N.', 'fits', 'Rest before 12 h 30'),
  fitOf('Nobody we know', 'fits', 'Left long ago'),
]
const place: Place = { reference: 'AN-NKK222', version: 7, kind: 'chauffeur', from: idOf('Sato, K.') }

it('offers who fits, then who fits with a warning, then who would exchange; never who has it now', () => {
  const choices = choicesOf(fits, rows)
  expect(choices.map(({ label }) => label)).toEqual(['Ueda, N.', 'Okada, H.', 'Kudo, T., in exchange'])
  expect(choices.map(({ warning }) => warning ?? null)).toEqual([null, 'Rest before 10 h 20', null])
})

it('offers what needs a reason after all that needs none, however well it fits', () => {
  const larger = { ...fitOf('Hayashi, D.', 'warns', 'Two classes larger'), needsReason: true }
  const choices = choicesOf([larger, ...fits.slice(1, 2), ...fits.slice(4)], rows)
  expect(choices.map(({ label, needsReason }) => [label, needsReason])).toEqual([
    ['Ueda, N.', false],
    ['Okada, H.', false],
    ['Hayashi, D.', true],
  ])
})

it('says of everybody else why not', () => {
  expect(refusedOf(fits, rows)).toEqual([
    {
      id: idOf('Hayashi, D.'),
      label: 'Hayashi, D.',
      words: '7 h 20 of rest',
      mayAgree: false,
      phone: '+81 90 0000 0000',
    },
  ])
  const willing = { ...fitOf('Sato, K.', 'no', 'Does not work at that hour'), mayAgree: true }
  // Who may be asked stands first.
  expect(refusedOf([...fits, willing], rows).map(({ label }) => label)).toEqual(['Sato, K.', 'Hayashi, D.'])
})

it('gives a job in one move, with the version that was looked at', () => {
  expect(movesOf(place, idOf('Ueda, N.'), fits)).toEqual([{ ...place, to: idOf('Ueda, N.') }])
})

it('exchanges two jobs in two moves of one deed', () => {
  const choice = choicesOf(fits, rows).at(-1)?.id ?? ''
  expect(resourceOf(choice)).toBe(idOf('Kudo, T.'))
  expect(movesOf(place, choice, fits)).toEqual([
    { ...place, to: idOf('Kudo, T.') },
    { reference: 'AN-TKY222', version: 4, kind: 'chauffeur', from: idOf('Kudo, T.'), to: idOf('Sato, K.') },
  ])
})

it('mails the guest of who comes and of a larger car, but not of another one, and not of what is only held', () => {
  const missing = { vehicle: 0, chauffeur: 0, guide: 0 }
  expect(isToldByDefault({ state: 'confirmed', phase: 'assigned', missing }, 'chauffeur')).toBe(true)
  expect(isToldByDefault({ state: 'confirmed', phase: 'assigned', missing }, 'vehicle')).toBe(false)
  expect(isToldByDefault({ state: 'confirmed', phase: 'assigned', missing }, 'vehicle', true)).toBe(true)
  expect(isToldByDefault({ state: 'on_hold', phase: 'held', missing }, 'chauffeur')).toBe(false)
  expect(isToldByDefault({ state: 'confirmed', phase: 'on-board', missing }, 'chauffeur')).toBe(false)
})

it('mails the guest of the car that was still to be found: a mail may have said that we look for it', () => {
  const missing = { vehicle: 1, chauffeur: 0, guide: 0 }
  expect(isToldByDefault({ state: 'confirmed', phase: 'assigned', missing }, 'vehicle')).toBe(true)
})
