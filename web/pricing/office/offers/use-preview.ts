import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { previewOffer } from '#contract/offer-editing.ts'
import { hoursInWords } from '#core/days.ts'
import { call } from '#web/platform/api.ts'
import { type ShownOffer, toShownOffer } from '#web/pricing/site/offers/shown-offer.ts'
import { inputOfOffer, type OfferValues } from './offer-values.ts'

interface Preview {
  /** As the server would show it; the last that could be shown while something is to be mended. */
  offer: ShownOffer | null
  isCurrent: boolean
  failed: string | null
}

/** Asked once somebody pauses, not at every letter. */
const pauseMs = 300

/** What is typed, as the page of the offer would be. */
export function usePreview(values: OfferValues): Preview {
  const [preview, setPreview] = useState<Preview>({ offer: null, isCurrent: false, failed: null })
  const { slug: _, ...input } = inputOfOffer(values)
  const read = previewOffer.input?.safeParse(input)
  const asked = read?.success ? JSON.stringify(input) : null
  useEffect(() => {
    if (asked === null) {
      setPreview((now) => ({ ...now, isCurrent: false, failed: null }))
      return
    }
    let isOver = false
    const timer = setTimeout(() => {
      void call(previewOffer, JSON.parse(asked)).then(
        (offer) => isOver || setPreview({ offer: toShownOffer(offer, hoursInWords), isCurrent: true, failed: null }),
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (!isOver) setPreview((now) => ({ ...now, isCurrent: false, failed: error.message }))
        },
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked])
  return preview
}
