import { addPlace, type OfficePlace } from '#contract/office-places.ts'
import { call } from '#web/platform/api.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { AddingForm } from '#web/ui/office/adding-form.tsx'
import { RoomLink } from '#web/ui/office/room-link.tsx'
import { useAdding } from '#web/ui/office/use-adding.ts'
import { toast } from '#web/ui/toast-queue.ts'
import { PlaceFields } from './place-fields.tsx'
import { blankPlace, toFields } from './place-values.ts'

/** A new place; guests find it from the moment it is saved. */
export function AddPlace({ areas }: { areas: OfficePlace['areas'] }) {
  const adding = useAdding({
    ...{ what: 'place', blank: blankPlace, endpoint: addPlace, toInput: toFields },
    add: async (input) => {
      const { id, name } = await call(addPlace, input)
      toast({ tone: 'ok', title: `${name} is added.` })
      return `/admin/places/edit/${id}`
    },
  })
  if (areas.length === 0)
    return (
      <EmptyState
        title="No areas yet"
        action={
          <RoomLink to="/admin/places/areas" size="small" variant="primary">
            Add an area first
          </RoomLink>
        }
      >
        Every place lies in an area, by which the way to it is known.
      </EmptyState>
    )
  return (
    <AddingForm of={adding} label="Add place" tells="Guests find it from the moment it is saved.">
      <div className="grid max-w-[1040px] gap-5">
        <FormRefusal of={adding.form.refusal} />
        <PlaceFields form={adding.form} areas={areas} />
        <p className="text-sm text-ink-2">
          A pick-up there costs what it costs at the other doors of its area; Settings, Fees and terms, changes it.
        </p>
      </div>
    </AddingForm>
  )
}
