import type { FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Part } from './booking-frame.tsx'
import type { OpenBooking } from './load-booking.ts'
import { calledAs } from './party-names.ts'
import { Refused } from './refused.tsx'
import type { TravellersTyped } from './use-travellers.ts'

type TravellersFormProps = { open: OpenBooking; typed: TravellersTyped }

/** Who travels by name, and what we should know of each. Saved at no charge, by itself or with a change beside it. */
export function TravellersForm({ open: { booking }, typed }: TravellersFormProps) {
  const { saved, people, faults, refusal, isPending, said, form } = typed

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && (await typed.save()) === 'nothing-typed') typed.setSaid('Nothing has changed.')
  }

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
      <form ref={form} noValidate onSubmit={submit} className="grid gap-7">
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
          </fieldset>
        ))}
        <div>
          <Refused refusal={refusal} />
          <div className="flex flex-wrap items-center gap-4">
            <Button
              type="submit"
              variant="outline"
              isPending={isPending}
              pendingLabel="Saving…"
              className="max-md:w-full"
            >
              Save names and notes
            </Button>
            <p role="status" className="text-sm text-matsu">
              {said}
            </p>
          </div>
        </div>
      </form>
    </Part>
  )
}
