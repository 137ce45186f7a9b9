import type { Profile, saveProfile } from '#contract/profile.ts'
import type { useForm } from '#web/platform/use-form.ts'
import { dayPattern, noSuchDay, readDay } from '#web/ui/birth-date.ts'
import { ComboBox } from '#web/ui/combobox.tsx'
import { countries } from '#web/ui/countries.ts'
import { TextField } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { EmailCell } from './email-cell.tsx'
import type { ProfileValues } from './profile-values.ts'

type Form = ReturnType<typeof useForm<typeof saveProfile, ProfileValues>>
type ProfileFieldsProps = { profile: Profile; form: Form; onChangeEmail: () => void }

const mostWords = 500
/** A list needs a name for saying nothing. */
const unsaid = 'unsaid'
const genders = [
  { id: unsaid, label: 'Prefer not to say' },
  { id: 'female', label: 'Female' },
  { id: 'male', label: 'Male' },
  { id: 'other', label: 'Other' },
]

export function ProfileFields({ profile, form, onChangeEmail }: ProfileFieldsProps) {
  const { values, faults, field } = form
  const birthFault = faults.birth_date && readDay(values.birth_date) === undefined ? noSuchDay : faults.birth_date
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Full name" autoComplete="name" {...field('full_name')} />
      <TextField
        label="Name on the board"
        hint="Your chauffeur holds this up when you meet."
        optional
        autoComplete="off"
        {...field('name_board')}
      />
      <EmailCell profile={profile} onChange={onChangeEmail} />
      <TextField
        label="Mobile"
        hint="With the country code. Used on the day only."
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('mobile')}
      />
      <ComboBox
        label="Country"
        optional
        choices={countries()}
        value={values.country || null}
        error={faults.country}
        placeholder="Type a few letters"
        onChange={(country) => form.change({ country: country ?? '' })}
      />
      <TextField
        label="Date of birth"
        optional
        inputMode="numeric"
        autoComplete="bday"
        placeholder={dayPattern}
        {...field('birth_date')}
        error={birthFault}
      />
      <Select
        label="Gender"
        optional
        choices={genders}
        value={values.gender || unsaid}
        error={faults.gender}
        onChange={(gender) => form.change({ gender: gender === unsaid ? '' : gender })}
      />
      <TextField
        label="Address"
        hint="Printed on receipts, if you want it there."
        optional
        autoComplete="address-line1"
        className="sm:col-span-2"
        {...field('address')}
      />
      <TextField
        label="What every crew should know"
        hint={`${values.crew_note.length} of ${mostWords} characters`}
        optional
        rows={3}
        className="sm:col-span-2"
        {...field('crew_note')}
      />
    </div>
  )
}
