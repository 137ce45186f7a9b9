import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SavedTraveller } from '#contract/travellers.ts'
import { useDraft, useKeepDraft } from '#web/platform/unsaved.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { irisGarden } from '#web/ui/prints/iris-garden.generated.ts'
import { TravellerForm } from './traveller-form.tsx'
import { PersonRow, RemovedRow } from './traveller-rows.tsx'
import { useTravellers } from './use-travellers.ts'

type TravellerListProps = {
  saved: readonly SavedTraveller[]
  /** The name of who is signed in: their own row says so. */
  ownName: string
}

/** The people one books for, and the form that adds or changes one of them, one at a time. */
export function TravellerList({ saved, ownName }: TravellerListProps) {
  const { rows, put, remove, putBack } = useTravellers(saved)
  const draft = useDraft<{ form: string }>('travellers')
  const [form, setForm] = useState<'new' | string | null>(draft?.form ?? null)
  useKeepDraft('travellers', form === null ? null : { form })
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)

  const focus = useFocusLater()
  const focusLater = (selector: string) => focus(() => box.current?.querySelector<HTMLElement>(selector))
  const close = (opener: string) => {
    setForm(null)
    focusLater(opener)
  }
  const onSaved = (person: SavedTraveller) => {
    put(person)
    setSaid(`${person.name} is saved.`)
    close(rowAction(person.id))
  }
  const onRemove = async (person: SavedTraveller) => {
    const at = rows.findIndex((row) => row.person.id === person.id)
    if (!(await remove(person))) return
    setSaid(`${person.name} is removed.`)
    const after = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()].find((row) => !row.isRemoved)
    focusLater(after ? rowAction(after.person.id) : '[data-add]')
  }
  const onPutBack = async (person: SavedTraveller) => {
    const at = rows.findIndex((row) => row.person.id === person.id)
    if (!(await putBack(person))) return
    setSaid(`${person.name} is back.`)
    focusLater(`li:nth-child(${at + 1}) button`)
  }

  return (
    <div ref={box}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {rows.length === 0 && form === null && <Nobody />}
      {rows.length > 0 && (
        <ul className="border-t border-ink">
          {rows.map((row) => {
            const { person } = row
            if (form === person.id)
              return (
                <li key={person.id} className="border-b border-line py-4.5">
                  <TravellerForm person={person} onSaved={onSaved} onLeave={() => close(rowAction(person.id))} />
                </li>
              )
            if (row.isRemoved) return <RemovedRow key={person.id} row={row} onPutBack={() => onPutBack(person)} />
            return (
              <PersonRow
                key={person.id}
                row={row}
                isOwn={person.name === ownName}
                onChange={() => setForm(person.id)}
                onRemove={() => onRemove(person)}
              />
            )
          })}
        </ul>
      )}
      <div className="mt-7">
        {form === 'new' ? (
          <TravellerForm person={null} onSaved={onSaved} onLeave={() => close('[data-add]')} />
        ) : (
          <button
            type="button"
            data-add
            onClick={() => setForm('new')}
            className={buttonLook({ variant: rows.length === 0 ? 'primary' : 'outline' })}
          >
            <Icon of={Plus} />
            Add a traveller
          </button>
        )}
      </div>
    </div>
  )
}

const rowAction = (id: string) => `[data-person="${id}"] button`

function Nobody() {
  return (
    <EmptyState title="Nobody is saved yet" print={irisGarden}>
      Save the people you book for once, with what the crew should know of them. At the checkout a tick is then enough.
    </EmptyState>
  )
}
