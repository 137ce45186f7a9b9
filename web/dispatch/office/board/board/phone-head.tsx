import { Banknote, CalendarOff, ChevronLeft, ChevronRight, Printer, Send } from 'lucide-react'
import { addDays } from '#core/days.ts'
import { useMay } from '#web/platform/rights.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { longDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import type { BoardAddress } from './board-address.ts'
import { DayButton } from './day-button.tsx'

type PhoneHeadProps = { day: string; today: string; go: (part: Partial<BoardAddress>) => void }

/** On a phone the head is the day and the way to others. */
export function PhoneHead({ day, today, go }: PhoneHeadProps) {
  return (
    <OfficeHead
      title={longDay(day)}
      actions={
        <>
          <IconButton
            label="Previous day"
            icon={ChevronLeft}
            points
            framed
            size="small"
            onPress={() => go({ day: addDays(day, -1) })}
          />
          <DayButton day={day} today={today} onChange={(chosen) => go({ day: chosen })} />
          <IconButton
            label="Next day"
            icon={ChevronRight}
            points
            framed
            size="small"
            onPress={() => go({ day: addDays(day, 1) })}
          />
          {day !== today && (
            <Button size="small" onPress={() => go({ day: null })}>
              Today
            </Button>
          )}
        </>
      }
    />
  )
}

type PhoneFootProps = { day: string; onAway: () => void; onSend: () => void; onMoney: () => void }

/** What is done with a whole day, after the list of it. */
export function PhoneFoot({ day, onAway, onSend, onMoney }: PhoneFootProps) {
  const may = useMay()
  return (
    <div className="mt-6 grid gap-2">
      {may('change:board') && (
        <>
          <Button variant="primary" size="small" wide onPress={onSend}>
            <Icon of={Send} dense />
            Send the day to the crew
          </Button>
          <Button size="small" wide onPress={onAway}>
            <Icon of={CalendarOff} dense />
            Ill, leave, repair
          </Button>
        </>
      )}
      <Button size="small" wide onPress={onMoney}>
        <Icon of={Banknote} dense />
        Money by hand
      </Button>
      <RoomLink size="small" wide to={`/admin/dispatch/sheets?day=${day}`}>
        <Icon of={Printer} dense />
        Chauffeur sheets
      </RoomLink>
    </div>
  )
}
