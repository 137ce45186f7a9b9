import { type EditedComing, previewComing, tellComing } from '#contract/coming-editing.ts'
import { counted } from '#core/words.ts'
import { call } from '#web/platform/api.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { Alert } from '#web/ui/alert.tsx'
import { DeedDialog } from '#web/ui/office/deed-dialog.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type TellDialogProps = {
  thing: Pick<EditedComing, 'id' | 'title' | 'version'>
  onDone: (now: EditedComing, said: string) => void
  onClose: () => void
}

/** It is here: the mail as it will go out, to how many, and the one press that sends it. */
export function TellDialog({ thing: { id, title, version }, onDone, onClose }: TellDialogProps) {
  const deed = useDeed()
  const { answer, failure } = useAsked(questionOf(previewComing, { id }))
  const waiting = answer?.counts.waiting ?? 0
  const submit = async () => {
    const now = await deed.run({ id, version }, () => call(tellComing, { id, version }))
    if (now) onDone(now, waiting > 0 ? `${counted(waiting, 'mail')} on the way.` : `${title} is here.`)
  }
  return (
    <DeedDialog
      title={`${title} is here?`}
      lead="It leaves the page Coming soon. Each who confirmed gets this mail, once; it cannot be called back."
      refusal={deed.refusal}
      isPending={deed.isPending}
      isDisabled={!answer}
      isReady
      isWide
      label={waiting > 0 ? `Send ${counted(waiting, 'mail')}` : 'It is here; nobody waits'}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {answer ? (
        <div className="border border-line bg-paper p-4">
          <p className="font-semibold">
            <bdi>{answer.subject}</bdi>
          </p>
          <pre className="mt-3 max-h-72 overflow-auto font-sans text-sm whitespace-pre-wrap" dir="auto">
            {answer.text}
          </pre>
        </div>
      ) : failure ? (
        <Alert tone="error" title={failure.message} />
      ) : (
        <Loading label="The mail is being written" className="grid">
          <Skeleton className="h-44" />
        </Loading>
      )}
      {answer && answer.counts.unconfirmed > 0 && (
        <p className="text-sm text-ink-2">
          {counted(answer.counts.unconfirmed, 'address', 'addresses')} not confirmed: nothing is sent there.
        </p>
      )}
    </DeedDialog>
  )
}
