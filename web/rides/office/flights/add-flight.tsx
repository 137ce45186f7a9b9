import { addFlight, type OfficeFlight } from '#contract/office-flights.ts'
import type { FormOf } from '#web/fleet/office/index.ts'
import { call } from '#web/platform/api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { AddingForm } from '#web/ui/office/adding-form.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { useAdding } from '#web/ui/office/use-adding.ts'
import { toast } from '#web/ui/toast-queue.ts'
import { FlightFields } from './flight-fields.tsx'
import { blankFlight, type FlightValues, toNewFlight } from './flight-values.ts'

/** A new flight of the timetable. */
export function AddFlight({ terminals }: { terminals: OfficeFlight['terminals'] }) {
  const adding = useAdding({
    ...{ what: 'flight', blank: blankFlight, endpoint: addFlight, toInput: toNewFlight },
    add: async (input) => {
      const { id, number } = await call(addFlight, input)
      toast({ tone: 'ok', title: `${number} is added.` })
      return `/admin/places/flights/${id}`
    },
  })
  if (terminals.length === 0)
    return (
      <EmptyState
        title="No terminals yet"
        action={
          <RoomLink to="/admin/places/terminals" size="small" variant="primary">
            Add a terminal first
          </RoomLink>
        }
      >
        A flight lands at a terminal, by which it is known when its guests come out and where they are met.
      </EmptyState>
    )
  return (
    <AddingForm of={adding} label="Add flight" tells="Who types its number is told its hour and terminal.">
      <div className="grid max-w-[1040px] gap-5">
        <FormRefusal of={adding.form.refusal} />
        <Panel title="The flight">
          <div className="grid gap-4.5 max-md:[&_input]:min-h-11">
            <TextField
              label="Number"
              size="small"
              placeholder="NH 212"
              autoCapitalize="characters"
              hint="It never changes: another number is another flight."
              className="sm:max-w-64"
              {...adding.form.field('number')}
            />
            <FlightFields form={adding.form as FormOf<FlightValues>} terminals={terminals} />
          </div>
        </Panel>
      </div>
    </AddingForm>
  )
}
