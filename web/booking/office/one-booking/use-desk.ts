import { useRef, useState } from 'react'
import { type DeskBooking, readDeskBooking } from '#contract/booking-desk.ts'
import { changeByOffice } from '#contract/booking-desk-changes.ts'
import { ApiError } from '#contract/call.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { KnownPlace } from '#contract/places.ts'
import { call } from '#web/platform/api.ts'
import { newKey } from '#web/platform/new-key.ts'
import { useDraft, useKeepDraft } from '#web/platform/unsaved.ts'
import { joinVersions } from '#web/ui/office/join-versions.ts'
import { toast } from '#web/ui/toast-queue.ts'
import {
  chargesOf,
  type DeskForm,
  detailsOf,
  type Faults,
  faultsOf,
  formOf,
  unsavedInWords,
  wishOf,
} from './desk-form.ts'
import { linesOf } from './desk-lines.ts'
import { type Proposed, useProposal } from './use-proposal.ts'

export type Desk = ReturnType<typeof useDesk>
/** Done; of an older version; with faults in their fields; or refused as a whole. */
export type Saved = 'saved' | 'older' | 'faulty' | 'refused'
type SaveChoice = Pick<
  InputOf<typeof changeByOffice>,
  'difference' | 'tellGuest' | 'reason' | 'evenUnderWay' | 'guestAsked'
>

/** One booking at the desk: as it was saved last, as it is typed now, and what that would mean. */
export function useDesk(opened: DeskBooking, places: readonly KnownPlace[]) {
  const [booking, setBooking] = useState(opened)
  // What was typed when the session ended is laid over the booking as it is now, or beside it where both were changed.
  const draft = useDraft<{ base: DeskForm; form: DeskForm }>(`desk ${opened.reference}`)
  const joinedDraft = draft && joinVersions(draft.base, draft.form, formOf(opened))
  const [base, setBase] = useState(() => (draft && !joinedDraft ? draft.base : formOf(opened)))
  const [form, setForm] = useState(() => joinedDraft ?? draft?.form ?? base)
  const [theirs, setTheirs] = useState<DeskBooking | null>(draft && !joinedDraft ? opened : null)
  const [refused, setRefused] = useState<Faults>({})
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isSaving, setSaving] = useState(false)
  const attempt = useRef<{ key: string; body: string } | null>(null)

  const typed = faultsOf(form)
  const canAsk = Object.keys(typed).every((name) => name === 'leadName')
  const proposed: Proposed = useProposal(booking.reference, canAsk ? wishOf(form, base, places) : null)
  const money = linesOf(booking, form, proposed.proposal)
  const faults: Faults = { ...fieldsOf(proposed.refusal), ...refused, ...typed }
  const unsaved = unsavedInWords(form, base, booking)
  useKeepDraft(`desk ${opened.reference}`, unsaved === null ? null : { base, form })

  const set = (change: Partial<DeskForm>) => {
    setForm((now) => ({ ...now, ...change }))
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))))
    setFailure(null)
  }

  /** Another version came in, by us or by others: what is typed stays, as far as nobody else touched the same. */
  const adopt = (fresh: DeskBooking) => {
    const newBase = formOf(fresh)
    const joined = joinVersions(base, form, newBase)
    if (joined === null) return setTheirs(fresh)
    setBooking(fresh)
    setBase(newBase)
    setForm(joined)
    setTheirs(null)
  }

  const accept = (fresh: DeskBooking) => {
    setBooking(fresh)
    setBase(formOf(fresh))
    setForm(formOf(fresh))
    setTheirs(null)
  }

  const readAgain = async () => {
    const fresh = await call(readDeskBooking, { reference: booking.reference })
    setTheirs(fresh)
  }

  const save = async (choice: SaveChoice): Promise<Saved> => {
    const quoteId = proposed.proposal?.quoteId
    const input = {
      ...{ reference: booking.reference, version: booking.version, ...choice },
      ...(quoteId ? { quoteId } : {}),
      details: detailsOf(form, base),
      charged: chargesOf(form).filter(({ kind, label }) =>
        money.lines.some((line) => line.kind === kind && line.label === label),
      ),
    }
    const body = JSON.stringify(input)
    if (attempt.current?.body !== body) attempt.current = { key: newKey(), body }
    setSaving(true)
    setFailure(null)
    try {
      accept(await call(changeByOffice, input, { idempotencyKey: attempt.current.key }))
      toast({ tone: 'ok', title: choice.tellGuest ? 'Saved. The guest is written to.' : 'Saved.' })
      return 'saved'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!error.isOutage) attempt.current = null
      if (error.code === 'office.changed-meanwhile') {
        await readAgain().catch(() => setFailure(error))
        return 'older'
      }
      if (error.code === 'pricing.quote-expired') proposed.askAgain()
      setFailure(error)
      setRefused(fieldsOf(error))
      return Object.keys(error.fields).length > 0 ? 'faulty' : 'refused'
    } finally {
      setSaving(false)
    }
  }

  return {
    ...{ booking, base, form, set, faults, failure, unsaved, theirs, isSaving, proposed, money, save, adopt },
    discard: () => {
      setForm(base)
      setRefused({})
      setFailure(null)
    },
    /** The joined version is what is typed now, over the newest one. */
    join: (joined: DeskForm) => {
      if (!theirs) return
      setBooking(theirs)
      setBase(formOf(theirs))
      setForm(joined)
      setTheirs(null)
    },
    theirForm: theirs && formOf(theirs),
    drop: () => theirs && accept(theirs),
    readAgain,
  }
}

const insides = /^(details|wish)\./
/** By the names of our fields. */
function fieldsOf(error: ApiError | null): Faults {
  const same: Record<string, string> = {
    guests: 'adults',
    childAges: 'ages',
    pickUpAddress: 'pickUp',
    dropOffAddress: 'dropOff',
  }
  return Object.fromEntries(
    Object.entries(error?.fields ?? {}).map(([name, words]) => {
      const plain = name.replace(insides, '')
      return [same[plain] ?? plain, words]
    }),
  )
}
