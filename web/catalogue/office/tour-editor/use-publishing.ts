import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { featuredTours, featureTours } from '#contract/home-picks.ts'
import { holdBackTour, publishTour } from '#contract/tour-editing.ts'
import { call } from '#web/platform/api.ts'
import { shortDay } from '#web/ui/day.ts'
import { toast } from '#web/ui/toast-queue.ts'
import type { TourEditing } from './use-tour-draft.ts'

/** Picks a tour for the home page, last in the row, or takes it off. */
export async function setFeatured(id: string, isFeatured: boolean): Promise<void> {
  const { tours } = await call(featuredTours)
  const before = tours.map((tour) => tour.id)
  const others = before.filter((other) => other !== id)
  await call(featureTours, { before, after: isFeatured ? [...others, id] : others })
}

/** What leads from the draft to the site, and back. What failed is told and loses nothing. */
export function usePublishing(editing: TourEditing) {
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const { tour, save, adopt } = editing

  const attempt = async (what: () => Promise<void>) => {
    if (isPending) return
    setPending(true)
    setRefusal(null)
    try {
      await what()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    refusal,
    publish: (at: string | undefined) =>
      attempt(async () => {
        if (!(await save())) return
        const { problems, tour: now } = await call(publishTour, {
          id: tour.id,
          version: editing.versionNow(),
          ...(at ? { at } : {}),
        })
        adopt(now)
        if (problems.length > 0) return
        toast(
          at
            ? { title: `It becomes public on ${shortDay(at.slice(0, 10))} at ${at.slice(11, 16)}.`, tone: 'ok' }
            : { title: `${now.draft.title} is public.`, tone: 'ok' },
        )
      }),
    holdBack: () =>
      attempt(async () => {
        adopt(await call(holdBackTour, { id: tour.id, version: editing.versionNow() }))
        toast({ title: 'The hour is taken back. The draft stays.', tone: 'ok' })
      }),
    feature: (isFeatured: boolean) =>
      attempt(async () => {
        await setFeatured(tour.id, isFeatured)
        editing.note({ featured: isFeatured })
        toast({ title: isFeatured ? 'It is on the home page.' : 'It is off the home page.', tone: 'ok' })
      }),
  }
}
