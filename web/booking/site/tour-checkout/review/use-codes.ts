import { useEffect } from 'react'
import { ApiError } from '#contract/call.ts'
import { whyNotApplied } from '../../checkout/why-not-applied.ts'
import type { AnsweredHold } from '../hold/hold-record.ts'
import { readCodeAsked, tellOfCode, useCodeAsked } from '../hold/hold-store.ts'
import { holdWithCodes } from '../hold/hold-with-codes.ts'
import type { Hold } from '../hold/use-hold.ts'

/** Applies codes in the place of those that there are. */
export function useCodes(slug: string, hold: Hold, record: AnsweredHold) {
  const { isAsked: isPending, fault } = useCodeAsked(slug)
  // What was read here is done with; the answer to a code that is still on its way leads back to here.
  useEffect(() => () => void (readCodeAsked(slug).isAsked || tellOfCode(slug, false)), [slug])

  const apply = async (codes: readonly string[]): Promise<number | null> => {
    tellOfCode(slug, true)
    hold.pin(record)
    let why: string | undefined
    try {
      const held = await holdWithCodes(slug, codes)
      if (!held) why = 'A payment for this day is under way, so its price can no longer change.'
      return held?.answer.booking.totalYen ?? null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      why = whyNotApplied(error)
      // The old hold may have been let go for this; then it is taken again.
      await hold.ask()
      return null
    } finally {
      tellOfCode(slug, false, why)
      hold.pin(null)
    }
  }
  return { isPending, fault, onFault: (why: string | undefined) => tellOfCode(slug, false, why), apply }
}
