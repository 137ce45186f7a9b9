import { draftLimits } from '#contract/tour-draft.ts'
import type { EditorAnchor, TourProblem } from '#contract/tour-editing.ts'
import { dayProblems } from './day-problems.rules.ts'
import { wordsIn } from './differences.rules.ts'
import type { StoredDraft } from './draft.rules.ts'

/** What a draft cannot know of itself. */
export interface DraftFacts {
  hasCategory: boolean
  isSlugTaken: boolean
  /** Address of another tour of the same name. */
  sameTitleAt: string | null
  /** The board and the lists know tours by their short names alone. */
  sameShortNameAt: string | null
  /** Title of another tour with the same cover. */
  coverOf: string | null
  /** Names of the pictures that are there. */
  pictures: ReadonlySet<string>
  /** Codes of the classes of cars that are in use. */
  classes: ReadonlySet<string>
}

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** All that stands against publishing, in the order of the editor. */
export function findProblems(draft: StoredDraft, facts: DraftFacts): TourProblem[] {
  return [
    ...basicsProblems(draft, facts),
    ...(wordsIn(draft.details) === 0 ? [problem('words', 'details', 'The tour has no words yet.')] : []),
    ...dayProblems(draft),
    ...pictureProblems(draft, facts),
    ...priceProblems(draft, facts),
    ...seasonProblems(draft),
  ]
}

const problem = (anchor: EditorAnchor, field: string, sentence: string): TourProblem => ({
  ...{ anchor, field, sentence, mends: [] },
})
const isBlank = (text: string) => text.trim() === ''

function basicsProblems(draft: StoredDraft, facts: DraftFacts): TourProblem[] {
  const found: TourProblem[] = []
  const add = (field: string, sentence: string) => found.push(problem('basics', field, sentence))
  if (isBlank(draft.title)) add('title', 'The tour has no name.')
  else if (facts.sameTitleAt) add('title', `Another tour has this name: /tour/detail/${facts.sameTitleAt}.`)
  if (!slugPattern.test(draft.slug))
    add('slug', 'The address takes small letters, digits and single hyphens, such as fuji-at-first-light.')
  else if (facts.isSlugTaken) add('slug', 'This address is or was that of another tour.')
  if (!facts.hasCategory) add('category', 'Choose an area or theme.')
  if (isBlank(draft.shortName)) add('shortName', 'Give it a short name for tables.')
  else if (facts.sameShortNameAt)
    add(
      'shortName',
      `Another tour has this short name: /tour/detail/${facts.sameShortNameAt}. The board shows only these.`,
    )
  if (isBlank(draft.summary)) add('summary', 'Say in one line what it is.')
  const { durationMinutes } = draft
  if (durationMinutes === null || durationMinutes < 30 || durationMinutes > draftLimits.durationMinutes)
    add('durationMinutes', 'Say how long the tour lasts, half an hour at least.')
  if (draft.walkingKilometres === null) add('walkingKilometres', 'Say how far one walks; 0 is an answer.')
  if (draft.bestMonths.length === 0) add('bestMonths', 'Choose at least one month in which it is best.')
  return found
}

function pictureProblems({ pictures }: StoredDraft, facts: DraftFacts): TourProblem[] {
  const found: TourProblem[] = []
  const add = (field: string, sentence: string) => found.push(problem('pictures', field, sentence))
  if (pictures.length === 0) add('pictures', 'The tour has no picture yet.')
  const seen = new Set<string>()
  for (const [index, { name, alt }] of pictures.entries()) {
    if (!facts.pictures.has(name)) add(`pictures.${index}`, `Picture ${index + 1} is not there any more.`)
    else if (seen.has(name)) add(`pictures.${index}`, `Picture ${index + 1} is in the list twice.`)
    if (isBlank(alt)) add(`pictures.${index}.alt`, `Picture ${index + 1} has no alternative text.`)
    seen.add(name)
  }
  if (facts.coverOf) add('pictures.0', `“${facts.coverOf}” has this cover. Each tour has one of its own.`)
  return found
}

function priceProblems(draft: StoredDraft, { classes }: DraftFacts): TourProblem[] {
  const found: TourProblem[] = []
  const add = (field: string, sentence: string) => found.push(problem('prices', field, sentence))
  const onSale = draft.prices.filter((price) => price.onSale)
  if (onSale.length === 0) add('prices', 'Put at least one class of car on sale.')
  for (const [index, price] of draft.prices.entries()) {
    if (!price.onSale) continue
    if (!classes.has(price.vehicleClass))
      add(`prices.${index}.onSale`, 'This class was taken out of use: take it off sale here.')
    if (!price.priceYen) add(`prices.${index}.priceYen`, 'A class on sale needs a price.')
    if (price.loads.length === 0) add(`prices.${index}.loads`, 'Say how many guests fit into this class.')
  }
  if (new Set(draft.prices.map(({ vehicleClass }) => vehicleClass)).size < draft.prices.length)
    add('prices', 'A class is in the list twice.')
  if (draft.startTimes.length === 0) add('startTimes', 'Name at least one time at which the day may begin.')
  if (new Set(draft.startTimes).size < draft.startTimes.length) add('startTimes', 'A start time is in the list twice.')
  if (draft.minimumNoticeHours === null) add('minimumNoticeHours', 'Say how many hours before it must be booked.')
  const tiers = [...draft.cancellationTiers].sort((a, b) => b.hoursBefore - a.hoursBefore)
  if (tiers.length === 0) add('cancellationTiers', 'Choose the terms of cancellation.')
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1]
    if (before?.hoursBefore === tier.hoursBefore)
      add('cancellationTiers', `${tier.hoursBefore} hours before the start has two answers.`)
    else if (before && before.refundPercent < tier.refundPercent)
      add(
        'cancellationTiers',
        `Cancelling ${tier.hoursBefore} hours before gives back ${tier.refundPercent}%, more than ${before.hoursBefore} hours before. The later, the less.`,
      )
  }
  return found
}

function seasonProblems({ seasons }: StoredDraft): TourProblem[] {
  return seasons.flatMap((season, index) => {
    const found: TourProblem[] = []
    const called = season.name.trim() || `Season ${index + 1}`
    if (isBlank(season.name)) found.push(problem('prices', `seasons.${index}.name`, `Season ${index + 1} has no name.`))
    if (season.from === null || season.to === null)
      found.push(problem('prices', `seasons.${index}.from`, `Say from when to when ${called} is.`))
    const isEveryDay = season.weekdays.length === 0 || new Set(season.weekdays).size === 7
    if (season.closed && season.from === '01-01' && season.to === '12-31' && isEveryDay)
      found.push(problem('prices', `seasons.${index}.from`, `${called} closes the tour on every day of the year.`))
    if (!season.closed && season.percent === 0)
      found.push(problem('prices', `seasons.${index}.percent`, `${called} changes nothing: give it a percentage.`))
    return found
  })
}
