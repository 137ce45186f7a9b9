import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { detailsOf, readCheckout, updateWish, wishOf } from '../checkout-state.ts'
import { holdAnew, quoteBeside } from '../hold/hold-flow.ts'
import type { AnsweredHold } from '../hold/hold-record.ts'
import { worldOf } from '../hold/hold-world.ts'
import type { Hold } from '../hold/use-hold.ts'

/** What an address can carry; our codes are letters and figures. */
const isCodeLike = (code: string) => /^[\p{L}\p{N}_-]{1,40}$/u.test(code)

/** Applies a code, or takes it off. Answers the new total; null when nothing changed, and then `fault` says why. */
export function useCode(slug: string, hold: Hold, record: AnsweredHold) {
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()

  const apply = async (code: string | undefined): Promise<number | null> => {
    setFault(undefined)
    if (code !== undefined && !isCodeLike(code)) {
      setFault('Our codes are letters and figures, without spaces.')
      return null
    }
    const checkout = readCheckout(slug)
    const { code: _, ...rest } = checkout.wish
    const wish = wishOf({ ...checkout, wish: code === undefined ? rest : { ...rest, code } })
    if (!wish) return null
    setPending(true)
    hold.pin(record)
    try {
      const world = worldOf(slug)
      const quote = await quoteBeside(world, record, wish)
      const { answer } = await holdAnew(world, record, { wish, details: detailsOf(checkout), quote })
      updateWish(slug, { code })
      return answer.booking.totalYen
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(whyNot(error))
      // The old hold may have been let go for this; then it is taken again.
      await hold.ask()
      return null
    } finally {
      setPending(false)
      hold.pin(null)
    }
  }
  return { isPending, fault, clearFault: () => setFault(undefined), apply }
}

function whyNot(error: ApiError): string {
  if (error.fields.code) return error.fields.code
  return error.isOutage ? 'We could not be reached. Please try the code again.' : error.message
}
