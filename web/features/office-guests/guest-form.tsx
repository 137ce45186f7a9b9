import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ApiError } from '#contract/call.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type GuestDetail, guestDetail, saveGuest } from '#contract/guests.ts'
import { call } from '#web/platform/api.ts'
import { otherPathOrQuery, useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { ComboBox } from '#web/ui/combobox.tsx'
import { countries } from '#web/ui/countries.ts'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Conflict } from '#web/ui/office/conflict.tsx'
import { isSame } from '#web/ui/office/join-versions.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { type GuestValues, guestFields, valuesOf } from './guest-words.ts'

type GuestFormProps = {
  guest: GuestDetail
  /** Where two versions are compared: that takes more room than the form has. */
  wide: Element | null
  onSaved: (guest: GuestDetail, said: string) => void
}

/** What the office knows about a guest, changed in place. */
export function GuestForm({ guest, wide, onSaved }: GuestFormProps) {
  const draftName = `guest ${guest.id}`
  const [base, setBase] = useState(guest)
  const [theirs, setTheirs] = useState<GuestDetail | null>(null)
  const opened = valuesOf(base)
  const draft = useDraft<GuestValues>(draftName)
  const form = useForm({
    endpoint: saveGuest,
    initial: draft ?? opened,
    toInput: (values): InputOf<typeof saveGuest> => ({
      ...{ id: base.id, version: base.version, ...values, country: values.country || null },
    }),
    send: async (input) => {
      try {
        take(await call(saveGuest, input), 'Saved')
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'office.changed-meanwhile') throw error
        setTheirs(await call(guestDetail, { id: base.id }))
      }
    },
  })
  const { values, field } = form
  const take = (saved: GuestDetail, said: string) => {
    setBase(saved)
    setTheirs(null)
    form.reset(valuesOf(saved))
    onSaved(saved, said)
  }
  const changed = guestFields.filter(({ name }) => !isSame(values[name], opened[name])).map(({ label }) => label)
  const hasChanges = changed.length > 0
  const blocker = useUnsaved(hasChanges, otherPathOrQuery)
  useKeepDraft(draftName, hasChanges ? values : null)
  const join = (joined: GuestValues) => {
    if (!theirs) return
    // From here on what they saved is what this page has opened.
    setBase(theirs)
    form.change(joined)
    setTheirs(null)
  }
  return (
    <form {...form.props} className="contents">
      {theirs &&
        wide &&
        createPortal(
          <Conflict
            base={opened}
            mine={values}
            theirs={valuesOf(theirs)}
            fields={guestFields}
            by={theirs.history[0]?.by ?? null}
            at={theirs.history[0]?.at ?? guest.since}
            onJoin={join}
            onDrop={() => take(theirs, 'Theirs is loaded')}
          />,
          wide,
        )}
      <FormRefusal of={form.refusal} />
      <Panel title="What we know">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label="Name" size="small" className="sm:col-span-2" {...field('name')} />
          <TextField label="Mobile" size="small" type="tel" optional {...field('phone')} />
          <TextField label="Language" size="small" optional {...field('language')} />
          <ComboBox
            label="Country"
            size="small"
            optional
            choices={countries()}
            value={values.country || null}
            error={form.faults.country}
            onChange={(id) => form.change({ country: id ?? '' })}
          />
          <TextField label="Board" size="small" optional {...field('nameBoard')} />
          <TextField label="Food" size="small" optional className="sm:col-span-2" {...field('food')} />
          <TextField label="Walking" size="small" optional className="sm:col-span-2" {...field('walking')} />
          <TextField label="Children" size="small" optional className="sm:col-span-2" {...field('children')} />
          <TextField label="Likes" size="small" optional className="sm:col-span-2" {...field('likes')} />
          <TextField
            label="Notes"
            size="small"
            rows={5}
            optional
            hint="For the desk. Guests get a copy when they ask what we hold about them."
            className="sm:col-span-2"
            {...field('notes')}
          />
        </div>
      </Panel>
      <SaveBar
        unsaved={hasChanges ? changed.join(', ').toLowerCase() : null}
        tells="Nothing is written to the guest."
        label="Save guest"
        isPending={form.isPending}
        hindrance={theirs ? 'Compare the two versions first' : undefined}
        onSave={() => void form.submit()}
        onDiscard={() => form.reset(opened)}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={changed.join(', ').toLowerCase()}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}
