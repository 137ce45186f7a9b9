import { useEffect } from 'react'
import { ApiError } from '#contract/call.ts'
import type { AnsweredHold } from '../hold/hold-record.ts'
import { readCodeAsked, tellOfCode, useCodeAsked } from '../hold/hold-store.ts'
import { holdWithCode } from '../hold/hold-with-code.ts'
import type { Hold } from '../hold/use-hold.ts'

/** What an address can carry; our codes are letters and figures. */
const isCodeLike = (code: string) => /^[\p{L}\p{N}_-]{1,40}$/u.test(code)

/** Applies a code, or takes it off. Answers the new total; null when nothing changed, and then `fault` says why. */
export function useCode(slug: string, hold: Hold, record: AnsweredHold) {
  const { isAsked: isPending, fault } = useCodeAsked(slug)
  // What was read here is done with; the answer to a code that is still on its way leads back to here.
  useEffect(() => () => void (readCodeAsked(slug).isAsked || tellOfCode(slug, false)), [slug])

  const apply = async (code: string | undefined): Promise<number | null> => {
    if (code !== undefined && !isCodeLike(code)) {
      tellOfCode(slug, false, 'Our codes are letters and figures, without spaces.')
      return null
    }
    tellOfCode(slug, true)
    hold.pin(record)
    let why: string | undefined
    try {
      const held = await holdWithCode(slug, code)
      if (!held) why = 'A payment for this day is under way, so its price can no longer change.'
      return held?.answer.booking.totalYen ?? null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      why = whyNot(error)
      // The old hold may have been let go for this; then it is taken again.
      await hold.ask()
      return null
    } finally {
      tellOfCode(slug, false, why)
      hold.pin(null)
    }
  }
  return { isPending, fault, clearFault: () => tellOfCode(slug, false), apply }
}

function whyNot(error: ApiError): string {
  if (error.fields.code) return error.fields.code
  return error.isOutage ? 'We could not be reached. Please try the code again.' : error.message
}
