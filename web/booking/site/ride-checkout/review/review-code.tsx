import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { CodeForm } from '../../checkout/code-form.tsx'
import { whyNotApplied } from '../../checkout/why-not-applied.ts'
import { codesIn } from '../../checkout/wished-codes.ts'
import { holdWithCodes } from '../hold/hold-with-codes.ts'
import type { AnsweredJourney } from '../hold/journey-record.ts'
import type { Journey } from '../hold/use-journey.ts'

type ReviewCodeProps = { journey: Journey; record: AnsweredJourney }

/** The codes of a ride; both ways of a journey are one use of them. */
export function ReviewCode({ journey, record }: ReviewCodeProps) {
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const { codeNote, takesAnotherCode } = record.quoted

  const apply = async (codes: readonly string[]): Promise<number | null> => {
    setFault(undefined)
    setPending(true)
    journey.pin(record)
    let why: string | undefined
    try {
      const held = await holdWithCodes(codes)
      if (held) return held.held.reduce((sum, { booking }) => sum + booking.totalYen, 0)
      why = 'A payment for this ride is under way, so its price can no longer change.'
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      why = whyNotApplied(error)
      // The old hold may have been let go for this; then it is taken again.
      await journey.ask()
      return null
    } finally {
      // Together: whoever reads it can type another at once.
      setFault(why)
      setPending(false)
      journey.pin(null)
    }
  }
  return (
    <>
      <CodeForm
        codes={codesIn(record.wanted)}
        takesAnother={takesAnotherCode}
        isPending={isPending}
        fault={fault}
        onFault={setFault}
        apply={apply}
      />
      {codeNote && (
        <p className="mt-3 max-w-[60ch] text-sm text-ink-2">
          <bdi>{codeNote}</bdi>
        </p>
      )}
    </>
  )
}
