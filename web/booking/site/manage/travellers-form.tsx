import { TextField } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { Part } from './booking-frame.tsx'
import type { OpenBooking } from './load-booking.ts'
import { calledAs, isBeyond } from './party-names.ts'
import { SavedForm } from './saved-form.tsx'
import type { TravellersTyped } from './use-travellers.ts'

type TravellersFormProps = { open: OpenBooking; typed: TravellersTyped }

/** Who travels by name, and what we should know of each. Saved at no charge, by itself or with a change beside it. */
export function TravellersForm({ open: { booking }, typed }: TravellersFormProps) {
  const { saved, people, faults } = typed

  const field = (index: number, part: 'name' | 'note') => {
    const path = `travellers.${index}.${part}`
    return {
      name: path,
      value: people[index]?.[part] ?? '',
      error: faults[path],
      autoComplete: 'off',
      onChange: (value: string) => typed.type(index, part, value),
    }
  }
  return (
    <Part title="Names and notes" aside="Free, until it begins">
      <SavedForm typed={typed} save="Save names and notes" className="grid gap-7">
        {people.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guest has no other name than their place while it is typed
          <fieldset key={index} className="min-w-0">
            <legend className="mb-2 font-semibold">
              <bdi>{calledAs(people, index)}</bdi>
            </legend>
            <div className="grid gap-x-5 gap-y-[1.125rem] sm:grid-cols-2">
              {index === 0 && saved[0]?.name === booking.leadName ? (
                <p className="text-sm text-ink-2">
                  <bdi className="block text-[1rem] text-ink">{one.name}</bdi>
                  The booking is in this name. If it must be another, write to us.
                </p>
              ) : (
                <TextField label="Full name" maxLength={120} {...field(index, 'name')} />
              )}
              <TextField
                label="Anything we should know?"
                optional
                placeholder="Food, walking, carsickness"
                maxLength={200}
                {...field(index, 'note')}
              />
            </div>
            {isBeyond(people, index, booking) && (
              <TextButton onClick={() => typed.takeOff(index)} className="mt-1 min-h-11">
                Take {one.name || 'this guest'} off
              </TextButton>
            )}
          </fieldset>
        ))}
      </SavedForm>
    </Part>
  )
}
