import { ComboBox } from '#web/ui/combobox.tsx'
import { countries } from '#web/ui/countries.ts'
import { TextField } from '#web/ui/field.tsx'
import { PhoneField } from '#web/ui/office/phone-field.tsx'
import type { Versioned } from '#web/ui/office/use-versioned.ts'
import type { GuestValues } from './guest-words.ts'

/** What the office may write about a guest. */
export function GuestFormFields({ form }: { form: Versioned<GuestValues>['form'] }) {
  const { field, values, faults, change } = form
  return (
    <div className="grid gap-3">
      <TextField label="Name" size="small" {...field('name')} />
      <PhoneField {...field('phone')} />
      <ComboBox
        label="Country"
        size="small"
        optional
        choices={countries()}
        value={values.country || null}
        error={faults.country}
        onChange={(id) => change({ country: id ?? '' })}
      />
      <TextField label="Language" size="small" optional {...field('language')} />
      <TextField
        label="Board"
        size="small"
        optional
        hint="The name on the board at the door."
        {...field('nameBoard')}
      />
      <TextField label="Food" size="small" rows={2} optional {...field('food')} />
      <TextField label="Walking" size="small" rows={2} optional {...field('walking')} />
      <TextField label="Children" size="small" rows={2} optional {...field('children')} />
      <TextField label="Likes" size="small" rows={2} optional {...field('likes')} />
      <TextField
        label="Notes"
        size="small"
        rows={5}
        optional
        hint="For the desk. Guests get a copy when they ask what we hold about them."
        {...field('notes')}
      />
    </div>
  )
}
