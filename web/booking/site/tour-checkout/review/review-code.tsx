import { CodeForm } from '../../checkout/code-form.tsx'
import { codesIn } from '../../checkout/wished-codes.ts'
import { useCheckout } from '../checkout-state.ts'
import type { AnsweredHold } from '../hold/hold-record.ts'
import type { Hold } from '../hold/use-hold.ts'
import { useCodes } from './use-codes.ts'

type ReviewCodeProps = {
  slug: string
  hold: Hold
  record: AnsweredHold
}

/** The codes of a day out. */
export function ReviewCode({ slug, hold, record }: ReviewCodeProps) {
  const { wish } = useCheckout(slug)
  return (
    <CodeForm codes={codesIn(wish)} takesAnother={record.quote.takesAnotherCode} {...useCodes(slug, hold, record)} />
  )
}
