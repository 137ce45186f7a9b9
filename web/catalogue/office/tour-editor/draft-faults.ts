import { TourDraft } from '#contract/tour-draft.ts'
import type { EditorAnchor, TourProblem } from '#contract/tour-editing.ts'
import { draftFields } from './draft-words.ts'

/** Where a field of the draft stands on the page; what is not named here is of the basics. */
const anchors: Partial<Record<keyof TourDraft, EditorAnchor>> = {
  ...{ details: 'words', included: 'words', notIncluded: 'words', suits: 'words', planB: 'words' },
  ...{ pickUp: 'day', stops: 'day', returnDriveMinutes: 'day', dropOff: 'day' },
  pictures: 'pictures',
  ...{ startTimes: 'prices', minimumNoticeHours: 'prices', cancellationTiers: 'prices' },
  ...{ season: 'prices', bestMonths: 'prices', seasons: 'prices', prices: 'prices' },
}

const issuesOf = (draft: TourDraft) => TourDraft.safeParse(draft).error?.issues ?? []

/** What could not even be kept as a draft: each with its place, as what stands against publishing is told. */
export function faultsOfDraft(draft: TourDraft): TourProblem[] {
  return issuesOf(draft).map(({ path, message }) => {
    const [name] = path
    const label = draftFields.find((field) => field.name === name)?.label ?? 'The tour'
    const anchor = anchors[name as keyof TourDraft] ?? 'basics'
    return { anchor, field: path.join('.'), sentence: `${label}: ${message}`, mends: [] }
  })
}

/** The first sentence of each field, by its path. */
export function sentencesByField(draft: TourDraft): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const { path, message } of issuesOf(draft)) sentences[path.join('.')] ??= message
  return sentences
}
