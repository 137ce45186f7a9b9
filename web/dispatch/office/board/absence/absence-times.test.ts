import { describe, expect, it } from 'vitest'
import { addDays } from '#core/days.ts'
import { endFields, momentOf, spanFaults, spanMoments, spanWords } from '#web/ui/office/span-times.ts'
import { exampleAway, exampleBoard, exampleRow, moment } from '../board/board.fixture.ts'
import { quickSpans } from './absence-times.ts'
import { awayLines, enteredWords, enterLabel, kindChoices, lostTo, lostWords, notesOf } from './absence-words.ts'

describe('a time that is typed', () => {
  it('ends a day at the midnight that begins the next', () => {
    expect(momentOf('2026-12-31', '24:00')).toBe('2027-01-01T00:00:00+09:00')
    expect(endFields('2027-01-01T00:00:00+09:00')).toEqual({ untilDay: '2026-12-31', untilTime: '24:00' })
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })
})

describe('the quick choices', () => {
  it('begin now where today is shown', () => {
    const [rest, two] = quickSpans('2026-11-16', moment('10:22'))
    expect(rest?.label).toBe('The rest of today')
    expect(rest && spanMoments(rest.span)).toEqual({ from: moment('10:22'), until: moment('00:00', '2026-11-17') })
    expect(two && spanMoments(two.span)?.until).toBe(moment('00:00', '2026-11-18'))
  })

  it('begin with the day where another one is shown, and today where that has gone by', () => {
    const [day] = quickSpans('2026-11-18', moment('10:22'))
    expect(day?.label).toBe('All of Wed 18 Nov')
    expect(day?.span.fromTime).toBe('00:00')
    expect(quickSpans('2026-11-10', moment('10:22'))[0]?.span.fromDay).toBe('2026-11-16')
  })
})

describe('what is wrong with the hours', () => {
  const span = { fromDay: '2026-11-16', fromTime: '10:00', untilDay: '2026-11-16', untilTime: '24:00' }

  it('is nothing where the end comes after the begin', () => expect(spanFaults(span)).toEqual({}))

  it('is said at its field', () => {
    expect(spanFaults({ ...span, fromTime: 'soon' }).fromTime).toBe('Write the time as 09:30.')
    expect(spanFaults({ ...span, untilTime: '10:00' }).untilTime).toBe('The end must come after the begin.')
    expect(spanFaults({ ...span, untilDay: '2026-11-15' }).untilTime).toBe('The end must come after the begin.')
  })
})

describe('the hours in words', () => {
  it.each([
    [moment('00:00'), moment('00:00', '2026-11-17'), 'Mon 16 Nov'],
    [moment('00:00'), moment('00:00', '2026-11-18'), 'Mon 16 and Tue 17 Nov'],
    [moment('00:00'), moment('00:00', '2026-11-21'), 'Mon 16 to Fri 20 Nov'],
    [moment('14:00'), moment('18:00'), 'Mon 16 Nov, 14:00 to 18:00'],
    [moment('14:00'), moment('00:00', '2026-11-17'), 'Mon 16 Nov, from 14:00'],
    [moment('14:00'), moment('09:00', '2026-11-18'), 'Mon 16 Nov 14:00 to Wed 18 Nov 09:00'],
    [moment('00:00', '2026-11-30'), moment('00:00', '2026-12-02'), 'Mon 30 Nov and Tue 1 Dec'],
  ])('%s to %s', (from, until, words) => expect(spanWords(from, until)).toBe(words))
})

describe('an entry', () => {
  const kudo = exampleRow('chauffeur', 'Kudo, T.')

  it('says before it is made what it costs', () => {
    expect(enterLabel(kudo, 'ill', 2)).toBe('Kudo is ill: 2 jobs go to the tray')
    expect(enterLabel(kudo, 'leave', 1)).toBe('Kudo is on leave: 1 job goes to the tray')
    expect(enterLabel(kudo, 'ill', 0)).toBe('Kudo is ill: no job is lost')
    expect(enterLabel(kudo, 'ill', null)).toBe('Kudo is ill')
    expect(enterLabel(undefined, 'ill', null)).toBe('Enter it')
  })

  it('offers illness to people and repair to cars', () => {
    expect(kindChoices('guide').map(({ id }) => id)).toEqual(['ill', 'leave', 'other'])
    expect(kindChoices('vehicle').map(({ id }) => id)).toEqual(['repair', 'other'])
  })

  it('is noted once; what follows from shifts and papers is none', () => {
    const ill = exampleAway('ill', 'Ill', moment('00:00'), moment('00:00', '2026-11-17'))
    const off = exampleAway('day-off', 'Day off', moment('00:00'), moment('00:00', '2026-11-17'))
    const notes = notesOf([exampleRow('chauffeur', 'Kudo, T.', { away: [ill, off, ill] })])
    expect(notes.map(({ row, kind }) => `${row.shortName} ${kind}`)).toEqual(['Kudo, T. ill'])
  })

  it('says who entered it and when, the further back the more of the date', () => {
    const now = moment('10:27')
    const entered = (day: string, by: string | null = 'Naomi') => enteredWords({ by, at: moment('21:10', day) }, now)
    expect(entered('2026-11-16')).toBe('Entered by Naomi, 21:10.')
    expect(entered('2026-11-15')).toBe('Entered by Naomi, Sunday 21:10.')
    expect(entered('2026-11-09')).toBe('Entered by Naomi, Mon 9 Nov, 21:10.')
    expect(entered('2026-11-16', null)).toBe('Entered, 21:10.')
  })

  it('knows which jobs it left in the tray, also where two have the same family name', () => {
    const board = exampleBoard()
    const endo = notesOf(board.rows).find(({ row }) => row.shortName === 'Endo, R.')
    expect(endo && lostTo(endo, board.jobs).map(({ reference }) => reference)).toEqual(['AN-NKK222'])
    const other = endo && { ...endo, row: exampleRow('chauffeur', 'Endo, K.') }
    expect(other && lostTo(other, board.jobs)).toEqual([])
    expect(endo && lostWords(endo, 2)).toBe('Two jobs need another chauffeur.')
  })
})

it('names as away now only who is, and of the others from when', () => {
  const away = (words: string, from: string, until: string) => exampleAway('ill', words, from, until)
  const notes = notesOf([
    exampleRow('chauffeur', 'Kudo, T.', { away: [away('a', moment('08:00'), moment('20:00'))] }),
    exampleRow('chauffeur', 'Endo, R.', {
      away: [away('b', moment('00:00', '2026-11-17'), moment('00:00', '2026-11-18'))],
    }),
    exampleRow('chauffeur', 'Wada, S.', { away: [away('c', moment('06:00'), moment('09:00'))] }),
  ])
  expect(awayLines(notes, moment('10:00'))).toEqual([
    { when: 'Away now', who: 'Kudo (ill)' },
    { when: 'Away later', who: 'Endo (ill from Tue 17 Nov)' },
    { when: 'Back again', who: 'Wada (ill)' },
  ])
})
