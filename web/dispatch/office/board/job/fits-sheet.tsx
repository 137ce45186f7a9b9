import { Ban, Phone } from 'lucide-react'
import { useState } from 'react'
import type { ResourceKind } from '#contract/booking-desk.ts'
import type { BoardJob } from '#contract/dispatch.ts'
import { findFits } from '#contract/dispatch-moves.ts'
import { kindWords } from '#core/crew.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { boardStore } from '../board-store.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import { ChoiceList } from './choice-list.tsx'
import { choicesOf, isToldByDefault, movesOf, type Refused, refusedOf, resourceOf } from './fits.ts'
import { callName, crewOf, hoursWords, kinds, partyWords, rowsById } from './job-words.ts'
import { refusalWords } from './refusal-words.ts'
import { RingLink } from './ring-link.tsx'
import { sendMoves } from './send-moves.ts'
import { useWhyLarger, WhyLargerField } from './why-larger.tsx'

type FitsSheetProps = {
  job: BoardJob
  kind: ResourceKind
  /** Whose place is to be taken; null: an empty one. */
  from: string | null
  /** With what was done, so that the caller can go on. */
  onClose: (done: boolean) => void
}

/** How many of those who do not fit stand there at once. */
const fewRefused = 2

/** Who fits first, with reasons; then who does not, and why. One press gives the job away. */
export function FitsSheet({ job, kind, from, onClose }: FitsSheetProps) {
  const rows = boardStore((state) => state.board?.rows)
  const byId = rowsById(rows ?? [])
  const deed = useDeed()
  const question = questionOf(findFits, { reference: job.reference, kind, from })
  const { answer, failure, askAgain } = useAsked(
    // Another version is another question; one that our own deed is making is no news.
    { ...question, key: `${question.key} ${job.version}`, mustWait: deed.isPending },
    0,
  )
  // The place that was to be given is none any more, by somebody else or by a press that had no answer.
  const gone = failure && !failure.isOutage ? failure : null
  const [picked, setPicked] = useState<string | null>(null)
  /** As somebody said; null: as it is usual. */
  const [said, setSaid] = useState<boolean | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const [agreeing, setAgreeing] = useState<Refused | null>(null)
  const word = kindWords[kind]
  const fits = answer?.fits ?? []
  const choices = choicesOf(fits, byId)
  const refused = refusedOf(fits, byId)
  const chosen = choices.some(({ id }) => id === picked) ? picked : (choices[0]?.id ?? null)
  const needsReason = choices.find(({ id }) => id === chosen)?.needsReason ?? false
  const why = useWhyLarger(needsReason)
  const isTold = said ?? isToldByDefault(job, kind, needsReason)
  const chosenRow = chosen ? byId.get(resourceOf(chosen)) : undefined
  const others = kinds.flatMap((some) => crewOf(job, some, byId).filter(({ id }) => id !== from)).map(callName)
  const give = async () => {
    if (!answer || !chosen || !chosenRow || !why.isSaid()) return
    const { reference } = job
    const moves = movesOf({ reference, version: answer.version, kind, from }, chosen, fits)
    const input = { moves, tellGuests: isTold ? [reference] : [], ...(needsReason && { reason: why.reason.trim() }) }
    const says = `${job.service.shortTitle} given to ${callName(chosenRow)}.`
    const done = await deed.run(input, (options) => sendMoves(input, says, options))
    if (done) return onClose(true)
    askAgain()
  }
  return (
    <Drawer
      title={job.service.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      onPhone="sheet"
      footer={
        chosenRow && (
          <>
            {needsReason && <WhyLargerField of={why} />}
            {(kind !== 'vehicle' || needsReason) && (
              <Checkbox dense isSelected={isTold} onChange={setSaid} detail="Only if something is different for them.">
                Mail {job.leadName} {needsReason ? 'which car' : 'who'} comes now
              </Checkbox>
            )}
            <Button variant="primary" wide isPending={deed.isPending} pendingLabel="Giving it…" onPress={give}>
              Give {job.service.shortTitle} to {callName(chosenRow)}
            </Button>
          </>
        )
      }
    >
      <div className="-mt-2 grid gap-1 text-sm text-ink-2 tabular-nums">
        <p>
          <bdi>{[hoursWords(job), partyWords(job), others.join(', ')].filter(Boolean).join('. ')}</bdi>
        </p>
      </div>
      {gone ? (
        <Alert tone="error" title={gone.message}>
          Close this: the board shows who has it now.
        </Alert>
      ) : (
        <FormRefusal of={deed.refusal}>
          {refusalWords(deed.refusal, answer ? 'Nothing was done. Below is who fits now.' : 'Nothing was done.')}
        </FormRefusal>
      )}
      {!answer && !failure && (
        <Loading label={`Looking which ${word} fits`} className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
      {failure?.isOutage && !answer && (
        <ErrorState title="We could not see who fits" onRetry={askAgain}>
          {failure.message}
        </ErrorState>
      )}
      {agreeing && (
        <AgreeDialog
          job={job}
          who={agreeing}
          onClose={(done) => {
            setAgreeing(null)
            if (!done) return
            setPicked(agreeing.id)
            askAgain()
          }}
        />
      )}
      {answer && (
        <div className="-mt-2">
          {answer.hour && <p className="mb-3 text-sm font-semibold text-beni">{answer.hour}</p>}
          <div className="border-t border-ink">
            {choices.length > 0 ? (
              <ChoiceList
                legend={`Which ${word} takes it`}
                choices={choices}
                value={chosen}
                onChange={setPicked}
                look="lines"
              />
            ) : (
              <p className="border-b border-line py-3 text-sm font-semibold">
                No {word} fits at this hour.{' '}
                {refused.some(({ mayAgree }) => mayAgree)
                  ? 'Below is whom to ask, and why the others cannot.'
                  : 'Below is why.'}
              </p>
            )}
            <RefusedList
              of={showsAll || choices.length === 0 ? refused : refused.slice(0, fewRefused)}
              onAgreed={setAgreeing}
            />
          </div>
          {!showsAll && choices.length > 0 && refused.length > fewRefused && (
            <TextButton className="mt-3 min-h-11 text-sm" onClick={() => setShowsAll(true)}>
              {refused.length - fewRefused} more that do not fit, and why
            </TextButton>
          )}
        </div>
      )}
    </Drawer>
  )
}

type RefusedListProps = { of: readonly Refused[]; onAgreed: (who: Refused) => void }

function RefusedList({ of: refused, onAgreed }: RefusedListProps) {
  return (
    <ul aria-label="Who does not fit">
      {refused.map((one) => (
        <li key={one.id} className="flex gap-2.5 border-b border-line py-2.5 text-sm leading-snug text-ink-3">
          <Icon of={one.mayAgree ? Phone : Ban} dense className="mt-0.5 w-[18px]" />
          <span className="min-w-0 flex-1">
            <bdi className="block font-semibold">{one.label}</bdi>
            <bdi className="block tabular-nums">
              {one.mayAgree ? 'May be asked' : 'Not possible'}. {one.words}
            </bdi>
            {one.mayAgree && (
              <span className="flex flex-wrap items-center gap-x-5">
                <RingLink name={one.label} phone={one.phone} />
                <TextButton
                  className="min-h-11"
                  aria-label={`${one.label} agreed to come`}
                  onClick={() => onAgreed(one)}
                >
                  Agreed to come
                </TextButton>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
