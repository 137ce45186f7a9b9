import { expect, it } from 'vitest'
import { barsByRow } from './bars.ts'
import { exampleAway, exampleBoard, exampleDay, exampleRow, idOf, moment } from './board.fixture.ts'
import { awayInWords, barLine, barSentence, groupWords, headLine, keptWords } from './words.ts'

const board = exampleBoard()
const bars = barsByRow(board, new Map())
const barOf = (row: string, at = 0) => {
  const bar = bars.get(idOf(row))?.bars[at]
  if (!bar) throw new Error(`${row} has no such bar`)
  return bar
}
const group = (kind: 'chauffeur' | 'vehicle' | 'guide') =>
  groupWords(
    kind,
    board.rows.filter((row) => row.kind === kind),
    board,
  )

it('says a bar as a whole sentence', () => {
  expect(barSentence(barOf('Kudo, T.'), false)).toBe(
    'Tokyo, unhurried, Haddad, 5 guests, 09:00 to 17:00, Alphard 31-07, assigned',
  )
  expect(barSentence(barOf('Ono, M.'), false)).toBe('Haneda, Ito, 1 guest, 06:00 to 07:30, Crown 18-44, done')
})

it('says the day where several are shown, and both where a job goes over midnight', () => {
  expect(barSentence(barOf('Kudo, T.'), true)).toContain('Mon 16 Nov, 09:00 to 17:00')
  expect(barSentence(barOf('Hayashi, D.'), false)).toContain('Mon 16 Nov 21:30 to Tue 17 Nov 01:15')
})

it('says late, clash and what is missing in words', () => {
  expect(barSentence(barOf('Abe, S.'), false)).toContain('on the way, on the way 20 minutes late')
  expect(barSentence(barOf('Abe, S.', 1), false)).toContain('clash: overlaps Kamakura and the sea by 30 min')
  expect(barLine(barOf('Abe, S.', 1))).toBe('Clash: overlaps Kamakura and the sea by 30 min')
  expect(barSentence(barOf('Noda, S.'), false)).toContain('needs a chauffeur')
})

it('says the guest, how many, how far and the car on a bar', () => {
  expect(barLine(barOf('Sato, K.'))).toBe('Kaur, 4. On board. Alphard 26-81')
  expect(barLine(barOf('Kudo, T.'))).toBe('Haddad, 5. Alphard 31-07')
})

it('says until when somebody is away', () => {
  expect(awayInWords(exampleAway('ill', '', moment('00:00'), moment('00:00', '2026-11-19')))).toBe('Ill until Wed 18')
  expect(awayInWords(exampleAway('repair', '', moment('08:00'), moment('14:00')))).toBe('In repair until 14:00')
  expect(awayInWords(exampleAway('day-off', '', moment('00:00'), moment('00:00', '2026-11-17')))).toBe('Day off')
})

it('says in a row’s head why somebody is away, else their rest, else their hours', () => {
  const row = (name: string) => board.rows.find(({ id }) => id === idOf(name)) ?? exampleRow('chauffeur', name)
  const line = (name: string) => headLine(row(name), bars.get(idOf(name))?.bars ?? [], exampleDay)
  expect(line('Endo, R.').words).toBe('Ill until Wed 18')
  expect(line('Kudo, T.').words).toBe('Rest 12 h 30')
  expect(line('Ueda, N.')).toMatchObject({ words: '38 h planned', more: 'this week' })
  expect(line('Noda, S.').words).toBe('EN, ES')
  expect(headLine(exampleRow('chauffeur', 'Gone, G.', { inService: false }), [], exampleDay).tone).toBe('bad')
})

it('says of a group how many there are, who is away and what is missing', () => {
  expect(group('chauffeur')).toBe('9, one ill. One job needs one')
  expect(group('vehicle')).toBe('9, one in repair. One job needs one')
  expect(group('guide')).toBe('6, one off. All jobs have one')
  expect(keptWords(['Alphard 31-22'])).toBe('Alphard 31-22 is kept for this job')
})
