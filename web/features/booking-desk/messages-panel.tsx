import type { BookingMessage } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { moment } from './desk-words.ts'
import type { Desk } from './use-desk.ts'
import type { Thread } from './use-thread.ts'

/** The guest's words and ours; what is answered here reaches the guest by mail, too. */
export function MessagesPanel({ desk: { booking }, thread }: { desk: Desk; thread: Thread }) {
  const { messages, hasFailed, read } = thread
  const first = booking.leadName.split(' ')[0] ?? ''
  return (
    <Panel id="messages" title="Messages" aside={messages && messages.length > 0 ? messages.length : undefined}>
      <ol aria-live="polite" aria-label="Messages" className="grid gap-2.5">
        {messages?.map((message) => (
          <Said key={message.id} message={message} name={booking.leadName} />
        ))}
      </ol>
      {messages?.length === 0 && <p className="text-sm text-ink-3">Nobody wrote yet.</p>}
      {hasFailed && (
        <p role="alert" className="text-sm text-ink-2">
          The messages did not load. <TextButton onClick={read}>Try again</TextButton>
        </p>
      )}
      {!booking.erased && <Answer thread={thread} first={first} />}
    </Panel>
  )
}

function Said({ message, name }: { message: BookingMessage; name: string }) {
  const isOurs = message.author === 'office'
  return (
    <li
      className={cx(
        'max-w-[94%] rounded-field border px-3.5 py-2.5 text-sm',
        isOurs ? 'justify-self-end border-transparent bg-ai-soft' : 'justify-self-start border-line bg-surface',
      )}
    >
      <p className="mb-0.5 text-xs text-ink-3">
        <bdi>{isOurs ? (message.authorName ?? 'The office') : name}</bdi>, <bdi>{moment(message.at)}</bdi>
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
      className="mt-4 grid gap-3"
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
        <p className="text-[13px] text-ink-3">{first} gets it by mail, and answers there or on the trip’s page.</p>
        <Button size="small" type="submit" isPending={isPending} pendingLabel="Sending…">
          Send
        </Button>
      </div>
    </form>
  )
}
