import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { previewMail } from '#contract/mail-texts.ts'
import { call } from '#web/platform/api.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

type Shown = OutputOf<typeof previewMail>

/** A pause in typing, not every letter, asks the server. */
const pauseMs = 400

type MailPreviewProps = { occasion: string; words: { subject: string; opening: string } }

/** The text with the facts of a real booking, as its guest would read it. */
export function MailPreview({ occasion, words: { subject, opening } }: MailPreviewProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [as, setAs] = useState<'mail' | 'text'>('mail')
  const newest = useRef(0)

  useEffect(() => {
    newest.current += 1
    const mine = newest.current
    const timer = setTimeout(async () => {
      try {
        const answer = await call(previewMail, { occasion, subject, opening })
        if (mine === newest.current) setShown(answer)
      } catch (error) {
        // What is wrong with it is told at its field on saving; the last good preview stays.
        if (!(error instanceof ApiError)) throw error
      }
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [occasion, subject, opening])

  if (!shown) return null
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
      {as === 'text' && shown.text ? (
        <pre className="border border-line bg-paper p-4 font-sans text-sm whitespace-pre-wrap">{shown.text}</pre>
      ) : (
        <div className="border border-line bg-paper p-5">
          <p className="font-semibold wrap-anywhere">
            <bdi>{shown.subject}</bdi>
          </p>
          <div className="mt-3 grid max-w-[60ch] gap-3 font-serif text-[17px] leading-[1.55] wrap-anywhere">
            {[...new Set(shown.prose)].map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      )}
    </Panel>
  )
}
