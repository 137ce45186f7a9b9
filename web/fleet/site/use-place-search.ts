import { searchPlaces } from '#contract/places.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'

/** Between two letters of somebody who types. */
const pauseMs = 120

/**
 * What is found for what stands in the field; the last answer stays in view until the next is there. Null asks nothing.
 */
export function usePlaceSearch(typed: string | null, kinds: string) {
  const question = typed === null ? null : questionOf(searchPlaces, { q: typed.trim().slice(0, 100), kinds })
  const { answer, isAsking, failure } = useAsked(question, pauseMs)
  return { places: failure ? [] : (answer?.places ?? []), hasFailed: failure !== null, isLooking: isAsking }
}
