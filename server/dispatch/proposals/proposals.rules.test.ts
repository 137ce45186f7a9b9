import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Job, rate } from '#server/inventory/index.ts'
import { addMinutes, tokyoInstant } from '#server/platform/tokyo-time.rules.ts'
import { car, chauffeur, checkDuty, demandFor, fleetOf, guide, job, jobOf } from '#server/testing/crews.ts'
import { monday, named, now, open, snapshotOf } from '#server/testing/open-jobs.ts'
import { familyNameOf } from '../board/short-name.rules.ts'
import { reasonsOf, titleOf, warningOf, whyNobody } from './proposal-words.rules.ts'
import { missingOf, ratedFor, waysFor } from './proposals.rules.ts'
import { bringerOf, carFor, needsRelief, withBringers } from './relief.rules.ts'
import type { OpenJob, Snapshot } from './snapshot.rules.ts'
import { applied } from './what-if.rules.ts'
import { whyNoneFor } from './why-none.rules.ts'

const [okada, wada, ueda] = [named('Hiroshi Okada'), named('Jun Wada'), named('Naoki Ueda')]
const crown = car('crown', 'sedan')
const titles = (snapshot: Snapshot, one = open(), untouchable = new Set<string>()) =>
  waysFor(snapshot, one, untouchable).map((way) => titleOf(way, one))

describe('the order', () => {
  const three = fleetOf({ vehicles: [crown], chauffeurs: [okada, wada, ueda] })

  test('who is rested comes before who would be below the aim, and that is said', () => {
    // Back in the garage at 22:40, out again at 08:10: less than eleven hours.
    const snapshot = snapshotOf(three, { Okada: [job('2026-12-06', '16:00', 6)] })
    const ways = waysFor(snapshot, open())
    expect(ways.map((way) => titleOf(way, open()))[2]).toBe('Okada takes it')
    expect(ways.map((way) => warningOf(way, three))).toEqual([null, null, 'Rest 9 h 30, the aim is 11 h'])
  })

  test('among the rested who knows the guest comes first, then who worked less this week', () => {
    const april = tokyoInstant('2026-04-04', '09:00')
    const hours: Record<string, number> = { Okada: 38 * 60, Wada: 12 * 60, Ueda: 40 * 60 }
    const snapshot = snapshotOf(
      three,
      {},
      {
        knows: (_, id) => (id === 'Ueda' ? april : undefined),
        weekMinutes: ({ id }) => hours[id] ?? 0,
      },
    )
    expect(titles(snapshot)).toEqual(['Ueda takes it', 'Wada takes it', 'Okada takes it'])
    const [first] = waysFor(snapshot, open())
    expect(first && reasonsOf(first, open(), { stays: [crown], now })).toEqual([
      'One move',
      'Drove Layla Haddad in April',
      '40 h planned this week',
      '40 min away',
      'crown stays',
    ])
  })

  test('who speaks the language of the guests without being asked to is a gain', () => {
    const french = { ...chauffeur('Hayashida', ['sedan'], {}), languages: ['ja', 'en', 'fr'] }
    const snapshot = snapshotOf(fleetOf({ vehicles: [crown], chauffeurs: [okada, french] }))
    const guests = open({ demand: demandFor({ guideLanguage: 'fr' }) })
    expect(titles(snapshot, guests)[0]).toBe('Hayashida takes it')
    const [first] = waysFor(snapshot, guests)
    expect(first && reasonsOf(first, guests, { stays: [], now })).toContain('Speaks French')
  })

  test('whoever stands near comes before who must come from the garage', () => {
    const snapshot = snapshotOf(three, {
      Wada: [job(monday, '06:00', 2)],
      Okada: [job(monday, '06:00', 2, { toArea: 'far' })],
    })
    const ways = waysFor(snapshot, open())
    expect(ways.map(({ steps }) => steps[0]?.coming.resource.id)).toContain('Wada')
    expect(ways.find(({ steps }) => steps[0]?.coming.resource.id === 'Wada')?.parts[0]?.awayMinutes).toBe(10)
  })
})

describe('what is missing', () => {
  test('several at once are filled together: a car, who may drive it, and a guide', () => {
    const fleet = fleetOf({
      vehicles: [crown, car('Alphard', 'alphard')],
      chauffeurs: [{ ...okada, drives: ['alphard'] }],
      guides: [guide('Ono', ['ja', 'en'])],
    })
    const bare = open({ crewIds: [], demand: demandFor({ guides: 1 }) })
    expect(missingOf({ fleet }, bare)).toEqual({ vehicle: 1, chauffeur: 1, guide: 1 })
    expect(titles(snapshotOf(fleet), bare)[0]).toBe('Okada and Ono take it with Alphard')
  })

  test('what cannot be filled is left empty, and said', () => {
    const fleet = fleetOf({ vehicles: [crown], chauffeurs: [okada] })
    const bare = open({ demand: demandFor({ guides: 1 }) })
    const [way] = waysFor(snapshotOf(fleet), bare)
    expect(way && warningOf(way, fleet)).toBe('Still needs a guide')
  })

  test('where nobody is free, it is said how many are out, off or without the licence', () => {
    const fleet = fleetOf({ vehicles: [crown], chauffeurs: [okada, { ...wada, drives: [] }] })
    const snapshot = snapshotOf(fleet, { Okada: [job(monday, '10:00', 2)] })
    expect(waysFor(snapshot, open())).toEqual([])
    expect(whyNobody('chauffeur', ratedFor(snapshot, open(), 'chauffeur'))).toBe(
      'No chauffeur is free: 1 out with others, 1 without the licence.',
    )
  })
})

describe('two moves', () => {
  const rossi = open({
    ...{ id: 'rossi', reference: 'AN-BBBBBB', leadName: 'Luca Rossi', startsAt: tokyoInstant(monday, '16:00') },
    ...{ demand: demandFor({ durationMinutes: 240 }), crewIds: ['crown-2', 'Wada'] },
  })
  const fleet = fleetOf({
    vehicles: [crown, car('crown-2', 'sedan')],
    // Okada comes in the afternoon only.
    chauffeurs: [{ ...okada, worksFromMinutes: 12 * 60 }, wada],
  })
  const taken = { Wada: [{ ...jobOf(rossi.demand, rossi.startsAt), bookingId: 'rossi' }] }
  const snapshot = (about: Partial<Snapshot> = {}) =>
    snapshotOf(fleet, taken, { others: new Map([['rossi', rossi]]), ...about })

  test('somebody busy takes it, and their job goes to a third', () => {
    expect(titles(snapshot())).toEqual(['Wada takes it, Okada takes Luca Rossi'])
    const [way] = waysFor(snapshot(), open())
    expect(way?.steps.map(({ job: { id }, from, coming }) => [id, from, coming.resource.id])).toEqual([
      ['rossi', 'Wada', 'Okada'],
      ['haddad', null, 'Wada'],
    ])
  })

  test('never with a job that leaves within the hour, is not confirmed or is moved already', () => {
    expect(titles(snapshot({ now: addMinutes(rossi.startsAt, -60) }))).toEqual([])
    expect(titles(snapshot({ others: new Map([['rossi', { ...rossi, isConfirmed: false }]]) }))).toEqual([])
    expect(titles(snapshot(), open(), new Set(['rossi']))).toEqual([])
  })

  test('only where fewer than three can take it themselves', () => {
    const more = ['A', 'B', 'C'].map((id) => chauffeur(id, ['sedan']))
    const wide = { ...fleet, chauffeurs: [...fleet.chauffeurs, ...more] }
    expect(titles(snapshot({ fleet: wide })).every((title) => !title.includes(','))).toBe(true)
  })
})

test('what is gone is judged beside: the next job finds them busy', () => {
  const snapshot = snapshotOf(fleetOf({ vehicles: [crown, car('crown-2', 'sedan')], chauffeurs: [okada] }))
  const [first] = waysFor(snapshot, open())
  if (!first) throw new Error('There is one.')
  expect(waysFor(applied(snapshot, first), open({ id: 'other', crewIds: ['crown-2'] }))).toEqual([])
})

const hour = fc.integer({ min: 0, max: 60 })
const someJobs = fc.array(
  fc.record({
    at: hour,
    lasts: fc.integer({ min: 1, max: 11 }),
    who: fc.integer({ min: 0, max: 4 }),
    isAway: fc.boolean(),
  }),
  { maxLength: 14 },
)

/** How often a proposal, alone or after those before it, would leave somebody with a day that the rules refuse. */
function countBroken(judge: Snapshot['rate'], runs: number): { proposed: number; broken: number } {
  const found = { proposed: 0, broken: 0 }
  const chauffeurs = ['a', 'b', 'c', 'd', 'e'].map((id) => chauffeur(id, ['sedan']))
  const fleet = fleetOf({ vehicles: [crown], chauffeurs })
  const dawn = tokyoInstant('2026-12-06', '00:00')
  fc.assert(
    fc.property(someJobs, fc.array(hour, { minLength: 1, maxLength: 4 }), (jobs, asked) => {
      const taken = new Map<string, Job[]>()
      const others = new Map<string, OpenJob>()
      jobs.forEach(({ at, lasts, who, isAway }, index) => {
        const id = chauffeurs[who]?.id ?? 'a'
        const demand = demandFor({ durationMinutes: lasts * 60 })
        const startsAt = addMinutes(dawn, at * 60)
        const own = { ...jobOf(demand, startsAt), ...(isAway ? { isAway } : { bookingId: `job-${index}` }) } as Job
        const had = taken.get(id) ?? []
        const resource = chauffeurs[who]
        if (!resource || checkDuty(resource, fleet.policies.chauffeur, own, had, fleet.drivingMinutes).problem) return
        taken.set(id, [...had, own])
        if (!isAway) others.set(`job-${index}`, open({ id: `job-${index}`, startsAt, demand, crewIds: ['crown', id] }))
      })
      let snapshot = snapshotOf(fleet, {}, { taken, others, now: addMinutes(dawn, -600), rate: judge })
      for (const [index, at] of asked.entries()) {
        const wanted = open({ id: `asked-${index}`, startsAt: addMinutes(dawn, at * 60), crewIds: ['crown'] })
        for (const way of waysFor(snapshot, wanted)) {
          found.proposed++
          const after = applied(snapshot, way)
          for (const [id, own] of after.taken)
            for (const one of own.filter(({ isAway }) => !isAway)) {
              const resource = chauffeurs.find((somebody) => somebody.id === id)
              const rest = own.filter((other) => other !== one)
              if (!resource) continue
              const { problem } = checkDuty(resource, fleet.policies.chauffeur, one, rest, fleet.drivingMinutes)
              if (problem) found.broken++
            }
        }
        const [first] = waysFor(snapshot, wanted)
        if (first) snapshot = applied(snapshot, first)
      }
    }),
    { numRuns: runs },
  )
  return found
}

test('nothing is ever proposed that the rules of days refuse, alone or after what was proposed before', () => {
  const { proposed, broken } = countBroken(rate, 300)
  expect(proposed).toBeGreaterThan(300)
  expect(broken).toBe(0)
})

test('a judge who lets everything pass is found out', () => {
  const careless: Snapshot['rate'] = (resource, question) => ({ ...rate(resource, question), problem: null })
  expect(countBroken(careless, 100).broken).toBeGreaterThan(0)
})

describe('a car that breaks down with guests on board', () => {
  const [dead, relief] = [car('dead', 'sedan'), car('relief', 'sedan')]
  const fleet = fleetOf({ vehicles: [dead, relief], chauffeurs: [okada, wada, ueda] })
  const stranded = open({ startsAt: tokyoInstant('2026-12-06', '11:00'), crewIds: ['Okada'] })
  const away = { startsAt: tokyoInstant('2026-12-06', '08:00'), endsAt: tokyoInstant('2026-12-06', '20:00') }
  const isOut = { ...job('2026-12-06', '08:00', 12), ...away, isAway: true as const }

  test('whoever drove them drives on, and somebody who is free brings the relief car', () => {
    const snapshot = snapshotOf(fleet, { dead: [isOut], Wada: [job('2026-12-06', '10:00', 6)] })
    const [way] = waysFor(snapshot, stranded)
    if (!way) throw new Error('No car.')
    expect(needsRelief(snapshot, way, stranded)).toBe(true)
    expect(bringerOf(snapshot, way, stranded)?.resource.name).toBe('Naoki Ueda')
  })

  test('is as far away as it is with whoever brings it: by its garage, where that is not their own', () => {
    const elsewhere = car('relief', 'sedan', { garageArea: 'koto' })
    const near = { ...ueda, garageArea: 'koto' }
    const two = fleetOf({ vehicles: [dead, elsewhere], chauffeurs: [okada, wada, near] })
    const taken = { dead: [isOut] }
    const brought = (snapshot: Snapshot) => withBringers(snapshot, waysFor(snapshot, stranded), stranded)[0]
    expect(brought(snapshotOf(two, taken))?.bringer).toMatchObject({ resource: { name: near.name }, awayMinutes: 40 })
    const far = brought(snapshotOf(two, { ...taken, Ueda: [job('2026-12-06', '10:00', 6)] }))
    if (!far) throw new Error('No car.')
    expect(far.bringer).toMatchObject({ resource: { name: wada.name }, awayMinutes: 80 })
    expect(reasonsOf(far, stranded, { stays: [], now })).toContain('80 min away')
  })

  test('that is larger comes by as few classes as can be, however near the others are', () => {
    const anything = chauffeur('Okada', ['sedan', 'hiace', 'hiaceLong'])
    const cars = [dead, car('three', 'hiaceLong'), car('two', 'hiace', { garageArea: 'koto' })]
    const snapshot = snapshotOf(fleetOf({ vehicles: cars, chauffeurs: [anything, wada] }), { dead: [isOut] })
    const ways = waysFor(snapshot, stranded)
    expect(ways.map(({ steps }) => steps[0]?.coming.resource.id)).toEqual(['two', 'three'])
  })

  test('the car that comes to them is theirs, not one that goes to another job for it', () => {
    const snapshot = snapshotOf(fleet, { dead: [isOut] })
    const [way] = waysFor(snapshot, stranded)
    if (!way) throw new Error('No car.')
    const other = way.steps.map((step) => ({ ...step, job: { ...step.job, id: 'another' } }))
    const swapped = {
      ...way,
      steps: [...other.map((step) => ({ ...step, coming: { ...step.coming, resource: dead } })), ...way.steps],
    }
    expect(carFor(snapshot, swapped, stranded)?.id).toBe('relief')
  })

  test('where no free car goes with whoever drove them, it says who could drive one, and in which order to change', () => {
    const bus = car('bus', 'hiace')
    const [small, large] = [chauffeur('Small', ['sedan']), chauffeur('Large', ['hiace'])]
    const begun = { ...stranded, crewIds: ['Small'] }
    const rest = { dead: [isOut] }
    const alone = snapshotOf(fleetOf({ vehicles: [dead, bus], chauffeurs: [small] }), rest)
    expect(waysFor(alone, begun)).toEqual([])
    expect(whyNoneFor(alone, begun)).toBe(`${familyNameOf(bus)} is free, but cannot go with ${familyNameOf(small)}.`)
    const two = snapshotOf(fleetOf({ vehicles: [dead, bus], chauffeurs: [small, large] }), rest)
    expect(whyNoneFor(two, begun)).toBe(
      `${familyNameOf(bus)} is free, but cannot go with ${familyNameOf(small)}. ${familyNameOf(large)} could: change the chauffeur first, then the car.`,
    )
  })

  test('before the pick-up, or with a new chauffeur, nobody need bring it; where nobody is free, nobody is named', () => {
    const snapshot = snapshotOf(fleet, { dead: [isOut] })
    const [later] = waysFor(snapshot, open({ crewIds: ['Okada'] }))
    expect(later && needsRelief(snapshot, later, open({ crewIds: ['Okada'] }))).toBe(false)
    const busy = [job('2026-12-06', '10:00', 6)]
    const full = snapshotOf(fleet, { dead: [isOut], Wada: busy, Ueda: busy })
    const [way] = waysFor(full, stranded)
    expect(way && bringerOf(full, way, stranded)).toBeUndefined()
  })
})
