import type { DeskBooking } from '#contract/booking-desk.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { underWayWords } from './cancel-words.ts'

type UnderWayQuestionProps = {
  of: NonNullable<DeskBooking['underWay']>
  /** What would happen to a day that is driven: "Cancelled now, it leaves the board." */
  comes: string
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
  error?: string
}

/** Said before a day that is driven is called off or moved; the server refuses it unless this was ticked. */
export function UnderWayQuestion({ of: underWay, comes, isAgreed, onChange, error }: UnderWayQuestionProps) {
  const { title, agree } = underWayWords[underWay]
  return (
    <div>
      <Alert tone="error" title={title}>
        {comes}
      </Alert>
      <Checkbox dense isSelected={isAgreed} onChange={onChange} {...(error ? { error } : {})}>
        {agree}
      </Checkbox>
    </div>
  )
}
