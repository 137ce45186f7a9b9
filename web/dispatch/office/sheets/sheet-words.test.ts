import { expect, test } from 'vitest'
import type { CrewDay, CrewJob } from '#contract/crew-day.ts'
import { carWords, dutyWords, isPrinted, nothingWords, pagesOf, partyWords, restWords } from './sheet-words.ts'

const job = (reference: string, calledOff = false) => ({ reference, calledOff }) as CrewJob
const day = (id: string, ...jobs: CrewJob[]) => ({ person: { id }, jobs }) as CrewDay

test('each job that takes place is a page, counted for each person', () => {
  const sheets = [day('a', job('1'), job('off', true), job('2')), day('b', job('3'))]
  const pages = pagesOf(sheets, null).map(({ job, number, of }) => [job.reference, number, of])
  expect(pages).toEqual([
    ['1', 1, 2],
    ['2', 2, 2],
    ['3', 1, 1],
  ])
  expect(pagesOf(sheets, 'b').map(({ job }) => job.reference)).toEqual(['3'])
})

test('who only brings a car has nothing to print, and it says where that stands', () => {
  const onRoad = { ...day('b'), roadDuties: [{}] } as CrewDay
  expect([day('a', job('1')), onRoad].map(isPrinted)).toEqual([true, false])
  expect(nothingWords([onRoad], 'b', 'Monday')).toBe(
    'They have no job of their own on Monday. What they do on the road stands on their page.',
  )
  expect(nothingWords([onRoad], 'c', 'Monday')).toBe('They have no job on Monday.')
  expect(nothingWords([onRoad], null, 'Monday')).toBe('Nobody has a job on Monday.')
})

test('where a car is collected and handed back is told in both languages, and nothing where it is as always', () => {
  const garage = { en: 'Shinagawa garage', ja: '品川車庫' }
  const collect = { number: '12-34', garage, at: '2026-11-24T06:35:00+09:00' }
  const handBack = { ...collect, at: '2026-11-24T18:20:00+09:00' }
  expect(carWords({ collect, handBack })).toEqual({
    en: 'Collect 12-34 at Shinagawa garage, 06:35. Hand 12-34 back at Shinagawa garage, 18:20.',
    ja: '06:35 品川車庫で12-34を受け取る。18:20 品川車庫へ12-34を返却。',
  })
  expect(carWords({ collect: null, handBack: null })).toEqual({ en: '', ja: '' })
})

test('the party, the duty and the rest before it are told in words', () => {
  expect(partyWords({ guests: 3, children: [5], largeCases: 0 } as unknown as CrewJob)).toEqual({
    en: '2 adults, 1 child (5), no suitcases',
    ja: '大人2名 子供1名（5歳） 荷物なし',
  })
  const duty = {
    leavesGarageAt: '2026-11-24T05:00:00+09:00',
    backInGarageAt: '2026-11-24T18:00:00+09:00',
    dutyMinutes: 780,
    restBeforeMinutes: 750,
  } as CrewDay
  expect(dutyWords(duty).en).toBe('Garage 05:00, back 18:00. 13 h')
  expect(restWords(duty)).toBe('12 h 30, since Mon 16:30')
  expect(restWords({ ...duty, restBeforeMinutes: null })).toBe('')
})
