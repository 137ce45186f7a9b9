import { TextField } from '#web/ui/field.tsx'
import { updateCheckout, useCheckout } from './checkout-state.ts'
import { adultsOf, nobody, type Person, type Typed } from './travellers.ts'
import type { Faults } from './use-faults.ts'
import { ageInWords } from './words.ts'

/** One row for each guest, the one who leads first. */
export function TypedNames({ slug, faults }: { slug: string; faults: Faults }) {
  const { wish, typed } = useCheckout(slug)
  const adults = adultsOf(wish)
  return (
    <div className="grid gap-7">
      {Array.from({ length: adults }, (_, index) => (
        <PersonRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a guest has no other name yet than their place
          key={index}
          id={`adult-${index}`}
          legend={adults === 1 ? 'Adult' : `Adult ${index + 1}`}
          hint={index === 0 ? 'Leads the party and gets the messages on the day.' : undefined}
          autoComplete={index === 0 ? 'name' : 'off'}
          person={typed.adults[index]}
          faults={faults}
          onChange={(change) => updateRow(slug, 'adults', index, change)}
        />
      ))}
      {wish.childAges.map((age, index) => (
        <PersonRow
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          id={`child-${index}`}
          legend={ageInWords(age)}
          autoComplete="off"
          person={typed.children[index]}
          faults={faults}
          onChange={(change) => updateRow(slug, 'children', index, change)}
        />
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
  id: string
  legend: string
  hint?: string
  autoComplete: string
  person?: Person
  faults: Faults
  onChange: (change: Partial<Person>) => void
}

function PersonRow({ id, legend, hint, autoComplete, person = nobody, faults, onChange }: PersonRowProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-x-5 gap-y-[18px] sm:grid-cols-2">
        <TextField
          id={`${id}-name`}
          label="Full name"
          hint={hint}
          placeholder="As you like to be called"
          autoComplete={autoComplete}
          value={person.name}
          error={faults.errorOf(`${id}-name`)}
          onBlur={() => faults.leave(`${id}-name`, person.name)}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          id={`${id}-note`}
          label="Anything we should know?"
          optional
          placeholder="Food, walking, carsickness"
          autoComplete="off"
          value={person.note}
          error={faults.errorOf(`${id}-note`)}
          onBlur={() => faults.leave(`${id}-note`, person.note)}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </fieldset>
  )
}
