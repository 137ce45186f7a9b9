import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type BookingMessage, bookingMessages, writeMessage } from '#contract/messages.ts'
import type { Which } from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'
import { useDraft, useKeepDraft } from '#web/platform/unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { TextField } from '#web/ui/field.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { Part } from './booking-frame.tsx'
import { clockOf, dayOf } from './booking-words.ts'

type MessagesProps = {
  which: Which
  now: string
  /** Nothing else on the page is its main action. */
  isMain: boolean
  /** It takes place: on the day itself the telephone is quicker. */
  isAhead: boolean
}

/** What the guest and the office wrote to each other; what was typed stays until it has arrived. */
export function Messages({ which, now, isMain, isAhead }: MessagesProps) {
  const [messages, setMessages] = useState<readonly BookingMessage[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const read = useCallback(() => {
    setFailed(false)
    call(bookingMessages, which).then(
      (answer) => setMessages(answer.messages),
      () => setFailed(true),
    )
  }, [which])
  useEffect(read, [read])

  return (
    <Part title="Messages with the office" aside="We answer within two hours while the desk is there">
      {/* A region that is there before anything is written in it, so that what comes is read out. */}
      <ol aria-live="polite" aria-label="Messages" className="grid gap-3.5">
        {messages?.map((message) => (
          <Said key={message.id} message={message} today={dayOf(now)} />
        ))}
      </ol>
      {hasFailed && (
        <p role="alert" className="text-sm text-ink-2">
          The messages did not load. <TextButton onClick={read}>Try again</TextButton>
        </p>
      )}
      <Write
        which={which}
        isMain={isMain}
        isAhead={isAhead}
        onSent={(message) => setMessages((now) => [...(now ?? []), message])}
      />
    </Part>
  )
}

function Said({ message, today }: { message: BookingMessage; today: string }) {
  const isGuest = message.author === 'guest'
  const who = isGuest ? 'You' : `${message.authorName ?? 'Somebody'} at the desk`
  const day = dayOf(message.at) === today ? 'today' : shortDay(dayOf(message.at))
  return (
    <li
      className={cx(
        'max-w-[94%] rounded-field border px-4.5 py-3.5 text-[0.9375rem] leading-normal md:max-w-[min(560px,86%)]',
        isGuest ? 'justify-self-end border-transparent bg-ai-soft' : 'justify-self-start border-line bg-surface',
      )}
    >
      <div className="mb-1 text-xs text-ink-3">
        <bdi>
          {who}, {day} {clockOf(message.at)}
        </bdi>
      </div>
      <bdi className="block whitespace-pre-line wrap-anywhere">{message.body}</bdi>
    </li>
  )
}

type WriteProps = { which: Which; isMain: boolean; isAhead: boolean; onSent: (message: BookingMessage) => void }

function Write({ which, isMain, isAhead, onSent }: WriteProps) {
  const desk = useDeskContact()
  const draftName = `message ${which.reference}`
  const draft = useDraft<{ body: string }>(draftName)
  const [body, setBody] = useState(draft?.body ?? '')
  useKeepDraft(draftName, body ? { body } : null)
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const field = useRef<HTMLTextAreaElement | HTMLInputElement>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const words = body.trim()
    if (!words) {
      setFault('Write a few words.')
      return field.current?.focus()
    }
    setPending(true)
    setFault(undefined)
    try {
      onSent(await call(writeMessage, { ...which, body: words }))
      setBody('')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(error.fields.body ?? (error.isOutage ? `${error.message} Your words are kept.` : error.message))
      field.current?.focus()
    } finally {
      setPending(false)
    }
  }

  return (
    <form noValidate onSubmit={send} className="mt-5 print:hidden">
      <TextField
        label="Your message"
        rows={3}
        placeholder="Ask, or tell us something"
        maxLength={2000}
        value={body}
        onChange={setBody}
        error={fault}
        inputRef={field}
      />
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">
          {isAhead ? 'On the day itself, ring' : 'Or ring'}{' '}
          <TextLink href={desk.phoneHref}>
            <bdi className="whitespace-nowrap">{desk.phone}</bdi>
          </TextLink>
          {isAhead ? '. It is quicker.' : '.'}
        </p>
        <Button
          type="submit"
          variant={isMain ? 'primary' : 'outline'}
          isPending={isPending}
          pendingLabel="Sending…"
          className="max-md:w-full"
        >
          Send to the office
        </Button>
      </div>
    </form>
  )
}
