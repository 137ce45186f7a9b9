import { ChevronLeft, ChevronRight, Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { type MonthSheet, monthSheetFile, readMonthSheet } from '#contract/month-sheet.ts'
import { hoursInWords, monthNames } from '#core/days.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useMay } from '#web/platform/rights.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MonthBar, monthWords, overInWords } from '#web/ui/office/month-bar.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { openAsked } from '#web/ui/office-table/file-button.tsx'
import { MonthTable } from './month-table.tsx'

const monthBeside = (month: string, by: number): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
const nameOf = (month: string) => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** The duty of a month, as it goes to the authority: on the page, as PDF and as CSV. */
export function MonthPanel({ id }: { id: string }) {
  const [month, setMonth] = useState(() => todayInTokyo().slice(0, 7))
  const { answer, isCurrent, failure } = useAsked(questionOf(readMonthSheet, { id, month }), 0)
  const may = useMay()
  const file = (as: 'pdf' | 'csv') => openAsked(() => call(monthSheetFile, { id, month, as }))
  return (
    <Panel
      title={`Month sheet, ${nameOf(month)}`}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          <IconButton
            icon={ChevronLeft}
            label={nameOf(monthBeside(month, -1))}
            onPress={() => setMonth(monthBeside(month, -1))}
          />
          <IconButton
            icon={ChevronRight}
            label={nameOf(monthBeside(month, 1))}
            onPress={() => setMonth(monthBeside(month, 1))}
          />
          {may(monthSheetFile) && (
            <>
              <Button size="small" className="max-md:min-h-11" onPress={() => void file('pdf')}>
                <Icon of={FileText} dense />
                PDF for the authority
              </Button>
              <Button size="small" className="max-md:min-h-11" onPress={() => void file('csv')}>
                <Icon of={Download} dense />
                CSV
              </Button>
            </>
          )}
        </span>
      }
      flush
    >
      <div aria-busy={!isCurrent || undefined}>
        {failure && (
          <p role="alert" className="border-t border-line px-4.5 py-3 text-sm font-semibold text-beni">
            {failure.message}
          </p>
        )}
        {answer && isCurrent && (
          <>
            <OfMonth of={answer} />
            <Sums of={answer} />
            <MonthTable sheet={answer} />
          </>
        )}
        <p className="border-t border-line px-4.5 py-3 text-[0.8125rem] text-ink-3">
          As planned, from leaving the own garage to being back in it. Standing is what is on duty and not at the wheel.
          Kilometres are known of rides.
        </p>
      </div>
    </Panel>
  )
}

/** What is done of the month and what is planned, beside the contract and the limit. */
function OfMonth({ of: { ofMonth, limits } }: { of: MonthSheet }) {
  const month = { ...ofMonth, aimMinutes: limits.contractMonth, limitMinutes: limits.utmostMonth }
  const beside = monthWords(month)
  const over = overInWords(month)
  return (
    <div className="px-4.5 pb-3 text-sm tabular-nums">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <bdi>
          <b className="font-semibold">{hoursInWords(month.doneMinutes)}</b> done
        </bdi>
        <bdi>
          <b className="font-semibold">{hoursInWords(month.plannedMinutes)}</b> planned
        </bdi>
        {beside && <bdi className="text-ink-2">{beside}</bdi>}
      </p>
      <MonthBar of={month} className="mt-2.5 mb-1" />
      {over && <p className={cx('mt-2 font-[550]', over.isOverLimit ? 'text-beni' : 'text-kohaku')}>{over.words}</p>}
    </div>
  )
}

function Sums({ of: { sums, isRunning } }: { of: MonthSheet }) {
  const facts = [
    counted(sums.days, 'day'),
    `${hoursInWords(sums.dutyMinutes)} of duty`,
    `${hoursInWords(sums.drivingMinutes)} at the wheel`,
    ...(sums.leastRestMinutes === null ? [] : [`${hoursInWords(sums.leastRestMinutes)} least rest`]),
    ...(sums.kilometres === 0 ? [] : [`${sums.kilometres} km`]),
  ]
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 px-4.5 pb-3 text-sm tabular-nums">
      {facts.map((fact) => (
        <bdi key={fact} className="font-semibold">
          {fact}
        </bdi>
      ))}
      {sums.overLimits > 0 && <bdi className="font-semibold text-beni">{sums.overLimits} over the limits</bdi>}
      {isRunning && <span className="text-ink-2">The month is not over: the rest is planned.</span>}
    </p>
  )
}
