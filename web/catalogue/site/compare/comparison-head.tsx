import { type FormEvent, type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchLimits } from '#contract/tour-filters.ts'
import { capitalized, counted, numeral } from '#core/words.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { longDay } from '#web/ui/day.ts'
import { boxLook } from '#web/ui/field-look.ts'
import { TICK_BOX } from '#web/ui/tick-box.ts'
import { type Comparison, comparePath, comparisonAddress, readComparison } from './compare-address.ts'

interface ComparisonHeadProps {
  headlineRef: RefObject<HTMLHeadingElement | null>
  count: number
  comparison: Comparison
  today: string
}

export function ComparisonHead({ headlineRef, count, comparison, today }: ComparisonHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 pb-7 md:pt-9">
      <div className="min-w-0">
        <h1 ref={headlineRef} tabIndex={-1} className="font-serif text-d2 outline-none">
          {capitalized(numeral(count))} days, side by side
        </h1>
        <PartyAndDay key={comparisonAddress(comparison)} comparison={comparison} today={today} />
      </div>
      <OnlyDifferences comparison={comparison} />
    </div>
  )
}

function inWords({ guests, day }: Comparison): string {
  const party = guests ? `For ${counted(guests, 'guest')}` : 'For any party'
  return day ? `${party}, ${longDay(day)}.` : `${party}, on any day.`
}

/** The question that every price and date of the table answers; changed by a plain form. */
function PartyAndDay({ comparison, today }: { comparison: Comparison; today: string }) {
  const navigate = useNavigate()
  const { guests, day } = comparison
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const asked = new URLSearchParams()
    for (const name of ['guests', 'day']) asked.set(name, String(fields.get(name) ?? ''))
    const { guests: newGuests, day: newDay } = readComparison(asked)
    const next = { ...comparison, guests: newGuests, day: newDay }
    navigate(comparisonAddress(next), { preventScrollReset: true, state: { changed: true } })
  }
  return (
    <div className="mt-2 text-ink-2">
      <details className="group/change">
        <summary className="flex cursor-pointer list-none flex-wrap gap-x-2 [&::-webkit-details-marker]:hidden">
          <bdi>{inWords(comparison)}</bdi>
          <span className="link print:hidden">Change</span>
        </summary>
        <form
          method="get"
          action={comparePath}
          onSubmit={change}
          className="mt-4 flex flex-wrap items-end gap-4 text-ink print:hidden"
        >
          <KeptFields comparison={comparison} />
          <label className="grid gap-1.5 text-sm font-semibold">
            Guests
            <input
              type="number"
              name="guests"
              min={1}
              max={searchLimits.guests}
              inputMode="numeric"
              defaultValue={guests ?? ''}
              className={boxLook('field', 'normal', 'w-28 font-normal')}
            />
          </label>
          <label className="grid gap-1.5 text-sm font-semibold">
            Day
            <input
              type="date"
              name="day"
              min={today}
              max="2099-12-31"
              defaultValue={day ?? ''}
              className={boxLook('field', 'normal', 'font-normal')}
            />
          </label>
          <button type="submit" className={buttonLook({ variant: 'outline' })}>
            Compare for these
          </button>
        </form>
      </details>
    </div>
  )
}

function KeptFields({ comparison: { slugs, onlyDifferences } }: { comparison: Comparison }) {
  return (
    <>
      <input type="hidden" name="items" value={slugs.map((slug) => `tour:${slug}`).join(',')} />
      {onlyDifferences && <input type="hidden" name="only" value="differences" />}
    </>
  )
}

/** Takes effect with the press; without scripts a button sends it. */
function OnlyDifferences({ comparison }: { comparison: Comparison }) {
  const navigate = useNavigate()
  const { slugs, guests, day, onlyDifferences } = comparison
  const [followed, setFollowed] = useState(onlyDifferences)
  const [isOn, setOn] = useState(onlyDifferences)
  if (followed !== onlyDifferences) {
    setFollowed(onlyDifferences)
    setOn(onlyDifferences)
  }
  const toggle = (next: boolean) => {
    setOn(next)
    navigate(comparisonAddress({ ...comparison, onlyDifferences: next }), { replace: true, preventScrollReset: true })
  }
  return (
    <form
      method="get"
      action={comparePath}
      onSubmit={(event) => event.preventDefault()}
      autoComplete="off"
      className="flex flex-wrap items-center gap-4 print:hidden"
    >
      <input type="hidden" name="items" value={slugs.map((slug) => `tour:${slug}`).join(',')} />
      {guests && <input type="hidden" name="guests" value={guests} />}
      {day && <input type="hidden" name="day" value={day} />}
      <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
        <input
          type="checkbox"
          name="only"
          value="differences"
          checked={isOn}
          onChange={(event) => toggle(event.target.checked)}
          className={TICK_BOX}
        />
        Only what differs
      </label>
      <button type="submit" className={buttonLook({ size: 'small', className: '!hidden noscript:!flex' })}>
        Show
      </button>
    </form>
  )
}
