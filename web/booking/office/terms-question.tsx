import type { TermsThen } from '#contract/booking-desk.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Whose wish another hour is, and what that makes of the refund: said before anything is saved. */
export function TermsQuestion({
  of: { ours, guests },
  isAsked,
  onChange,
}: {
  of: TermsThen
  isAsked: boolean
  onChange: (isAsked: boolean) => void
}) {
  return (
    <Checkbox dense isSelected={isAsked} onChange={onChange} detail={isAsked ? guests : ours}>
      The guest asked for it
    </Checkbox>
  )
}
