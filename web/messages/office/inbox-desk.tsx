import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Letter, readInbox } from '#contract/inbox.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { moment } from './inbox-words.ts'
import { LetterRow } from './letter-row.tsx'

type Inbox = OutputOf<typeof readInbox>

/** The messages of one state. What was answered a moment ago stays in its place until the page is another one. */
export function InboxDesk({ letters: read }: { letters: readonly Letter[] }) {
  const [changed, setChanged] = useState<Readonly<Record<string, Letter>>>({})
  const [letters] = useState(read)
  const { revalidate } = useRevalidator()
  return (
    <ul aria-label="Messages" className="grid gap-3">
      {letters.map((letter) => (
        <LetterRow
          key={letter.id}
          letter={changed[letter.id] ?? letter}
          onChange={(fresh) => {
            setChanged((now) => ({ ...now, [fresh.id]: fresh }))
            void revalidate()
          }}
        />
      ))}
    </ul>
  )
}

/** Guests who wrote about a booking, and whom nobody has answered. */
export function Threads({ of: threads }: { of: Inbox['threads'] }) {
  if (threads.length === 0) return null
  return (
    <Panel title="About a booking, not answered" aside={threads.length} flush className="mb-5">
      <ul>
        {threads.map(({ reference, leadName, body, at }) => (
          <li key={reference} className="border-t border-line px-4.5 py-2.5 text-sm">
            <p className="text-[0.8125rem] text-ink-3">
              <TextLink to={`/admin/tour-bookings/edit/${reference}#messages`}>
                <bdi>{`${reference}, ${leadName}`}</bdi>
              </TextLink>{' '}
              <bdi>{moment(at)}</bdi>
            </p>
            <bdi className="line-clamp-2 wrap-anywhere">{body}</bdi>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
