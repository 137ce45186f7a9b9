import { expect, test } from 'vitest'
import { RichTextDocument } from '#contract/rich-text.ts'
import { standardClassCodes } from '#core/vehicle-classes.ts'
import { readShippedPrints } from '#server/media/index.ts'
import { defaultExtras } from '#server/pricing/index.ts'
import type { DemoTour } from './demo-tour.ts'
import { demoCategories, demoTours } from './index.ts'

type AnyNode = {
  type: string
  text?: string
  content?: AnyNode[] | undefined
  attrs?: object | undefined
  marks?: { type: string; attrs?: { href: string } }[] | undefined
}

const slugOf = (tour: DemoTour) => tour.slug
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const repeated = <T>(values: T[]) => values.filter((value, at) => values.indexOf(value) !== at)
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const minutesOnTheRoad = (tour: DemoTour) =>
  sum(tour.stops.map((stop) => stop.driveMinutes + stop.stayMinutes)) + tour.returnDriveMinutes

const nodesOf = (node: AnyNode): AnyNode[] => [node, ...(node.content ?? []).flatMap(nodesOf)]

const blockTextOf = (block: AnyNode) =>
  nodesOf(block)
    .map((node) => node.text ?? '')
    .join('')

const textOf = (tour: DemoTour) => tour.details.content.map((block) => blockTextOf(block)).join('\n')
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Every string in the catalogue except slugs and picture names, which nobody reads. */
function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(proseOf)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['slug', 'categorySlug', 'picture', 'pictures', 'href'].includes(key) ? [] : proseOf(inner),
  )
}

test('there are at least nine categories and thirty-six tours, and every category has three', () => {
  expect(demoCategories.length).toBeGreaterThanOrEqual(9)
  expect(demoTours.length).toBeGreaterThanOrEqual(36)
  const countOf = (slug: string) => demoTours.filter((tour) => tour.categorySlug === slug).length
  expect(demoCategories.filter((category) => countOf(category.slug) < 3)).toEqual([])
  const known = new Set(demoCategories.map((category) => category.slug))
  expect(demoTours.filter((tour) => !known.has(tour.categorySlug)).map(slugOf)).toEqual([])
})

test('slugs are unique and lower-case kebab, titles and short names unique, letters single capitals', () => {
  const slugs = [...demoCategories, ...demoTours].map((entry) => entry.slug)
  expect(repeated(slugs)).toEqual([])
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  expect(repeated(demoTours.map((tour) => tour.title))).toEqual([])
  expect(repeated(demoTours.map((tour) => tour.shortName))).toEqual([])
  const letters = demoCategories.map((category) => category.letter)
  expect(repeated(letters)).toEqual([])
  expect(letters.filter((letter) => !/^[A-Z]$/.test(letter))).toEqual([])
})

test('short names have at most 24 characters, summaries are one sentence of at most 160', () => {
  expect(demoTours.filter((tour) => tour.shortName.length > 24).map(slugOf)).toEqual([])
  expect(demoTours.filter((tour) => tour.summary.length > 160).map((tour) => [tour.slug, tour.summary.length])).toEqual(
    [],
  )
  expect(demoTours.filter((tour) => !/^[^.]+\.$/.test(tour.summary)).map(slugOf)).toEqual([])
})

test('drives, stays and the way back add up to the duration', () => {
  const wrong = demoTours.filter((tour) => minutesOnTheRoad(tour) !== tour.durationMinutes)
  expect(wrong.map((tour) => [tour.slug, minutesOnTheRoad(tour), tour.durationMinutes])).toEqual([])
})

test('every start time leads home before midnight, unless it is an evening tour', () => {
  const late = demoTours.flatMap((tour) =>
    tour.startTimes
      .filter((start) => {
        const evening = tour.categorySlug === 'evenings' || minutesOf(start) >= 17 * 60
        return !evening && minutesOf(start) + minutesOnTheRoad(tour) > 24 * 60
      })
      .map((start) => [tour.slug, start]),
  )
  expect(late).toEqual([])
  const malformed = demoTours.flatMap((tour) =>
    tour.startTimes.filter((start) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(start)),
  )
  expect(malformed).toEqual([])
  expect(demoTours.filter((tour) => tour.startTimes.length === 0).map(slugOf)).toEqual([])
  expect(demoTours.filter((tour) => repeated(tour.startTimes).length > 0).map(slugOf)).toEqual([])
})

test('no two tours share a cover, no category borrows one, and each tour has three to five pictures', () => {
  const covers = demoTours.map((tour) => tour.pictures[0])
  expect(repeated([...covers, ...demoCategories.map((category) => category.picture)])).toEqual([])
  expect(demoTours.filter((tour) => tour.pictures.length < 3 || tour.pictures.length > 5).map(slugOf)).toEqual([])
  expect(demoTours.filter((tour) => repeated(tour.pictures).length > 0).map(slugOf)).toEqual([])
})

test('the two prints with which a tour begins, no other tour of its line begins with', () => {
  for (const { slug } of demoCategories) {
    const firsts = demoTours.filter((tour) => tour.categorySlug === slug).flatMap((tour) => tour.pictures.slice(0, 2))
    expect(repeated(firsts), slug).toEqual([])
  }
})

test('no gallery shows one scene twice, and blossom stands only where blossom can be met', () => {
  const sceneOf = (print: string) => print.replace(/-(autumn|snow|night|dawn|dusk|summer|winter|day)$/, '')
  expect(demoTours.filter((tour) => repeated(tour.pictures.map(sceneOf)).length > 0).map(slugOf)).toEqual([])
  const fuji = demoTours.filter((tour) => tour.categorySlug === 'fuji-and-hakone')
  expect(fuji.filter((tour) => tour.pictures.includes('chureito')).map(slugOf)).toEqual([])
})

test('every picture that a tour or a line names is one of our prints', async () => {
  const prints = new Set((await readShippedPrints()).map((print) => print.name))
  const named = [...demoTours.flatMap((tour) => tour.pictures), ...demoCategories.map((category) => category.picture)]
  expect(named.filter((name) => !prints.has(name))).toEqual([])
})

test('the details of every tour are a document that the editor could have written', () => {
  for (const tour of demoTours) expect(RichTextDocument.safeParse(tour.details).error, tour.slug).toBeUndefined()
  expect(RichTextDocument.safeParse({ type: 'doc', content: [{ type: 'script' }] }).success).toBe(false)
})

test('all places lie in greater Tokyo, with four decimals at most', () => {
  const places = demoTours.flatMap((tour) => [tour.pickUp, tour.dropOff, ...tour.stops])
  const outside = places.filter(
    ({ latitude, longitude }) => latitude < 34.9 || latitude > 36.9 || longitude < 138.5 || longitude > 140.9,
  )
  expect(outside).toEqual([])
  const tooFine = places.filter(({ latitude, longitude }) =>
    [latitude, longitude].some((degrees) => Number(degrees.toFixed(4)) !== degrees),
  )
  expect(tooFine).toEqual([])
})

test('a place has the same coordinates in every tour', () => {
  const seen = new Map<string, string>()
  const moved = demoTours
    .flatMap((tour) => tour.stops)
    .filter(({ name, latitude, longitude }) => {
      const here = `${latitude} ${longitude}`
      const before = seen.get(name) ?? here
      seen.set(name, before)
      return before !== here
    })
  expect(moved.map((stop) => stop.name)).toEqual([])
})

test('prices are multiples of 100 and rise with the class', () => {
  for (const tour of demoTours) {
    const prices = standardClassCodes.flatMap((name) => tour.priceYenByClass[name] ?? [])
    expect(
      prices.every((yen) => Number.isInteger(yen) && yen > 0 && yen % 100 === 0),
      tour.slug,
    ).toBe(true)
    expect(
      prices.every((yen, at) => at === 0 || yen > (prices[at - 1] ?? 0)),
      tour.slug,
    ).toBe(true)
  }
})

test('within a class a longer tour never costs less than a shorter one of the same kind', () => {
  const inversions = demoTours.flatMap((longer) =>
    demoTours
      .filter((shorter) => shorter.durationMinutes < longer.durationMinutes)
      .filter((shorter) => shorter.guideIncluded === longer.guideIncluded)
      .flatMap((shorter) =>
        standardClassCodes
          .filter((name) => {
            const long = longer.priceYenByClass[name]
            const short = shorter.priceYenByClass[name]
            return long !== undefined && short !== undefined && long < short
          })
          .map((name) => [longer.slug, shorter.slug, name]),
      ),
  )
  expect(inversions).toEqual([])
})

test('party limits exist for exactly the classes that have a price', () => {
  for (const tour of demoTours) {
    expect(Object.keys(tour.partyLimits), tour.slug).toEqual(
      standardClassCodes.filter((name) => tour.priceYenByClass[name] !== undefined),
    )
  }
})

test('cancellation tiers run from far to near, and the refund falls with them', () => {
  for (const { slug, cancellationTiers } of demoTours) {
    expect(cancellationTiers.at(-1), slug).toEqual({ hoursBefore: 0, refundPercent: 0 })
    cancellationTiers.slice(1).forEach((tier, at) => {
      expect(tier.hoursBefore, slug).toBeLessThan(cancellationTiers[at]?.hoursBefore ?? 0)
      expect(tier.refundPercent, slug).toBeLessThan(cancellationTiers[at]?.refundPercent ?? 0)
    })
  }
})

test('months, seasons, walking and the short lists are within bounds', () => {
  for (const tour of demoTours) {
    expect(tour.bestMonths.length, tour.slug).toBeGreaterThan(0)
    expect(
      tour.bestMonths.every((month, at) => month >= 1 && month <= 12 && month > (tour.bestMonths[at - 1] ?? 0)),
      tour.slug,
    ).toBe(true)
    expect(tour.season !== undefined, tour.slug).toBe(tour.categorySlug === 'season-specials')
    for (const day of Object.values(tour.season ?? {})) expect(day).toMatch(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    expect(tour.walkingKilometres, tour.slug).toBeGreaterThan(0)
    expect(tour.suits.length >= 2 && tour.suits.length <= 4, tour.slug).toBe(true)
    expect(tour.included.length > 0 && tour.notIncluded.length > 0 && tour.planB.length > 0, tour.slug).toBe(true)
    expect(tour.stops.length, tour.slug).toBeGreaterThanOrEqual(3)
  }
})

test('an admission that somebody pays names its price, and a free one does not', () => {
  const stops = demoTours.flatMap((tour) => tour.stops)
  const paid = (admission: string) => admission === 'included' || admission === 'not included'
  expect(
    stops.filter((stop) => paid(stop.admission) !== (stop.admissionYen ?? 0) > 0).map((stop) => stop.name),
  ).toEqual([])
})

test('nothing that is charged as an extra is promised as included', () => {
  const charged = defaultExtras.filter(({ priceYen }) => priceYen > 0)
  const words = [...new Set(charged.flatMap(({ name }) => name.toLowerCase().split(' ')))]
  expect(words).toEqual(['child', 'seat', 'booster'])
  const isCharged = new RegExp(`\\b(${words.join('|')})s?\\b`, 'i')
  expect(isCharged.test('Two child seats') && isCharged.test('A booster for the train')).toBe(true)
  const promised = demoTours.flatMap(({ slug, included }) => included.map((text) => `${slug}: ${text}`))
  expect(promised.filter((text) => isCharged.test(text.slice(text.indexOf(':'))))).toEqual([])
})

test('details run from 120 to 220 words and none repeats another', () => {
  const counts = demoTours.map((tour) => [tour.slug, wordsOf(textOf(tour))] as const)
  expect(counts.filter(([, words]) => words < 120 || words > 220)).toEqual([])
  expect(
    repeated(demoTours.flatMap((tour) => tour.details.content.map(blockTextOf)).filter((text) => text.length > 40)),
  ).toEqual([])
})

test('rich-text documents hold only allowed nodes, marks and links', () => {
  for (const tour of demoTours) {
    const [root, ...nodes] = nodesOf(tour.details)
    expect(root?.type).toBe('doc')
    for (const node of nodes) {
      expect(['paragraph', 'heading', 'bulletList', 'listItem', 'text'], tour.slug).toContain(node.type)
      if (node.type === 'heading') expect([{ level: 2 }, { level: 3 }]).toContainEqual(node.attrs)
      if (node.type === 'text') expect(node.text, tour.slug).toBeTruthy()
      for (const mark of node.marks ?? []) {
        expect(['bold', 'italic', 'link'], tour.slug).toContain(mark.type)
        if (mark.type === 'link') expect(mark.attrs?.href).toMatch(/^(https?:\/\/|mailto:|tel:)/)
      }
    }
  }
})

test('the voice holds: no forbidden words, no exclamation marks, no straight quotes', () => {
  const forbidden =
    /unforgettable|hidden gem|discover|experience|licen[sc]ed|must-see|breathtaking|stunning|nestled|magical|luxur|premium|world-class|award|lorem|!|'|"/i
  const spoken = proseOf([demoCategories, demoTours.map((tour) => ({ ...tour, details: textOf(tour) }))])
  expect(spoken.filter((text) => forbidden.test(text))).toEqual([])
  expect(spoken.filter((text) => / {2}|\s$| ,/.test(text))).toEqual([])
})
