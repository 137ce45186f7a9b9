import { useEffect, useRef, useState } from 'react'
import type { DeskMember, ResourceKind } from '#contract/booking-desk.ts'
import { changeCrew, crewCandidates } from '#contract/booking-desk-moves.ts'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { kindWords, restsInWords } from './desk-words.ts'
import { useDeed } from './use-deed.ts'
import type { Desk } from './use-desk.ts'

type Candidate = OutputOf<typeof crewCandidates>['candidates'][number]
type CrewDialogProps = { desk: Desk; kind: ResourceKind; member: DeskMember | null; onClose: () => void }

const nobody = 'nobody'

/** Who could take it, best first, and why the others cannot. */
export function CrewDialog({ desk, kind, member, onClose }: CrewDialogProps) {
  const { reference, version } = desk.booking
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  /** As somebody said; null: as it is usual. */
  const [said, setSaid] = useState<boolean | null>(null)
  const [isTried, setTried] = useState(false)
  const reasonField = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const deed = useDeed(desk, onClose)
  useEffect(() => {
    let isOver = false
    call(crewCandidates, { reference, kind }).then(
      (answer) => !isOver && setCandidates(answer.candidates),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isOver) setFailure(error)
      },
    )
    return () => {
      isOver = true
    }
  }, [reference, kind])
  const word = kindWords[kind].toLowerCase()
  const candidate = candidates?.find(({ id }) => id === chosen)
  const name = candidate?.name
  const isLarger = candidate?.needsReason ?? false
  const needsReason = chosen === nobody || isLarger
  // A larger car than was booked is news for its guests, and so is whoever was still to be found.
  const tellGuest = said ?? (isLarger || !member)
  const reasonFault = isTried && needsReason && reason.trim() === '' ? 'Say why.' : deed.refusal?.fields.reason
  const submit = () => {
    setTried(true)
    if (needsReason && reason.trim() === '') return reasonField.current?.focus()
    const to = chosen === nobody ? null : chosen
    const input = {
      reference,
      version,
      kind,
      from: member?.id ?? null,
      to,
      reason,
      tellGuest: tellGuest && to !== null,
    }
    const done = to ? `${name} has it now.` : `Taken off. The booking needs another ${word}.`
    return deed.run(input, (options) => call(changeCrew, input, options), done)
  }
  return (
    <DeedDialog
      title={member ? `Another ${word} in place of ${member.name}` : `A ${word} for this booking`}
      refusal={failure ?? deed.refusal}
      isPending={deed.isPending}
      isDisabled={chosen === null}
      label={chosen === nobody ? `Take ${word} off` : name ? `Give it to ${name}` : 'Choose somebody'}
      onSubmit={submit}
      onClose={onClose}
    >
      {!candidates && !failure && <Skeleton className="h-56" />}
      {candidates && (
        <RadioGroup
          label={`Every ${word} of ours, best fit first`}
          boxed
          value={chosen}
          onChange={setChosen}
          className="[&>div]:max-h-[46vh] [&>div]:overflow-y-auto max-md:[&>div]:max-h-[32vh]"
          choices={[
            ...candidates.filter(({ isHere }) => !isHere).map(choiceOf),
            ...(member
              ? [
                  {
                    id: nobody,
                    label: 'Nobody yet',
                    detail: `${member.name} is unassigned: the booking then needs crew`,
                  },
                ]
              : []),
          ]}
        />
      )}
      <TextField
        label="Reason, kept in the history"
        size="small"
        optional={!needsReason}
        maxLength={300}
        value={reason}
        onChange={setReason}
        inputRef={reasonField}
        {...(reasonFault ? { error: reasonFault } : {})}
      />
      {chosen !== nobody && (
        <Checkbox dense isSelected={tellGuest} onChange={setSaid} detail="Only if something is different for them.">
          Write to the guest, with the new voucher
        </Checkbox>
      )}
    </DeedDialog>
  )
}

function choiceOf(candidate: Candidate) {
  const { id, name, kind, className, whyNot, warning, needsReason, restBeforeMinutes, restAfterMinutes } = candidate
  const rests = kind === 'vehicle' ? '' : restsInWords(restBeforeMinutes, restAfterMinutes)
  return {
    id,
    label: name,
    detail: whyNot ?? warning ?? className ?? rests,
    aside: whyNot ? 'Not possible' : needsReason ? 'With a reason' : warning ? 'Below the aim' : 'Fits',
    isDisabled: whyNot !== null,
  }
}
