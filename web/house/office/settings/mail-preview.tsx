import { useState } from 'react'
import { previewMail } from '#contract/mail-texts.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

type MailPreviewProps = { occasion: string; words: { subject: string; opening: string } }

/** The text with the facts of a real booking, as its guest would read it. */
export function MailPreview({ occasion, words: { subject, opening } }: MailPreviewProps) {
  const [as, setAs] = useState<'mail' | 'text'>('mail')
  const { answer, failure } = useAsked(questionOf(previewMail, { occasion, subject, opening }))
  // Words that cannot be shown leave the last that could in view.
  const [shown, setShown] = useState(answer)
  if (answer && answer !== shown) setShown(answer)
  const waits = failure && (Object.values(failure.fields)[0] ?? failure.message)

  if (!shown)
    return (
      <Panel title="As a guest would read it">
        {waits ? (
          <p className="text-sm text-ink-2">{waits}</p>
        ) : (
          <Loading label="The preview is being written" className="grid">
            <Skeleton className="h-44" />
          </Loading>
        )}
      </Panel>
    )
  const who = shown.reader?.split(' ')[0]
  return (
    <Panel
      title={who ? `As ${who} would read it` : 'As it is written'}
      aside={
        <>
          <span id="mail-shown-as" className="sr-only">
            Shown as
          </span>
          <Segmented
            labelledBy="mail-shown-as"
            value={as}
            onChange={setAs}
            choices={[
              { id: 'mail', label: 'Mail' },
              { id: 'text', label: 'Plain text' },
            ]}
          />
        </>
      }
    >
      {waits && (
        <p role="status" className="mb-3 text-sm text-kohaku">
          Not shown yet: {waits}
        </p>
      )}
      {as === 'text' && shown.text ? (
        <pre className="border border-line bg-paper p-4 font-sans text-sm whitespace-pre-wrap">{shown.text}</pre>
      ) : (
        <div className="border border-line bg-paper p-5">
          <p className="flex items-center gap-2.5 font-semibold">
            <Seal className="size-7! text-[0.6875rem]! leading-[0.75rem]!" />
            <bdi className="min-w-0 wrap-anywhere">{shown.subject}</bdi>
          </p>
          <p className="mt-3 max-w-[60ch] font-serif text-[1.0625rem] leading-[1.55] wrap-anywhere whitespace-pre-line">
            {shown.prose.join('\n\n')}
          </p>
        </div>
      )}
    </Panel>
  )
}
