import { Calendar as CalendarIcon } from 'lucide-react'
import { useState } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Calendar } from '#web/ui/calendar.tsx'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { POPOVER_LOOK } from '#web/ui/options.tsx'

type DayButtonProps = { day: string; today: string; onChange: (day: string) => void }

/** The day in words; pressed, a month to choose another from. */
export function DayButton({ day, today, onChange }: DayButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <OpenButton size="small" label={`Choose a day, now ${shortDay(day)}`} className="tabular-nums">
        <Icon of={CalendarIcon} dense />
        <bdi>{shortDay(day)}</bdi>
      </OpenButton>
      <Popover
        offset={6}
        placement="bottom end"
        className={cx(POPOVER_LOOK, 'w-[364px] max-w-[calc(100vw-24px)] overflow-y-auto')}
      >
        <Dialog aria-label="Choose a day" className="p-4 outline-none">
          <Calendar
            aria-label="Choose a day"
            value={day}
            today={today}
            minDay="2020-01-01"
            maxDay="2099-12-31"
            onChange={(chosen) => {
              setOpen(false)
              onChange(chosen)
            }}
            autoFocus
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
