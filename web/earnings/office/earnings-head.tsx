import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '#contract/call.ts'
import { type EarningsPeriod, earningsPeriods, exportEarnings } from '#contract/earnings.ts'
import { call } from '#web/platform/api.ts'
import { openFile } from '#web/platform/open-file.ts'
import { useMay } from '#web/platform/rights.ts'
import { Button } from '#web/ui/button.tsx'
import { iconButtonLook } from '#web/ui/button-look.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeHead } from '#web/ui/office/office-head.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { addressWith, type EarningsAddress, stepOf } from './earnings-address.ts'
import { monthWords, periodWords } from './period-words.ts'

const units: Record<EarningsPeriod, string> = { week: 'Week', month: 'Month', quarter: 'Quarter', year: 'Year' }

type EarningsHeadProps = { address: EarningsAddress; firstDay: string; lastDay: string; isRunning: boolean }

/** Which period is looked at, and its file for the accountant. */
export function EarningsHead({ address, firstDay, lastDay, isRunning }: EarningsHeadProps) {
  const labelId = useId()
  const navigate = useNavigate()
  const words = periodWords(address.period, firstDay, lastDay)
  const step = (by: 1 | -1) => addressWith(address, { on: stepOf(address.period, firstDay, by) })
  const look = iconButtonLook({ size: 'small', framed: true, className: 'max-md:size-11' })
  const may = useMay()
  return (
    <OfficeHead
      title="Earnings"
      actions={
        <>
          <span id={labelId} className="sr-only">
            By
          </span>
          <Segmented
            labelledBy={labelId}
            value={address.period}
            choices={earningsPeriods.map((id) => ({ id, label: units[id] }))}
            onChange={(period) =>
              navigate(addressWith(address, { period, by: period === 'week' ? 'day' : 'month' }), {
                preventScrollReset: true,
              })
            }
          />
          <div className="flex items-center gap-1">
            <Link to={step(-1)} preventScrollReset aria-label={`The ${address.period} before`} className={look}>
              <Icon of={ChevronLeft} dense points />
            </Link>
            <p className="min-w-36 px-1.5 text-center text-sm font-semibold" aria-live="polite">
              <bdi>{words}</bdi>
            </p>
            {isRunning ? (
              <span
                aria-hidden
                className={iconButtonLook({ size: 'small', framed: true, className: 'max-md:size-11' }, true)}
              >
                <Icon of={ChevronRight} dense points />
              </span>
            ) : (
              <Link to={step(1)} preventScrollReset aria-label={`The ${address.period} after`} className={look}>
                <Icon of={ChevronRight} dense points />
              </Link>
            )}
          </div>
          {may(exportEarnings) && <ExportButton month={(isRunning ? todayInTokyo() : lastDay).slice(0, 7)} />}
        </>
      }
    />
  )
}

/** A month at a time, as the tax office wants it: of a longer time the last month, of one that runs the present. */
function ExportButton({ month }: { month: string }) {
  const [isPending, setPending] = useState(false)
  const fetchFile = async () => {
    setPending(true)
    try {
      openFile((await call(exportEarnings, { month })).link)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ title: 'The file could not be made', detail: error.message, tone: 'error' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      size="small"
      variant="outline"
      isPending={isPending}
      pendingLabel="Preparing…"
      onPress={fetchFile}
      className="max-md:min-h-11"
    >
      <Icon of={Download} dense />
      <span>
        Export <bdi>{monthWords(month)}</bdi> for the accountant
      </span>
    </Button>
  )
}
