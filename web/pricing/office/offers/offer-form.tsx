import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { addOffer, type EditedOffer, type OfferableTour, offerForEditing, saveOffer } from '#contract/offer-editing.ts'
import { call } from '#web/platform/api.ts'
import { useDraft, useKeepDraft, useUnsaved } from '#web/platform/unsaved.ts'
import { useForm } from '#web/platform/use-form.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Conflict } from '#web/ui/office/conflict.tsx'
import { SaveBar } from '#web/ui/office/save-bar.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx'
import { GivePanel } from './give-panel.tsx'
import { inputOfOffer, newOffer, type OfferValues, offerFields, unsavedWords, valuesOfOffer } from './offer-values.ts'
import { SeenPanel } from './seen-panel.tsx'
import { ToursPanel } from './tours-panel.tsx'
import { WhenPanel } from './when-panel.tsx'

type OfferFormProps = {
  /** Null: a new one. */
  offer: EditedOffer | null
  /** Of a new one: what stands in the fields at first, as of a copy. */
  from?: OfferValues
  tours: readonly OfferableTour[]
  onSaved: (offer: EditedOffer) => void
  onDiscard: () => void
  /** Whether something is typed and not saved. */
  onUnsaved?: (hasChanges: boolean) => void
  /** Beside the fields. */
  beside?: ReactNode
}

/** An offer: what it gives, when, and for which tours and rides, beside the page that guests get of it. */
export function OfferForm({ offer, from, tours, onSaved, onDiscard, onUnsaved, beside }: OfferFormProps) {
  const key = `offer ${offer?.id ?? 'new'}`
  const typed = useDraft<OfferValues>(key)
  const [base, setBase] = useState(offer)
  const latestBase = useRef(offer)
  const [theirs, setTheirs] = useState<EditedOffer | null>(null)
  const [leaving, setLeaving] = useState<{ with: EditedOffer | null } | null>(null)
  const saved = base ? valuesOfOffer(base) : newOffer
  const put = (now: EditedOffer) => {
    latestBase.current = now
    setBase(now)
    setTheirs(null)
  }
  const form = useForm({
    endpoint: addOffer,
    initial: typed ?? from ?? saved,
    toInput: inputOfOffer,
    send: async (input) => {
      const before = latestBase.current
      try {
        const { slug: _, ...words } = input
        const answer = before
          ? await call(saveOffer, { ...words, id: before.id, version: before.version })
          : await call(addOffer, input)
        put(answer)
        form.reset(valuesOfOffer(answer))
        toast({ title: `${answer.title} is saved.`, tone: 'ok' })
        setLeaving({ with: answer })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'office.changed-meanwhile' || !before) throw error
        setTheirs(await call(offerForEditing, { offer: before.id }))
      }
    },
  })
  const unsaved = unsavedWords(form.values, saved)
  const blocker = useUnsaved(unsaved !== null && leaving === null)
  useKeepDraft(key, unsaved === null ? null : form.values)
  // Once what is saved is drawn: before that, leaving would still ask.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each leaving
  useEffect(() => {
    if (!leaving) return
    leaving.with ? onSaved(leaving.with) : onDiscard()
    setLeaving(null)
  }, [leaving])
  const hasChanges = unsaved !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, whoever listens
  useEffect(() => onUnsaved?.(hasChanges), [hasChanges])
  // What was moved elsewhere on the page stands in the fields at once, unless something is typed in them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each offer that comes
  useEffect(() => {
    if (!offer || hasChanges || offer.version <= (latestBase.current?.version ?? 0)) return
    put(offer)
    form.reset(valuesOfOffer(offer))
  }, [offer])
  const isOver = base?.state === 'ended'

  return (
    <form {...form.props}>
      {theirs && base && (
        <Conflict
          base={valuesOfOffer(base)}
          mine={form.values}
          theirs={valuesOfOffer(theirs)}
          fields={offerFields}
          by={theirs.changedBy}
          at={theirs.changedAt ?? ''}
          isPending={form.isPending}
          onJoin={(joined) => {
            put(theirs)
            form.reset(joined)
            void form.submit()
          }}
          onDrop={() => {
            put(theirs)
            form.reset(valuesOfOffer(theirs))
          }}
        />
      )}
      <div className="mb-5 empty:hidden">
        <FormRefusal of={form.refusal} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 gap-5">
          <GivePanel form={form} isNew={base === null} isUsed={base?.isUsed ?? false} />
          <WhenPanel form={form} />
          <ToursPanel
            tours={tours}
            value={form.values.tours}
            onChange={(chosen) => form.change({ tours: chosen })}
            rides={form.values.rides}
            onRides={(rides) => form.change({ rides })}
            error={form.faults.tours}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <SeenPanel
            values={form.values}
            error={form.faults.picture && 'Choose a print for the offer.'}
            onPicture={(picture) => form.change({ picture })}
          />
          {beside}
        </div>
      </div>
      <SaveBar
        unsaved={unsaved}
        tells={tellsOf(base)}
        label={offer ? 'Save offer' : 'Add offer'}
        discardLabel={offer ? 'Undo changes' : 'Leave without saving'}
        isPending={form.isPending}
        hindrance={
          isOver ? 'It has ended for good: copy it.' : theirs ? 'Choose between the versions first.' : undefined
        }
        onSave={() => void form.submit()}
        onDiscard={() => {
          form.reset(saved)
          if (!offer) setLeaving({ with: null })
        }}
      />
      <UnsavedDialog
        isOpen={blocker.state === 'blocked'}
        what={unsaved ?? 'this offer'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </form>
  )
}

/** What saving does to whom. */
function tellsOf(offer: EditedOffer | null) {
  if (!offer || offer.state === 'draft') return 'Nobody outside sees it before it is started.'
  if (offer.state === 'running') return 'Guests see it at once; what is booked stays as it was promised.'
  return 'What is booked stays as it was promised.'
}
