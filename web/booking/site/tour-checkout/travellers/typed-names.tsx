import { memo } from 'react'
import { ageInWords } from '#contract/named-party.ts'
import { TextField } from '#web/ui/field.tsx'
import { updateCheckout, useCheckoutPart, wishIn } from '../checkout-state.ts'
import type { Faults } from '../use-faults.ts'
import { adultsOf, nobody, type Person, type Typed } from './travellers.ts'

/** One row for each guest, the one who leads first. */
export function TypedNames({ slug, faults }: { slug: string; faults: Faults }) {
  const wish = useCheckoutPart(slug, wishIn)
  const typed = useCheckoutPart(slug, (checkout) => checkout.typed)
  const adults = adultsOf(wish)
  const row = (kind: keyof Typed, index: number) => {
    const id = `${kind === 'adults' ? 'adult' : 'child'}-${index}`
    return {
      slug,
      kind,
      index,
      id,
      person: typed[kind][index],
      nameError: faults.errorOf(`${id}-name`),
      noteError: faults.errorOf(`${id}-note`),
      leave: faults.leave,
    }
  }
  return (
    <div className="grid gap-7">
      {Array.from({ length: adults }, (_, index) => (
        <PersonRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a guest has no other name yet than their place
          key={index}
          {...row('adults', index)}
          legend={adults === 1 ? 'Adult' : `Adult ${index + 1}`}
          hint={index === 0 ? 'Leads the party and gets the messages on the day.' : undefined}
          autoComplete={index === 0 ? 'name' : 'off'}
        />
      ))}
      {wish.childAges.map((age, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <PersonRow key={index} {...row('children', index)} legend={ageInWords(age)} autoComplete="off" />
      ))}
    </div>
  )
}

function updateRow(slug: string, kind: keyof Typed, index: number, change: Partial<Person>) {
  updateCheckout(slug, ({ typed }) => {
    const length = Math.max(typed[kind].length, index + 1)
    const rows = Array.from({ length }, (_, row) => typed[kind][row] ?? nobody)
    return { typed: { ...typed, [kind]: rows.with(index, { ...(rows[index] ?? nobody), ...change }) } }
  })
}

type PersonRowProps = {
  slug: string
  kind: keyof Typed
  index: number
  id: string
  legend: string
  hint?: string
  autoComplete: string
  person?: Person
  nameError?: string
  noteError?: string
  leave: Faults['leave']
}

/** Drawn again only when something about this person changes: parties can be large. */
const PersonRow = memo(function PersonRow({ slug, kind, index, id, person = nobody, leave, ...words }: PersonRowProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{words.legend}</legend>
      <div className="grid gap-x-5 gap-y-[1.125rem] sm:grid-cols-2">
        <TextField
          id={`${id}-name`}
          label="Full name"
          hint={words.hint}
          placeholder="As in the passport, or as you are called"
          autoComplete={words.autoComplete}
          value={person.name}
          error={words.nameError}
          onBlur={() => leave(`${id}-name`, person.name)}
          onChange={(name) => updateRow(slug, kind, index, { name })}
        />
        <TextField
          id={`${id}-note`}
          label="Anything we should know?"
          optional
          placeholder="Food, walking, carsickness"
          autoComplete="off"
          value={person.note}
          error={words.noteError}
          onBlur={() => leave(`${id}-note`, person.note)}
          onChange={(note) => updateRow(slug, kind, index, { note })}
        />
      </div>
    </fieldset>
  )
})
