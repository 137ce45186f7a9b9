import { ArrowRight } from 'lucide-react'
import { useId, useRef } from 'react'
import { useHydrated } from '#web/platform/hydrated.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { actionLook, type CellPlace, type FormVariant, formLook } from '#web/ui/search-ticket/form-look.ts'
import { SearchButton } from '#web/ui/search-ticket/search-button.tsx'
import type { RideFaults } from '../ride-address.ts'
import { FaultBelow } from './picked-cell.tsx'
import { EndCell, HoursCell, PartyCell, WhenCell } from './ride-cells.tsx'
import { faultAt, hubKindOf, listPath, type Question, type RideFormState, turnedRound } from './ride-form-state.ts'
import { silentNames, useRideForm } from './use-ride-form.ts'
import { WayBack } from './way-back.tsx'
import { WayTabs } from './way-tabs.tsx'

type RideFormProps = {
  variant: Exclude<FormVariant, 'column'>
  start: RideFormState
  faults?: RideFaults
  /** Parameters of the cars that stay as they are, such as their order. */
  keep?: URLSearchParams
}

const hubWords: Record<string, string> = { airport: 'airport', station: 'station', port: 'port' }

const LINK = 'link rounded-tag text-sm transition-colors hover:text-ink hover:decoration-2'
const LINK_ON_NIGHT =
  'rounded-tag text-sm text-on-night-2 underline underline-offset-3 hover:text-on-night focus-visible:outline-on-night'

/** Three ways to ask for a car are one form; a plain one that works before and without scripts. */
export function RideForm({ variant, start, faults: startFaults, keep }: RideFormProps) {
  const id = useId()
  const hydrated = useHydrated()
  const form = useRideForm(start, startFaults, keep)
  const element = useRef<HTMLFormElement>(null)
  const { state, change, faults } = form
  const { fields, isDeparture } = state
  const hub = hubWords[hubKindOf(state) ?? ''] ?? 'airport or station'
  const isHourly = fields.way === 'hourly'
  const look = variant === 'bar' ? LINK_ON_NIGHT : LINK
  const cell = (question: Question) => ({
    id: `${id}${question}`,
    variant,
    state,
    change,
    onTyped: form.setTyped,
    fault: faultAt(faults, question),
  })
  const below = (question: Question, place: CellPlace) => (
    <FaultBelow id={`${id}${question}`} variant={variant} place={place} fault={faultAt(faults, question)} />
  )
  return (
    <search aria-label="Find a car">
      {variant === 'ticket' && (
        <WayTabs
          state={state}
          onChoose={(way) => form.setState((now) => ({ ...now, fields: { ...now.fields, way } }))}
        />
      )}
      <form
        ref={element}
        method="get"
        action={listPath}
        onSubmit={form.submit}
        noValidate={hydrated}
        className={cx(formLook(variant), variant === 'ticket' && 'mt-1.5')}
      >
        <EndCell {...cell('from')} which="from" />
        {below('from', 'first')}
        <WhenCell {...cell('when')} />
        <PartyCell {...cell('party')} />
        {below('when', 'second')}
        {below('party', 'third')}
        {isHourly ? <HoursCell {...cell('to')} /> : <EndCell {...cell('to')} which="to" />}
        {below('to', 'last')}
        <SearchButton
          className={cx(
            actionLook(variant),
            'lg:row-span-2 lg:row-start-1 lg:col-start-5',
            variant === 'bar' && '!bg-ai !text-paper hover:!bg-ink',
          )}
        >
          {variant === 'bar' ? 'Search again' : 'See cars'}
          {variant === 'ticket' && <Icon of={ArrowRight} points />}
        </SearchButton>
        {silentNames.map((name) => fields[name] && <input key={name} type="hidden" name={name} value={fields[name]} />)}
      </form>
      {!isHourly && (
        <div className={cx('flex flex-wrap items-center gap-x-6', variant === 'ticket' ? 'mt-1.5' : 'mt-1 -mb-2')}>
          {fields.way === 'transfer' && variant === 'ticket' && (
            <button type="button" onClick={() => form.setState(turnedRound)} className={cx(look, 'min-h-11')}>
              {isDeparture ? `From the ${hub} to the city instead` : `From the city to the ${hub} instead`}
            </button>
          )}
          <WayBack
            id={`${id}back`}
            state={state}
            change={change}
            fault={faultAt(faults, 'back')}
            look={look}
            // Beside the cars their prices are read with it: they are asked for anew at once.
            onSettled={variant === 'bar' ? () => element.current?.requestSubmit() : undefined}
          />
        </div>
      )}
    </search>
  )
}
