import { useEffect, useMemo, useRef, useState } from 'react'
import { capitalized, countedInWords } from '#core/words.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { Key } from '#web/ui/office/key.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { boardStore } from '../board-store.ts'
import { refusalWords } from '../job/refusal-words.ts'
import { sendMoves } from '../job/send-moves.ts'
import { useWhyLarger, WhyLargerField } from '../job/why-larger.tsx'
import { useMedia } from '../use-media.ts'
import { PanelBeside, PanelOver } from './panel-frame.tsx'
import {
  applyLabel,
  bringersOf,
  type Chosen,
  chosenOf,
  clashesOf,
  joinTells,
  movesOfAll,
  panelTitle,
  reasonsOf,
  touchedBy,
} from './proposal-choices.ts'
import { ProposedJobPart } from './proposed-job.tsx'
import { useProposals } from './use-proposals.ts'
import { isTold, WhoIsTold } from './who-is-told.tsx'

type ProposalsPanelProps = { references: readonly string[]; onClose: () => void }

/** Where the board keeps enough of the window beside the panel. */
const hasRoomBeside = '(width >= 1024px)'

/** For the jobs that were chosen, what fits, who is told, and one button for all. */
export function ProposalsPanel({ references, onClose }: ProposalsPanelProps) {
  const deed = useDeed()
  const { answer, failure, isAsking, askAgain, left } = useProposals(references, deed)
  const jobs = answer?.jobs
  const board = boardStore((state) => state.board)
  const [said, setSaid] = useState<Chosen>({})
  const [mails, setMails] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isBeside = useMedia(hasRoomBeside)

  // Also of other days than those shown: their guests are concerned as well.
  const known = useMemo(
    () => [...(answer?.others ?? []), ...(board?.jobs ?? []), ...(answer?.jobs ?? []).map(({ job }) => job)],
    [board, answer],
  )
  const chosen = useMemo(() => chosenOf(jobs ?? [], said), [jobs, said])
  const moves = useMemo(() => movesOfAll(chosen), [chosen])
  const clashes = clashesOf(chosen, known)
  const touched = touchedBy(moves, known)
  const needsReason = chosen.some(({ proposal }) => proposal?.needsReason)
  const why = useWhyLarger(needsReason)
  const count = chosen.filter(({ proposal }) => proposal).length
  const canApply = count > 0 && clashes.size === 0 && !isAsking && !deed.isPending

  // What is chosen is outlined on the board as long as the panel is open.
  useEffect(() => boardStore.setState({ proposed: moves }), [moves])
  useEffect(() => () => boardStore.setState({ proposed: [] }), [])
  useFocusWithin(references)

  const apply = async () => {
    // The keys reach it also from what lies over the page, where nobody sees what they would do.
    if (!canApply || (isBeside && document.querySelector('[role=dialog]'))) return
    if (!why.isSaid()) return
    const tellGuests = touched.filter((job) => job.state === 'confirmed' && isTold(job, mails))
    const reasons = reasonsOf(chosen, why.reason.trim())
    const input = {
      moves,
      tellGuests: tellGuests.map(({ reference }) => reference),
      reasons,
      brings: bringersOf(chosen),
    }
    const says = `${capitalized(countedInWords(count, 'job'))} given ${count === 1 ? 'a new crew' : 'new crews'}.`
    const done = await deed.run(input, (options) => sendMoves(input, says, options))
    if (done) return onClose()
    askAgain()
  }
  useKeys({ 'Ctrl Enter': { does: 'Apply the chosen crews', run: () => void apply() } })

  const Frame = isBeside ? PanelBeside : PanelOver
  return (
    <Frame
      title={panelTitle(Math.min(references.length, jobs?.length ?? references.length))}
      about="Best first: fewest moves, most rest, then who knows the guest."
      onClose={onClose}
      footer={
        jobs && (
          <>
            <FormRefusal of={deed.refusal}>
              {refusalWords(deed.refusal, 'Nothing was done. Here is what fits now.')}
            </FormRefusal>
            {clashes.size > 0 && (
              <p className="text-sm font-semibold text-beni">
                Two of these cannot go together. Please choose another for one of them.
              </p>
            )}
            {needsReason && <WhyLargerField of={why} />}
            <Button
              variant="primary"
              wide
              className="!min-h-10 max-md:!min-h-12"
              isDisabled={count === 0 || clashes.size > 0}
              isPending={deed.isPending}
              pendingLabel="Applying…"
              onPress={() => void apply()}
            >
              {applyLabel(count)}
            </Button>
            {count > 0 && (
              <p className="flex items-center justify-center gap-1 text-xs text-ink-3">
                One undo takes all of it back.
                {isBeside && (
                  // The names of keys stand as they are pressed, also from right to left.
                  <span dir="ltr">
                    <Key>Ctrl</Key> <Key>Enter</Key>
                  </span>
                )}
              </p>
            )}
          </>
        )
      }
    >
      <div aria-live="polite" className="sr-only">
        {jobs && !isAsking && `${capitalized(countedInWords(count, 'change'))} chosen.`}
      </div>
      {!jobs && !failure && <PanelLoading count={references.length} />}
      {!jobs && failure && (
        <div className="py-4">
          <ErrorState title="The proposals did not come" onRetry={askAgain} isRetrying={isAsking}>
            {failure.message}
          </ErrorState>
        </div>
      )}
      {jobs?.map((one) => {
        const { reference } = one.job
        const now = said[reference] ?? 0
        return (
          <ProposedJobPart
            key={reference}
            of={one}
            value={now !== 'tray' && now >= one.proposals.length ? 0 : now}
            onChange={(choice) => setSaid((before) => ({ ...before, [reference]: choice }))}
            clash={clashes.get(reference)}
            onAsked={askAgain}
          />
        )
      })}
      {left > 0 && (
        <p className="py-3 text-sm text-ink-2">
          {capitalized(countedInWords(left, 'more job'))} when these have their crew.
        </p>
      )}
      {count > 0 && (
        <div className="py-3.5">
          <WhoIsTold
            tells={joinTells(chosen.map(({ proposal }) => proposal))}
            jobs={touched}
            said={mails}
            onSay={(reference, told) => setMails((before) => new Map(before).set(reference, told))}
          />
        </div>
      )}
    </Frame>
  )
}

/** It is asked for by a press elsewhere on the page, and goes back there; that button may have gone with the need. */
function useFocusWithin(references: readonly string[]): void {
  const first = useRef(references[0])
  useEffect(() => {
    const cameFrom = document.activeElement
    document.getElementById('proposals-title')?.focus()
    return () => {
      const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body
      const jobsOwn = `[data-job="${first.current}"], [data-bar][tabindex="0"]`
      const target = isThere ? cameFrom : document.querySelector<HTMLElement>(jobsOwn)
      target?.focus({ preventScroll: true })
    }
  }, [])
}

function PanelLoading({ count }: { count: number }) {
  return (
    <Loading label="Looking for crews" className="grid gap-4 py-4">
      {Array.from({ length: Math.min(count, 3) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without a content of their own
        <Skeleton key={index} className="h-36" />
      ))}
    </Loading>
  )
}
