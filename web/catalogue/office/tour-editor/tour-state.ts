import type { TourState } from '#contract/tour-states.ts'
import type { TagTone } from '#web/ui/tag.tsx'

/** A tour's state as a tag says it. */
export function stateOfTour(tour: { state: TourState; publishAt: string | null }): { tone: TagTone; words: string } {
  if (tour.state === 'archived') return { tone: 'neutral', words: 'Archived' }
  if (tour.state === 'published') return { tone: 'ok', words: 'Public' }
  return tour.publishAt ? { tone: 'info', words: 'Public soon' } : { tone: 'waiting', words: 'Draft' }
}
