import { useId } from 'react'
import { useNavigate } from 'react-router'
import { type EarningsGroup, type EarningsPart, earningsGroups } from '#contract/earnings.ts'
import { formatYen } from '#contract/money.ts'
import { type Bar, BarChart } from '#web/ui/chart/bar-chart.tsx'
import { ChartPanel, DottedKey } from '#web/ui/chart/chart-panel.tsx'
import { RankBars } from '#web/ui/chart/rank-bars.tsx'
import { shortYen } from '#web/ui/chart/scale.ts'
import { plainDay } from '#web/ui/day.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { addressWith, type EarningsAddress } from './earnings-address.ts'
import { monthWords, shortMonth } from './period-words.ts'

const words: Record<EarningsGroup, string> = { day: 'Day', month: 'Month', tour: 'Tour', vehicle: 'Car' }
const withoutCar = 'Called off, or no car yet'

const nameOf = (by: EarningsGroup, { key, name }: Pick<EarningsPart, 'key' | 'name'>) => {
  if (by === 'day') return plainDay(key)
  if (by === 'month') return monthWords(key)
  return name || withoutCar
}

/** The parts of a period, by one of four groupings; each adds up to the ledger. */
export function PartsChart({ parts, address }: { parts: readonly EarningsPart[]; address: EarningsAddress }) {
  const { by } = address
  const hasBefore = parts.filter(({ yearBeforeYen }) => yearBeforeYen !== null).length > 1
  const isOverTime = by === 'day' || by === 'month'
  return (
    <ChartPanel
      className="mb-5"
      title={`Received by ${by === 'vehicle' ? 'the car that a booking has now' : words[by].toLowerCase()}, in yen`}
      aside={
        <>
          {hasBefore && <DottedKey>a year before</DottedKey>}
          <GroupChoice address={address} />
        </>
      }
      columns={[words[by], 'Received', 'Refunded', 'Net', ...(isOverTime ? ['Received a year before'] : [])]}
      rows={parts.map((part) => [
        `${nameOf(by, part)}${part.isRunning ? ', running' : ''}`,
        formatYen(part.paidYen),
        formatYen(part.givenBackYen),
        formatYen(part.keptYen),
        ...(isOverTime ? [part.yearBeforeYen === null ? '–' : formatYen(part.yearBeforeYen)] : []),
      ])}
      listed={parts.map(({ key }) => listOf(by, key, address))}
    >
      {isOverTime ? (
        <BarChart label={`Chart of money taken by ${by}`} bars={barsOf(by, parts, address)} short={shortYen} />
      ) : (
        <RankBars
          rows={parts.map((part) => ({
            ...{ key: part.key, name: nameOf(by, part), value: part.paidYen, words: formatYen(part.paidYen) },
          }))}
          empty="Nothing was taken in this period."
        />
      )}
    </ChartPanel>
  )
}

/** The ledger that adds up to one part; days and cars have none of their own. */
function listOf(by: EarningsGroup, key: string, address: EarningsAddress): string {
  if (by === 'tour') return `${addressWith(address, { tour: key })}#ledger`
  return by === 'month' ? `${addressWith(address, { period: 'month', on: key, by: 'day' })}#ledger` : ''
}

function barsOf(by: 'day' | 'month', parts: readonly EarningsPart[], { period }: EarningsAddress): Bar[] {
  return parts.map(({ key, paidYen, yearBeforeYen, isRunning, isInside }) => ({
    key,
    label: by === 'month' ? shortMonth(key) : `${Number(key.slice(8))} ${shortMonth(key)}`,
    value: paidYen,
    before: yearBeforeYen,
    words: `${nameOf(by, { key, name: key })}: ${formatYen(paidYen)}`,
    isRunning,
    isStrong: by === 'month' && period === 'month' && isInside,
  }))
}

function GroupChoice({ address }: { address: EarningsAddress }) {
  const labelId = useId()
  const navigate = useNavigate()
  return (
    <>
      <span id={labelId} className="sr-only">
        Grouped by
      </span>
      <Segmented
        labelledBy={labelId}
        value={address.by}
        choices={earningsGroups.map((id) => ({ id, label: words[id] }))}
        onChange={(by) => navigate(addressWith(address, { by }), { preventScrollReset: true })}
      />
    </>
  )
}
