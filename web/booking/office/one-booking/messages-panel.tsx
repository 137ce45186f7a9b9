import { Send } from 'lucide-react'
import { type BookingMessage, writeMessage } from '#contract/messages.ts'
import { useMay } from '#web/platform/rights.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { moment } from './desk-words.ts'
import type { Desk } from './use-desk.ts'
import type { Thread } from './use-thread.ts'

/** The guest's words and ours; what is answered here reaches the guest by mail, too. */
export function MessagesPanel({ desk: { booking }, thread }: { desk: Desk; thread: Thread }) {
  const { messages, hasFailed, read } = thread
  const may = useMay()
  const first = booking.leadName.split(' ')[0] ?? ''
  return (
    <Panel id="messages" title="Messages" flush aside={messages && messages.length > 0 ? messages.length : undefined}>
      <ol aria-live="polite" aria-label="Messages">
        {messages?.map((message) => (
          <Said key={message.id} message={message} name={booking.leadName} />
        ))}
      </ol>
      {messages?.length === 0 && <p className="px-4.5 pb-3.5 text-sm text-ink-3">Nobody wrote yet.</p>}
      {hasFailed && (
        <p role="alert" className="px-4.5 pb-3.5 text-sm text-ink-2">
          The messages did not load. <TextButton onClick={read}>Try again</TextButton>
        </p>
      )}
      {!booking.erased && may(writeMessage) && <Answer thread={thread} first={first} />}
    </Panel>
  )
}

function Said({ message, name }: { message: BookingMessage; name: string }) {
  const isOurs = message.author === 'office'
  return (
    <li
      className={cx(
        'border-t border-line px-4.5 py-3 text-sm',
        // The guest's words have a bar at their beginning; the text of both stands in one line.
        !isOurs && 'border-s-3 border-s-ai ps-[0.9375rem]',
      )}
    >
      <p className="mb-0.5 text-[0.8125rem] text-ink-3">
        <bdi className="font-semibold text-ink">{isOurs ? (message.authorName ?? 'The office') : name}</bdi>{' '}
        <bdi>{moment(message.at)}</bdi>
      </p>
      <bdi className="block whitespace-pre-line wrap-anywhere">{message.body}</bdi>
    </li>
  )
}

function Answer({ thread, first }: { thread: Thread; first: string }) {
  const { body, setBody, fault, isPending, field, send } = thread
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        return send()
      }}
      className="grid gap-3 border-t border-line px-4.5 py-3.5"
    >
      <TextField
        label={`Write to ${first}`}
        rows={3}
        maxLength={2000}
        value={body}
        onChange={setBody}
        error={fault}
        inputRef={field}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-ink-3">{first} gets it by mail, and answers there or on the trip’s page.</p>
        <Button
          size="small"
          variant="outline"
          type="submit"
          className="max-md:min-h-11"
          isPending={isPending}
          pendingLabel="Sending…"
        >
          <Icon of={Send} dense points />
          <span>
            Send to <bdi>{first}</bdi>
          </span>
        </Button>
      </div>
    </form>
  )
}
