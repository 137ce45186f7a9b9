import { useEffect } from 'react'
import { searchLimits } from '#contract/tour-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberStepper } from '#web/ui/number-stepper.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { PickerPopover } from './picker-popover.tsx'
import type { PickerProps } from './use-picker.ts'

/** Most parties are two. */
const usualParty = 2

export function GuestsPicker({ value, onChange, ...popover }: PickerProps) {
  const { isOpen, onOpenChange } = popover
  useEffect(() => {
    if (isOpen && value === '') onChange(String(usualParty))
  }, [isOpen, value, onChange])
  const anySize = () => {
    onOpenChange(false)
    onChange('')
  }
  return (
    <PickerPopover {...popover} label="Party" className="w-[300px]">
      <NumberStepper
        label="Guests"
        hint={`Children count too. Up to ${searchLimits.guests}.`}
        inline
        value={Number(value) || usualParty}
        min={1}
        max={searchLimits.guests}
        onChange={(guests) => onChange(String(guests))}
      />
      <div className="flex items-center justify-between gap-4">
        <TextButton onClick={anySize} className="min-h-11 text-sm">
          Any size
        </TextButton>
        <Button variant="outline" size="small" onPress={() => onOpenChange(false)} className="min-h-11">
          Done
        </Button>
      </div>
    </PickerPopover>
  )
}
