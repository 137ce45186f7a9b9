import { useId } from 'react'
import { ageInWords } from '#contract/named-party.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { TextField } from '#web/ui/field.tsx'
import { PlainSelect } from '#web/ui/plain-select.tsx'
import { TICK_BOX } from '#web/ui/tick-box.ts'
import { StepSection } from '../../checkout/step-head.tsx'
import { type Checkout, updateCheckout, useCheckout } from '../checkout-state.ts'
import type { AddPerson } from './use-add-person.ts'

const ages = [null, ...Array.from({ length: 18 }, (_, age) => age)]

/** Somebody whom the guest has not saved yet. */
export function SomeoneNew({ slug, addPerson }: { slug: string; addPerson: AddPerson }) {
  const { draft } = useCheckout(slug)
  const ageId = useId()
  const change = (changed: Partial<Checkout['draft']>) =>
    updateCheckout(slug, ({ draft: now }) => ({ draft: { ...now, ...changed } }))
  return (
    <StepSection title="Someone new">
      <div className="grid gap-x-5 gap-y-[1.375rem] sm:grid-cols-2">
        <TextField
          id="new-name"
          label="Full name"
          placeholder="As in the passport, or as you are called"
          autoComplete="off"
          optional
          value={draft.name}
          error={addPerson.error ?? undefined}
          onChange={(name) => change({ name })}
        />
        <div className="grid content-start gap-1.5">
          <label htmlFor={ageId} className="text-sm font-semibold">
            Adult or child
          </label>
          <PlainSelect
            id={ageId}
            value={draft.age ?? ''}
            onChange={({ target }) => change({ age: target.value === '' ? null : Number(target.value) })}
          >
            {ages.map((age) => (
              <option key={age ?? 'adult'} value={age ?? ''}>
                {ageInWords(age)}
              </option>
            ))}
          </PlainSelect>
        </div>
        <TextField
          label="Anything we should know?"
          optional
          placeholder="Food, walking, carsickness"
          autoComplete="off"
          value={draft.note}
          onChange={(note) => change({ note })}
          className="sm:col-span-2"
        />
        <SaveForNextTime slug={slug} />
        <button
          type="button"
          aria-disabled={addPerson.isPending || undefined}
          onClick={() => addPerson.isPending || addPerson.addDraft()}
          className={buttonLook({ variant: 'outline', className: 'sm:justify-self-end' })}
        >
          {addPerson.isPending ? 'Adding…' : 'Add a traveller'}
        </button>
      </div>
    </StepSection>
  )
}

export function SaveForNextTime({ slug }: { slug: string }) {
  const { draft } = useCheckout(slug)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={draft.save}
        onChange={({ target }) => updateCheckout(slug, { draft: { ...draft, save: target.checked } })}
        className={TICK_BOX}
      />
      Save for next time
    </label>
  )
}
