import { ChevronLeft, ChevronRight, Printer, Send } from 'lucide-react'
import { addDays } from '#core/days.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { longDay, shortDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import type { BoardAddress } from './board-address.ts'
import { DayButton } from './day-button.tsx'

type BoardHeadProps = {
  day: string
  today: string
  address: BoardAddress
  go: (part: Partial<BoardAddress>) => void
  /** Null: something else is the view's one action now. */
  onSend: (() => void) | null
}

/** "Dispatch, Monday 16 November", or from when to when. */
export const headTitle = (day: string, days: number) =>
  days === 1 ? `Dispatch, ${longDay(day)}` : `Dispatch, ${shortDay(day)} to ${shortDay(addDays(day, days - 1))}`

/** Which day; and what is done with a whole one. */
export function BoardHead({ day, today, address: { days }, go, onSend }: BoardHeadProps) {
  return (
    <OfficeHead
      title={headTitle(day, days)}
      actions={
        <>
          <span className="flex gap-1">
            <IconButton
              label={days === 1 ? 'Previous day' : `Previous ${days} days`}
              icon={ChevronLeft}
              points
              framed
              size="small"
              onPress={() => go({ day: addDays(day, -days) })}
            />
            <DayButton day={day} today={today} onChange={(chosen) => go({ day: chosen })} />
            <IconButton
              label={days === 1 ? 'Next day' : `Next ${days} days`}
              icon={ChevronRight}
              points
              framed
              size="small"
              onPress={() => go({ day: addDays(day, days) })}
            />
            {day !== today && (
              <Button size="small" onPress={() => go({ day: null })}>
                Today
              </Button>
            )}
          </span>
          <RoomLink size="small" to={`/admin/dispatch/sheets?day=${day}`}>
            <Icon of={Printer} dense />
            Chauffeur sheets
          </RoomLink>
          {onSend && (
            <Button size="small" variant="primary" onPress={onSend}>
              <Icon of={Send} dense />
              Send the day to the crew
            </Button>
          )}
        </>
      }
    />
  )
}
