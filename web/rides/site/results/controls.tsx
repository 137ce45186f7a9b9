import { ChevronDown } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import type { RideOption } from '#contract/rides.ts'
import { useHydrated } from '#web/platform/hydrated.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type CarOrder, carOrders, leftOut, type Narrowing } from './narrowing.ts'

const orderWords: Record<CarOrder, string> = { fit: 'Best fit first', price: 'Cheapest first', size: 'Largest first' }

type ControlsProps = {
  narrowing: Narrowing
  options: readonly RideOption[]
  addressOf: (next: Narrowing) => string
  /** Everything else of the address, for the form that works without scripts. */
  rest: URLSearchParams
}

/** Order and filters: all of it in the address, so that a link shows the same. */
export function Controls({ narrowing, options, addressOf, rest }: ControlsProps) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const go = (next: Partial<Narrowing>) =>
    navigate(addressOf({ ...narrowing, ...next }), { replace: true, preventScrollReset: true })
  const narrows = leftOut(options)
  return (
    <form method="get" className="flex flex-wrap items-center gap-3 print:hidden">
      {[...rest].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(narrows.fits || narrowing.fits) && (
        <Toggle name="fits" narrowing={narrowing} addressOf={addressOf} words="Only what fits" />
      )}
      {(narrows.free || narrowing.free) && (
        <Toggle name="free" narrowing={narrowing} addressOf={addressOf} words="Only free" />
      )}
      <Choice
        label="Order"
        name="sort"
        value={narrowing.sort}
        onChange={(written) => go({ sort: carOrders.find((one) => one === written) ?? 'fit' })}
        choices={carOrders.map((order) => [order, orderWords[order]])}
      />
      {!hydrated && (
        <noscript>
          <button type="submit" className={buttonLook({ size: 'small', className: 'min-h-11' })}>
            Show
          </button>
        </noscript>
      )}
    </form>
  )
}

type ToggleProps = Pick<ControlsProps, 'narrowing' | 'addressOf'> & { name: 'fits' | 'free'; words: string }

/** A link with two states: pressed once it narrows, pressed again it does not. */
function Toggle({ name, narrowing, addressOf, words }: ToggleProps) {
  const isOn = narrowing[name]
  return (
    <>
      {isOn && <input type="hidden" name={name} value="yes" />}
      <Link
        to={addressOf({ ...narrowing, [name]: !isOn })}
        replace
        preventScrollReset
        aria-current={isOn ? 'true' : undefined}
        className={buttonLook({
          size: 'small',
          className: isOn ? 'min-h-11 !border-ai !bg-ai-soft !text-ai' : 'min-h-11',
        })}
      >
        {words}
      </Link>
    </>
  )
}

type ChoiceProps = {
  label: string
  name: string
  value: string | number
  choices: readonly (readonly [string | number, string])[]
  onChange: (written: string) => void
}

function Choice({ label, name, value, choices, onChange }: ChoiceProps) {
  return (
    <label className="relative flex items-center">
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={buttonLook({ size: 'small', className: 'min-h-11 appearance-none !pe-10 text-start' })}
      >
        {choices.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} dense className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" />
    </label>
  )
}
