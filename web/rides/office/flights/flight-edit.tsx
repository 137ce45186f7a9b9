import { useMemo, useState } from 'react'
import { bringFlightBack, type OfficeFlight, readFlight, retireFlight, saveFlight } from '#contract/office-flights.ts'
import { bookingsAsUse, bookingsInWords, groundTrail, RetirableHead, RetireDialog } from '#web/fleet/office/index.ts'
import { call } from '#web/platform/api.ts'
import { History } from '#web/ui/office/history.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { useVersioned } from '#web/ui/office/use-versioned.ts'
import { VersionedForm } from '#web/ui/office/versioned-form.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { FlightFields } from './flight-fields.tsx'
import { flightFieldsIn, tidy, toFields, valuesOf } from './flight-values.ts'

export const flightsTrail = [...groundTrail, { label: 'Flights', to: '/admin/places/flights' }]

/** One flight of the timetable: changed in place, with what names it beside. */
export function FlightEdit({ flight: read }: { flight: OfficeFlight }) {
  const [flight, setFlight] = useState(read)
  const [isRetiring, setRetiring] = useState(false)
  const back = useDeed()
  const take = (now: OfficeFlight, said: string) => {
    setFlight(now)
    setRetiring(false)
    toast({ tone: 'ok', title: said })
  }
  const fields = useMemo(() => flightFieldsIn(flight.terminals), [flight.terminals])
  const edit = useVersioned({
    ...{ saved: flight, draftName: `flight ${flight.id}`, fields, onSaved: take },
    ...{ endpoint: saveFlight, valuesOf, tidy, toInput: toFields },
    send: (input) => call(saveFlight, input),
    read: () => call(readFlight, { id: flight.id }),
  })
  const { id, version } = flight
  const bringBack = async () => {
    const now = await back.run({ id, version }, () => call(bringFlightBack, { id, version }))
    if (now) take(now, `${now.number} is in use again.`)
  }
  return (
    <>
      <RetirableHead
        title={flight.number}
        trail={[...flightsTrail, { label: 'Flight' }]}
        isRetired={flight.isRetired}
        needs={saveFlight}
        back={back}
        onRetire={() => setRetiring(true)}
        onBringBack={() => void bringBack()}
      />
      <VersionedForm of={edit} label="Save flight" tells="Bookings keep the hour that they were told.">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_372px]">
          <Panel title="The flight">
            <FlightFields form={edit.form} terminals={flight.terminals} />
          </Panel>
          <div className="grid min-w-0 gap-5">
            <Panel title="What uses it">
              <Facts of={[['Bookings', bookingsInWords(flight.bookings)]]} />
            </Panel>
            <Panel title="History">
              <History of={flight.history} withVersions />
            </Panel>
          </div>
        </div>
      </VersionedForm>
      {isRetiring && <RetireFlight flight={flight} onDone={take} onClose={() => setRetiring(false)} />}
    </>
  )
}

type RetireFlightProps = {
  flight: OfficeFlight
  onDone: (now: OfficeFlight, said: string) => void
  onClose: () => void
}

function RetireFlight({ flight: { id, version, number, bookings }, onDone, onClose }: RetireFlightProps) {
  const deed = useDeed()
  const submit = async (reason: string) => {
    const input = { id, version, reason }
    const now = await deed.run(input, () => call(retireFlight, input))
    if (now) onDone(now, `${number} is retired.`)
  }
  return (
    <RetireDialog
      title={`Retire ${number}?`}
      lead="Who types its number is asked when and where it lands. Nothing is deleted."
      uses={bookings.count === 0 ? [] : [{ ...bookingsAsUse(bookings), becomes: 'keep their landing as it is.' }]}
      failure={null}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="Retire the flight"
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  )
}
