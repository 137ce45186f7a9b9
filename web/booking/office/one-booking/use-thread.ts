import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type BookingMessage, bookingMessages, writeMessage } from '#contract/messages.ts'
import { call } from '#web/platform/api.ts'
import { mayNow } from '#web/platform/rights.ts'
import { useDraft, useKeepDraft } from '#web/platform/unsaved.ts'

export type Thread = ReturnType<typeof useThread>

/** What the guest and the office wrote to each other, and the answer that is being typed. */
export function useThread(reference: string) {
  const draftName = `answer ${reference}`
  const draft = useDraft<{ body: string }>(draftName)
  const [messages, setMessages] = useState<readonly BookingMessage[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [body, setBody] = useState(draft?.body ?? '')
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  useKeepDraft(draftName, body ? { body } : null)

  const read = useCallback(() => {
    setFailed(false)
    call(bookingMessages, { reference }).then(
      (answer) => setMessages(answer.messages),
      () => setFailed(true),
    )
  }, [reference])
  useEffect(() => {
    if (mayNow(bookingMessages)) read()
  }, [read])

  const refuse = (words: string) => {
    setFault(words)
    field.current?.focus()
  }
  const send = async () => {
    if (isPending) return
    const words = body.trim()
    if (!words) return refuse('Write a few words.')
    setPending(true)
    setFault(undefined)
    try {
      const sent = await call(writeMessage, { reference, body: words })
      setMessages((now) => [...(now ?? []), sent])
      setBody('')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refuse(error.fields.body ?? (error.isOutage ? `${error.message} What you typed is kept.` : error.message))
    } finally {
      setPending(false)
    }
  }
  return { messages, hasFailed, read, body, setBody, fault, isPending, field, send }
}
