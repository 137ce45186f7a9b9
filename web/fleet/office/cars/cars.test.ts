import { describe, expect, it, test } from 'vitest'
import type { Paper } from '#contract/cars.ts'
import { casesByGuests, faultOfCases, loadsOf, withChildSeat, withPlaces } from '../classes/loads.rules.ts'
import { blankCar, tidy, tidyKm, toFields, valuesOf } from './car-values.ts'
import {
  beyondWords,
  heldBackWords,
  nextPaperWords,
  paperEndWords,
  paperTone,
  stateWords,
  stopWords,
  untilWords,
} from './car-words.ts'
import { readMonth, tidyMonth, writeMonth } from './month-field.ts'
import { faultOfEnd, faultOfPaperFile, ofKind, toPaper, valuesOfPaper } from './paper-values.ts'

describe('guests and suitcases', () => {
  const alphard = [
    { guests: 4, largeCases: 4 },
    { guests: 5, largeCases: 3 },
    { guests: 6, largeCases: 2 },
  ]

  it('stand as one number of suitcases for each number of guests', () => {
    expect(casesByGuests(alphard)).toEqual([4, 4, 4, 4, 3, 2])
    expect(casesByGuests([])).toEqual([0])
    expect(casesByGuests(loadsOf([4, 4, 3]))).toEqual([4, 4, 3])
  })

  it('leave room for one guest fewer beside a child seat, and for none when the car is full', () => {
    expect(withChildSeat([4, 4, 4, 4, 3, 2])).toEqual([4, 4, 4, 3, 2, null])
  })

  it('grow with the suitcases of the fullest load, and shrink from the end', () => {
    expect(withPlaces([4, 3], 4)).toEqual([4, 3, 3, 3])
    expect(withPlaces([4, 3, 2], 1)).toEqual([4])
    expect(withPlaces([4], 0)).toEqual([4])
  })

  it('are told where they contradict each other, and only there', () => {
    expect(faultOfCases([4, 4, 2])).toBeNull()
    expect(faultOfCases([4, 2, 3])).toBe('With 3 guests there cannot be room for more suitcases than with 2.')
    expect(faultOfCases([Number.NaN])).toBe('A number of suitcases, 0 to 60.')
  })
})

describe('a month', () => {
  it.each([
    ['Apr 2023', '2023-04'],
    ['april 2023', '2023-04'],
    ['2023-04', '2023-04'],
    ['4/2023', '2023-04'],
    ['12 1999', '1999-12'],
  ])('%s is read', (typed, month) => expect(readMonth(typed)).toBe(month))

  it.each(['', '2023', 'soon', '13/2023', '0/2023', 'ma', '4 23'])('%j names none', (typed) =>
    expect(readMonth(typed)).toBeNull(),
  )

  it('is written as it will be kept, and what names none stays as it was typed', () => {
    expect(writeMonth('2023-04')).toBe('Apr 2023')
    expect(writeMonth(null)).toBe('')
    expect(tidyMonth('04/2023')).toBe('Apr 2023')
    expect(tidyMonth('last spring')).toBe('last spring')
  })
})

describe('a car as it is typed', () => {
  const car = {
    ...{ vehicleClass: 'alphard' as const, model: 'Alphard', plate: '品川 300 あ 31-07', colour: 'Black' },
    ...{ firstRegistered: '2023-04', odometerKm: 96440, usualChauffeurId: null, garage: 'shinonome', etcCard: '4471' },
    loads: loadsOf([4, 4, 2]),
  }

  it('comes back as it was', () => expect(toFields(valuesOf(car))).toEqual(car))

  it('is the same however its figures are spaced', () => {
    const typed = { ...valuesOf(car), odometerKm: '96440 km', firstRegistered: '2023-04', plate: ` ${car.plate} ` }
    expect(tidy(typed)).toEqual(valuesOf(car))
    expect(tidyKm('many')).toBe('many')
  })

  it('hands on what is no number, for the wire to refuse, and takes nothing for nothing', () => {
    expect(toFields({ ...blankCar, odometerKm: 'many' }).odometerKm).toBeNaN()
    expect(toFields(blankCar)).toMatchObject({ odometerKm: null, firstRegistered: null, usualChauffeurId: null })
    expect(toFields({ ...blankCar, firstRegistered: 'soon' }).firstRegistered).toBe('soon')
  })
})

describe('the words of a car', () => {
  it('say when it is free, by the hour today and else by the day', () => {
    const later = (until: string) => stateWords({ is: 'free-later', until }, '2026-11-15')
    expect(later('2026-11-15T17:00:00+09:00')).toBe('Free from 17:00')
    expect(later('2026-11-17T09:00:00+09:00')).toBe('Free from Tue 17 Nov')
    expect(stateWords({ is: 'held-back', until: null }, '2026-11-15')).toBe('Held back')
    expect(untilWords({ is: 'on-the-road', until: '2026-11-15T17:00:00+09:00' }, '2026-11-15')).toBe('until 17:00')
    expect(untilWords({ is: 'free', until: null }, '2026-11-15')).toBe('')
  })

  it.each([
    [null, null, 'no end', 'fine'],
    ['2027-05-11', 177, '11 May 2027', 'fine'],
    ['2026-11-30', 15, '30 Nov 2026. Ends in 15 days', 'soon'],
    ['2026-11-16', 1, '16 Nov 2026. Ends in 1 day', 'soon'],
    ['2026-11-15', 0, '15 Nov 2026. Ends today', 'soon'],
    ['2026-11-12', -3, '12 Nov 2026. Ended', 'ended'],
  ] as const)('say of a paper until %s: %s', (endsOn, daysLeft, words, tone) => {
    expect(paperEndWords({ endsOn, daysLeft })).toBe(words)
    expect(paperTone(daysLeft)).toBe(tone)
  })

  it('name the next paper by its kind, and another one by its name', () => {
    const next = { name: 'Fire extinguisher', endsOn: '2027-01-08', daysLeft: 54 }
    expect(nextPaperWords({ ...next, kind: 'inspection' })).toBe('Shaken 8 Jan 2027')
    expect(nextPaperWords({ ...next, kind: 'other' })).toBe('Fire extinguisher 8 Jan 2027')
    const ended = { paper: 'Three-month inspection', endedOn: '2026-11-12' }
    expect(heldBackWords(ended, '2026-11-15')).toBe('the three-month inspection ended on Thursday 12 November')
    expect(heldBackWords(ended, '2027-01-02')).toMatch(/12 November 2026$/)
  })

  it('list the first jobs that lie beyond the papers, and count the rest', () => {
    const job = (startsAt: string, leadName: string) => ({ startsAt, leadName })
    const [one, two] = [job('2026-12-02T09:00:00+09:00', 'Singh'), job('2026-12-05T09:00:00+09:00', 'Lopez')]
    expect(beyondWords([one])).toBe('Wed 2 Dec, Singh')
    expect(beyondWords([one, two])).toBe('Wed 2 Dec, Singh, and Sat 5 Dec, Lopez')
    expect(beyondWords([one, two, two, two, two])).toMatch(/and 2 more$/)
  })

  it.each([
    ['2026-12-03T09:00:00+09:00', '2026-12-03T12:00:00+09:00', 'Thu 3 Dec', '09:00 to 12:00'],
    ['2026-12-03T00:00:00+09:00', '2026-12-04T00:00:00+09:00', 'Thu 3 Dec', 'all day'],
    ['2026-12-03T00:00:00+09:00', '2026-12-06T00:00:00+09:00', 'Thu 3 Dec', 'to Sat 5 Dec'],
    ['2026-12-03T14:00:00+09:00', '2026-12-05T09:00:00+09:00', 'Thu 3 Dec 14:00', 'to Sat 5 Dec 09:00'],
  ])('tell a stop from %s', (from, until, day, hours) => expect(stopWords({ from, until })).toEqual({ day, hours }))
})

describe('a paper', () => {
  const insurance: Paper = {
    ...{ id: '11111111-1111-4111-8111-111111111111', kind: 'insurance', name: 'Passenger insurance' },
    ...{ detail: 'Sompo', endsOn: '2026-11-30', daysLeft: 15, fileName: 'policy.pdf', holdsBack: true },
  }

  it('that replaces another begins as that one, without its end', () => {
    expect(valuesOfPaper(insurance)).toMatchObject({ kind: 'insurance', detail: 'Sompo', endsOn: '', hasNoEnd: false })
    expect(valuesOfPaper({ ...insurance, endsOn: null }).hasNoEnd).toBe(true)
  })

  it('takes the name of its kind, unless somebody wrote another', () => {
    const begun = valuesOfPaper(null)
    expect(ofKind(begun, 'permit').name).toBe('Hire-car permit')
    expect(ofKind({ ...begun, name: 'Roof rack' }, 'permit').name).toBe('Roof rack')
    expect(ofKind(begun, 'other').name).toBe('')
  })

  it('needs its last day or that it has none', () => {
    const typed = { ...valuesOfPaper(null), endsOn: '' }
    expect(faultOfEnd(typed)).toMatch(/last day/)
    expect(faultOfEnd({ ...typed, endsOn: '31 / 02 / 2027' })).toMatch(/day, month and year/)
    expect(faultOfEnd({ ...typed, endsOn: '28 / 02 / 2027' })).toBeUndefined()
    expect(faultOfEnd({ ...typed, hasNoEnd: true })).toBeUndefined()
  })

  it('is sent with what it replaces, and without an end where it has none', () => {
    const id = '22222222-2222-4222-8222-222222222222'
    const typed = { ...valuesOfPaper(insurance), endsOn: '30 / 11 / 2027' }
    expect(toPaper(id, typed, insurance, null)).toEqual({
      ...{ id, kind: 'insurance', name: 'Passenger insurance', detail: 'Sompo', endsOn: '2027-11-30' },
      ...{ replaces: insurance.id, fileName: '' },
    })
    expect(toPaper(id, { ...typed, hasNoEnd: true }, null, null)).not.toHaveProperty('endsOn')
  })

  test.each([
    [{ name: 'policy.pdf', size: 10, type: '' }, undefined],
    [{ name: 'scan.JPG', size: 10, type: 'image/jpeg' }, undefined],
    [{ name: 'letter.docx', size: 10, type: 'application/msword' }, 'Please choose a PDF, PNG or JPEG.'],
    [{ name: 'empty.pdf', size: 0, type: 'application/pdf' }, 'This file is empty.'],
    [{ name: 'large.pdf', size: 9_000_000, type: 'application/pdf' }, 'At most 8 MB.'],
  ])('as the file %j is told at once: %s', (file, fault) => expect(faultOfPaperFile(file)).toBe(fault))
})
