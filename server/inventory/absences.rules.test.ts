import { describe, expect, test } from 'vitest'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { awayInWords, fellAwayInWords } from './absence-words.rules.ts'
import { rate } from './candidates.rules.ts'
import { chooseCrew } from './choose-crew.rules.ts'
import { car, chauffeur, demandFor, fleetOf } from './crew.fixture.ts'
import type { Job } from './demand.rules.ts'
import { carPolicy, chauffeurPolicy, drive, job, somebody } from './duty.fixture.ts'
import { checkDuty } from './duty.rules.ts'
import { findConflicts } from './find-conflicts.rules.ts'
import { findShortRests } from './find-short-rests.rules.ts'

const monday = '2026-12-07'
const away = (day: string, start: string, hours: number): Job => ({
  ...job(day, start, hours, { fromArea: '', toArea: '', drivingMinutes: 0 }),
  ...{ isAway: true, awayKind: 'ill' },
})
const check = (one: Job, taken: Job[]) => checkDuty(somebody(), chauffeurPolicy, one, taken, drive)

describe('being away', () => {
  test('keeps from every job that shares a moment with it, and from no other', () => {
    const eight = job(monday, '08:00', 8)
    expect(check(eight, [away(monday, '15:59', 10)]).problem).toBe('not-working')
    expect(check(eight, [away(monday, '16:00', 10)]).problem).toBeNull()
    expect(check(eight, [away('2026-12-06', '22:00', 10)]).problem).toBeNull()
  })

  test('is no work: it needs no rest, no turn-round, and makes no day longer', () => {
    const free = check(job(monday, '08:00', 8), [])
    expect(check(job(monday, '08:00', 8), [away(monday, '16:00', 48), away('2026-12-05', '08:00', 48)])).toEqual(free)
  })

  test('is told with its kind and its end', () => {
    const ill = away(monday, '00:00', 48)
    const fleet = fleetOf({ vehicles: [car('crown', 'sedan')], chauffeurs: [chauffeur('endo', ['sedan'])] })
    const question = {
      ...{ fleet, taken: new Map([['endo', [ill]]]), demand: demandFor(), startsAt: tokyoInstant(monday, '09:00') },
      ...{ vehicleClass: null, drives: null },
    }
    const [endo] = fleet.chauffeurs
    expect(endo && rate(endo, question).problem).toEqual({ why: 'away', kind: 'ill', until: ill.endsAt })
    expect(chooseCrew(fleet, question.taken, question.demand, question.startsAt)).toBeNull()
    expect(chooseCrew(fleet, new Map(), question.demand, question.startsAt)).not.toBeNull()
  })

  test('is no conflict itself, nor a short rest; a job that it hits is one', () => {
    const fleet = fleetOf({ vehicles: [], chauffeurs: [chauffeur('endo', ['sedan'])] })
    const span = { from: tokyoInstant(monday, '00:00'), until: tokyoInstant('2026-12-09', '00:00') }
    const ill = away(monday, '12:00', 6)
    expect(findConflicts(fleet, new Map([['endo', [ill]]]), span)).toEqual([])
    expect(findShortRests(fleet, new Map([['endo', [ill, away(monday, '23:00', 6)]]]), span)).toEqual([])
    const hit = { ...job(monday, '13:00', 2), bookingId: 'haddad' }
    expect(findConflicts(fleet, new Map([['endo', [ill, hit]]]), span)).toMatchObject([
      { problem: 'not-working', bookingId: 'haddad' },
    ])
  })

  test('reads as the desk says it', () => {
    expect(awayInWords('ill', tokyoInstant('2026-11-19', '00:00'))).toBe('Ill until Wed 18')
    expect(awayInWords('repair', tokyoInstant('2026-11-17', '14:00'))).toBe('In repair until Tue 17, 14:00')
    expect(fellAwayInWords('Endo', 'ill')).toBe('Endo is ill')
    expect(fellAwayInWords('Alphard 31-30', 'repair')).toBe('Alphard 31-30 is in repair')
  })
})

describe('papers', () => {
  const crown = car('crown', 'sedan', { papersUntil: monday })
  const last = job(monday, '16:00', 8)

  test('are good until the end of their last day, and not a minute longer', () => {
    expect(checkDuty(crown, carPolicy, last, [], drive).problem).toBeNull()
    const longer = { ...last, endsAt: addMinutes(last.endsAt, 1) }
    expect(checkDuty(crown, carPolicy, longer, [], drive).problem).toBe('not-working')
    expect(checkDuty({ ...crown, papersUntil: null }, carPolicy, longer, [], drive).problem).toBeNull()
  })

  test('are named when they are the reason', () => {
    const fleet = fleetOf({ vehicles: [crown], chauffeurs: [] })
    const question = {
      ...{ fleet, taken: new Map(), demand: demandFor(), startsAt: tokyoInstant('2026-12-08', '09:00') },
      ...{ vehicleClass: null, drives: null },
    }
    expect(rate(crown, question).problem).toEqual({ why: 'papers-ended', until: monday })
  })
})
