import { Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CrewDay } from '#contract/crew-day.ts'
import { isDay } from '#core/days.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { type IsoDay, todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { isPrinted } from './sheet-words.ts'

export interface SheetsAddress {
  day: IsoDay
  /** One of the crew; null: all with a job. */
  who: string | null
}

export function readAddress(query: URLSearchParams): SheetsAddress {
  const day = query.get('day') ?? ''
  return { day: isDay(day) ? day : todayInTokyo(), who: query.get('who') }
}

export const addressOf = ({ day, who }: SheetsAddress) =>
  `/admin/dispatch/sheets?${new URLSearchParams({ day, ...(who ? { who } : {}) })}`

type SheetsHeadProps = { address: SheetsAddress; sheets: readonly CrewDay[]; pages: number }

/** Which day, whose, and the printer. None of it is printed. */
export function SheetsHead({ address, sheets, pages }: SheetsHeadProps) {
  const navigate = useNavigate()
  const whoId = useId()
  const [isPreparing, setPreparing] = useState(false)
  const print = async () => {
    setPreparing(true)
    // The Japanese face may still be on its way; paper cannot be redrawn.
    await document.fonts.ready
    setPreparing(false)
    window.print()
  }
  return (
    <OfficeHead
      title="Chauffeur sheets"
      trail={[{ label: 'Dispatch', to: `/admin/dispatch?day=${address.day}` }, { label: 'Sheets' }]}
      actions={
        <Button
          variant="primary"
          size="small"
          isDisabled={pages === 0}
          isPending={isPreparing}
          pendingLabel="Preparing…"
          onPress={print}
        >
          <Icon of={Printer} dense />
          {pages === 1 ? 'Print 1 page' : `Print ${pages} pages`}
        </Button>
      }
      beside={
        <div className="flex flex-wrap items-end gap-2 print:hidden">
          <DatePicker
            label="Day"
            size="small"
            value={address.day}
            onChange={(day) => navigate(addressOf({ day, who: null }))}
          />
          <label htmlFor={whoId} className="grid gap-1.5 text-sm font-semibold">
            Who
            <OfficeSelect
              id={whoId}
              value={address.who ?? ''}
              onChange={(event) => navigate(addressOf({ ...address, who: event.target.value || null }))}
            >
              <option value="">Everybody with a job</option>
              {sheets
                .filter((sheet) => isPrinted(sheet) || sheet.person.id === address.who)
                .map(({ person }) => (
                  <option key={person.id} value={person.id}>
                    {person.name.en}
                  </option>
                ))}
            </OfficeSelect>
          </label>
        </div>
      }
    />
  )
}
