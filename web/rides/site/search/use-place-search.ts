import { searchPlaces } from '#contract/places.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'

/** Between two letters of somebody who types. */
const pauseMs = 120

/** What is found for what stands in the field; the last answer stays in view until the next is there. */
export function usePlaceSearch(typed: string, kinds: string) {
  const { answer, isAsking, failure } = useAsked(
    questionOf(searchPlaces, { q: typed.trim().slice(0, 100), kinds }),
    pauseMs,
  )
  return { places: failure ? [] : (answer?.places ?? []), hasFailed: failure !== null, isLooking: isAsking }
}
