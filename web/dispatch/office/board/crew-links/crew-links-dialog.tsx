import { useState } from 'react'
import { type CrewLink, crewLinks, revokeCrewLink, sendCrewLinks } from '#contract/crew-day.ts'
import { call } from '#web/platform/api.ts'
import { useKeys } from '#web/platform/keys.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { longDay } from '#web/ui/day.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { refusalWords } from '../job/refusal-words.ts'
import { LinkRow } from './link-row.tsx'
import { needsLink, sendLabel, sentWords } from './link-words.ts'

type CrewLinksDialogProps = { day: string; onClose: () => void }

/** Sends the crew their day: who has a job, who has a link, who opened it. */
export function CrewLinksDialog({ day, onClose }: CrewLinksDialogProps) {
  const { answer, failure, askAgain: readAgain } = useAsked(questionOf(crewLinks, { day }))
  const links = answer?.links
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  const [done, setDone] = useState('')
  const [revoking, setRevoking] = useState<CrewLink | null>(null)
  const deed = useDeed()
  const isChosen = (link: CrewLink) => said.get(link.resourceId) ?? needsLink(link)
  const chosen = (links ?? []).filter(isChosen)
  const send = async (to: readonly CrewLink[], byMail: boolean) => {
    if (to.length === 0) return
    const input = { day, resourceIds: to.map(({ resourceId }) => resourceId), byMail }
    const answer = await deed.run(input, (options) => call(sendCrewLinks, input, options))
    if (!answer) return
    setUrls((before) => new Map([...before, ...answer.links.map(({ resourceId, url }) => [resourceId, url] as const)]))
    // What was sent is not sent again by the next press.
    setSaid((before) => new Map([...before, ...to.map(({ resourceId }) => [resourceId, false] as const)]))
    setDone(sentWords(answer.links))
    readAgain()
  }
  useKeys({ 'Ctrl Enter': { does: sendLabel(chosen), run: () => !deed.isPending && void send(chosen, true) } })
  return (
    <Dialog
      title="Send the day to the crew"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        links &&
        links.length > 0 && (
          <>
            <Button size="small" className="max-md:min-h-11" onPress={onClose}>
              Close
            </Button>
            <Button
              size="small"
              variant="primary"
              className="max-md:min-h-11"
              isDisabled={chosen.length === 0}
              isPending={deed.isPending}
              pendingLabel="Sending…"
              onPress={() => void send(chosen, true)}
            >
              {sendLabel(chosen)}
            </Button>
          </>
        )
      }
    >
      <p className="-mt-2 text-[15px]">
        <bdi>{longDay(day)}.</bdi> Each gets a link of their own to their jobs. A new link ends the one before it.
      </p>
      <FormRefusal of={deed.refusal}>{refusalWords(deed.refusal, 'Nothing was sent.')}</FormRefusal>
      <p role="status" className="text-sm font-semibold text-matsu empty:hidden">
        {done}
      </p>
      {!links && !failure && (
        <Loading label="The crew is loading" className="grid gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {!links && failure && (
        <ErrorState title="The crew did not load" onRetry={readAgain}>
          {failure.message}
        </ErrorState>
      )}
      {links?.length === 0 && <p className="text-[15px]">Nobody has a job on this day.</p>}
      {links && links.length > 0 && (
        <ul
          aria-label={`Who has a job on ${longDay(day)}, and whether they have their link`}
          className="max-h-[52vh] overflow-y-auto border-t border-ink text-sm text-ink"
        >
          {links.map((link) => (
            <LinkRow
              key={link.resourceId}
              link={link}
              day={day}
              isChosen={isChosen(link)}
              onChoose={(now) => setSaid((before) => new Map(before).set(link.resourceId, now))}
              url={urls.get(link.resourceId)}
              isPending={deed.isPending}
              onMake={() => void send([link], false)}
              onRevoke={() => setRevoking(link)}
            />
          ))}
        </ul>
      )}
      {revoking && (
        <RevokeDialog
          of={revoking}
          onClose={(isEnded) => {
            const { resourceId } = revoking
            setRevoking(null)
            if (!isEnded) return
            setUrls((before) => new Map([...before].filter(([id]) => id !== resourceId)))
            setSaid((before) => new Map(before).set(resourceId, false))
            readAgain()
          }}
        />
      )}
    </Dialog>
  )
}

/** Asked once: whoever has the link is then without their day. */
function RevokeDialog({ of: link, onClose }: { of: CrewLink; onClose: (isEnded: boolean) => void }) {
  const deed = useDeed()
  const submit = async () => {
    const input = { id: link.id }
    const answer = await deed.run(input, async (options) => {
      await call(revokeCrewLink, input, options)
      return true
    })
    if (answer) onClose(true)
  }
  return (
    <DeedDialog
      title={`End the link of ${link.name}?`}
      refusal={deed.refusal}
      isPending={deed.isPending}
      label="End the link"
      isDangerous
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <p className="text-[15px]">Whoever has it cannot open the day any more. You can send a new one at any time.</p>
    </DeedDialog>
  )
}
