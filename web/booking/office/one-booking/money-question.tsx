import type { DeskBooking } from '#contract/booking-desk.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { type Difference, differenceChoices, differenceInWords } from './money-words.ts'

type MoneyQuestionProps = {
  booking: Pick<DeskBooking, 'leadName' | 'paidYen' | 'refundedYen' | 'giftYen' | 'money' | 'refundable'>
  /** As it would be saved. */
  totalYen: number
  /** Still to pay; negative: too much is paid. */
  due: number
  value: Difference
  onChange: (chosen: Difference) => void
}

/** What becomes of the difference between a new price and what was paid; nothing where there is none. */
export function MoneyQuestion({ booking, totalYen, due, value, onChange }: MoneyQuestionProps) {
  if (due === 0) return null
  return (
    <>
      <p className="text-[0.9375rem] text-ink">
        <bdi>{differenceInWords(booking, totalYen, due)}</bdi>
      </p>
      <RadioGroup
        label={due > 0 ? 'How is it paid?' : 'How much is refunded?'}
        value={value}
        onChange={(id) => onChange(id as Difference)}
        choices={differenceChoices(booking, totalYen, due)}
      />
    </>
  )
}
