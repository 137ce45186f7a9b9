import { ArrowRight, Plus } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { searchLimits } from '#contract/tour-filters.ts'
import { Alert } from '#web/ui/alert.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SearchButton } from '#web/ui/search-ticket/search-button.tsx'
import { AskRow } from './ask-row.tsx'
import { type Asks, mostAsks, readAsks } from './asks.ts'

type AsksFormProps = {
  action: string
  named: Asks
  isFinding: boolean
  onFind: (asks: Asks) => void
}

const inWords = ['', 'Find it', 'Find both', 'Find all three', 'Find all four']

/** Several wishes as stations of one line: one party, one action. Rows keep by themselves what is typed into them. */
export function AsksForm({ action, named, isFinding, onFind }: AsksFormProps) {
  const id = useId()
  const nextKey = useRef(named.asks.length)
  const [rows, setRows] = useState(() => (named.asks.length > 0 ? named.asks.map(withKey) : startRows))
  const [isSilent, setSilent] = useState(false)
  const add = () => {
    nextKey.current += 1
    setRows([...rows, { q: '', day: '', key: `new${nextKey.current}` }])
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isFinding) return
    const said = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const asks = readAsks(new URLSearchParams(said))
    setSilent(asks.asks.length === 0)
    if (asks.asks.length > 0) onFind(asks)
  }
  return (
    <search aria-label="Find tours for several days">
      <form method="get" action={action} onSubmit={find}>
        <p className="mb-4 flex items-center gap-3 font-semibold">
          <label htmlFor={`${id}guests`}>Your party</label>
          <input
            id={`${id}guests`}
            type="number"
            name="guests"
            min={1}
            max={searchLimits.guests}
            defaultValue={named.guests || 2}
            className="h-11 w-20 rounded-field border border-edge bg-surface px-3 tabular-nums"
          />
          <span>guests</span>
        </p>
        <ol className="relative grid gap-3.5 before:absolute before:inset-y-[68px] before:start-[0.6875rem] before:w-[5px] before:bg-ink md:before:inset-y-[34px]">
          {rows.map((row, index) => (
            <AskRow
              key={row.key}
              place={index + 1}
              named={row}
              onRemove={rows.length > 1 ? () => setRows(rows.filter((one) => one !== row)) : undefined}
            />
          ))}
        </ol>
        {isSilent && (
          <Alert tone="error" className="mt-4 md:ms-[2.875rem]">
            Say what you would like to see, or on which day.
          </Alert>
        )}
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 md:ms-[2.875rem]">
          {rows.length < mostAsks ? (
            <button type="button" onClick={add} className={buttonLook({ size: 'small', className: 'min-h-11' })}>
              <Icon of={Plus} dense /> Another day
            </button>
          ) : (
            <span className="text-sm text-ink-2">Four days at most in one go.</span>
          )}
          <SearchButton className="max-md:w-full">
            {isFinding ? 'Finding…' : inWords[rows.length]} <Icon of={ArrowRight} points />
          </SearchButton>
        </div>
      </form>
    </search>
  )
}

const withKey = <T extends object>(ask: T, index: number) => ({ ...ask, key: `row${index}` })
const startRows = [
  { q: '', day: '' },
  { q: '', day: '' },
].map(withKey)
