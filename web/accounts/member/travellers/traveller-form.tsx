import { useEffect, useRef } from 'react'
import { ageInWords } from '#contract/named-party.ts'
import { changeTraveller, type SavedTraveller, saveTraveller } from '#contract/travellers.ts'
import { seatWords, walkingWords } from '#web/accounts/site/traveller-needs.ts'
import { call } from '#web/platform/api.ts'
import { useDraft, useKeepDraft } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { dayPattern, noSuchDay, readDay } from '#web/ui/birth-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ComboBox } from '#web/ui/combobox.tsx'
import { countries } from '#web/ui/countries.ts'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Select } from '#web/ui/select.tsx'
import { childAgeOf, isBorn, nobody, toInput, valuesOf } from './traveller-form-values.ts'

type TravellerFormProps = {
  /** Whom it changes; null: somebody new. */
  person: SavedTraveller | null
  onSaved: (person: SavedTraveller) => void
  onLeave: () => void
}

const ages = [null, ...Array.from({ length: 18 }, (_, age) => age)].map((age) => ({
  id: age === null ? '' : String(age),
  label: ageInWords(age),
}))
const seats = [{ id: '', label: 'No seat needed' }, ...Object.entries(seatWords).map(([id, label]) => ({ id, label }))]
const walking = Object.entries(walkingWords).map(([id, label]) => ({ id, label }))

/** Somebody to book for: only the name is asked for, the rest helps the crew. */
export function TravellerForm({ person, onSaved, onLeave }: TravellerFormProps) {
  const draftName = `traveller ${person?.id ?? 'new'}`
  const draft = useDraft<typeof nobody>(draftName)
  const form = useForm({
    endpoint: saveTraveller,
    initial: draft ?? (person ? valuesOf(person) : nobody),
    toInput,
    send: async (input) =>
      onSaved(await (person ? call(changeTraveller, { id: person.id, ...input }) : call(saveTraveller, input))),
  })
  const { values, faults, field } = form
  useKeepDraft(draftName, values)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])
  const birthFault = faults.birthDate && readDay(values.birthDate) === undefined ? noSuchDay : faults.birthDate
  const age = childAgeOf(values)
  const hasBirthDate = Boolean(readDay(values.birthDate))
  const first = values.name.trim().split(/\s+/)[0]
  return (
    <form
      {...form.props}
      aria-label={person ? `Change ${person.name}` : 'Add a traveller'}
      className="rounded-field border border-edge bg-surface px-4.5 py-[1.375rem] md:px-6"
    >
      <h2 className="mb-4 font-serif text-d4 wrap-anywhere">
        <bdi>{person ? `Change ${person.name}` : 'Add a traveller'}</bdi>
      </h2>
      <div className="mb-5 empty:hidden">
        <FormRefusal of={form.refusal} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
        <TextField label="Name, as in the passport" autoComplete="off" inputRef={name} {...field('name')} />
        <TextField
          label="Date of birth"
          optional
          inputMode="numeric"
          autoComplete="off"
          placeholder={dayPattern}
          hint={isBorn(values) && !birthFault ? `${ageInWords(age)} today` : undefined}
          {...field('birthDate')}
          error={birthFault}
        />
        {hasBirthDate ? (
          <div className="max-lg:hidden" />
        ) : (
          <Select
            label="Age group"
            choices={ages}
            value={values.age}
            error={faults.age}
            onChange={(chosen) => form.change({ age: chosen })}
          />
        )}
        <ComboBox
          label="Country of the passport"
          optional
          choices={countries()}
          value={values.documentCountry || null}
          error={faults.documentCountry}
          placeholder="Type a few letters"
          onChange={(country) => form.change({ documentCountry: country ?? '' })}
        />
        <Select
          label="Walking"
          choices={walking}
          value={values.walking}
          hint={values.walking === 'wheelchair' ? 'Folded, it takes the room of about two large suitcases.' : undefined}
          onChange={(chosen) => form.change({ walking: chosen as SavedTraveller['walking'] })}
        />
        {age !== null && (
          <Select
            label="Seat in the car"
            choices={seats}
            value={values.childSeat}
            onChange={(childSeat) => form.change({ childSeat })}
          />
        )}
        <TextField
          label="Food"
          optional
          autoComplete="off"
          placeholder="Vegetarian, no shellfish"
          className="lg:col-start-1"
          {...field('diet')}
        />
        <TextField
          label="Anything else"
          optional
          autoComplete="off"
          placeholder="Carsick on bends"
          className="lg:col-span-2"
          {...field('note')}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3 max-sm:*:w-full">
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel="Saving…">
          <bdi className="max-w-[24ch] truncate">{person ? 'Save the changes' : `Add ${first || 'them'}`}</bdi>
        </Button>
        <Button onPress={onLeave}>Leave</Button>
      </div>
    </form>
  )
}
